import { answer, newMatch } from '@empty-chair/kernel/match';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../examples/position.ts';
import { human, marquise, vagabot } from '../../examples/position.ts';
import { screenGame } from '../../examples/screen-game.ts';
import { catsGame } from '../../examples/screen-people.ts';
import { configFrom } from '../config-words.ts';
import { root } from '../module.ts';
import { DEFAULT_OPTIONS } from '../options.ts';

/** A Marquise on turn and an Eyrie, both people, and a Vagabot; each with what is in the hand and in play. */
const atTable = (
  board: string,
  screen: object,
  cards: {
    readonly mine?: string;
    readonly theirs?: string;
    readonly deck?: 'standard' | 'exilesAndPartisans';
  } = {},
): Position => ({
  board: `${board} | M=0${cards.mine ? ` play:${cards.mine}` : ''} | E=0${cards.theirs ? ` play:${cards.theirs}` : ''} | V=0 @2_6_10_11_12 items:4/0/0/0/0/0`,
  seats: [human('marquise'), human('eyrie'), vagabot()],
  config: { play: 'screen', deck: cards.deck ?? 'standard' },
  screen: { leader: 'builder', decree: { recruit: ['vizier'], move: ['vizier'] }, ...screen },
});

describe('an ambush between people', () => {
  const position = (hands: object): Position =>
    atTable('5 M3 E1', { hands, turn: { step: 'daylight' } });

  test('law.4.3.1: two hits on the attacker before the dice, by a card of the clearing or a bird', () => {
    const game = screenGame(position({ eyrie: ['STD-02', 'STD-01'] }));
    expect(game.play('battle 5 eyrie', { choices: ['STD-02'], dice: ['0-0'] })).toEqual([
      'do.battle at=5 attacker=marquise defender=eyrie',
      'do.spendCard card=STD-02 faction=eyrie',
      'do.humanAmbush faction=marquise',
      'do.removeWarriors at=5 faction=marquise n=2',
      'do.dice attackerHits=0 defenderHits=0 dice=0-0',
    ]);
  });

  test('law.4.3.1: example 5, the attacker foils it with a bird: both are discarded, the dice follow', () => {
    const game = screenGame(position({ eyrie: ['STD-02'], marquise: ['STD-04'] }));
    expect(game.play('battle 5 eyrie', { choices: ['STD-02', 'STD-04'], dice: ['0-0'] })).toEqual([
      'do.battle at=5 attacker=marquise defender=eyrie',
      'do.spendCard card=STD-02 faction=eyrie',
      'do.spendCard card=STD-04 faction=marquise',
      'do.dice attackerHits=0 defenderHits=0 dice=0-0',
    ]);
  });

  test('law.4.3.1: whoever has none that fits, or does not want to, is not ambushing', () => {
    const none = screenGame(position({ eyrie: ['STD-01', 'STD-16'] }));
    expect(none.play('battle 5 eyrie', { dice: ['0-0'] })).toHaveLength(2);
    const declined = screenGame(position({ eyrie: ['STD-02'] }));
    expect(declined.play('battle 5 eyrie', { choices: ['none'], dice: ['0-0'] })).toHaveLength(2);
  });

  test('H-54: where everyone is asked, also who has none and can only decline', () => {
    const asking = (hands: object): Position => ({
      ...position(hands),
      options: { handsAsked: 'everyone' },
    });
    const none = screenGame(asking({ eyrie: ['STD-01'], marquise: ['STD-04'] }));
    expect(none.play('battle 5 eyrie', { choices: ['none'], dice: ['0-0'] })).toHaveLength(2);
    // Against an ambush the attacker is asked, too.
    const foiled = screenGame(asking({ eyrie: ['STD-02'] }));
    expect(foiled.play('battle 5 eyrie', { choices: ['STD-02', 'none'], dice: ['0-0'] })).toContain(
      'do.humanAmbush faction=marquise',
    );
  });

  test('H-54: who says nothing has everybody asked as soon as several people play', () => {
    const { handsAsked } = DEFAULT_OPTIONS;
    const options = { handsAsked };
    const people = screenGame({ ...position({ eyrie: ['STD-01'] }), options });
    expect(people.asks('battle 5 eyrie')).toMatchObject({ seat: 1, answers: ['none'] });
    // Alone with bots nobody is there to whom it would tell something.
    const alone = (hand: readonly string[]) =>
      catsGame({ board: '1 M2 keep; 5 M1 E1', hand, options });
    const fought = { dice: ['1-1'] };
    expect(alone([]).play('battle 5 eyrie', fought)).toHaveLength(4);
    expect(alone(['STD-02']).asks('battle 5 eyrie', fought).answers).toEqual(['none', 'STD-02']);
  });

  test('law.4.3.1: a Scouting Party is not ambushed', () => {
    const scouts = atTable(
      '5 M3 E1',
      { hands: { eyrie: ['STD-02'] }, turn: { step: 'daylight' } },
      { mine: 'STD-48' },
    );
    expect(screenGame(scouts).play('battle 5 eyrie', { dice: ['0-0'] })).toHaveLength(2);
  });
});

describe('cards against people', () => {
  const birdsong = { step: 'birdsong', once: ['wood'] };
  const exiles = 'exilesAndPartisans';

  test('card.saboteurs: a card in front of an enemy is discarded, and so are they', () => {
    const game = screenGame(
      atTable('1 M1', { turn: birdsong }, { mine: 'EP-33', theirs: 'EP-30', deck: exiles }),
    );
    game.play('saboteurs eyrie EP-30');
    expect(game.at('deck.discard')).toEqual(['EP-33', 'EP-30']);
    expect(game.at('factions.eyrie.cardsInPlay')).toBeUndefined();
  });

  test('card.standAndDeliver: a random card changes hands, and its owner scores', () => {
    const game = screenGame(
      atTable('1 M1', { hands: { eyrie: ['STD-10'] }, turn: birdsong }, { mine: 'STD-50' }),
    );
    expect(game.play('standAndDeliver eyrie')).toEqual([
      'do.takeFrom faction=marquise other=eyrie',
      'do.score faction=eyrie n=1',
    ]);
    expect(game.at('screen.hands')).toEqual({ marquise: ['STD-10'] });
    const poor = screenGame(atTable('1 M1', { turn: birdsong }, { mine: 'STD-50' }));
    expect(poor.whyNot('standAndDeliver eyrie')).toBe('no.noCards faction=eyrie');
  });

  test('card.codebreakers: the hand is shown to one person, and told to nobody', () => {
    const game = screenGame(
      atTable(
        '1 M1',
        { hands: { eyrie: ['STD-10'] }, turn: { step: 'daylight' } },
        { mine: 'STD-46' },
      ),
    );
    expect(game.play('codebreakers eyrie', { choices: ['seen'] })).toEqual([]);
    expect(game.at('screen.turn.used')).toEqual(['STD-46']);
  });

  test('card.murineBroker: draws when somebody else crafts an item', () => {
    const game = screenGame(
      atTable(
        '12 workshop',
        { hands: { marquise: ['EP-10'] }, turn: { step: 'daylight' } },
        { theirs: 'EP-54', deck: exiles },
      ),
    );
    expect(game.play('craft EP-10')).toEqual([
      'do.craftCard card=EP-10',
      'do.score faction=marquise n=2',
      'do.drawCards faction=eyrie n=1',
    ]);
  });
});

test('law.5.1.3: each person begins with three cards, the bots with none', () => {
  const config = configFrom({ play: 'screen', seats: 'marquise,eyrie/bot,vagabond/bot' });
  let match = newMatch(root, config, 'hands');
  while (match.waiting.kind === 'question') {
    const { question } = match.waiting;
    match = answer(root, match, question.ref(question.answers[0]).id);
  }
  expect(match.state?.screen?.hands.map((hand) => hand.length)).toEqual([
    3, 0, 0, 0, 0, 0, 0, 0, 0,
  ]);
  expect(match.state?.deck.draw).toHaveLength(50 - 3);
});

describe('card.falseOrders: orders to cats of a bot', () => {
  const cats = (screen: object = {}) =>
    screenGame({
      board: '9 M5; 12 sympathy | E=0 play:EP-37',
      seats: [human('eyrie'), marquise(), human('alliance')],
      config: { deck: 'exilesAndPartisans' },
      screen: {
        leader: 'builder',
        decree: { recruit: ['vizier'], move: ['vizier'] },
        turn: { step: 'birdsong', taken: 1 },
        ...screen,
      },
    });

  test('card.falseOrders, H-27: example 33, three of five to 1, 4 or 12; Outrage brings a card of the deck', () => {
    const game = cats();
    expect(game.offered('falseOrders')).toEqual([
      'falseOrders marquise 9 1',
      'falseOrders marquise 9 4',
      'falseOrders marquise 9 12',
    ]);
    const top = (game.at('deck.draw') as readonly string[]).at(-1);
    expect(game.play('falseOrders marquise 9 12')).toEqual([
      'do.moveWarriors faction=marquise from=9 n=3 to=12',
      'do.outrageDraw faction=marquise',
    ]);
    expect(game.at('screen.supporters')).toEqual([top]);
  });

  test('law.V.6: never into scorched earth', () => {
    expect(cats({ scorched: [12] }).whyNot('falseOrders marquise 9 12')).toBe(
      'no.path from=9 to=12',
    );
  });
});

test('H-30: the card that the Ferry brings in Evening may be an ambush of the discard pile', () => {
  const game = screenGame({
    board: '1 A2 foxBase | A=0 elsewhere:1 play:EP-40 | deck discard:EP-01 | ferry 1',
    seats: [human('alliance'), marquise()],
    config: { deck: 'exilesAndPartisans', map: 'lake', suits: 'suggested' },
    screen: { turn: { step: 'evening' } },
  });
  const told = game.play('move 1 1 10', { choices: ['EP-01'] });
  expect(told).toContain('do.informants card=EP-01 faction=alliance');
});
