import { seat } from '@empty-chair/kernel/words';
import { anySentence, expectToReadBack, inputRoundTrip } from '@empty-chair/testkit/any-input';
import { showMessage } from '@empty-chair/testkit/show';
import { refusedWhenTyped, toldInLog } from '@empty-chair/testkit/typed-input';
import { describe, expect, test } from 'vitest';
import { readPosition } from '../examples/position.ts';
import type { Hex } from './hexes.ts';
import { tapestry } from './module.ts';
import { inputs } from './verbs/verbs.ts';

const { inputKey, inputMessage, parseInput } = tapestry;

inputRoundTrip(tapestry, anySentence(inputs.sentences), 1500);

test('a tile that nobody named is turned by nothing', () => {
  const laid = { at: 5 as Hex, tile: 0, rotation: 0 };
  expectToReadBack(tapestry, { kind: 'explore', ...laid });
  expectToReadBack(tapestry, { kind: 'correct', fact: { what: 'tile', ...laid } });
});

describe('a person types', () => {
  test.each<[string, string]>([
    ['  advance   military ', 'advance military'],
    ['explore e4', 'explore E4'],
    ['explore E4 17', 'explore E4 17'],
    ['explore E4 17 0', 'explore E4 17'],
    ['explore E4 17 5', 'explore E4 17 5'],
    ['conquer d4 trap', 'conquer D4 trap'],
    ['points -0', 'points 0'],
    ['correct hex C4 empty', 'correct hex C4 empty'],
    ['correct tile a1', 'correct tile A1'],
  ])('%j', (text, key) => {
    expect(inputKey(parseInput(text))).toBe(key);
  });

  refusedWhenTyped(tapestry, [
    ['', 'data.missing field=kind'],
    ['fly E4', 'data.notOneOf'],
    ['advance', 'data.missing field=track'],
    ['advance agriculture', 'data.notOneOf choices=exploration, science, military, technology'],
    ['explore', 'data.missing field=at'],
    ['explore H1', 'no.hex word=H1'],
    ['explore A4', 'no.hex word=A4'],
    ['explore E0', 'no.hex word=E0'],
    ['explore E04', 'no.hex word=E04'],
    ['explore E4 49', 'data.outOfRange least=1 most=48 value=49'],
    ['explore E4 0', 'data.outOfRange least=1 most=48 value=0'],
    ['explore E4 17 6', 'data.outOfRange least=0 most=5 value=6'],
    ['explore E4 17 5 now', 'data.tooManyWords word=now'],
    ['conquer E4 peacefully', 'data.notOneOf choices=trap value=peacefully'],
    ['landmark castle', 'data.notOneOf'],
    ['achieve peace', 'data.notOneOf'],
    ['points two', 'data.noNumber word=two'],
    ['points 1.5', 'data.noNumber word=1.5'],
    ['points 1000', 'data.outOfRange least=-999 most=999 value=1000'],
    ['income 2', 'data.tooManyWords word=2'],
    ['correct', 'data.missing field=fact'],
    ['correct moon', 'data.notOneOf'],
    ['correct hex C4', 'data.missing field=tokens'],
    ['correct explored C4 maybe', 'data.notOneOf choices=yes, no value=maybe'],
    ['correct tile C4 49', 'data.outOfRange least=1 most=48 value=49'],
    ['correct track nobody military 3', 'data.notOneOf'],
    ['correct landmark forge me', 'data.notOneOf'],
    ['correct achievement toppleTwo first human', 'data.noNumber word=first'],
    ['__proto__', 'data.notOneOf'],
    ['correct constructor', 'data.notOneOf'],
  ]);

  test('minus nothing is nothing', () => {
    expect(parseInput('points -0')).toEqual({ kind: 'points', n: 0 });
  });
});

describe('a line of the log', () => {
  const state = readPosition({
    state: { turn: 'human', tracks: { human: { military: 3 } }, incomeTurns: { human: 2 } },
  });
  const two = readPosition({ config: { game: 'shadow' }, state: { turn: 'human2' } });

  toldInLog(tapestry, { state, by: seat(0) }, [
    ['advance military', 'did.advance n=4 track=military who=human'],
    ['regress military', 'did.regress n=2 track=military who=human'],
    ['explore E4', 'did.explore at=E4 who=human'],
    ['explore E4 17 2', 'did.explore at=E4 who=human'],
    ['conquer D4', 'did.conquer at=D4 who=human'],
    ['conquer D4 trap', 'did.conquerTrapped at=D4 who=human'],
    ['token F3', 'did.token at=F3 who=human'],
    ['landmark forge', 'did.landmark landmark=forge who=human'],
    ['achieve middleIsland', 'did.achieve achievement=middleIsland who=human'],
    ['discovery science', 'did.discovery track=science who=human'],
    ['income', 'did.income n=3 who=human'],
    ['points 3', 'did.points n=3 who=human'],
    ['done', 'did.done who=human'],
    ['correct hex C4 AS', 'fix.tokens at=C4 tokens=[A, S]'],
    ['correct hex C4 empty', 'fix.noTokens at=C4'],
    ['correct explored A1 yes', 'fix.explored at=A1'],
    ['correct explored A1 no', 'fix.unexplored at=A1'],
    ['correct tile A1', 'fix.explored at=A1'],
    ['correct tile A1 17 2', 'fix.tile at=A1 n=120 tile=17'],
    ['correct track automa military 12', 'fix.track n=12 track=military who=automa'],
    ['correct favorite shadow science', 'fix.favorite track=science who=shadow'],
    ['correct landmark forge automa', 'fix.landmark landmark=forge who=automa'],
    ['correct landmark forge nobody', 'fix.landmarkBack landmark=forge'],
    [
      'correct achievement toppleTwo 1 automa',
      'fix.achievement achievement=toppleTwo place=1 who=automa',
    ],
    ['correct achievement toppleTwo 1 nobody', 'fix.noAchievement achievement=toppleTwo place=1'],
    ['correct toppled automa 2', 'fix.toppled n=2 who=automa'],
    ['correct points automa 30', 'fix.points n=30 who=automa'],
    ['correct income automa 3', 'fix.income n=3 who=automa'],
    ['correct tapestry 2', 'fix.tapestry n=2'],
    ['correct tiles 20', 'fix.tilesLeft n=20'],
  ]);

  test('of two humans each is named, and a lone "human" is the first', () => {
    const line = (text: string) => inputMessage(two, seat(1), parseInput(text));
    expect(showMessage(line('advance military'))).toBe('did.advance n=1 track=military who=human2');
    expect(showMessage(line('correct points human 3'))).toBe('fix.points n=3 who=human1');
    expect(line('correct hex C4 Yz').params?.['tokens']).toEqual([
      { kind: 'tokenForTwo', id: 'Y' },
      { kind: 'tokenForTwo', id: 'z' },
    ]);
  });
});
