import { newMatch } from '@empty-chair/kernel/match';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Script } from '@empty-chair/kernel/scripted';
import { scriptedAnswers } from '@empty-chair/kernel/scripted';
import { Recorder } from '@empty-chair/kernel/trace';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { alliance, human, vagabot } from '../../../examples/position.ts';
import type { Character, Config, MapId, SeatConfig } from '../../config.ts';
import { CHARACTERS, DEFAULT_CONFIG, defaultSuits } from '../../config.ts';
import { root } from '../../module.ts';
import type { State } from '../../state.ts';

interface Encoded {
  readonly clearings: Readonly<Record<string, { readonly ruin?: readonly string[] }>>;
  readonly factions: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly quests: Readonly<Record<string, readonly string[]>>;
}

const configFor = (map: MapId, seats: readonly SeatConfig[]): Config => ({
  ...DEFAULT_CONFIG,
  map,
  suits: defaultSuits(map),
  seats,
});

/** Sets up with all chance from the script; what section 7 had to say about it. */
function setUpBy(config: Config, script: Partial<Script>) {
  const recorder = new Recorder();
  const { ask, finish } = scriptedAnswers({ cards: [], dice: [], choices: [], ...script });
  const state = root.setup(
    {
      scene: undefined,
      rng: rngFromSeed('scripted'),
      atTable: { cards: true, dice: true, choices: true },
      ask,
      emit: recorder.emit,
      trace: recorder,
    },
    config,
  );
  finish();
  return {
    encoded: root.codecs.state.encode(state) as Encoded,
    said: recorder.happenings.filter(({ rule }) => rule.startsWith('7.3')).map(showMessage),
  };
}

const ruinsOf = ({ clearings }: Encoded) =>
  Object.entries(clearings).flatMap(([id, { ruin }]) => (ruin === undefined ? [] : [{ id, ruin }]));

describe('7.3.1, 7.3.2, 7.3.3, 7.3.4, 7.3.5: the set-up', () => {
  const startItems: Readonly<Record<Character, number>> = {
    thief: 4,
    tinker: 3,
    ranger: 4,
    vagrant: 4,
    scoundrel: 4,
    arbiter: 4,
  };

  test.each(CHARACTERS)('%s on the autumn map', (character) => {
    const config = configFor('autumn', [vagabot({ character }), alliance()]);
    const { encoded, said } = setUpBy(config, { cards: ['Q-05'] });
    expect(said).toEqual([
      'do.ruinItems n=1',
      // The only forest that touches five clearings.
      'do.pawnForest faction=vagabond forest=2_6_10_11_12',
      `do.character character=${character}`,
      `do.startItems n=${startItems[character]}`,
      'do.newQuest quest=Q-05',
    ]);
    expect(encoded.factions['vagabond']).toMatchObject({
      pawn: { forest: '2_6_10_11_12' },
      items: { ready: startItems[character], exhausted: 0, trackReady: 0, damagedReady: 0 },
      quest: 'Q-05',
      craftedItems: [],
    });
    expect(encoded.quests['draw']).toHaveLength(14);
    expect(encoded.quests['draw']).not.toContain('Q-05');
    // Real items under real ruins: nobody has looked.
    expect(ruinsOf(encoded)).toEqual(
      ['6', '10', '11', '12'].map((id) => ({ id, ruin: ['unknown'] })),
    );
  });

  test.each([
    ['lake', '3_8_10_12'],
    ['lake', '4_5_6_11'],
    ['mountain', '3_7_11_12'],
    ['mountain', '4_8_9_12'],
  ] as const)('7.3.2: on the %s map one of two forests, at random: %s', (map, forest) => {
    const config = configFor(map, [vagabot(), alliance()]);
    const { encoded } = setUpBy(config, { cards: ['Q-05'], choices: [forest] });
    expect(encoded.factions['vagabond']?.['pawn']).toEqual({ forest });
  });

  test('7.3.4: the app hides one of the four items under each ruin', () => {
    const config = configFor('autumn', [vagabot(), alliance()]);
    const layouts = new Set<string>();
    for (let seed = 0; seed < 20; seed += 1) {
      const { state } = newMatch(root, config, `ruins ${seed}`);
      const ruins = ruinsOf(root.codecs.state.encode(state as State) as Encoded);
      expect(ruins.map(({ ruin }) => ruin.length)).toEqual([1, 1, 1, 1]);
      const hidden = ruins.flatMap(({ ruin }) => ruin);
      expect(hidden.toSorted()).toEqual(['bag', 'boot', 'hammer', 'sword']);
      layouts.add(hidden.join());
    }
    expect(layouts.size).toBeGreaterThan(1);
  });

  test('7.3.4: with a human Vagabond beside it two under each', () => {
    const config = configFor('autumn', [vagabot(), human('secondVagabond')]);
    const { encoded, said } = setUpBy(config, { cards: ['Q-05'], choices: ['4_9_12'] });
    expect(said).toContain('do.ruinItems n=2');
    expect(ruinsOf(encoded).map(({ ruin }) => ruin)).toEqual(
      [1, 2, 3, 4].map(() => ['unknown', 'unknown']),
    );
    // The human's items and quests are not ours to follow.
    expect(encoded.factions['secondVagabond']).toEqual({
      score: 0,
      scoredFrom: {},
      craftedItems: [],
      pawn: { forest: '4_9_12' },
    });
  });
});
