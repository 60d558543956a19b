/** A piece of a page that is known to be well formed: only `html` and `trusted` make one. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Piece = Markup | string | number | undefined | readonly Piece[];

/** Whatever is put in is escaped, unless it is markup already: titles and labels come from files. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...pieces.map(written)));
}

/** Our own style sheets and drawings, which stand in the page as they are. */
export function trusted(text: string): Markup {
  return new Markup(text);
}

/** A script of ours. Its end tag cannot stand in a tagged template: bundlers rewrite those with a helper. */
export function inlineScript(text: string): Markup {
  return new Markup(`<script>${text}</script>`);
}

/** Data for the page's script. No end tag can come up in it. */
export function dataScript(data: unknown): Markup {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return new Markup(`<script type="application/json">${text}</script>`);
}

function written(piece: Piece): string {
  if (piece === undefined) return '';
  if (piece instanceof Markup) return piece.text;
  if (typeof piece === 'object') return piece.map(written).join('');
  return escaped(String(piece));
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}
