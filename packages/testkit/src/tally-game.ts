import { kernelMessage, Refused } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import type { GameModule } from '@empty-chair/kernel/module';
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

export type TallyInput = { readonly kind: 'add' | 'set'; readonly n: number };

const m = (id: string) => id as MessageId;
const rule = (id: string) => id as RuleId;

export const HUMAN = seat(0);
export const BOT = seat(1);
const TARGET = 30;
const FACES = [1, 2, 3, 4, 5, 6];

export const DEFAULT: TallyConfig = { asksStart: false, diceAtTable: false };

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
    input: {
      encode: (input) => ({ ...input }),
      decode: (data) => {
        const fields = json.object(data, '', ['kind', 'n']);
        return {
          kind: json.oneOf(json.field(fields, '', 'kind'), 'kind', ['add', 'set']),
          n: json.whole(json.field(fields, '', 'n'), 'n', 0, 999),
        };
      },
    },
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
  legal: ({ total, turn }, who) =>
    total < TARGET && turn === 'human' && who === HUMAN
      ? [1, 2, 3].map((n) => ({ kind: 'add', n }))
      : [],
  apply: (table, who, { kind, n }) => {
    const state = table.scene;
    if (who !== HUMAN) throw new Refused(kernelMessage('kernel.notYourTurn'));
    if (kind === 'set') {
      state.total = n;
      return;
    }
    if (state.total >= TARGET) throw new Refused(kernelMessage('kernel.gameOver'));
    if (state.turn !== 'human') throw new Refused(kernelMessage('kernel.notYourTurn'));
    state.total += n;
    state.turn = 'bot';
    table.emit?.(rule('H-1'), m('added'), { n });
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
  inputKey: ({ kind, n }) => `${kind} ${n}`,
  parseInput: (text) => {
    const [, kind, n] = /^(add|set) (\d{1,3})$/.exec(text) ?? [];
    if (kind !== 'add' && kind !== 'set') throw new Refused(message(m('unknown')));
    return { kind, n: Number(n) };
  },
  inputMessage: (_state, _seat, { kind, n }) => message(m(kind), { n }),
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
