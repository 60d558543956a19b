import type { Happening, Message, Params, Ref } from '@empty-chair/kernel/words';
import { isRef } from '@empty-chair/uikit/sentence.ts';
import type { RootView } from '../../rules/view.ts';

/** One side of a battle: what it rolled, the hits it dealt and where they come from, what it lost. */
export interface BattleSide {
  readonly faction: string;
  readonly as: 'attacks' | 'defends';
  readonly die: number;
  readonly isHigher: boolean;
  readonly hits: number;
  /** Fighters in the clearing when the dice fell: no more hits are rolled. Unknown of a pawn. */
  readonly warriors: number | undefined;
  /** Hits beside the roll. */
  readonly extra: number;
  /** What the die showed counts for nothing. */
  readonly isIgnored: boolean;
  /** Warriors that fell after the roll, and the buildings and tokens that went after them. */
  readonly lost: number;
  readonly pieces: readonly string[];
}

/** A battle as it came out, the attacker first. */
export interface BattleView {
  readonly at: Ref | undefined;
  readonly sides: readonly [BattleSide, BattleSide];
  /** What else was lost or scored by it. */
  readonly others: readonly Message[];
}

/** Drawn as crossed pieces. */
const LOSSES: readonly string[] = ['do.removeWarriors', 'do.removePiece'];

const refOf = (params: Params | undefined, name: string): Ref | undefined => {
  const value = params?.[name];
  return value !== undefined && typeof value === 'object' && isRef(value) ? value : undefined;
};
const numberOf = (params: Params | undefined, name: string): number => {
  const value = params?.[name];
  return typeof value === 'number' ? value : 0;
};

/** Warriors of a faction that these happenings took from a clearing. */
function fallenIn(happenings: readonly Happening[], faction: string, at: Ref | undefined): number {
  return happenings.reduce((sum, { id, params }) => {
    const isTheirs = id === 'do.removeWarriors' && refOf(params, 'faction')?.id === faction;
    return isTheirs && refOf(params, 'at')?.id === at?.id ? sum + numberOf(params, 'n') : sum;
  }, 0);
}

/** The last battle among what happened, from the board before it; undefined where no dice were rolled. */
export function battleIn(
  happenings: readonly Happening[],
  before: RootView,
): BattleView | undefined {
  const rolled = happenings.findLastIndex(({ id }) => id === 'do.dice');
  const begun = happenings.findLastIndex(({ id }, at) => id === 'do.battle' && at < rolled);
  if (rolled < 0 || begun < 0) return undefined;
  const { params: who } = happenings[begun] as Happening;
  const { params: roll } = happenings[rolled] as Happening;
  const [low = 0, high = 0] = (refOf(roll, 'dice')?.id.match(/\d/g) ?? []).map(Number).sort();
  const [attacker, defender] = [refOf(who, 'attacker')?.id ?? '', refOf(who, 'defender')?.id ?? ''];
  const at = refOf(who, 'at');
  const toDice = happenings.slice(0, rolled);
  const since = happenings.slice(rolled + 1);
  const isSwapped =
    toDice.slice(begun).some(({ id }) => id === 'do.veterans') || isGuerrilla(before, defender);

  function side(faction: string, as: BattleSide['as']): BattleSide {
    const isHigher = (as === 'attacks') !== isSwapped;
    const die = isHigher ? high : low;
    const hits = numberOf(roll, as === 'attacks' ? 'attackerHits' : 'defenderHits');
    const there = warriorsIn(before, faction, at);
    const warriors = there === undefined ? undefined : there - fallenIn(toDice, faction, at);
    // What limits a pawn is not to be seen here: fewer hits than rolled are its limit.
    const counted = warriors === undefined ? Math.min(die, hits) : Math.min(die, warriors);
    return {
      faction,
      as,
      die,
      isHigher,
      hits,
      warriors,
      extra: Math.max(0, hits - counted),
      isIgnored: hits < counted,
      lost: fallenIn(since, faction, at),
      pieces: since.flatMap((one) => pieceLost(one, before, faction, at)),
    };
  }
  return {
    at,
    sides: [side(attacker, 'attacks'), side(defender, 'defends')],
    others: since.filter(({ id }) => !LOSSES.includes(id)),
  };
}

/** A building or token that was taken from there, where it was that faction's. */
function pieceLost(
  { id, params }: Happening,
  { clearings }: RootView,
  faction: string,
  at: Ref | undefined,
): readonly string[] {
  const piece = refOf(params, 'piece')?.id;
  if (id !== 'do.removePiece' || piece === undefined) return [];
  const there = clearings.find((one) => one.id === at?.id);
  const isTheirs =
    there?.slots.some((slot) => slot.fill === piece && slot.faction === faction) === true ||
    there?.tokens.some((token) => token.piece === piece && token.faction === faction) === true;
  return isTheirs ? [piece] : [];
}

/** Law 8.2.2: of people; the bot says so by its trait. */
const isGuerrilla = ({ factions }: RootView, defender: string): boolean =>
  defender === 'alliance' &&
  factions.some(({ faction, bot }) => faction === defender && bot === undefined);

/** Undefined of whoever has no warriors: a Vagabond. */
function warriorsIn(
  { clearings }: RootView,
  faction: string,
  at: Ref | undefined,
): number | undefined {
  const clearing = clearings.find(({ id }) => id === at?.id);
  if (clearing?.pawns.includes(faction) === true) return undefined;
  return clearing?.warriors.find((one) => one.faction === faction)?.n ?? 0;
}
