import type { Id } from '@empty-chair/kernel/ids';
import type { Question, Table } from '@empty-chair/kernel/table';
import type { MessageId, Params, Ref, RuleId } from '@empty-chair/kernel/words';
import { FACES } from '../charts/dice.ts';
import { NONE } from '../content.ts';
import type { BattleDie, BattleFace } from '../pack/types.ts';
import { m, numberRef, ref } from '../words.ts';
import type { TurnTable } from './turn.ts';

/** EU-28.3: what only a human can see or decide. */
export interface Asked {
  readonly rule: RuleId;
  readonly ask: MessageId;
  readonly params?: Params;
}

export function askFor<A>(
  table: Table<unknown>,
  { rule, ask, params }: Asked,
  answers: readonly A[],
  refOf: (answer: A) => Ref,
  inParts?: Question<A>['inParts'],
): A {
  const question = params === undefined ? { id: ask } : { id: ask, params };
  const parts = inParts && { inParts };
  return table.ask({ rule, channel: 'human', ask: question, answers, ref: refOf, ...parts });
}

const YES_NO = [true, false] as const;
export const askWhether = (table: Table<unknown>, asked: Asked): boolean =>
  askFor(table, asked, YES_NO, (isYes) => ref('case', isYes ? 'yes' : 'no'));

export const askNumber = (
  table: Table<unknown>,
  asked: Asked,
  least: number,
  most: number,
): number => {
  const answers: number[] = [];
  for (let n = least; n <= most; n += 1) answers.push(n);
  return askFor(table, asked, answers, numberRef);
};

/** One of the places, or none of them. */
export const askPlace = <Kind extends string>(
  table: Table<unknown>,
  asked: Asked,
  places: readonly Id<Kind>[],
  refOf: (place: Id<Kind>) => Ref,
): Id<Kind> =>
  askFor<Id<Kind>>(table, asked, [NONE, ...places], (place) =>
    place === NONE ? ref('case', 'none') : refOf(place),
  );

const DIE = Array.from({ length: FACES }, (_, i) => i + 1);

/** The ordinary die: rolled by the app, or on the table. */
export function rollDie(table: Table<unknown>, { rule, ask, params }: Asked): number {
  if (!table.atTable.dice) return table.rng.below(FACES) + 1;
  const face = table.ask({
    rule,
    channel: 'dice',
    ask: params === undefined ? { id: ask } : { id: ask, params },
    answers: DIE,
    ref: (n) => ref('die', n),
  });
  table.rng.reveal();
  return face;
}

/** Battle dice whose faces a pack names are rolled by the app, unless dice are rolled on the table. */
export const rollIcons = (table: TurnTable, die: BattleDie, asked: Asked, n: number): number =>
  rollByApp(table, die, asked.rule, n) ?? askNumber(table, asked, 0, n);

/** Nothing, where only the humans know what the dice show. */
export function rollByApp(
  table: TurnTable,
  die: BattleDie,
  by: RuleId,
  n: number,
): number | undefined {
  const faces = facesByApp(table, die);
  if (faces === undefined) return undefined;
  let hits = 0;
  for (let one = 0; one < n; one += 1) {
    if (faces[table.rng.below(faces.length)] === 'hit') hits += 1;
  }
  table.emit?.(by, m('see.battleDice'), { die: ref('battleDie', die), n, hits });
  return hits;
}

export const isRolledByApp = (table: TurnTable, die: BattleDie): boolean =>
  facesByApp(table, die) !== undefined;

const facesByApp = (
  { atTable, scene }: TurnTable,
  die: BattleDie,
): readonly BattleFace[] | undefined => (atTable.dice ? undefined : scene.state.rules.dice[die]);
