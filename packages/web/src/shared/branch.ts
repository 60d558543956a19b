import { encodeRecord } from '@empty-chair/kernel/record';
import type { AnyStory } from '../session/opened.ts';
import type { Branch } from './view.ts';

/** One of two games that went on apart. */
export function branchOf(
  story: AnyStory,
  other: AnyStory,
  made: Pick<Branch, 'by' | 'at'>,
): Branch {
  return { ...made, story, entries: story.record.entries.length - common(story, other) };
}

/** How many entries both have. */
function common(one: AnyStory, other: AnyStory): number {
  const [ours, theirs] = [textsOf(one), textsOf(other)];
  const apart = ours.findIndex((text, index) => text !== theirs[index]);
  return apart < 0 ? ours.length : apart;
}

function textsOf({ game, record }: AnyStory): readonly string[] {
  const { entries } = encodeRecord(game, record) as { readonly entries: readonly unknown[] };
  return entries.map((entry) => JSON.stringify(entry));
}
