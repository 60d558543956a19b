import { botTurn, newMatch } from '@empty-chair/kernel/match';
import { seat } from '@empty-chair/kernel/words';
import { scripted } from '@empty-chair/testkit/scripted';
import { describe, expect, test } from 'vitest';
import {
  alliance,
  corvids,
  eyrie,
  human,
  marquise,
  readPosition,
  riverfolk,
} from '../../examples/position.ts';
import type { ScreenGame } from '../../examples/screen-game.ts';
import { LEGAL, lawRows } from '../../examples/screen-law.ts';
import { birdsGame, catsAndBirds, catsGame, miceGame } from '../../examples/screen-people.ts';
import { packOf, vagabondGame } from '../../examples/screen-vagabond.ts';
import { rules } from '../board.ts';
import { configFrom } from '../config-words.ts';
import { root } from '../module.ts';
import { DEFAULT_OPTIONS, SCREEN_OPTIONS } from '../options.ts';
import { clearingNumbered, EYRIE, factionId, MARQUISE } from '../pieces.ts';
import { clone } from '../state.ts';
import { secrets } from './secrets.ts';

/** The chapters of the law that are everybody's (1 to 5, maps, glossary): what is legal, and what is refused why. */

const said = ({ state, seat: who }: ScreenGame, typed: string): string =>
  root.refusal(state, who, root.parseInput(`play ${typed}`))?.id ?? LEGAL;

describe('the law of all', () => {
  test.each(lawRows)('$0.cite: $0.name', (_, game, typed, verdict) => {
    expect(said(game(), typed)).toBe(verdict);
  });
});

test('law.1.1.3: of two effects of one start either may come first', () => {
  const start = () =>
    catsGame({
      board: '1 M3; 5 R1 | M=0 play:STD-40 | R=0 payments:riverfolk.1',
      seats: [human('marquise'), riverfolk()],
      step: 'birdsong',
    });
  const bought = start();
  bought.play('buy mercenaries');
  expect(said(bought, 'burrowBank riverfolk')).toBe(LEGAL);
  const banked = start();
  banked.play('burrowBank riverfolk');
  expect(said(banked, 'buy mercenaries')).toBe(LEGAL);
  // Her wood is no longer the start.
  banked.play('wood');
  expect(said(banked, 'buy mercenaries')).not.toBe(LEGAL);
});

test('law.1.2.2: everybody sees the discard pile, nobody the deck', () => {
  const { state } = catsGame({ board: '1 M1 | deck discard:STD-10' });
  for (const who of [seat(0), undefined]) {
    expect(secrets.seenBy(state, who)).toMatchObject({
      deck: { discard: ['STD-10'], draw: state.deck.draw.length },
    });
  }
});

test('law.1.3: on the screen no card changes hands by mere words', () => {
  const game = catsAndBirds({ board: '1 M1', hand: ['STD-10'] });
  const { state, seat: who } = game;
  for (const typed of ['spend fox', 'score 1', 'place 1 warrior 1', 'effect STD-33']) {
    expect(root.refusal(state, who, root.parseInput(typed))?.id).toBe('no.onScreen');
  }
});

describe('law.1.4.2: an action is not interrupted', () => {
  const marching = () =>
    catsAndBirds({
      board: '1 M3; 5 M1 | M=0 play:STD-46 | E=0',
      hand: ['STD-26'],
      turn: { begun: true, taken: 3, marching: 1 },
    });

  test('law.1.4.2: something else gives up the second move of a march', () => {
    const game = marching();
    game.play('codebreakers eyrie', { choices: ['seen'] });
    expect(said(game, 'move 1 1 5')).toBe('no.actions');
  });

  test('law.1.4.2: a bird may be spent at any time', () => {
    const game = marching();
    game.play('extra STD-26');
    expect(game.at('screen.turn.marching')).toBe(1);
  });
});

test('law.1.5.1: the last warrior is placed, and no more', () => {
  const game = catsGame({ board: '1 M24; 5 recruiter; 9 recruiter' });
  expect(game.play('recruit', { choices: ['9'] })).toEqual([
    'do.placeWarriors at=9 faction=marquise n=1',
  ]);
  expect(game.at('factions.marquise.warriorsInSupply')).toBe(0);
});

test('law.1.5.5: whoever is forced into a battle decides in it', () => {
  const game = vagabondGame({
    board: '12 M2 E1 | M=0 play:STD-35 | E=0',
    character: 'vagrant',
    pack: 'torch///',
    seats: [human('vagabond'), human('marquise'), eyrie()],
  });
  // Brutal Tactics is the Marquise's to use.
  const asked = game.asks('instigate marquise eyrie', { dice: ['1-0'] });
  expect(asked).toMatchObject({ rule: 'law.battle', answers: ['none', 'STD-35'] });
});

test('law.2.1: bots turn their orders up from the deck of all, onto the pile of all', () => {
  const config = configFrom({ play: 'screen', seats: 'marquise/bot,alliance' });
  const before = newMatch(root, config, 'one deck');
  const after = botTurn(root, before);
  const decks = [before, after].map(({ state }) => state?.deck);
  const [first, second] = decks;
  expect(second?.discard.length).toBeGreaterThan(0);
  expect(first?.draw.length).toBe((second?.draw.length ?? 0) + (second?.discard.length ?? 0));
});

test.each([
  ['more warriors', '9 M2 E1', 'marquise'],
  ['buildings count', '9 M1 E1 sawmill', 'marquise'],
  ['tokens do not', '9 M1 E2 wood', 'eyrie'],
  ['a tie is the Eyrie’s, example 1', '9 M2 E1 roost', 'eyrie'],
  ['nobody is there', '1 M1', undefined],
])('law.2.5: %s', (_, board, ruler) => {
  const { state } = catsGame({ board });
  const at = clearingNumbered(9);
  const ruling = [MARQUISE, EYRIE].filter((faction) => rules(state, faction, at));
  expect(ruling.map(factionId)).toEqual(ruler === undefined ? [] : [ruler]);
});

describe('victory', () => {
  test('law.3.1: with thirty points it is over at once', () => {
    const game = catsGame({ board: '12 workshop | M=28', hand: ['STD-10'] });
    game.play('craft STD-10');
    expect(root.next(game.state)).toMatchObject({ kind: 'over', winners: [0] });
  });

  test('law.3.1.1: of two who reach it in one battle, whoever is on turn', () => {
    // Two rolled each. Brutal Tactics: one more, and a point for the Eyrie; Sappers: one more.
    const fight = (points: number) => {
      const game = catsAndBirds({
        board: `9 M2 E2 sawmill roost | M=${points} play:STD-35 | E=28 play:STD-38`,
      });
      game.play('battle 9 eyrie', { dice: ['2-2'], choices: ['STD-35', 'STD-38'] });
      return root.next(game.state);
    };
    expect(fight(28)).toMatchObject({ kind: 'over', winners: [1] });
    expect(fight(29)).toMatchObject({ kind: 'over', winners: [0] });
  });

  test('law.3.2.1: a point for a building and one for a token, in anybody’s turn', () => {
    const game = catsAndBirds({ board: '9 M1 E4 sawmill wood' });
    game.play('battle 9 eyrie', { dice: ['3-3'] });
    expect(game.at('factions.eyrie.scoredFrom')).toEqual({ removal: 2 });
  });
});

describe('crafting', () => {
  test('law.4.1.2, law.G.31: a favor is resolved, and discarded after that', () => {
    const game = catsGame({
      board: '6 workshop; 8 workshop*2; 12 sympathy',
      hand: ['STD-30', 'STD-10'],
      seats: [human('marquise'), alliance()],
    });
    game.play('craft STD-30');
    // The card that Outrage costs was discarded before it.
    expect(game.at('deck.discard')).toEqual(['STD-10', 'STD-30']);
  });

  test('law.4.1.3, law.6.2.1: what stays lies in front of her, made by a workshop', () => {
    const game = catsGame({ board: '12 workshop', hand: ['STD-33'] });
    game.play('craft STD-33');
    expect(game.at('factions.marquise.cardsInPlay')).toEqual(['STD-33']);
    expect(game.at('deck.discard')).toEqual([]);
    expect(said(catsGame({ board: '12 sawmill', hand: ['STD-33'] }), 'craft STD-33')).toBe(
      'no.crafting',
    );
  });
});

describe('worked examples, the whole of them', () => {
  test('law.favor, 6.2.3: example 28, roost and sympathy go: two points, one Automated Outrage', () => {
    const favor = (hand: readonly string[]) =>
      catsGame({
        board: '1 workshop; 8 workshop*2; 6 E2 roost; 12 sympathy; 3 E1',
        hand: ['STD-30', ...hand],
        seats: [human('marquise'), eyrie(), alliance()],
      });
    const paid = favor(['STD-10', 'STD-16']);
    paid.play('craft STD-30');
    expect(paid.at('factions.marquise.score')).toBe(2);
    expect(paid.at('screen.hands.marquise')).toEqual(['STD-16']);
    expect(paid.at('clearings.3.warriors')).toEqual({ eyrie: 1 });
    const poor = favor(['STD-16']);
    poor.play('craft STD-30');
    expect(poor.at('factions.alliance.score')).toBe(1);
  });

  test('law.6.2.3: example 9, cats of an ambush and cats of the dice are two choices and two cards', () => {
    const game = catsAndBirds({
      board: '1 keep; 12 M5 E3',
      hand: ['STD-10', 'STD-26'],
      screen: { hands: { eyrie: ['STD-01'] } },
    });
    const told = game.play('battle 12 eyrie', {
      dice: ['3-3'],
      choices: ['STD-01', 'STD-10', 'STD-26'],
    });
    expect(told.filter((line) => line.startsWith('do.placeWarriors'))).toEqual([
      'do.placeWarriors at=1 faction=marquise n=2',
      'do.placeWarriors at=1 faction=marquise n=3',
    ]);
  });

  test('law.6.5: example 11, a bird brings one action: no Recruit again, no crafting, no mouse at a fox sawmill', () => {
    const game = catsGame({
      board: '1 M2 recruiter; 12 sawmill workshop; 5 E1',
      hand: ['STD-26', 'STD-10', 'STD-20'],
      turn: { begun: true, taken: 3, once: ['recruit'] },
    });
    expect(said(game, 'overwork STD-10 12')).toBe('no.actions');
    game.play('extra STD-26');
    expect(said(game, 'recruit')).toBe('no.onceATurn');
    expect(said(game, 'craft STD-10')).toBe('no.craftFirst');
    expect(said(game, 'overwork STD-20 12')).toBe('no.suit');
    expect(said(game, 'overwork STD-10 1')).toBe('no.noSawmill');
    game.play('overwork STD-10 12');
    expect(said(game, 'move 1 1 5')).toBe('no.actions');
  });

  test('law.3.3.1: example 29, an Eyrie that rules 2, 7 and 9 wins before any other start effect', () => {
    const game = catsGame({
      board: '2 E1; 7 E1; 9 E1; 1 M1 | E=12',
      seats: [human('marquise'), human('eyrie'), human('alliance'), corvids()],
      screen: { dominance: { eyrie: 'STD-08' } },
    });
    expect(game.play('end')).toEqual([
      'do.drawCards faction=marquise n=1',
      // Its empty hand draws nothing any more.
      'do.win faction=eyrie',
    ]);
  });
});

test('law.4.2.2: the same warriors move twice', () => {
  const game = catsGame({ board: '1 M2' });
  game.play('move 2 1 9');
  game.play('move 2 9 12');
  expect(game.at('clearings.12.warriors')).toEqual({ marquise: 2 });
});

test('H-09: rule is judged before each move, so the last one leaves by a tie (example 15)', () => {
  const game = birdsGame({
    board: '3 E1 roost; 7 E2 M1; 12 M1; 8 M1',
    screen: {
      leader: 'charismatic',
      decree: { recruit: ['vizier'], move: ['STD-20', 'STD-21'], battle: ['vizier'] },
    },
    turn: { resolved: { recruit: ['vizier'] } },
  });
  expect(said(game, 'move 1 7 12')).toBe(LEGAL);
  game.play('move 1 7 12');
  expect(said(game, 'move 1 7 8')).toBe(LEGAL);
});

test('law.9.6: a Vagabond’s Evening, step by step', () => {
  const game = vagabondGame({
    at: '4_9_12',
    pack: 'boot,boot,crossbow,hammer,sword,sword//torch/',
    hand: ['STD-10', 'STD-11', 'STD-12', 'STD-14', 'STD-15'],
  });
  // He rests, then draws; six cards are too many, and then seven items.
  game.play('end');
  expect(packOf(game)).toContain('torch');
  expect(game.at('screen.turn.step')).toBe('discard');
  game.play('discard STD-10');
  expect(game.at('screen.turn.step')).toBe('items');
  game.play('drop boot');
  expect(game.at('turn.seat')).toBe(1);
});

test('law.9.2.2.I: all enemy pieces are removed, and of him three items', () => {
  const game = miceGame({
    board: '12 sympathy M1 | V=0 @12 character:thief pack:boot,sword,tea,torch///',
    seats: [human('alliance'), human('vagabond'), marquise()],
    screen: { supporters: ['STD-10', 'STD-11'] },
    step: 'birdsong',
  });
  game.play('revolt 12', { choices: ['boot', 'sword', 'tea'] });
  expect(packOf(game)).toBe('torch//boot,sword,tea/');
});

test('law.G.23: a warrior that is replaced is not removed, and nobody buries it', () => {
  const game = catsAndBirds({
    board: '5 E2 | M=0 play:EP-42 | E=0 play:EP-44',
    hand: ['EP-16'],
  });
  game.play('propaganda EP-16 eyrie 5');
  expect(game.at('clearings.5.warriors')).toEqual({ marquise: 1, eyrie: 1 });
  expect(game.at('screen.coffins')).toBeUndefined();
});

test('H-01: by default the current law, and each older reading is an option', () => {
  for (const [name, values] of Object.entries(SCREEN_OPTIONS)) {
    expect(DEFAULT_OPTIONS).toHaveProperty(name, values[0]);
    expect(values.length).toBeGreaterThan(1);
  }
});

test('H-06, law.3.3.3: dominance as a bot’s order counts for its suit, and is available then', () => {
  const position = readPosition({
    board: '1 M3 sawmill; 12 sawmill | V=0 @4_9_12 character:thief pack:boot///',
    seats: [marquise(), human('alliance'), human('eyrie'), human('vagabond')],
    screen: { leader: 'builder', decree: { recruit: ['vizier'], move: ['vizier'] } },
  });
  const { state } = scripted(
    root,
    { state: clone(position), seat: seat(0) },
    { cards: ['STD-06'] },
  );
  expect(root.codecs.state.encode(state)).toMatchObject({ deck: { available: ['STD-06'] } });
});
