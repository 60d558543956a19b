import type { Config, Input, State } from '@empty-chair/games/toy/module';
import { toy } from '@empty-chair/games/toy/module';
import type { Consequences, GameModule } from '@empty-chair/kernel/module';
import { randomPolicy } from '@empty-chair/kernel/random-policy';
import type { MessageId, RuleId } from '@empty-chair/kernel/words';
import { message, seat } from '@empty-chair/kernel/words';
import { describe, expect, test } from 'vitest';
import type { ConformanceOptions } from './conformance.ts';
import { checksFor } from './conformance.ts';
import { playThrough } from './play.ts';
import { showError } from './show.ts';

type Toy = GameModule<Config, State, Input>;

const policy = randomPolicy<State, Input>();
const config: Config = {
  level: 'greedy',
  traits: ['bold'],
  chance: { cards: 'table', dice: 'table', choices: 'app' },
};
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const options: ConformanceOptions<Config, State, Input> & { policy: typeof policy } = {
  configs: { config },
  seeds: SEEDS,
  most: 100,
  policy,
  attempts: () => ['set nest 0', 'set nest 99', 'set fruit 1 4'].map(toy.parseInput),
  passing: ['put.round', 'put.card', 'see.pickersTurn'],
};

/** The problems that the check with this title has with the game, played by itself or by toy. */
function problemsOf(title: string, game: Toy, player: Toy = game): readonly string[] {
  const check = checksFor(game, options).find(([name]) => name === title)?.[1];
  if (check === undefined) throw new Error(`no check ${title}`);
  return SEEDS.flatMap((seed) => {
    try {
      return check(playThrough(player, config, seed, options));
    } catch (error) {
      return [showError(error)];
    }
  });
}

interface Breakage {
  readonly title: string;
  readonly how: string;
  /** Part of a problem that must be found: a check that fails for another reason proves nothing. */
  readonly says: string;
  readonly broken: (counter: () => number) => Partial<Toy>;
  /** Who plays the games that are checked; toy where a broken game could not be played at all. */
  readonly player?: Toy;
}

const rule = 'X-1' as RuleId;
const said = (id: string) => message(id as MessageId);

const TREE = { kind: 'tree', id: '1' };
const loss = (of: number, pieces: number) => ({ place: TREE, seat: seat(of), pieces });
/** Wrong about a turn, but not about a state and itself. */
const changed =
  (change: (found: Consequences) => Consequences): Toy['consequences'] =>
  (before, after, who) => {
    const found = toy.consequences(before, after, who);
    return before === after ? found : change(found);
  };

const BREAKAGES: readonly Breakage[] = [
  {
    title: 'ends within the bound',
    how: 'never over',
    says: 'not over after 100',
    broken: () => ({
      next: (state) => {
        const next = toy.next(state);
        return next.kind === 'over' ? { kind: 'human', seat: seat(0) } : next;
      },
      legal: () => [{ kind: 'set', fact: { what: 'round', n: 1 } }],
    }),
  },
  {
    title: 'keeps its invariants',
    how: 'an invariant that does not hold',
    says: 'invariant never',
    broken: () => ({ invariants: [{ name: 'never', check: () => said('no') }] }),
    player: toy,
  },
  {
    title: 'clones fully',
    how: 'forgets a field',
    says: 'differs in nest',
    broken: () => ({ clone: (state) => ({ ...toy.clone(state), nest: 0 }) }),
    player: toy,
  },
  {
    title: 'clones fully',
    how: 'no clone at all',
    says: 'the same object',
    broken: () => ({ clone: (state) => state }),
    player: toy,
  },
  {
    title: 'never changes a past state',
    how: 'shares the fruit',
    says: 'was changed later',
    // Only before a human's input: a turn that is run again would fail at once.
    broken: () => ({
      clone: (state) => ({
        ...toy.clone(state),
        ...(state.turn === 'picker' && { fruit: state.fruit }),
      }),
    }),
  },
  {
    title: 'reads the config it wrote',
    how: 'does not write the traits',
    says: 'cannot read what it wrote',
    broken: () => ({
      codecs: {
        ...toy.codecs,
        config: { ...toy.codecs.config, encode: ({ level, chance }) => ({ level, chance }) },
      },
    }),
    player: toy,
  },
  {
    title: 'reads the config it wrote',
    how: 'reads anything',
    says: 'config codec: reads undefined',
    broken: () => ({
      codecs: { ...toy.codecs, config: { encode: (value) => value, decode: () => config } },
    }),
    player: toy,
  },
  {
    title: 'reads the states it wrote',
    how: 'does not write the scarecrow',
    says: 'decoded differs in scarecrow',
    broken: () => ({
      codecs: {
        ...toy.codecs,
        state: {
          ...toy.codecs.state,
          encode: (state) => toy.codecs.state.encode({ ...state, scarecrow: undefined }),
        },
      },
    }),
    player: toy,
  },
  {
    title: 'reads the states it wrote',
    how: 'writes what is not JSON',
    says: 'not plain JSON',
    broken: () => ({
      codecs: {
        ...toy.codecs,
        state: { ...toy.codecs.state, encode: (state) => new Map([['round', state.round]]) },
      },
    }),
    player: toy,
  },
  {
    title: 'says who is next, and who won',
    how: 'takes the magpie for a human',
    says: 'seat 1 is a human',
    broken: () => ({ seats: (given) => toy.seats(given).map((info) => ({ ...info, bot: false })) }),
    player: toy,
  },
  {
    title: 'says who is next, and who won',
    how: 'a score that does not add up',
    says: 'not the sum',
    broken: () => ({
      next: (state) => {
        const next = toy.next(state);
        if (next.kind !== 'over') return next;
        return { ...next, scores: next.scores.map((score) => ({ ...score, sources: [] })) };
      },
    }),
  },
  {
    title: 'offers legal inputs, and refuses the wrong seat',
    how: 'the same input twice',
    says: 'twice',
    broken: () => ({
      legal: (state, who) => {
        const legal = toy.legal(state, who);
        return [...legal, ...legal.slice(0, 1)];
      },
    }),
    player: toy,
  },
  {
    title: 'offers legal inputs, and refuses the wrong seat',
    how: 'an input that is refused',
    says: 'not applicable',
    broken: () => ({
      legal: (state, who) =>
        who === seat(0) ? [...toy.legal(state, who), { kind: 'walk', to: state.picker }] : [],
    }),
    player: toy,
  },
  {
    title: 'offers legal inputs, and refuses the wrong seat',
    how: 'anybody may play for the picker',
    says: 'by seat 99: is not refused',
    broken: () => ({ apply: (table, _, input) => toy.apply(table, seat(0), input) }),
    player: toy,
  },
  {
    title: 'offers legal inputs, and refuses the wrong seat',
    how: 'reads its own keys as something else',
    says: 'read as another input',
    broken: () => ({ parseInput: () => ({ kind: 'done' }) }),
    player: toy,
  },
  {
    title: 'offers legal inputs, and refuses the wrong seat',
    how: 'inputs for the bot',
    says: 'done for seat 1',
    broken: () => ({ legal: () => [{ kind: 'done' }] }),
    player: toy,
  },
  {
    title: 'refuses rubbish',
    how: 'reads anything',
    says: 'reads "rubbish"',
    broken: () => ({ parseInput: () => ({ kind: 'done' }) }),
    player: toy,
  },
  {
    title: 'refuses rubbish',
    how: 'falls over it',
    says: 'TypeError: oops, not Refused',
    broken: () => ({
      parseInput: () => {
        throw new TypeError('oops');
      },
    }),
    player: toy,
  },
  {
    title: 'takes a correction or refuses it',
    how: 'falls over it',
    says: 'TypeError: oops, not Refused',
    broken: () => ({
      apply: () => {
        throw new TypeError('oops');
      },
    }),
    player: toy,
  },
  {
    title: 'takes a correction or refuses it',
    how: 'changes the state and then refuses',
    says: 'refused, but changed the state',
    broken: () => ({
      clone: (state) => state,
      apply: (table, who, input) => {
        table.scene.nest += 1;
        toy.apply(table, who, input);
      },
    }),
    player: toy,
  },
  {
    title: 'describes positions and differences',
    how: 'says nothing',
    says: 'says nothing',
    broken: () => ({ describe: () => [] }),
  },
  {
    title: 'describes positions and differences',
    how: 'differs from itself',
    says: 'differs from itself',
    broken: () => ({ diff: () => [said('see.supply')] }),
  },
  {
    title: 'describes positions and differences',
    how: 'sees no difference',
    says: 'nothing to move',
    broken: () => ({ diff: () => [] }),
  },
  {
    title: 'knows the consequences of turns',
    how: 'finds something where nothing happened',
    says: 'a state differs from itself',
    broken: () => ({ consequences: () => ({ losses: [], taken: [TREE], points: 0 }) }),
  },
  {
    title: 'knows the consequences of turns',
    how: 'counts points that were not made',
    says: 'but its score is',
    broken: () => ({ consequences: changed((found) => ({ ...found, points: 2 * found.points })) }),
  },
  {
    title: 'knows the consequences of turns',
    how: 'a loss of nothing',
    says: '0 pieces lost at tree 1',
    broken: () => ({ consequences: changed((found) => ({ ...found, losses: [loss(0, 0)] })) }),
  },
  {
    title: 'knows the consequences of turns',
    how: 'a loss of a bot',
    says: 'seat 1, who is no human',
    broken: () => ({ consequences: changed((found) => ({ ...found, losses: [loss(1, 2)] })) }),
  },
  {
    title: 'knows the consequences of turns',
    how: 'takes a place twice',
    says: 'tree 1 is taken twice',
    broken: () => ({ consequences: changed((found) => ({ ...found, taken: [TREE, TREE] })) }),
  },
  {
    title: 'knows the consequences of turns',
    how: 'changes the position on the table',
    says: 'was changed later',
    broken: () => ({
      consequences: (before, after, who) => {
        const found = toy.consequences(before, after, who);
        before.nest += 1;
        after.nest += 1;
        return found;
      },
    }),
  },
  {
    title: 'replays its record',
    how: 'remembers something outside of its state',
    says: 'replay: happenings',
    broken: (counter) => ({
      botTurn: (table, who) => {
        toy.botTurn(table, who);
        table.emit?.(rule, said('count').id, { n: counter() });
      },
    }),
  },
  {
    title: 'replays its record',
    how: 'draws other chance, that nobody sees',
    says: 'replay: generator',
    broken: (counter) => ({
      botTurn: (table, who) => {
        toy.botTurn(table, who);
        if (toy.next(table.scene).kind !== 'over') return;
        if (counter() % 2 === 0) table.rng.below(2);
        else table.rng.reveal();
      },
    }),
  },
  {
    title: 'tells what it moved',
    how: 'tells nothing but the first happening',
    says: 'was not told',
    broken: () => ({
      botTurn: (table, who) => {
        let isFirst = true;
        toy.botTurn(
          {
            ...table,
            emit: (...happening) => {
              if (isFirst) table.emit?.(...happening);
              isFirst = false;
            },
          },
          who,
        );
      },
    }),
  },
  {
    title: 'counts what the table tells',
    how: 'turns cards without counting them',
    says: 'was told chance 2 times, but counts 0',
    broken: () => ({
      botTurn: (table, who) => {
        const { rng } = table;
        const silent: typeof rng = {
          below: (n) => rng.below(n),
          fork: (stream) => rng.fork(stream),
          reveal: () => {},
          snapshot: () => rng.snapshot(),
        };
        toy.botTurn({ ...table, rng: silent }, who);
      },
    }),
  },
  {
    title: 'replays its record',
    how: 'does not write an input as it was',
    says: 'bad data at entries[1]',
    broken: () => ({
      codecs: { ...toy.codecs, input: { ...toy.codecs.input, encode: () => 'done' } },
    }),
  },
  {
    title: 'keeps an open question in its record',
    how: 'asks another question the next time',
    says: 'what it waits for',
    broken: (counter) => ({
      botTurn: (table, who) => {
        const ask: typeof table.ask = (question) =>
          table.ask({ ...question, rule: `X-${counter()}` as RuleId });
        toy.botTurn({ ...table, ask }, who);
      },
    }),
  },
  {
    title: 'undoes',
    how: 'remembers something outside of its state',
    says: 'undo to 0: happenings',
    broken: (counter) => ({
      setup: (table, given) => {
        table.emit?.(rule, said('count').id, { n: counter() });
        return toy.setup(table, given);
      },
    }),
  },
  {
    title: 'changes an entry',
    how: 'tells a turn in another way each time',
    says: 'to itself changes later ones',
    broken: (counter) => ({
      botTurn: (table, who) => {
        table.emit?.(rule, said('count').id, { n: counter() });
        toy.botTurn(table, who);
      },
    }),
  },
  {
    title: 'opens under later rules',
    how: 'reads another state',
    says: 'checkpoint: state',
    broken: () => ({
      codecs: {
        ...toy.codecs,
        state: {
          ...toy.codecs.state,
          decode: (json, given) => {
            const state = toy.codecs.state.decode(json, given);
            return { ...state, picker: state.magpie, magpie: state.picker };
          },
        },
      },
    }),
  },
  {
    title: 'opens at a bookmark',
    how: 'does not read the scarecrow',
    says: 'bookmark: state differs',
    broken: () => ({
      codecs: {
        ...toy.codecs,
        state: {
          ...toy.codecs.state,
          decode: (json, given) => ({
            ...toy.codecs.state.decode(json, given),
            scarecrow: undefined,
          }),
        },
      },
    }),
  },
  {
    title: 'opens at a bookmark',
    how: 'cannot read its states',
    says: 'bookmark: of no use',
    broken: () => ({
      codecs: {
        ...toy.codecs,
        state: { ...toy.codecs.state, decode: (json) => toy.codecs.state.decode([json], config) },
      },
    }),
  },
  {
    title: 'explains',
    how: 'goes another way when it is watched',
    says: 'another state',
    broken: () => ({
      botTurn: (table, who) => {
        toy.botTurn(table, who);
        if (table.trace !== undefined) table.scene.actions = 0;
      },
    }),
  },
  {
    title: 'explains',
    how: 'tells more when it is watched',
    says: 'other happenings',
    broken: () => ({
      botTurn: (table, who) => {
        toy.botTurn(table, who);
        if (table.trace !== undefined) table.emit?.(rule, said('more').id);
      },
    }),
  },
  {
    title: 'plays the same with and without a trace',
    how: 'draws chance for the trace',
    says: 'trace: generator',
    broken: () => ({
      botTurn: (table, who) => {
        toy.botTurn(table, who);
        if (table.trace !== undefined) table.rng.below(2);
      },
    }),
  },
  {
    title: 'plays the same when stopped by questions',
    how: 'counts its runs',
    says: 'one by one: generator',
    broken: (counter) => ({
      botTurn: (table, who) => {
        toy.botTurn(table, who);
        if (counter() % 3 === 0) table.rng.reveal();
      },
    }),
  },
];

describe('conformance notices', () => {
  for (const { title, how, says, broken, player } of BREAKAGES) {
    test(`${title}: ${how}`, () => {
      let count = 0;
      const counter = () => {
        count += 1;
        return count;
      };
      const game: Toy = { ...toy, ...broken(counter) };
      const problems = problemsOf(title, game, player ?? game).join('\n');
      expect(problems).toContain(says);
    });
  }

  test('every check has a breakage, and toy passes it', () => {
    for (const [title] of checksFor(toy, options)) {
      expect(BREAKAGES.map((breakage) => breakage.title)).toContain(title);
      expect(problemsOf(title, toy)).toEqual([]);
    }
  });

  test('a crash in the middle of a game comes with its record', () => {
    const game: Toy = {
      ...toy,
      botTurn: () => {
        throw new Error('oops');
      },
    };
    expect(() => playThrough(game, config, 'a', options)).toThrow(
      /oops\s+after the record .*"game":"toy"/,
    );
  });
});
