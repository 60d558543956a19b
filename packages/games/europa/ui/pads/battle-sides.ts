import type { Question } from '@empty-chair/kernel/table';
import type { Ref } from '@empty-chair/kernel/words';
import { answerRefs } from '@empty-chair/uikit/pads/answers.ts';
import { casualties } from '../../rules/view.ts';

/** Stands for the hits of a side whose dice the app rolls. */
export const BY_APP = 'app';

/** One side of a round of battle, as the question tells it. */
interface BattleSide {
  readonly realm: string;
  readonly units: number;
  /** By the round before. */
  readonly lost: number;
  /** None of a human, who says only what was hit. */
  readonly dice: number;
  /** The hits that can be told, as the answer has them; only `app` where the app rolls. */
  readonly hits: readonly string[];
}
export interface BattleRound {
  readonly number: number;
  readonly attacker: BattleSide;
  readonly defender: BattleSide;
  /** Where a human may retreat to before the dice, and who it is. */
  readonly retreats: readonly Ref[];
  readonly human: string;
}

export function roundOf(question: Question<unknown>): BattleRound {
  const { params = {} } = question.ask;
  const number = (name: string): number => {
    const value = params[name];
    return typeof value === 'number' ? value : 0;
  };
  const realm = (name: string): string => {
    const value = params[name];
    return typeof value === 'object' && 'id' in value ? value.id : '';
  };
  const refs = answerRefs(question);
  const pairs = refs.filter(({ kind }) => kind === 'hits').map(({ id }) => id.split('-'));
  const hits = (side: number): string[] => [...new Set(pairs.map((pair) => pair[side] ?? ''))];
  const attacker: BattleSide = {
    realm: realm('who'),
    units: number('n'),
    lost: number('lost'),
    dice: number('dice'),
    hits: hits(0),
  };
  const defender: BattleSide = {
    realm: realm('enemy'),
    units: number('units'),
    lost: number('enemyLost'),
    dice: number('enemyDice'),
    hits: hits(1),
  };
  return {
    number: number('round'),
    attacker,
    defender,
    retreats: refs.filter(({ kind }) => kind !== 'hits'),
    human: attacker.dice === 0 ? attacker.realm : defender.realm,
  };
}

/** What is chosen of both rows; of a side whose dice the app rolls nothing has to be. */
export interface Chosen {
  readonly attacker: string | undefined;
  readonly defender: string | undefined;
}
export const notYet = ({ attacker, defender }: BattleRound): Chosen => ({
  attacker: attacker.hits[0] === BY_APP ? BY_APP : undefined,
  defender: defender.hits[0] === BY_APP ? BY_APP : undefined,
});
/** Once both are known they are the answer: there is no further button. */
export const answerOf = ({ attacker, defender }: Chosen): string | undefined =>
  attacker === undefined || defender === undefined ? undefined : `${attacker}-${defender}`;

/** How many Units a side loses by what is chosen so far; none by dice that the app will roll. */
export function losses(round: BattleRound, of: keyof Chosen, chosen: Chosen): number {
  const other = of === 'attacker' ? 'defender' : 'attacker';
  const hits = Number(chosen[other]);
  return Number.isNaN(hits) ? 0 : casualties(hits, round[other].units, round[of].units);
}

/** As the mock has them: all in one row, else the first five and one that opens the rest. */
const IN_A_ROW = 6;
export const shownHits = (hits: readonly string[], isOpen: boolean): readonly string[] =>
  isOpen || hits.length <= IN_A_ROW ? hits : hits.slice(0, IN_A_ROW - 1);
