import type { FoundRate } from '@empty-chair/uikit/setup/published-rate.ts';
import { words } from '../words.ts';
import type { SeatDraft } from './setup-model.ts';
import { otherCharacter } from './studied.ts';

/** What of a chair's choices its published rate knows nothing of. */
export function caveatsOf(seat: SeatDraft, found: FoundRate | undefined): readonly string[] {
  const character = otherCharacter(seat);
  return [
    ...(found !== undefined && found.without.length > 0 ? [words.t('ui.published.noTraits')] : []),
    ...(character === undefined
      ? []
      : [words.t('ui.published.as', { character: { kind: 'character', id: character } })]),
  ];
}
