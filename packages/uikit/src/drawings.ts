/** What home draws; the others come with `other-drawings.ts`. */
const sources = import.meta.glob('./icons/first/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;

/** The drawing inside each file, without its outer element. */
const drawings = new Map<string, string>();

/** Drawings of a game's own, by the paths of their files; a name is known to the whole app. */
export function addDrawings(files: Readonly<Record<string, string>>): void {
  for (const [path, svg] of Object.entries(files)) {
    drawings.set(
      path.replace(/^.*\//, '').replace('.svg', ''),
      svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, ''),
    );
  }
}
addDrawings(sources);

export const drawingOf = (name: string): string => drawings.get(name) ?? '';

const parsed = new Map<string, DocumentFragment>();

function fill(node: Element, name: string): void {
  let fragment = parsed.get(name);
  if (fragment === undefined) {
    const template = document.createElement('template');
    template.innerHTML = `<svg>${drawingOf(name)}</svg>`;
    fragment = document.createDocumentFragment();
    fragment.append(...(template.content.firstElementChild?.childNodes ?? []));
    parsed.set(name, fragment);
  }
  node.replaceChildren(fragment.cloneNode(true));
}

const fillers = new Map<string, (node: Element) => void>();

/**
 * Fills an element with a drawing: parsed once, copied ever after, for it is drawn by the hundred.
 * The same name gives the same filler, so that a piece that is looked at anew is not drawn anew.
 * Where it is not here yet, as on a page without a game, it is fetched.
 */
export function drawn(name: string): (node: Element) => void {
  const known = fillers.get(name);
  if (known !== undefined) return known;
  const filler = (node: Element): void => {
    if (drawings.has(name)) fill(node, name);
    else {
      void import('./other-drawings.ts').then(({ otherDrawings }) => {
        addDrawings(otherDrawings);
        fill(node, name);
      });
    }
  };
  fillers.set(name, filler);
  return filler;
}
