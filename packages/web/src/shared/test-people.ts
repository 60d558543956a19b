import type { MessageId } from '@empty-chair/kernel/words';
import type { Catalogue } from '@empty-chair/text/catalogue';
import type { Language } from '@empty-chair/text/languages';
import { createRenderer } from '@empty-chair/text/renderer';
import type { Speaker } from './said.ts';
import type { Present } from './view.ts';

/** For tests: people at a table, and the words of the app without the app. */

export const person = (name: string, more: Partial<Present> = {}): Present => ({
  by: `${name} #1`,
  name,
  chairs: [],
  isViewer: false,
  isAway: false,
  isMe: false,
  ...more,
});

const texts = import.meta.glob<Catalogue>('../../../uikit/text/*/{shared,table}.json', {
  import: 'default',
});

export async function speaker(language: Language): Promise<Speaker> {
  const parts = Object.entries(texts).filter(([path]) => path.includes(`/${language}/`));
  const renderer = createRenderer(
    language,
    ...(await Promise.all(parts.map(([, load]) => load()))),
  );
  return {
    language,
    t: (id, params) =>
      renderer.render({ id: id as string as MessageId, ...(params !== undefined && { params }) }),
  };
}
