import type { RuleId } from '@empty-chair/kernel/words';
import type { Realm } from '../content.ts';
import { NONE } from '../content.ts';
import type { Player } from '../state.ts';
import { areaRef, m, realmRef, ref, rule } from '../words.ts';
import { askFor, isRolledByApp, rollByApp } from './ask.ts';
import type { Retreat } from './retreat.ts';
import { retreatRef } from './retreat.ts';
import type { Battle, Told, TurnTable } from './turn.ts';

/** One side of a round. */
export interface Side {
  /** Whose dice they are. */
  readonly realm: Realm;
  /** All that stand on it, with its company. */
  readonly units: number;
  /** What the round before has cost it. */
  readonly lost: number;
  /** Of a bot. A human has more than Units and Ideas to count, and says only what was hit. */
  readonly dice: number | undefined;
}
export interface Sides {
  readonly attacker: Side;
  readonly defender: Side;
}

/** Who may leave before the round, and where to. */
interface Leaving {
  readonly human: Player;
  readonly ways: readonly Retreat[];
}
export const isRetreat = (answer: Told | Retreat): answer is Retreat => 'to' in answer;

/** One question for a round: the hits of both sides, or that the human retreats. Nothing, where the app knows all. */
export function askRound(
  table: TurnTable,
  battle: Battle,
  sides: Sides,
  leaving?: Leaving,
): Told | Retreat {
  const { attacker, defender } = sides;
  const hits = hitsTold(table, attacker, defender).flatMap((one): readonly Told[] =>
    hitsTold(table, defender, attacker).map((other) => ({ attacker: one, defender: other })),
  );
  const isKnown = hits.length === 1 && leaving === undefined;
  const [only] = hits;
  if (isKnown && only !== undefined) return only;
  // A human counts more than dice, and says only what was hit: then those of the one bot are told.
  const bot =
    attacker.dice === undefined ? defender : defender.dice === undefined ? attacker : undefined;
  return askFor<Told | Retreat>(
    table,
    {
      rule: rule('EU-16.3'),
      ask: bot === undefined ? m('ask.battleRound') : m('ask.battleWithHuman'),
      params: {
        area: areaRef(battle.area),
        round: battle.round + 1,
        who: realmRef(attacker.realm),
        n: attacker.units,
        enemy: realmRef(defender.realm),
        units: defender.units,
        lost: attacker.lost,
        enemyLost: defender.lost,
        dice: attacker.dice ?? 0,
        enemyDice: defender.dice ?? 0,
        ...(bot && { bot: realmRef(bot.realm), botDice: bot.dice ?? 0 }),
      },
    },
    [...hits, ...(leaving?.ways ?? [])],
    (answer) =>
      isRetreat(answer)
        ? retreatRef(leaving?.human, answer)
        : ref('hits', `${answer.attacker ?? BY_APP}-${answer.defender ?? BY_APP}`),
    (first, next) => roundInParts(table, [...hits, ...(leaving?.ways ?? [])], first, next),
  );
}

/** Once these were questions of their own: whether the human retreats and where to, the bot's hits, the others'. */
function roundInParts(
  { scene: { isActive } }: TurnTable,
  answers: readonly (Told | Retreat)[],
  first: string,
  next: () => string,
): Told | Retreat | undefined {
  const ways = answers.filter(isRetreat);
  if (first === 'yes') {
    const [only, ...others] = ways;
    if (others.length === 0) return only;
    const place = next();
    return ways.find(({ to }) => (to === NONE ? 'none' : areaRef(to).id) === place);
  }
  if (first !== 'no' && !/^\d+$/.test(first)) return undefined;
  const [ours, theirs] = [first === 'no' ? next() : first, next()].map(Number);
  const [attacker, defender] = isActive ? [ours, theirs] : [theirs, ours];
  return answers.find(
    (one) => !isRetreat(one) && one.attacker === attacker && one.defender === defender,
  );
}
const BY_APP = 'app';

/** From none to the most; nothing of a side whose dice the app rolls. */
function hitsTold(
  table: TurnTable,
  { dice }: Side,
  against: Side,
): readonly (number | undefined)[] {
  if (dice !== undefined && isRolledByApp(table, 'infantry')) return [undefined];
  return Array.from({ length: (dice ?? against.units) + 1 }, (_, n) => n);
}

/** As many as were told; else the app rolls, after whoever may retreat has stayed. */
export const hitsOf = (
  table: TurnTable,
  { dice = 0 }: Side,
  told: number | undefined,
  by: RuleId,
): number => told ?? rollByApp(table, 'infantry', by, dice) ?? 0;

/** Each Unit hits once at most, and only what stands there is hit. */
export const casualties = (hits: number, units: number, against: number): number =>
  Math.min(hits, units, against);
