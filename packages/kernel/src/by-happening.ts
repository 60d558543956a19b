import type { Happening, Ref } from './words.ts';

/**
 * Something for each happening, where those with the same message and parameters are the same one. It is
 * found part by part: a text of all the parts would have to be made for every happening of every run.
 */
export class ByHappening<V> {
  private readonly first: Node<V> = newNode('', '', undefined);
  private readonly all: V[] = [];

  /** In the order in which they came. */
  values(): readonly V[] {
    return this.all;
  }

  find(happening: Happening): V | undefined {
    return nodeOf(this.first, happening).value;
  }

  /** For one that has nothing yet. */
  add(happening: Happening, value: V): void {
    nodeOf(this.first, happening).value = value;
    this.all.push(value);
  }
}

/** A parameter: its name and kind stand with the node, so that only its value has to be looked up. */
interface Node<V> {
  readonly name: string;
  readonly kind: string;
  /** The same value under another name, or of another kind. */
  readonly other: Node<V> | undefined;
  /** By what comes next, if anything ever did. */
  after: Map<string | number, Node<V>> | undefined;
  value: V | undefined;
}
const newNode = <V>(name: string, kind: string, other: Node<V> | undefined): Node<V> => ({
  name,
  kind,
  other,
  after: undefined,
  value: undefined,
});

function nodeOf<V>(first: Node<V>, { id, params }: Happening): Node<V> {
  let node = next(first, id, '', 'message');
  if (params === undefined) return node;
  for (const name of Object.keys(params)) {
    const value = params[name] as number | Ref | readonly Ref[];
    if (typeof value === 'number') node = next(node, value, name, 'number');
    else if ('kind' in value) node = next(node, value.id, name, value.kind);
    else {
      node = next(node, value.length, name, 'list');
      for (const ref of value) node = next(node, ref.id, name, ref.kind);
    }
  }
  return node;
}

function next<V>(node: Node<V>, value: string | number, name: string, kind: string): Node<V> {
  node.after ??= new Map();
  const known = node.after.get(value);
  for (let found = known; found !== undefined; found = found.other) {
    if (found.name === name && found.kind === kind) return found;
  }
  const fresh = newNode(name, kind, known);
  node.after.set(value, fresh);
  return fresh;
}
