import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Question } from '@empty-chair/kernel/table';
import { Recorder } from '@empty-chair/kernel/trace';
import { checkExample, examples, someExampleFails } from '@empty-chair/testkit/examples';
import { survivors } from '@empty-chair/testkit/mutation';
import { decisionsIn } from '@empty-chair/testkit/scripted';
import { describe, expect, test } from 'vitest';
import { mapExamples } from '../../examples/map-effects.ts';
import { cardWith, chosenWith, examplesOf } from '../../examples/map-turns.ts';
import type { MapVector } from '../../examples/map-vector-words.ts';
import { PATTERNS } from '../../examples/map-vector-words.ts';
import { mapVectors } from '../../examples/map-vectors.ts';
import { readPosition } from '../../examples/position.ts';
import type { Card } from '../content.ts';
import { CARDS, cardOf } from '../content.ts';
import { tapestry } from '../module.ts';
import { conquer, explore } from './map.ts';
import { exploreHex, guardedHex, neutralHex, opponentHex } from './selections.ts';
import type { TurnTable } from './turn.ts';
import { beginTurn } from './turn.ts';

/** One card for each picture with and without the icon. */
const vectorExamples = mapVectors.flatMap(examplesOf).filter(({ script }) => {
  const card = cardOf(Number(script?.cards?.at(-1)) as Card).tiebreaker;
  const isSame = ({ hexPattern, toppledOutpost }: typeof card): boolean =>
    hexPattern === card.hexPattern && toppledOutpost === card.toppledOutpost;
  return CARDS.map((id) => cardOf(id).tiebreaker).find(isSame) === card;
});

/** The last hex that was chosen, with a picture and icon that need not be on one card together. */
function chosenBy(vector: MapVector, hexPattern: (typeof PATTERNS)[number], icon: boolean) {
  const turn = beginTurn(readPosition({ state: { tokens: vector.tokens, ...vector.given } }));
  const recorder = new Recorder();
  const table: TurnTable = {
    scene: { ...turn, tiebreaker: cardWith({ hexPattern, toppledOutpost: icon }) },
    rng: rngFromSeed('map'),
    atTable: { cards: true, dice: true, choices: true },
    // The human plays no Trap.
    ask: <A>({ answers }: Question<A>) => answers[0] as A,
    emit: undefined,
    trace: recorder,
  };
  const act = vector.does === 'explore' ? explore : conquer;
  act(table, vector.isAnywhere ? 'anywhere' : 'beside');
  return decisionsIn(recorder.root).at(-1)?.chosen?.id;
}

describe('the tables of positions', () => {
  for (const vector of mapVectors)
    test(`${vector.cite}: ${vector.name}`, () => {
      const icons = vector.icon === undefined ? [false, true] : [vector.icon];
      for (const pattern of PATTERNS) {
        for (const icon of icons) {
          const found = { pattern, icon, at: chosenBy(vector, pattern, icon) };
          expect(found).toEqual({ pattern, icon, at: chosenWith(vector, pattern) });
        }
      }
      for (const example of examplesOf(vector)) {
        expect({ name: example.name, is: checkExample(tapestry, readPosition, example) }).toEqual({
          name: example.name,
          is: [],
        });
      }
    });
});

examples(tapestry, readPosition, mapExamples);

describe('the choices on the map', () => {
  test('COP-V1, COP-T1, CNE-V1, CNE-V2, CNE-T1, CNE-T2, CNE-T3, EXP-V1, EXP-T1, CIV-3, HEX-1: every criterion has an example that notices its loss', () => {
    const named = Object.entries({ opponentHex, neutralHex, exploreHex, guardedHex }).map(
      ([name, selection]) => ({ name, selection }),
    );
    const list = [...vectorExamples, ...mapExamples];
    expect(survivors(named, () => someExampleFails(tapestry, readPosition, list))).toEqual([
      // One is for a human with such a territory, the other for one without.
      'neutralHex/swap why.closestToLonely, why.closestToYou',
    ]);
  });
});
