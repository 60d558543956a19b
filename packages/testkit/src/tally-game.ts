import { kernelMessage, Refused } from '@empty-chair/kernel/errors';
import { count } from '@empty-chair/kernel/fields';
import * as json from '@empty-chair/kernel/json';
import type { GameModule } from '@empty-chair/kernel/module';
import type { InputOf } from '@empty-chair/kernel/verbs';
import { inputsOf, verbOf } from '@empty-chair/kernel/verbs';
import type { MessageId, RuleId } from '@empty-chair/kernel/words';
import { literal, message, seat } from '@empty-chair/kernel/words';

/**
 * The least game that has everything a match can meet: set-up questions, human inputs, chance by
 * app or table, questions in a bot's turn, an invariant. For tests of the kernel, which may know no
 * game. Two seats add to a total until it reaches 30.
 */
export interface TallyConfig {
  /** Ask for the start of the total at set-up. */
  readonly asksStart: boolean;
  readonly diceAtTable: boolean;
}

export interface TallyState {
  total: number;
  turn: 'human' | 'bot';
}

const m = (id: string) => id as MessageId;
const rule = (id: string) => id as RuleId;

export const HUMAN = seat(0);
export const BOT = seat(1);
const TARGET = 30;
const FACES = [1, 2, 3, 4, 5, 6];

export const DEFAULT: TallyConfig = { asksStart: false, diceAtTable: false };

const verb = verbOf<TallyState>();
const n = count(0, 999);
const VERBS = {
  add: verb({
    fields: { n },
    *offers({ total, turn }, who) {
      if (total < TARGET && turn === 'human' && who === HUMAN) yield { n: { least: 1, most: 3 } };
    },
    refuses: ({ total, turn }) => {
      if (total >= TARGET) return kernelMessage('kernel.gameOver');
      return turn === 'human' ? undefined : kernelMessage('kernel.notYourTurn');
    },
    apply: (table, given) => {
      table.scene.total += given.n;
      table.scene.turn = 'bot';
      table.emit?.(rule('H-1'), m('added'), { n: given.n });
    },
    said: (_, given) => message(m('add'), { n: given.n }),
  }),
  set: verb({
    fields: { n },
    apply: ({ scene }, given) => {
      scene.total = given.n;
    },
    said: (_, given) => message(m('set'), { n: given.n }),
  }),
};
export type TallyInput = InputOf<typeof VERBS>;
const inputs = inputsOf<TallyState, typeof VERBS>(VERBS, 'fields');

export const tally: GameModule<TallyConfig, TallyState, TallyInput> = {
  id: 'tally',
  rulesVersion: 3,
  contentHash: 'tally',
  codecs: {
    config: {
      encode: (config) => ({ ...config }),
      decode: (data) => {
        const fields = json.object(data, '', ['asksStart', 'diceAtTable']);
        return {
          asksStart: json.flag(json.field(fields, '', 'asksStart'), 'asksStart'),
          diceAtTable: json.flag(json.field(fields, '', 'diceAtTable'), 'diceAtTable'),
        };
      },
    },
    state: {
      encode: (state) => ({ ...state }),
      decode: (data) => {
        const fields = json.object(data, '', ['total', 'turn']);
        return {
          total: json.whole(json.field(fields, '', 'total'), 'total', 0, 999),
          turn: json.oneOf(json.field(fields, '', 'turn'), 'turn', ['human', 'bot']),
        };
      },
    },
    input: inputs.inputCodec,
  },
  invariants: [
    {
      name: 'at most 99',
      check: ({ total }) => (total > 99 ? message(m('tooMuch'), { n: total }) : undefined),
    },
  ],
  defaultConfig: DEFAULT,
  configWords: [],
  configFrom: () => DEFAULT,
  seats: () => [
    { seat: HUMAN, name: literal('human'), bot: false },
    { seat: BOT, name: literal('bot'), bot: true },
  ],
  chance: ({ diceAtTable }) => ({ cards: false, dice: diceAtTable, choices: false }),
  setup: (table, { asksStart }) => {
    const total = asksStart
      ? table.ask({
          rule: rule('S-1'),
          channel: 'human',
          ask: message(m('start')),
          answers: [0, 5],
          ref: (n) => literal(String(n)),
        })
      : 0;
    table.emit?.(rule('S-1'), m('starts'), { n: total });
    return { total, turn: 'human' };
  },
  next: ({ total, turn }) => {
    if (total >= TARGET) return { kind: 'over', scores: [], winners: [HUMAN] };
    return turn === 'human' ? { kind: 'human', seat: HUMAN } : { kind: 'bot', seat: BOT };
  },
  ...inputs,
  apply: (table, who, input) => {
    if (who !== HUMAN) throw new Refused(kernelMessage('kernel.notYourTurn'));
    inputs.applyInput(table, who, input);
  },
  botTurn: (table) => {
    const state = table.scene;
    const face = table.atTable.dice
      ? table.ask({
          rule: rule('B-1'),
          channel: 'dice',
          ask: message(m('rolled')),
          answers: FACES,
          ref: (n) => literal(String(n)),
        })
      : table.rng.below(6) + 1;
    if (table.atTable.dice) table.rng.reveal();
    table.emit?.(rule('B-1'), m('rolled'), { n: face });
    // High rolls leave a choice to the human.
    const times =
      face > 3
        ? table.ask({
            rule: rule('B-2'),
            channel: 'human',
            ask: message(m('times')),
            answers: [1, 2],
            ref: (n) => literal(`x${n}`),
          })
        : 1;
    state.total += face * times;
    state.turn = 'human';
    table.emit?.(rule('B-2'), m('added'), { n: face * times });
  },
  clone: (state) => ({ ...state }),
  describe: ({ total }) => [message(m('total'), { n: total })],
  consequences: (before, after) => ({
    losses: [],
    taken: before.total < TARGET && after.total >= TARGET ? [literal('total')] : [],
    points: after.total - before.total,
  }),
  diff: (before, after) =>
    before.total === after.total && before.turn === after.turn
      ? []
      : [message(m('total'), { n: after.total })],
};
