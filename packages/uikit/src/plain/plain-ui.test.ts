import { newMatch } from '@empty-chair/kernel/match';
import { seat } from '@empty-chair/kernel/words';
import { games } from '@empty-chair/registry/games';
import { describe, expect, it } from 'vitest';
import { choicesOf, endOf } from './choices.ts';
import { configWordsOf, surpriseOf, wordsFor } from './config-words.ts';
import { correctionsOf } from './corrections.ts';
import { checksOf, placesOf } from './places.ts';

const load = games['toy'];
if (load === undefined) throw new Error('the registry has no toy');
const { module } = await load();
const { state } = newMatch(module, module.defaultConfig, 'plain');
if (state === undefined) throw new Error('the orchard asks nothing at its set-up');
const human = seat(0);
const keyOf = (input: Parameters<typeof module.inputKey>[0]) => module.inputKey(input);

describe('the places', () => {
  it('are what the position in words names, with all that it says of them', () => {
    const places = placesOf(module, state);
    expect(places.map(({ ref }) => `${ref.kind} ${ref.id}`)).toEqual(
      [1, 2, 3, 4, 5, 6].map((tree) => `tree ${tree}`),
    );
    // The picker starts at the first tree.
    expect(places[0]?.words.map(({ id }) => id)).toEqual(['see.tree', 'see.picker']);
  });

  it('are checked on the board, and the rest of the table beside it', () => {
    const checks = checksOf(module, state);
    expect(checks.map(({ ref }) => ref)).toEqual([{ kind: 'game', id: 'toy' }]);
    expect(checks[0]?.words.map(({ id }) => id)).toContain('see.supply');
  });
});

describe('the choices', () => {
  const choices = choicesOf(module, state, human);

  it('are what the game offers', () => {
    expect(choices.map(({ input }) => keyOf(input({})))).toEqual(
      module.legal(state, human).map(keyOf),
    );
  });

  it('know what ends the turn', () => {
    expect(endOf(module, state, human, choices)?.kind).toBe('done');
  });

  it('leave numbers open where the game offers a range', () => {
    const [choice] = choicesOf(
      {
        ...module,
        offers: () => [{ kind: 'walk', to: { least: 1, most: 3 } }] as never,
        inputKey: (input) => Object.values(input).join(' '),
      },
      state,
      human,
    );
    expect(choice).toMatchObject({ kind: 'walk', open: [{ name: 'to', least: 1, most: 3 }] });
    expect(choice?.input({ to: 2 })).toEqual({ kind: 'walk', to: 2 });
  });
});

describe('the words of a new game', () => {
  it('know the answers that the game takes', () => {
    expect(
      configWordsOf(module).map(({ name, choices, isList }) => [name, choices, isList]),
    ).toEqual([
      ['level', ['sleepy', 'hungry', 'greedy'], false],
      ['traits', ['bold'], true],
      ['cards', ['app', 'table'], false],
      ['dice', ['app', 'table'], false],
      ['choices', ['app', 'table'], false],
    ]);
  });

  it('are read off a config', () => {
    const said = { level: 'greedy', traits: 'bold', cards: 'app', dice: 'table', choices: 'app' };
    expect(wordsFor(module, module.configFrom(said))).toEqual(said);
    expect(wordsFor(module, module.defaultConfig)).toMatchObject({ level: 'hungry', dice: 'app' });
  });

  it('surprise, but leave the cards with whoever draws them', () => {
    const said = wordsFor(
      module,
      surpriseOf(module, () => 0.99),
    );
    expect(said).toMatchObject({ level: 'greedy', traits: 'bold', cards: 'app' });
  });
});

describe('the corrections', () => {
  const at = (tree: string) => correctionsOf(module, state, human, (names) => names.includes(tree));

  it('of a place are the facts about it, with what they are now', () => {
    expect(at('2').map(({ key }) => key)).toEqual(['fruit 2', 'hollow 2']);
    const [fruit] = at('2');
    // Three fruits to begin with, and no tree holds more.
    expect(fruit).toMatchObject({ values: [0, 1, 2, 3], now: 3, isCount: true });
    expect(fruit && keyOf(fruit.input(1))).toBe('set fruit 2 1');
  });

  it('of the rest are chosen among what there is', () => {
    const picker = correctionsOf(module, state, human, (names) => names.length === 0).find(
      ({ key }) => key === 'picker',
    );
    expect(picker).toMatchObject({ now: 0, isCount: false });
    expect(picker?.values.map((tree) => picker.nameOf(tree))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
    ]);
  });
});

describe.each(Object.keys(games))('the plain drawing of %s', (id) => {
  it('finds places, choices and words in the module alone', async () => {
    const game = (await games[id]?.())?.module;
    expect(game && configWordsOf(game).length).toBeGreaterThan(0);
    if (game === undefined) return;
    expect(game.codecs.config.encode(game.configFrom(wordsFor(game, game.defaultConfig)))).toEqual(
      game.codecs.config.encode(game.defaultConfig),
    );
    const begun = newMatch(game, game.defaultConfig, 'plain').state;
    if (begun === undefined) return;
    expect(placesOf(game, begun).length).toBeGreaterThan(0);
    for (const { seat: whose } of game.seats(game.defaultConfig)) {
      const keys = choicesOf(game, begun, whose).map(({ input, open }) =>
        game.inputKey(input(Object.fromEntries(open.map(({ name, least }) => [name, least])))),
      );
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});
