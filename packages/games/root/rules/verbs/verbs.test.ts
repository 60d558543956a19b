import { BadData } from '@empty-chair/kernel/errors';
import { seat } from '@empty-chair/kernel/words';
import { anySentence, inputRoundTrip } from '@empty-chair/testkit/any-input';
import { refusedWhenTyped, toldInLog } from '@empty-chair/testkit/typed-input';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eyrie, human, readPosition } from '../../examples/position.ts';
import { root } from '../module.ts';
import { inputs } from './verbs.ts';

inputRoundTrip(root, anySentence(inputs.sentences), 600);

describe('a correction of anything', () => {
  const any = fc.record({
    kind: fc.constant('correct'),
    path: fc.stringMatching(/^[A-Za-z0-9_.-]{1,12}$/),
    // JSON knows no negative zero.
    value: fc
      .jsonValue({ noUnicodeString: true })
      .map((value) => JSON.parse(JSON.stringify(value)) as unknown),
  });
  inputRoundTrip(root, any, 200);
});

describe('a person types', () => {
  test.each([
    ['move 3 5 1', { kind: 'move', n: 3, from: 5, to: 1 }],
    ['  move   3 5  1 ', { kind: 'move', n: 3, from: 5, to: 1 }],
    ['destroy 2 eyrie warrior 3', { kind: 'destroy', n: 2, of: 'eyrie', piece: 'warrior', at: 3 }],
    [
      'battle 5 marquise',
      { kind: 'battle', at: 5, defender: 'marquise', extra: 0, defenderExtra: 0 },
    ],
    [
      'battle 5 marquise 1',
      { kind: 'battle', at: 5, defender: 'marquise', extra: 1, defenderExtra: 0 },
    ],
    [
      'battle 5 marquise 0 2',
      { kind: 'battle', at: 5, defender: 'marquise', extra: 0, defenderExtra: 2 },
    ],
    ['score -2', { kind: 'score', n: -2 }],
    ['pass', { kind: 'pass' }],
    ['correct clearings.5.suit fox', { kind: 'correct', path: 'clearings.5.suit', value: 'fox' }],
    ['correct turn.seat 1', { kind: 'correct', path: 'turn.seat', value: 1 }],
    [
      'correct clearings.5.buildings ["sawmill", "roost"]',
      { kind: 'correct', path: 'clearings.5.buildings', value: ['sawmill', 'roost'] },
    ],
    ['correct  a.b  "two  spaces" ', { kind: 'correct', path: 'a.b', value: 'two  spaces' }],
    ['correct a.b', { kind: 'correct', path: 'a.b', value: '' }],
    ['correct winner null', { kind: 'correct', path: 'winner', value: null }],
  ])('%s', (text, input) => {
    expect(inputs.parseInput(text)).toEqual(input);
  });

  test('and the short form of a battle is also its name', () => {
    const key = (extra: number, defenderExtra: number) =>
      inputs.inputKey({ kind: 'battle', at: 5, defender: 'eyrie', extra, defenderExtra });
    expect([key(0, 0), key(1, 0), key(0, 1), key(1, 2)]).toEqual([
      'battle 5 eyrie',
      'battle 5 eyrie 1',
      'battle 5 eyrie 0 1',
      'battle 5 eyrie 1 2',
    ]);
    expect(inputs.inputKey({ kind: 'score', n: 0 })).toBe('score 0');
  });

  refusedWhenTyped(root, [
    ['', 'data.missing field=kind'],
    ['fly 3', 'data.notOneOf'],
    ['move', 'data.missing field=n'],
    ['move 3 5', 'data.missing field=to'],
    ['move 3 5 1 1', 'data.tooManyWords word=1'],
    ['pass now', 'data.tooManyWords word=now'],
    ['correct', 'data.missing field=path'],
    [`correct deck ${'['.repeat(102)}${']'.repeat(102)}`, 'data.tooDeep most=100'],
    ['move 3 5 13', 'data.outOfRange least=1 most=12 value=13'],
    ['move 3 0 1', 'data.outOfRange least=1 most=12 value=0'],
    ['move x 5 1', 'data.noNumber word=x'],
    ['move 1.5 5 1', 'data.noNumber word=1.5'],
    ['move -1 5 1', 'data.outOfRange least=0 most=99 value=-1'],
    ['score 100', 'data.outOfRange least=-99 most=99 value=100'],
    ['place 1 cat 5', 'data.notOneOf'],
    ['battle 5 cats', 'data.notOneOf'],
    ['craft ring 1', 'data.notOneOf'],
  ]);
});

describe('a record that holds no input is bad data, with its place', () => {
  test.each<[unknown, string]>([
    ['pass', ': data.expected'],
    [{}, 'kind: data.missing'],
    [{ kind: 'fly' }, 'kind: data.notOneOf'],
    [{ kind: 'move', n: 1, from: 5 }, 'to: data.missing'],
    [{ kind: 'move', n: 1, from: 5, to: 13 }, 'to: data.outOfRange'],
    [{ kind: 'move', n: 1, from: 5, to: 1, by: 'boat' }, 'by: data.unknownField'],
    [{ kind: 'pawn', to: 5 }, 'to: data.expected'],
    [{ kind: 'effect', card: {} }, 'card: data.expected'],
    [{ kind: 'correct', path: 5, value: 1 }, 'path: data.expected'],
    [{ kind: 'correct', path: 'turn.seat' }, 'value: data.missing'],
  ])('%o', (data, where) => {
    expect(() => inputs.inputCodec.decode(data)).toThrow(BadData);
    expect(() => inputs.inputCodec.decode(data)).toThrow(`bad data at ${where}`);
  });
});

describe('a line of the log', () => {
  const state = readPosition({ board: '5', seats: [human('marquise'), eyrie()] });
  toldInLog(root, { state, by: seat(0) }, [
    ['place 2 warrior 5', 'did.placeWarriors at=5 faction=marquise n=2'],
    ['remove 1 wood 5', 'did.remove at=5 faction=marquise n=1 piece=wood'],
    ['remove 1 warrior 5', 'did.removeWarriors at=5 faction=marquise n=1'],
    ['destroy 1 eyrie roost 3', 'did.destroy at=3 faction=marquise n=1 piece=roost victim=eyrie'],
    ['clear 3', 'did.clear at=3 faction=marquise'],
    ['explore 6', 'did.explore at=6 faction=marquise'],
    ['move 2 5 1', 'did.move faction=marquise from=5 n=2 to=1'],
    ['pawn 5', 'did.pawn faction=marquise to=5'],
    ['pawn 3_6_11', 'did.pawn faction=marquise to=3_6_11'],
    ['battle 5 eyrie', 'did.battle at=5 defender=eyrie faction=marquise'],
    ['ambush 5 eyrie', 'did.ambush at=5 attacker=eyrie faction=marquise'],
    ['craft tea 2', 'did.craft faction=marquise item=tea n=2'],
    ['effect STD-33', 'did.effect card=STD-33 faction=marquise'],
    ['discard STD-33', 'did.discard card=STD-33 faction=marquise'],
    ['score 3', 'did.score faction=marquise n=3'],
    ['give eyrie', 'did.give bot=eyrie faction=marquise'],
    ['take eyrie', 'did.take bot=eyrie faction=marquise'],
    ['open 2 5', 'did.open faction=marquise from=2 to=5'],
    ['wood', 'did.wood faction=marquise n=0'],
    ['recruit', 'did.recruit faction=marquise n=0'],
    ['build sawmill 5', 'did.build at=5 faction=marquise piece=sawmill'],
    ['overwork 5', 'did.overwork at=5 faction=marquise'],
    ['hospitals 2', 'did.hospitals faction=marquise n=2'],
    ['leader despot', 'did.leader faction=marquise leader=despot'],
    ['decree move fox', 'did.decree column=move faction=marquise suit=fox'],
    ['turmoil 2 despot', 'did.turmoil faction=marquise leader=despot'],
    ['roosts', 'did.roosts faction=marquise n=0'],
    ['spread 5', 'did.spread at=5 faction=marquise'],
    ['revolt 5', 'did.revolt at=5 faction=marquise'],
    ['train', 'did.train faction=marquise'],
    ['organize 5', 'did.organize at=5 faction=marquise'],
    ['character tinker', 'did.character character=tinker faction=marquise'],
    ['refresh boot tea', 'did.refresh faction=marquise n=2'],
    ['walk 5', 'did.walk at=5 faction=marquise'],
    ['aid eyrie boot', 'did.aid faction=marquise other=eyrie'],
    ['quest Q-01 points', 'did.quest faction=marquise quest=Q-01'],
    ['strike eyrie roost', 'did.strike faction=marquise piece=roost victim=eyrie'],
    ['repair boot', 'did.repair faction=marquise item=boot'],
    ['special', 'did.special faction=marquise'],
    ['drop boot', 'did.drop faction=marquise item=boot'],
    ['pass', 'did.pass faction=marquise'],
    ['win', 'did.win faction=marquise'],
    ['correct turn.seat 1', 'did.correctOther'],
    ['correct clearings.3.warriors.marquise 2', 'did.correctWarriors at=3 faction=marquise n=2'],
    [
      'correct clearings.3.buildings ["sawmill","roost"]',
      'did.correctBuildings at=3 pieces=[sawmill, roost]',
    ],
    ['correct clearings.3.tokens []', 'did.correctTokens at=3 pieces=[]'],
    ['correct clearings.3.buildings ["hut"]', 'did.correctClearing at=3'],
    ['correct clearings.3.suit fox', 'did.correctClearing at=3'],
    ['correct factions.eyrie.score 12', 'did.correctScore faction=eyrie n=12'],
    ['correct factions.vagabond.items.ready []', 'did.correctItems faction=vagabond'],
    ['correct factions.eyrie.decree.fox []', 'did.correctFaction faction=eyrie'],
  ]);
});
