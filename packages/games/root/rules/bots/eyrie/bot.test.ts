import { answer, newMatch } from '@empty-chair/kernel/match';
import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import { examples, someExampleFails } from '@empty-chair/testkit/examples';
import { survivors } from '@empty-chair/testkit/mutation';
import { scripted, stepsIn } from '@empty-chair/testkit/scripted';
import { describe, expect, test } from 'vitest';
import { eyrieExamples } from '../../../examples/eyrie.ts';
import type { Position } from '../../../examples/position.ts';
import { eyrie, human, marquise, readPosition } from '../../../examples/position.ts';
import type { SeatConfig } from '../../config.ts';
import { DEFAULT_CONFIG } from '../../config.ts';
import { root } from '../../module.ts';
import type { Input } from '../../verbs/verbs.ts';
import * as selections from './selections.ts';

examples(root, readPosition, eyrieExamples);

/** Sets the game up with these answers, and gives what was last asked and the encoded state. */
function setUp(seats: readonly SeatConfig[], answers: readonly string[]) {
  const config = root.codecs.config.decode({
    ...DEFAULT_CONFIG,
    seats,
    chance: { cards: 'app', dice: 'app', choices: 'table' },
  });
  let match = newMatch(root, config, 'eyrie');
  let asked: readonly string[] = [];
  for (const id of answers) {
    if (match.waiting.kind !== 'question') throw new Error(`nothing asked for ${id}`);
    const { question } = match.waiting;
    asked = question.answers.map((one) => question.ref(one).id);
    match = answer(root, match, id);
  }
  if (match.state === undefined) throw new Error('set-up still asks');
  const state = root.codecs.state.encode(match.state) as {
    readonly clearings: Readonly<Record<string, Clearing>>;
    readonly factions: { readonly eyrie: EyrieFacts };
    readonly deck: { readonly draw: readonly string[] };
  };
  return { asked, ...state };
}
interface Clearing {
  readonly warriors: Readonly<Record<string, number>>;
  readonly buildings: readonly string[];
}
interface EyrieFacts {
  readonly warriorsInSupply: number;
  readonly supply: Readonly<Record<string, number>>;
  readonly decree: Readonly<Record<string, readonly string[]>>;
}

/** The clearings where Eyrie pieces stand. */
const eyrieAt = (clearings: Readonly<Record<string, Clearing>>): readonly string[] =>
  Object.keys(clearings).filter((at) => {
    const { warriors, buildings } = clearings[at] as Clearing;
    return warriors['eyrie'] !== undefined || buildings.includes('roost');
  });

describe('the set-up of the Eyrie', () => {
  // Each with three neighbours of the keep that have a slot.
  const corners = [
    ['1', '3', ['5', '9', '10']],
    ['2', '4', ['5', '6', '10']],
    ['3', '1', ['6', '7', '11']],
    ['4', '2', ['8', '9', '12']],
  ] as const;

  test.each(corners)(
    '5.3.1, 5.3.2, A-13: keep in %s, so the Eyrie in %s',
    (keep, eyrieCorner, around) => {
      for (const cats of [marquise(), human('marquise')]) {
        const { clearings, factions } = setUp([cats, eyrie()], [keep, ...around]);
        expect(eyrieAt(clearings)).toEqual([eyrieCorner]);
        expect(clearings[eyrieCorner]).toMatchObject({
          warriors: { eyrie: 6 },
          buildings: ['roost'],
        });
        expect(factions.eyrie.warriorsInSupply).toBe(14);
      }
    },
  );

  test('5.3.2, A-13: without a Marquise in a random corner', () => {
    const { asked, clearings } = setUp([eyrie(), human('lizards')], ['2']);
    expect(asked).toEqual(['1', '2', '3', '4']);
    expect(eyrieAt(clearings)).toEqual(['2']);
  });

  test('5.3.3, 5.3.4: two viziers in the bird column, six roosts on the track', () => {
    const { factions } = setUp([eyrie(), human('lizards')], ['2']);
    expect(factions.eyrie.decree).toEqual({
      fox: [],
      rabbit: [],
      mouse: [],
      bird: ['vizier', 'vizier'],
    });
    expect(factions.eyrie.supply).toEqual({ roost: 6 });
  });

  test.each([
    ['easy', ['vizier']],
    ['standard', ['vizier', 'vizier']],
    ['challenging', ['vizier', 'vizier', 'STD-04']],
    ['nightmare', ['vizier', 'vizier', 'STD-04']],
  ] as const)('3.3.1, 5.3.3: %s', (difficulty, bird) => {
    const { factions, deck } = setUp([eyrie({ difficulty }), human('lizards')], ['2']);
    expect(factions.eyrie.decree['bird']).toEqual(bird);
    // The ambush comes from the deck, which has 54 cards, four of dominance left out (3.4).
    const taken = bird.filter((card) => card !== 'vizier');
    expect(deck.draw).toHaveLength(50 - taken.length);
    for (const card of taken) expect(deck.draw).not.toContain(card);
  });
});

describe('the turn of the Eyrie', () => {
  const stepsOf = (position: Position) =>
    stepsIn(
      scripted(root, { state: readPosition(position), seat: seat(1) }, { cards: ['STD-30'] }).trace,
    );

  test('5.4, 5.5, 5.6, A-18: goes in the order of the rulebook', () => {
    const seats = [human('marquise'), eyrie({ traits: ['relentless', 'swoop'] })];
    expect(stepsOf({ board: '3 roost; 5 E1 | E=0 decree:bird', seats })).toEqual([
      ...['birdsong', 'reveal', '-craft', 'addToDecree', '-newRoost'],
      ...[
        'daylight',
        'decreeRecruit',
        'decreeMove',
        'decreeBattle',
        'relentless',
        'build',
        'swoop',
      ],
      ...['evening', 'score', '-nightmare', '-pass'],
    ]);
  });

  test('5.7, 5.7.1, 5.7.2, 5.7.3: turmoil cuts Daylight short', () => {
    const seats = [human('marquise'), eyrie({ traits: ['swoop'] })];
    expect(stepsOf({ board: '3 roost | E=0 decree:bird', seats })).toEqual([
      ...['birdsong', 'reveal', '-craft', 'addToDecree', '-newRoost'],
      ...['daylight', 'decreeRecruit', 'decreeMove', 'decreeBattle', '-relentless', 'build'],
      ...['turmoil', 'humiliate', 'purge', 'rest'],
      ...['evening', 'score', '-nightmare', '-pass'],
    ]);
  });
});

describe('the criteria of the Eyrie', () => {
  /** What comes of it must change: a criterion missing from the trace alone proves nothing. */
  const outcomes: readonly Example<Position, Input>[] = eyrieExamples.map((example) => ({
    ...example,
    expect: {
      ...example.expect,
      choices: (example.expect.choices ?? []).map(({ rule, chosen }) => ({ rule, chosen })),
    },
  }));

  test('every one has an example that notices its loss', () => {
    const named = Object.entries(selections).map(([name, selection]) => ({ name, selection }));
    const notices = () => someExampleFails(root, readPosition, outcomes);
    expect(survivors(named, notices)).toEqual([
      // Nothing can tell: a clearing of battle has an enemy in it, and whoever is absent has no
      // more buildings and fewer pieces there.
      'defender/drop filter why.inClearing',
      // Where nobody is defenseless, nobody is found to lose anything.
      'relentlessClearings/drop filter why.someoneDefenseless',
    ]);
  });
});
