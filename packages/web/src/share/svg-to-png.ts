const STYLES = [
  'fill',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

/** A drawing of the page as a picture. All that its style sheets and fonts give it is written into it. */
export async function svgToPng(svg: SVGSVGElement, side: number): Promise<Blob> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const sources = svg.querySelectorAll('*');
  for (const [i, element] of copy.querySelectorAll('*').entries()) {
    const source = sources[i];
    if (source === undefined) continue;
    const style = getComputedStyle(source);
    for (const name of STYLES) element.setAttribute(name, style.getPropertyValue(name));
    element.removeAttribute('class');
    element.removeAttribute('style');
  }
  copy.setAttribute('width', String(side));
  copy.setAttribute('height', String(side));
  const fonts = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  fonts.textContent = await fontFaces();
  copy.prepend(fonts);
  const text = new XMLSerializer().serializeToString(copy);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')?.drawImage(image, 0, 0, side, side);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

/** A picture knows no font of the page: the app's own go with it. */
async function fontFaces(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule),
  );
  const faces = rules.map(async ({ cssText, parentStyleSheet }) => {
    const [, path = ''] = /url\("?([^")]+)"?\)/.exec(cssText) ?? [];
    const url = new URL(path, parentStyleSheet?.href ?? location.href);
    const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
    const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    return cssText.replace(/url\([^)]*\)/, `url(data:font/woff2;base64,${btoa(binary)})`);
  });
  return (await Promise.all(faces)).join('\n');
}
