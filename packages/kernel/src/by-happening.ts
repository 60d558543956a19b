import type { Happening, Ref } from './words.ts';

/**
 * Something for each happening, where those with the same message and parameters are the same one. It is
 * found part by part: a text of all the parts would have to be made for every happening of every run.
 */
export class ByHappening<V> {
  private readonly first: Node<V> = newNode();
  private readonly all: V[] = [];

  /** In the order in which they came. */
  values(): readonly V[] {
    return this.all;
  }

  entryOf(happening: Happening, make: () => V): V {
    const node = nodeOf(this.first, happening);
    if (node.value === undefined) {
      node.value = make();
      this.all.push(node.value);
    }
    return node.value;
  }
}

interface Node<V> {
  value: V | undefined;
  readonly after: Map<string | number, Node<V>>;
}
const newNode = <V>(): Node<V> => ({ value: undefined, after: new Map() });

function nodeOf<V>(first: Node<V>, { id, params }: Happening): Node<V> {
  let node = next(first, id);
  if (params === undefined) return node;
  for (const name of Object.keys(params)) {
    const value = params[name] as number | Ref | readonly Ref[];
    node = next(node, name);
    if (typeof value === 'number') node = next(node, value);
    else if ('kind' in value) node = afterRef(node, value);
    else {
      node = next(node, value.length);
      for (const ref of value) node = afterRef(node, ref);
    }
  }
  return node;
}

const afterRef = <V>(node: Node<V>, { kind, id }: Ref): Node<V> => next(next(node, kind), id);

function next<V>(node: Node<V>, part: string | number): Node<V> {
  const known = node.after.get(part);
  if (known !== undefined) return known;
  const fresh = newNode<V>();
  node.after.set(part, fresh);
  return fresh;
}
