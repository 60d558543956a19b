import type { Asked, FoundRate } from '@empty-chair/uikit/setup/published-rate.ts';
import { setupChoices } from '../../rules/view.ts';
import type { SeatDraft, SetupDraft } from './setup-model.ts';
import { charactersOf, humansIn } from './setup-model.ts';

/** Three bots and one more: all would win equally often. */
export const EVEN = 1 / 4;

/**
 * What the studies of Root may know of a chair. Two humans at one table were never studied, nor was a human
 * against bots of both boxes.
 */
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
  if (humansIn(draft) > 1 || level === undefined || hasSecondBox(draft)) return undefined;
  return { seat: seat.faction, isHuman: true, axes: { level } };
}

const hasSecondBox = ({ seats }: SetupDraft): boolean =>
  setupChoices.bots.some(
    ({ id, isSecondBox }) => isSecondBox && seats.some(({ bot }) => bot === id),
  );

/**
 * No stand-in goes out of its way to remove plots, as a person would: the number of the Corvids is shown
 * with that said, and no word for how hard they are is made of it.
 */
export const isOverstated = ({ bot }: SeatDraft): boolean => bot === 'cogwheelCorvids';

/** How often it wins, as far as that says how hard it is. */
export const hardnessOf = (seat: SeatDraft, found: FoundRate | undefined): number | undefined =>
  isOverstated(seat) ? undefined : found?.row.winRate[0];

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
