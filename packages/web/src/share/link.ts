import { MOST_LETTERS, pack, refuseLong, unpack } from '@empty-chair/uikit/share/packed.ts';
import { formatRoute, parseRoute } from '../router.ts';

/** A link that carries the whole record in its fragment; `page` is the address of the app. */
export async function linkTo(record: unknown, page: string): Promise<string> {
  return page.replace(/#.*$/, '') + formatRoute({ name: 'import', data: await pack(record) });
}

/** What was pasted or opened: the text of a file, a link, or only a link's fragment. */
export async function recordFrom(text: string): Promise<unknown> {
  refuseLong(text.length, MOST_LETTERS);
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) return JSON.parse(trimmed);
  const route = parseRoute(trimmed.slice(trimmed.indexOf('#')));
  return unpack(route.name === 'import' ? route.data : trimmed);
}
