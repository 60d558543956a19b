import type { Language } from '@empty-chair/text/languages';
import { chartLibrary } from './assets.ts';
import script from './browser/charts.js?raw';
import figureStyle from './figures.css?raw';
import type { Markup } from './html.ts';
import { html, inlineScript, trusted } from './html.ts';
import pageStyle from './page.css?raw';

export interface Frame {
  readonly language: Language;
  readonly title: string;
  readonly body: Markup;
}

/** Nothing may be fetched: what is not in the page is not there. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'";

/** A whole page in one text, with all that it needs. */
export function pageText({ language, title, body }: Frame): string {
  const library = chartLibrary();
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${trusted(library.style)}
${trusted(pageStyle)}
${trusted(figureStyle)}</style>
</head>
<body>
${body}
${inlineScript(library.script)}
${inlineScript(script)}
</body>
</html>
`.text;
}
