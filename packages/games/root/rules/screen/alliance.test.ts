import { rngFromSeed } from '@empty-chair/kernel/rng';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../examples/position.ts';
import { alliance, eyrie, human, marquise, vagabot } from '../../examples/position.ts';
import type { ScreenGame } from '../../examples/screen-game.ts';
import { screenGame } from '../../examples/screen-game.ts';
import { DEFAULT_CONFIG } from '../config.ts';
import { moveWarriors } from '../effects.ts';
import { root } from '../module.ts';
import { clearingNumbered, MARQUISE } from '../pieces.ts';
import { screenView } from '../view-screen.ts';
import { rule } from '../words.ts';

const FOXES = ['STD-10', 'STD-11', 'STD-12'];
const MICE = ['STD-20', 'STD-21', 'STD-22', 'STD-23', 'STD-24', 'STD-25'];
const BIRDS = ['STD-26', 'STD-27'];
const RABBIT = 'STD-16';

/** Suits: fox 1 6 8 12, mouse 2 7 9 11, rabbit 3 4 5 10. */
interface Mice {
  readonly board: string;
  readonly supporters?: readonly string[];
  readonly hand?: readonly string[];
  readonly hands?: object;
  readonly step?: string;
  readonly turn?: object;
  readonly seats?: Position['seats'];
  readonly config?: Position['config'];
}
const mice = (given: Mice): ScreenGame =>
  screenGame({
    board: given.board,
    seats: given.seats ?? [human('alliance'), marquise(), eyrie()],
    ...(given.config && { config: given.config }),
    screen: {
      hands: given.hands ?? { alliance: given.hand ?? [] },
      supporters: given.supporters ?? [],
      turn: { step: given.step ?? 'birdsong', ...given.turn },
    },
  });
const cats = (given: Mice): ScreenGame =>
  mice({
    seats: [human('marquise'), human('alliance'), eyrie()],
    step: 'daylight',
    ...given,
  });

test('law.8.3: three supporters from the deck, besides the hand', () => {
  const config = root.codecs.config.decode({
    ...DEFAULT_CONFIG,
    play: 'screen',
    seats: [marquise(), human('alliance')],
  });
  const state = root.setup(
    {
      scene: undefined,
      rng: rngFromSeed('alliance'),
      atTable: CHANCE_BY_APP,
      ask: () => {
        throw new Error('nothing is asked');
      },
      emit: undefined,
      trace: undefined,
    },
    config,
  );
  expect(state.screen?.supporters).toHaveLength(3);
  expect(state.screen?.hands.flat()).toHaveLength(3);
});

describe('Outrage', () => {
  const board = '1 M3; 10 sympathy';

  test('law.8.2.6: the mover gives a matching card, birds count (example 2)', () => {
    const hand = ['STD-10', 'STD-20', 'STD-33'];
    const game = cats({ board, hands: { marquise: hand } });
    expect(game.play('move 2 1 10')).toContain('do.outrageGiven faction=marquise');
    expect(game.at('screen.supporters')).toEqual(['STD-33']);
    expect(game.at('screen.hands.marquise')).toEqual(['STD-10', 'STD-20']);
  });

  test('law.8.2.6: without one the hand is shown, and the top card of the deck comes (example 2)', () => {
    const game = cats({ board, hands: { marquise: ['STD-10', 'STD-20'] } });
    const top = (game.at('deck.draw') as readonly string[]).at(-1);
    // Its owner alone is asked to look.
    expect(game.asks('move 2 1 10')).toEqual({ rule: 'law.8.2.6', seat: 1, answers: ['seen'] });
    expect(game.play('move 2 1 10', { choices: ['seen'] })).toEqual([
      'do.moveWarriors faction=marquise from=1 n=2 to=10',
      'do.showsHand faction=marquise',
      'do.outrageDraw faction=marquise',
    ]);
    expect(game.at('screen.supporters')).toEqual([top]);
    expect(game.at('screen.hands.marquise')).toEqual(['STD-10', 'STD-20']);
  });

  test('law.8.2.6: a bot angers them too, and they draw (example 33)', () => {
    const { state } = mice({ board });
    const top = state.deck.draw.at(-1);
    const table = {
      scene: { state },
      rng: rngFromSeed('outrage'),
      atTable: CHANCE_BY_APP,
      ask: () => {
        throw new Error('nothing is asked');
      },
      emit: undefined,
      trace: undefined,
    };
    const move = { from: clearingNumbered(1), to: clearingNumbered(10), n: 1 };
    moveWarriors(table, { faction: MARQUISE, ...move }, rule('law.4.2'));
    expect(state.screen?.supporters).toEqual([top]);
  });

  test.each([
    [['STD-10', 'STD-20', 'STD-33'], 0, ['STD-33']],
    [['STD-10', 'STD-20'], 1, []],
  ])(
    '6.2.3: a bot has the card discarded, or scores (example 3): %o',
    (hand, points, discarded) => {
      const game = screenGame({
        board,
        seats: [human('marquise'), alliance(), eyrie()],
        screen: { hands: { marquise: hand }, turn: { step: 'daylight' } },
      });
      game.play('move 2 1 10');
      expect(game.at('factions.alliance.score')).toBe(points);
      expect(game.at('deck.discard')).toEqual(discarded);
    },
  );

  test('law.8.2.3: without a base five supporters fit, the sixth card is discarded', () => {
    const game = cats({
      board,
      hands: { marquise: [RABBIT] },
      supporters: MICE.slice(0, 5),
    });
    expect(game.play('move 2 1 10')).toContain('do.noRoomForSupporter');
    expect(game.at('screen.supporters')).toHaveLength(5);
    expect(game.at('deck.discard')).toEqual([RABBIT]);
    const based = cats({
      board: `${board}; 5 rabbitBase`,
      hands: { marquise: [RABBIT] },
      supporters: MICE.slice(0, 5),
    });
    based.play('move 2 1 10');
    expect(based.at('screen.supporters')).toHaveLength(6);
  });
});

describe('revolt', () => {
  test('law.8.4.1: enemies go, base, warriors and an officer come (example 18)', () => {
    const game = mice({
      board: '8 sympathy; 12 M2 sawmill sympathy | V=0 @12 items:4/0/0/0/0/0',
      supporters: ['STD-10', 'STD-26'],
      seats: [human('alliance'), marquise(), vagabot()],
    });
    game.play('revolt 12');
    expect(game.at('factions.alliance.score')).toBe(1);
    expect(game.at('clearings.12')).toMatchObject({
      warriors: { alliance: 2 },
      buildings: ['foxBase'],
      tokens: ['sympathy'],
    });
    expect(game.at('factions.vagabond.items')).toMatchObject({ ready: 1, damagedReady: 3 });
    expect(game.at('factions.alliance.warriorsElsewhere')).toBe(1);
    // Of ten in supply two are warriors now, one an officer.
    expect(game.at('factions.alliance.warriorsInSupply')).toBe(7);
    expect(game.at('screen.supporters')).toBeUndefined();
    expect(game.at('deck.discard')).toEqual(['STD-10', 'STD-26']);
  });

  test.each([
    ['revolt 1', 'no.revolt at=1'],
    // Its base is on the map.
    ['revolt 2', 'no.revolt at=2'],
    ['revolt 12', 'no.supporters n=2 suit=fox'],
    ['revolt 5', 'nothing refused'],
  ])('law.8.4.1: %s: %s', (act, why) => {
    const game = mice({
      board: '12 sympathy; 2 sympathy; 7 mouseBase; 5 sympathy',
      supporters: ['STD-10', 'STD-16', 'STD-17', 'STD-20', 'STD-21'],
    });
    expect(game.whyNot(act)).toBe(why);
  });

  test('H-16: ruins and covered slots keep their place, enemy buildings do not', () => {
    const supporters = FOXES;
    const revolts = (board: string) => mice({ board, supporters }).offered('revolt');
    expect(revolts('12 sympathy ruin foxBase; 1 sympathy')).toEqual([]);
    expect(revolts('12 sympathy ruin blocked*1')).toEqual([]);
    expect(revolts('12 sympathy ruin sawmill')).toEqual(['revolt 12']);
    expect(revolts('1 sympathy blocked*1')).toEqual([]);
  });

  test('H-39: warriors and the officer come as far as the supply lasts', () => {
    const game = mice({ board: '12 sympathy; 8 sympathy; 1 A9', supporters: FOXES.slice(0, 2) });
    game.play('revolt 12');
    expect(game.at('clearings.12.warriors')).toEqual({ alliance: 1 });
    expect(game.at('factions.alliance.warriorsElsewhere')).toBe(0);
  });

  test('law.8.4.1: which supporters go is asked where they differ', () => {
    const supporters = ['STD-10', 'STD-11', 'STD-26', 'STD-20'];
    const game = mice({ board: '12 sympathy', supporters });
    game.play('revolt 12', { choices: ['STD-26', 'STD-11'] });
    expect(game.at('screen.supporters')).toEqual(['STD-10', 'STD-20']);
    // Two copies of one card, and two cards to pay: nothing to choose.
    const alike = mice({ board: '12 sympathy', supporters: ['STD-52', 'STD-53', 'STD-54'] });
    alike.play('revolt 12');
    expect(alike.at('screen.supporters')).toHaveLength(1);
  });
});

describe('spreading', () => {
  test('law.8.4.2: the fourth token costs two and one for Martial Law, and scores 1 (example 17)', () => {
    const game = mice({
      board: '10 sympathy; 1 sympathy; 2 sympathy; 12 E3',
      supporters: ['STD-10', ...BIRDS],
    });
    expect(game.offered('spread')).toContain('spread 12');
    expect(game.play('spread 12')).toEqual([
      'do.spendCard card=STD-10 faction=alliance',
      'do.spendCard card=STD-26 faction=alliance',
      'do.spendCard card=STD-27 faction=alliance',
      'do.placePiece at=12 piece=sympathy',
      'do.score faction=alliance n=1',
    ]);
    const two = mice({
      board: '10 sympathy; 1 sympathy; 2 sympathy; 12 E3',
      supporters: ['STD-10', 'STD-26'],
    });
    expect(two.whyNot('spread 12')).toBe('no.supporters n=3 suit=fox');
  });

  test('law.8.4.2, law.8.2.5: next to sympathy, one in a clearing, not beside the keep', () => {
    const game = mice({
      board: '1 sympathy; 5 keep',
      supporters: ['STD-10', 'STD-16', 'STD-20', 'STD-26'],
    });
    // 1 is next to 5, 9 and 10.
    expect(game.offered('spread')).toEqual(['spread 9', 'spread 10']);
    expect(game.whyNot('spread 1')).toBe('no.spread at=1');
    expect(game.whyNot('spread 5')).toBe('no.spread at=5');
    expect(game.whyNot('spread 12')).toBe('no.spread at=12');
    const first = mice({ board: '5 keep', supporters: ['STD-26'] });
    expect(first.offered('spread')).toHaveLength(11);
    first.play('spread 12');
    expect(first.at('factions.alliance.score')).toBe(0);
  });

  test('law.8.4.2: revolts come before it', () => {
    const game = mice({
      board: '12 sympathy',
      supporters: [...FOXES, 'STD-20'],
    });
    expect(game.offered('revolt')).toEqual(['revolt 12']);
    game.play('spread 9');
    expect(game.whyNot('revolt 12')).toBe('no.revoltFirst');
    expect(game.offered('spread')).toEqual(['spread 1']);
    // Without supporters nothing is left of Birdsong.
    const last = mice({ board: '12 sympathy', supporters: ['STD-20'] });
    last.play('spread 9');
    expect(last.at('screen.turn.step')).toBe('daylight');
    expect(last.whyNot('spread 9')).toBe('no.inBirdsong');
    expect(last.whyNot('revolt 9')).toBe('no.inBirdsong');
  });

  test('H-33: a river is a path for the Boat Builders', () => {
    const across = (play: string) =>
      mice({
        board: `4 sympathy | A=0${play}`,
        supporters: ['EP-20'],
        config: { deck: 'exilesAndPartisans' },
      }).offered('spread');
    expect(across('')).toEqual(['spread 9']);
    expect(across(' play:EP-30')).toEqual(['spread 7', 'spread 9']);
  });
});

describe('Daylight', () => {
  test('law.8.2.1: sympathy crafts, each token once', () => {
    const game = mice({ board: '7 sympathy', step: 'daylight', hand: ['STD-14', 'STD-18'] });
    game.play('craft STD-14');
    expect(game.at('factions.alliance.score')).toBe(2);
    expect(game.whyNot('craft STD-18')).toBe('no.crafting n=1 suit=mouse');
    const dawn = mice({ board: '7 sympathy', hand: ['STD-14'], supporters: MICE.slice(0, 1) });
    expect(dawn.whyNot('craft STD-14')).toBe('no.inDaylight');
  });

  test('law.8.5, H-03: a card is mobilized, and nobody hears which', () => {
    const game = mice({ board: '7 sympathy', step: 'daylight', hand: ['STD-14'] });
    const input = { kind: 'play', act: { what: 'mobilize', card: 'STD-14' } } as const;
    expect(root.inputMessage(game.state, game.seat, input)).toEqual({
      id: 'did.mobilize',
      params: { faction: { kind: 'faction', id: 'alliance' } },
    });
    expect(game.play('mobilize STD-14')).toEqual(['do.mobilize']);
    expect(game.at('screen.supporters')).toEqual(['STD-14']);
    expect(game.whyNot('mobilize STD-14')).toBe('no.notInHand');
  });

  test('H-17: a full stack takes no card, but it may be given', () => {
    const supporters = MICE.slice(0, 5);
    const game = mice({ board: '1 M1', step: 'daylight', hand: ['STD-14'], supporters });
    expect(game.play('mobilize STD-14')).toEqual(['do.mobilize', 'do.noRoomForSupporter']);
    expect(game.at('screen.supporters')).toEqual(supporters);
    expect(game.at('deck.discard')).toEqual(['STD-14']);
  });

  test('law.8.5, H-39: a card of a base’s suit makes an officer', () => {
    const hand = ['STD-10', 'STD-16', 'STD-26'];
    const game = mice({ board: '5 rabbitBase', step: 'daylight', hand });
    expect(game.offered('train')).toEqual(['train STD-16', 'train STD-26']);
    expect(game.whyNot('train STD-10')).toBe('no.suitOfBase');
    expect(game.play('train STD-16')).toEqual([
      'do.spendCard card=STD-16 faction=alliance',
      'do.officer',
    ]);
    expect(game.at('factions.alliance.warriorsElsewhere')).toBe(1);
    const none = mice({ board: '5 A10 rabbitBase', step: 'daylight', hand });
    expect(none.whyNot('train STD-16')).toBe('no.supply faction=alliance n=0');
    expect(mice({ board: '5 A1', step: 'daylight', hand }).whyNot('train STD-16')).toBe(
      'no.noBase',
    );
  });
});

describe('Evening', () => {
  const board = '5 A2 rabbitBase; 1 A1 M1; 9 keep | A=0 elsewhere:3';

  test('law.8.6.1: as many operations as officers', () => {
    const game = mice({ board, step: 'evening' });
    game.play('move 1 5 1');
    expect(screenView(game.state, game.seat).left).toEqual({ n: 2, of: 3 });
    game.play('baseRecruit 5');
    expect(game.at('clearings.5.warriors')).toEqual({ alliance: 2 });
    game.play('organize 1');
    expect(game.at('clearings.1')).toMatchObject({
      warriors: { alliance: 1, marquise: 1 },
      tokens: ['sympathy'],
    });
    // The third was the last: cards are drawn, the turn is over.
    expect(game.at('turn.seat')).toBe(1);
    const fights = mice({ board, step: 'evening', turn: { taken: 2 } });
    expect(fights.play('battle 1 marquise', { dice: ['1-0'] })).toContain(
      'do.removeWarriors at=1 faction=marquise n=1',
    );
    const day = mice({ board, step: 'daylight' });
    for (const act of ['move 1 5 1', 'battle 1 marquise', 'baseRecruit 5', 'organize 1']) {
      expect(day.whyNot(act)).toBe('no.inEvening');
    }
  });

  test.each([
    ['baseRecruit 1', 'no.baseThere at=1'],
    ['organize 7', 'no.spread at=7'],
    ['organize 9', 'no.spread at=9'],
    ['battle 5 marquise', 'no.battle at=5'],
  ])('law.8.6.1: %s: %s', (act, why) => {
    expect(mice({ board, step: 'evening' }).whyNot(act)).toBe(why);
  });

  test('law.8.6.1: without an officer left nothing more', () => {
    // One has to stay undone, or the turn would be over.
    const game = mice({ board, step: 'evening', turn: { taken: 3 } });
    for (const act of ['move 1 5 1', 'battle 1 marquise', 'baseRecruit 5', 'organize 1']) {
      expect(game.whyNot(act)).toBe('no.officers');
    }
  });

  test('law.8.6.2: one card and one for each base', () => {
    const game = mice({ board: '5 A2 rabbitBase; 1 foxBase', step: 'daylight' });
    expect(game.play('end')).toEqual(['do.drawCards faction=alliance n=3']);
    expect(game.at('turn.seat')).toBe(1);
  });
});

describe('in battle', () => {
  test('law.8.2.2: as defender they deal the higher roll (example 7)', () => {
    const game = cats({ board: '5 M4 A2' });
    game.play('battle 5 alliance', { dice: ['3-1'] });
    expect(game.at('clearings.5.warriors')).toEqual({ marquise: 2, alliance: 1 });
  });

  const supporters = ['STD-10', 'STD-11', 'STD-26', ...MICE.slice(0, 3), RABBIT];

  test('law.8.2.4: the only base falls, with its supporters, birds and half the officers (example 19)', () => {
    const game = cats({ board: '12 M3 foxBase | A=0 elsewhere:3', supporters });
    const told = game.play('battle 12 alliance', { dice: ['0-0'] });
    expect(told).toContain('do.officersLost n=2');
    expect(game.at('screen.supporters')).toEqual([...MICE.slice(0, 3), RABBIT]);
    expect(game.at('deck.discard')).toEqual(['STD-10', 'STD-11', 'STD-26']);
    expect(game.at('factions.alliance.warriorsElsewhere')).toBe(1);
    expect(game.at('factions.marquise.score')).toBe(1);
  });

  test('law.8.2.4: without any base they keep five, and say which', () => {
    const many = { supporters: ['STD-10', ...MICE, RABBIT] };
    const game = cats({ board: '12 M3 foxBase', ...many });
    game.play('battle 12 alliance', { dice: ['0-0'], choices: ['STD-21', RABBIT] });
    expect(game.at('screen.supporters')).toEqual(MICE.filter((card) => card !== 'STD-21'));
    const another = cats({ board: '12 M3 foxBase; 5 rabbitBase', ...many });
    another.play('battle 12 alliance', { dice: ['0-0'] });
    expect(another.at('screen.supporters')).toHaveLength(7);
  });

  test('law.8.2.4: of what falls together the base goes first, so that Outrage still brings a card', () => {
    // A favor for three workshops: the fox clearings 1, with sympathy, and 12, with both.
    const game = cats({
      board: '8 M1 workshop*2; 6 workshop; 1 sympathy; 12 sympathy foxBase',
      hands: { marquise: ['STD-30', 'STD-10', 'STD-11'] },
      supporters: ['STD-12', 'STD-20'],
    });
    game.play('craft STD-30', { choices: ['STD-10'] });
    expect(game.at('screen.supporters')).toEqual(['STD-20', 'STD-10', 'STD-11']);
    expect(game.at('factions.marquise.score')).toBe(3);
  });
});

test.each([
  ['of nobody', { board: '1 M1', seats: [human('marquise'), alliance()], supporters: ['STD-10'] }],
  ['too many', { board: '1 M1', supporters: MICE }],
])('supporters are refused: %s', (_, given) => {
  const problems = root.invariants.flatMap(({ check }) => check(mice(given).state)?.id ?? []);
  expect(problems).toEqual(['bad.screenSupporters']);
});
