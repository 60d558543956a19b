import type { Happening, MessageId, Params, RuleId } from '@empty-chair/kernel/words';
import { seat } from '@empty-chair/kernel/words';
import type { AnyConfig, AnyState } from '@empty-chair/registry/games';
import { createRenderer } from '@empty-chair/text/renderer';
import { describe, expect, test } from 'vitest';
import { eyrie, human, readPosition } from '../examples/position.ts';
import { DEFAULT_CONFIG } from '../rules/config.ts';
import rules from '../text/en/rules.json' with { type: 'json' };
import ui from '../text/en/ui.json' with { type: 'json' };
import { inFewWords, lineLook, ownerInSetup } from './line-look.ts';

/** Who sits where: the Marquise, the Eyrie, the Alliance, the Vagabot. */
const EYRIE = 1;
const faction = (id: string) => ({ kind: 'faction', id });

function look(id: string, params: Params = {}, { rule = '5.5.1', by = 'app' } = {}) {
  const happening: Happening = { rule: rule as RuleId, id: id as MessageId, params };
  const chance = { cards: by, dice: by, choices: by };
  const config = { ...DEFAULT_CONFIG, chance } as object as AnyConfig;
  const { as, short } = lineLook(happening, { config, seat: seat(EYRIE) });
  return [as, short?.id === id ? 'in full' : short?.id];
}

test('one of many is said by the name of one', () => {
  const words = createRenderer('en', ui, rules);
  const removed = (id: string, n: number): string => {
    const at = { kind: 'clearing', id: '10' };
    const params = { faction: faction(id), n, at };
    const happening = { rule: '5.5.1' as RuleId, id: 'do.removeWarriors' as MessageId, params };
    const config = DEFAULT_CONFIG as object as AnyConfig;
    return words.render(lineLook(happening, { config, seat: seat(EYRIE) }).short ?? happening);
  };
  expect([removed('lizards', 1), removed('lizards', 2), removed('duchy', 1)]).toEqual([
    'Remove 1 Lizard in 10',
    'Remove 2 Lizards in 10',
    'Remove 1 Duchy in 10',
  ]);
});

describe('a line of a bot turn', () => {
  test.each<[string, Params, ReturnType<typeof look>]>([
    // The title names the Eyrie; whoever else is meant is named in the line.
    ['do.placeWarriors', { faction: faction('eyrie') }, ['move', 'short.placeWarriors']],
    ['do.placeWarriors', { faction: faction('marquise') }, ['move', 'short.placeWarriorsOf']],
    ['do.removeWarriors', { faction: faction('eyrie') }, ['move', 'short.removeWarriorsOf']],
    ['do.battle', { defender: faction('marquise') }, ['move', 'short.battle']],
    // A token by what it stands for, a roost by its name.
    ['do.placePiece', { piece: { kind: 'piece', id: 'sympathy' } }, ['move', 'short.sympathy']],
    ['do.placePiece', { piece: { kind: 'piece', id: 'roost' } }, ['move', 'short.placePiece']],
    ['do.humanDamage', { faction: faction('vagabond') }, ['move', 'in full']],
    // The Burrow and the ministers of the Duchy.
    ['do.leaveBurrow', { n: 4 }, ['move', 'short.leaveBurrow']],
    ['do.crown', { minister: { kind: 'minister', id: 'mayor' } }, ['move', 'short.crown']],
    ['do.captain', {}, ['note', 'in full']],
    // What merely happened.
    ['do.extraHit', {}, ['note', 'in full']],
    ['do.turmoil', {}, ['lead', 'in full']],
    // What the Riverfolk do beside the map, and what others do for them.
    ['do.racketeer', { n: 2 }, ['move', 'short.racketeer']],
    ['do.returnPayments', { faction: faction('marquise') }, ['move', 'short.returnPayments']],
    ['do.buy', { faction: faction('eyrie') }, ['move', 'short.buy']],
    ['do.marketOrder', {}, ['lead', 'in full']],
    ['do.shield', {}, ['lead', 'in full']],
    // What the Lizards discard in Evening is not on the table with the app's own deck.
    ['fix.toDiscard', {}, ['silent', 'short.usedUp']],
    // Nor what the Market and the Duchy do; the log tells it without a chore.
    ['do.discardMarket', {}, ['silent', 'short.outOfMarket']],
    ['do.discardBought', {}, ['silent', 'short.usedUp']],
    ['do.playAmbush', {}, ['note', 'short.ambush']],
    ['do.turnUpAndDiscard', {}, ['lead', 'short.turnUp']],
    // Plots.
    ['do.placePlot', { piece: { kind: 'piece', id: 'plot' } }, ['move', 'short.placePlot']],
    ['do.extortAtRandom', { faction: faction('marquise') }, ['move', 'in full']],
    ['do.bomb', {}, ['lead', 'in full']],
    ['do.snare', { faction: faction('eyrie') }, ['lead', 'in full']],
    ['do.plotWas', {}, ['note', 'in full']],
  ])('%s of %j', (id, params, expected) => {
    expect(look(id, params)).toEqual(expected);
  });

  test('has points with the move that brought them, and in Evening by themselves', () => {
    const params = { faction: faction('eyrie'), n: 2 };
    expect(look('do.score', params, { rule: 'law.removal' })[0]).toBe('points');
    expect(look('do.score', params, { rule: '5.6' })).toEqual(['scoring', 'short.score']);
    expect(look('do.score', params, { rule: '4.6.1' })[0]).toBe('scoring');
    expect(look('do.score', params, { rule: '6.5.1' })[0]).toBe('points');
    expect(look('do.score', params, { rule: '10.6.2' })[0]).toBe('scoring');
    // The Mayor removes a warrior for his point; the Earl only counts.
    expect(look('do.score', params, { rule: '10.7.6' })[0]).toBe('points');
    expect(look('do.score', params, { rule: '10.7.7' })[0]).toBe('scoring');
    expect(look('do.score', params, { rule: '11.4.4' })[0]).toBe('points');
    expect(look('do.score', params, { rule: '11.6.1' })[0]).toBe('scoring');
  });

  test('a human Marquise is reminded of Field Hospitals while her keep stands', () => {
    const happening: Happening = {
      rule: 'law.battle' as RuleId,
      id: 'do.removeWarriors' as MessageId,
      params: { faction: faction('marquise'), at: { kind: 'clearing', id: '11' }, n: 1 },
    };
    const detail = (first: object, board: string, by = EYRIE) => {
      const seats = [first, ...DEFAULT_CONFIG.seats.slice(1)];
      const config = { ...DEFAULT_CONFIG, seats } as object as AnyConfig;
      const before = readPosition({ board, seats: [human('marquise'), eyrie()] });
      const turn = { config, seat: seat(by), before: before as object as AnyState };
      return lineLook(happening, turn).detail?.id;
    };
    const [me, keep] = [{ faction: 'marquise' }, '1 M1 keep; 11 M1 E2'];
    expect(detail(me, keep)).toBe('list.hospitals');
    expect(detail(me, '11 M1 E2')).toBeUndefined();
    // A bot has none, and in the own turn the panel offers it.
    expect(detail({ faction: 'marquise', bot: 'mechanicalMarquise2' }, keep)).toBeUndefined();
    expect(detail(me, keep, 0)).toBeUndefined();
  });

  test('warriors add up where they come or go one after the other', () => {
    const adds = (id: string) => {
      const happening: Happening = { rule: '5.5.1' as RuleId, id: id as MessageId };
      const config = DEFAULT_CONFIG as object as AnyConfig;
      return lineLook(happening, { config, seat: seat(EYRIE) }).adds;
    };
    expect(['do.placeWarriors', 'do.removeWarriors'].map(adds)).toEqual([true, true]);
    expect(adds('do.moveWarriors')).toBeUndefined();
  });

  test('an order card that the table was asked for is known and done', () => {
    expect(look('do.reveal', {}, { by: 'table' })).toEqual(['lead', 'short.reveal']);
    expect(look('do.reveal')).toEqual(['lead', 'short.reveal']);
    expect(look('do.newQuest', {}, { by: 'table' })[0]).toBe('note');
    expect(look('do.toMarket', {}, { by: 'table' })).toEqual(['note', 'short.toMarket']);
  });

  test.each([
    ['do.decree', 'short.decree'],
    ['do.discard', 'in full'],
    ['do.purge', 'in full'],
    ['do.quest', 'in full'],
    ['do.discardMarket', 'in full'],
  ])('%s is work only with the cards of the box', (id, words) => {
    expect(look(id, {}, { by: 'table' })).toEqual(['move', words]);
    expect(look(id)[0]).not.toBe('move');
  });

  test.each(['do.flip', 'do.changePlots'])('%s is done where the table was asked for it', (id) => {
    const short = id.replace('do.', 'short.');
    expect(look(id)).toEqual(['move', short]);
    expect(look(id, {}, { by: 'table' })).toEqual(['lead', short]);
  });

  test('tells dice with the battle, or with the losses where the table has rolled them', () => {
    expect(look('do.dice')).toEqual(['note', 'short.dice']);
    expect(look('do.dice', {}, { by: 'table' })).toEqual(['lead', 'short.dice']);
  });
});

test('what stands under no title names its faction, in few words', () => {
  const words = (id: string, params: Params) => inFewWords({ id: id as MessageId, params }).id;
  expect(words('do.placeWarriors', { faction: faction('eyrie') })).toBe('short.placeWarriorsOf');
  expect(words('do.removePiece', { piece: { kind: 'piece', id: 'wood' } })).toBe(
    'short.removePiece',
  );
  expect(words('do.placePiece', { piece: { kind: 'piece', id: 'sympathy' } })).toBe(
    'short.sympathy',
  );
  expect(words('fix.score', { faction: faction('eyrie'), n: 3 })).toBe('fix.score');
});

describe('a line of the set-up', () => {
  const owner = (rule: string, params: Params = {}) =>
    ownerInSetup({ rule: rule as RuleId, id: 'do.supply' as MessageId, params })?.id;

  test('is of the faction that it names, or that its section is about', () => {
    expect(owner('4.3.1')).toBe('marquise');
    expect(owner('5.3.2', { faction: faction('eyrie') })).toBe('eyrie');
    expect(owner('3.2', { faction: faction('alliance') })).toBe('alliance');
    expect(owner('7.3.2')).toBe('vagabond');
    expect(owner('8.3.3')).toBe('lizards');
    expect(owner('9.3.4')).toBe('riverfolk');
    expect(owner('10.3.4')).toBe('duchy');
    expect(owner('11.3.1')).toBe('corvids');
    expect(owner('law.setup', { piece: { kind: 'piece', id: 'keep' } })).toBe('marquise');
    expect(owner('3.1')).toBeUndefined();
    expect(owner('law.suits')).toBeUndefined();
  });

  test('does not say who sits where', () => {
    expect(look('do.botSeat', { faction: faction('eyrie') })[0]).toBe('silent');
  });
});
