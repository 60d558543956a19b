import { Refused } from '@empty-chair/kernel/errors';
import { newMatch, submit } from '@empty-chair/kernel/match';
import { seat } from '@empty-chair/kernel/words';
import { refusal } from '@empty-chair/testkit/thrown';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../examples/position.ts';
import { alliance, eyrie, human, readPosition, vagabot } from '../../examples/position.ts';
import { encodeState } from '../codec-encode.ts';
import { configFrom } from '../config-words.ts';
import { root } from '../module.ts';
import { setByPath } from './set-by-path.ts';
import { inputs } from './verbs.ts';

type Json = Record<string, unknown>;
const HERE: Position = {
  board: `1 M2 sawmill keep; 5 E3 roost sympathy; 6 ruin(bag) | M=4 play:STD-33
    | E=7(roosts:7) decree:fox.STD-50,bird.vizier.vizier | V=0 @5 items:5/0 quest:Q-03
    | deck draw:STD-01,STD-02,STD-15,STD-51 discard:STD-14,STD-52 | quests draw:Q-01,Q-02 discard:Q-04`,
  seats: [human('marquise'), eyrie(), alliance(), vagabot()],
};

/** The field of the corrected state, and all invariants that it breaks. */
function corrected(path: string, value: unknown, position = HERE) {
  const state = readPosition(position);
  setByPath(state, path, value);
  const broken = root.invariants.flatMap(({ check }) => check(state)?.id ?? []);
  const field = (name: string): unknown =>
    name.split('.').reduce<unknown>((inside, step) => (inside as Json)?.[step], encodeState(state));
  return { state, broken, field };
}

describe('any fact can be set by its path', () => {
  test.each<[string, unknown]>([
    ['clearings.1.warriors.marquise', 5],
    ['clearings.2.warriors.eyrie', 2],
    ['clearings.1.tokens', ['keep', 'wood']],
    ['clearings.2.buildings', ['workshop', 'workshop']],
    ['clearings.2.suit', 'fox'],
    ['clearings.6.ruin', []],
    ['clearings.2.blockedSlots', 1],
    ['factions.alliance.warriorsElsewhere', 3],
    ['factions.marquise.craftedItems', []],
    ['factions.vagabond.pawn', { forest: '3_6_11' }],
    ['factions.vagabond.pawn.clearing', 7],
    ['itemsInSupply.tea', 0],
    ['turn', { number: 5, seat: 2 }],
    ['turn.seat', 3],
    ['deck.draw.0', 'STD-03'],
    ['deck.draw.4', 'STD-03'],
    ['winner', 'eyrie'],
  ])('%s: %o', (path, value) => {
    const { field, broken } = corrected(path, value);
    expect(field(path)).toEqual(value);
    expect(broken).toEqual([]);
  });

  test('null takes a fact away', () => {
    expect(corrected('clearings.6.ruin', null).field('clearings.6')).not.toHaveProperty('ruin');
    expect(corrected('clearings.5.warriors.eyrie', null).field('clearings.5.warriors')).toEqual({});
    const won = { ...HERE, board: `${HERE.board} | winner eyrie` };
    expect(corrected('winner', null, won).field('winner')).toBeUndefined();
    expect(corrected('factions.vagabond.quest', null).field('factions.vagabond.quest')).toBe(
      undefined,
    );
  });

  test('nothing else changes', () => {
    const before = encodeState(readPosition(HERE)) as Json;
    const { state } = corrected('clearings.2.suit', 'fox');
    const after = encodeState(state) as Json;
    (after['clearings'] as Json)['2'] = (before['clearings'] as Json)['2'];
    expect(after).toEqual(before);
  });
});

describe('what follows from it follows by itself', () => {
  test('law.place: supplies', () => {
    const more = corrected('clearings.2.warriors.marquise', 3);
    expect(more.field('factions.marquise.warriorsInSupply')).toBe(20);
    const wood = corrected('clearings.2.tokens', ['wood', 'wood']);
    expect(wood.field('factions.marquise.supply.wood')).toBe(6);
    const officers = corrected('factions.alliance.warriorsElsewhere', 4);
    expect(officers.field('factions.alliance.warriorsInSupply')).toBe(6);
    expect([more.broken, wood.broken, officers.broken]).toEqual([[], [], []]);
  });

  test('A-20: a corrected total has no sources', () => {
    const { field, broken } = corrected('factions.eyrie.score', 9);
    expect(field('factions.eyrie.scoredFrom')).toEqual({ earlier: 9 });
    expect(broken).toEqual([]);
  });

  test('7.2.4: the Battle Track', () => {
    const { field } = corrected('factions.vagabond.items.ready', 6);
    expect(field('factions.vagabond.items')).toMatchObject({ ready: 5, trackReady: 1 });
    const damaged = corrected('factions.vagabond.items.damagedReady', 2, {
      ...HERE,
      board: HERE.board.replace('items:5/0', 'items:5/0/1/0'),
    });
    expect(damaged.field('factions.vagabond.items')).toMatchObject({ trackReady: 1 });
    // What is said of the track itself is taken as it is.
    const track = corrected('factions.vagabond.items.trackReady', 1);
    expect(track.field('factions.vagabond.items')).toMatchObject({ ready: 5, trackReady: 1 });
  });

  test('2.7: a card is in one place, and leaves the piles for the Decree', () => {
    const { field, broken } = corrected('factions.eyrie.decree.fox', [
      'STD-50',
      'STD-15',
      'STD-52',
    ]);
    expect(field('deck')).toEqual({
      draw: ['STD-01', 'STD-02', 'STD-51'],
      discard: ['STD-14'],
      available: [],
    });
    expect(broken).toEqual([]);
  });

  test('2.7: a card that was taken away may be drawn again, but not next', () => {
    const { field } = corrected('factions.eyrie.decree.fox', ['STD-51']);
    expect(field('deck.draw')).toEqual(['STD-50', 'STD-01', 'STD-02', 'STD-15']);
    expect(corrected('factions.marquise.cardsInPlay', null).field('deck.draw')).toEqual([
      ...['STD-33', 'STD-01', 'STD-02', 'STD-15', 'STD-51'],
    ]);
    // Viziers are no cards of the deck.
    expect(corrected('factions.eyrie.decree.bird', []).field('deck.draw')).toHaveLength(4);
  });

  test('A-40: an emptied discard pile was shuffled in', () => {
    const { field, broken } = corrected('deck.discard', []);
    expect(field('deck.draw')).toEqual([
      'STD-14',
      'STD-52',
      'STD-01',
      'STD-02',
      'STD-15',
      'STD-51',
    ]);
    expect(broken).toEqual([]);
    const moved = corrected('deck.discard', ['STD-14', 'STD-01', 'STD-52']);
    expect(moved.field('deck.draw')).toEqual(['STD-02', 'STD-15', 'STD-51']);
  });

  test('A-41: a card laid aside leaves the piles too', () => {
    const { field } = corrected('deck.available', ['STD-14']);
    expect(field('deck.discard')).toEqual(['STD-52']);
  });

  test('2.7: a draw pile that is written down is as it is written', () => {
    expect(corrected('deck.draw', ['STD-02', 'STD-01']).field('deck')).toEqual({
      draw: ['STD-02', 'STD-01'],
      discard: ['STD-14', 'STD-52'],
      available: [],
    });
    expect(corrected('deck', { draw: ['STD-02'] }).field('deck.discard')).toEqual([]);
  });

  test('7.3.3: the same with quests', () => {
    const { field } = corrected('factions.vagabond.quest', 'Q-02');
    expect(field('quests')).toEqual({ draw: ['Q-03', 'Q-01'], discard: ['Q-04'] });
    const old = corrected('factions.vagabond.quest', 'Q-04');
    expect(old.field('quests')).toEqual({ draw: ['Q-03', 'Q-01', 'Q-02'], discard: [] });
  });
});

describe('what cannot be is refused', () => {
  const refusalAt = (path: string, value: unknown): string => refusal(() => corrected(path, value));

  test.each<[string, unknown, string]>([
    ['clearings.1.warriors.marquise', 26, 'bad.warriors faction=marquise most=25 n=26'],
    ['clearings.2.tokens', ['keep'], 'bad.pieces most=1 n=2 piece=keep'],
    ['clearings.13.warriors.marquise', 1, 'no.noFact path=clearings.13.warriors.marquise'],
    ['clearings.13', {}, 'bad.noClearing at=13 n=12'],
    ['nonsense.here', 1, 'no.noFact path=nonsense.here'],
    ['clearings.1.suit.colour', 1, 'no.noFact path=clearings.1.suit.colour'],
    ['nonsense', 1, 'data.unknownField field=nonsense'],
    ['factions.eyrie.score', 'many', 'data.expected'],
    ['factions.eyrie', 5, 'data.expected'],
    ['factions', 5, 'data.expected'],
    ['deck', 5, 'data.expected'],
    ['quests', [], 'data.expected'],
    ['deck.discard', 5, 'data.expected'],
    ['deck.draw', 5, 'data.expected'],
    ['factions.eyrie.decree', 'fox', 'data.expected'],
    ['factions.eyrie.decree.fox', ['XYZ'], 'bad.noCard card=XYZ'],
    ['turn.seat', 9, 'data.outOfRange'],
    ['__proto__.polluted', 1, 'no.noFact'],
    ['clearings.__proto__', {}, 'no.noFact'],
    ['constructor.name', 1, 'no.noFact'],
    ['', 1, 'data.unknownField'],
    ['deck.draw.2', null, 'no.noFact path=deck.draw.2'],
    ['deck.discard.0', null, 'no.noFact path=deck.discard.0'],
    ['quests.draw.0', null, 'no.noFact path=quests.draw.0'],
    ['clearings.1.tokens.0', null, 'no.noFact path=clearings.1.tokens.0'],
    ['deck.draw.length', 1, 'no.noFact path=deck.draw.length'],
    ['deck.draw.6', 'STD-03', 'no.noFact path=deck.draw.6'],
    ['deck.draw.-1', 'STD-03', 'no.noFact path=deck.draw.-1'],
    ['deck.draw.first', 'STD-03', 'no.noFact path=deck.draw.first'],
    ['deck.draw', ['STD-01', null], 'data.expected'],
  ])('%s: %o: %s', (path, value, reason) => {
    expect(refusalAt(path, value)).toContain(reason);
    expect('polluted' in {}).toBe(false);
  });

  test('a card twice, warriors out of nothing and too many buildings break an invariant', () => {
    expect(corrected('factions.eyrie.decree.mouse', ['STD-50']).broken).toEqual(['bad.cardTwice']);
    expect(corrected('factions.marquise.warriorsInSupply', 9).broken).toEqual(['bad.warriors']);
    expect(corrected('clearings.1.buildings', ['sawmill', 'workshop']).broken).toEqual([
      'bad.slots',
    ]);
  });

  test('and in a game nothing changes then', () => {
    const config = configFrom({ seats: 'riverfolk,eyrie/bot,alliance/bot' });
    const match = newMatch(root, config, 'corrections');
    const before = JSON.stringify(encodeState(match.state as never));
    for (const text of [
      'correct clearings.1.warriors.riverfolk 16',
      'correct factions.riverfolk.warriorsInSupply 3',
      'correct clearings.5.tokens ["sympathy","sympathy"]',
    ]) {
      expect(() => submit(root, match, seat(0), inputs.parseInput(text))).toThrow(Refused);
    }
    expect(JSON.stringify(encodeState(match.state as never))).toBe(before);
    const after = submit(
      root,
      match,
      seat(0),
      inputs.parseInput('correct clearings.1.warriors.riverfolk 4'),
    );
    expect(encodeState(after.state as never)).toMatchObject({
      factions: { riverfolk: { warriorsInSupply: 11 } },
    });
  });
});
