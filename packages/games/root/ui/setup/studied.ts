import type { Asked } from '@empty-chair/uikit/setup/published-rate.ts';
import { setupChoices } from '../../rules/view.ts';
import type { SeatDraft, SetupDraft } from './setup-model.ts';
import { charactersOf, humansIn } from './setup-model.ts';

/** Three bots and one more: all would win equally often. */
export const EVEN = 1 / 4;

/** What the study of Root may know of a chair; two humans at one table were never studied. */
export function askedOf(draft: SetupDraft, index: number): Asked | undefined {
  const seat = draft.seats[index];
  if (seat === undefined) return undefined;
  if (seat.bot !== undefined) {
    return {
      seat: seat.bot,
      axes: { level: seat.difficulty ?? '' },
      ...(seat.traits !== undefined && { traits: seat.traits }),
    };
  }
  const level = usualLevel(draft);
  if (humansIn(draft) > 1 || level === undefined) return undefined;
  return { seat: seat.faction, isHuman: true, axes: { level } };
}

/** The level that most bots have, of two the harder: the study gave all bots the same. */
export function usualLevel({ seats }: SetupDraft): string | undefined {
  const count = (level: string): number =>
    seats.filter((seat) => seat.bot !== undefined && seat.difficulty === level).length;
  return setupChoices.levels.reduce<string | undefined>(
    (most, level) =>
      count(level) > 0 && count(level) >= (most === undefined ? 0 : count(most)) ? level : most,
    undefined,
  );
}

/** The character with which the study was played, where the chair has another. */
export function otherCharacter({ bot, character }: SeatDraft): string | undefined {
  const [studied] = charactersOf(bot);
  return character === studied ? undefined : studied;
}
