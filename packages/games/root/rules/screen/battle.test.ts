import { describe, expect, test } from 'vitest';
import { direct } from '../../examples/direct.ts';
import type { Position } from '../../examples/position.ts';
import { alliance, corvids, human, marquise } from '../../examples/position.ts';
import { screenGame } from '../../examples/screen-game.ts';
import { catsAndBirds, catsGame, SIX_MICE } from '../../examples/screen-people.ts';
import { battle } from '../battle.ts';
import { destroyPiece } from '../effects.ts';
import { ALLIANCE, clearingNumbered, EYRIE, kindNamed, MARQUISE } from '../pieces.ts';
import type { RootTable } from '../scene.ts';
import { rule } from '../words.ts';

const RABBIT_BASE = kindNamed('rabbitBase');

/** A person with the Eyrie against the Marquise bot, which attacks in 5. */
const attacked = (board: string, screen: object, cards = ''): Position => ({
  board: `${board} | M=0 | E=0${cards}`,
  seats: [human('eyrie'), marquise()],
  config: { play: 'screen' },
  screen: { leader: 'builder', decree: { recruit: ['vizier'], move: ['vizier'] }, ...screen },
});
const fought = (position: Position, dice: string, choices: readonly string[]) =>
  direct(
    position,
    (table) => {
      const plan = { attacker: MARQUISE, defender: EYRIE, clearing: clearingNumbered(5) };
      battle(table, { ...plan, by: rule('law.4.3') });
    },
    { dice: [dice], choices: [...choices] },
  ).happenings;

describe('battles of bots and people', () => {
  test('law.4.3.1: example 4, nobody ambushes a bot, and nothing is asked', () => {
    const position = attacked('5 M2 E1', { hands: { eyrie: ['STD-02'] } });
    expect(fought(position, '0-0', [])).toEqual([
      'do.battle at=5 attacker=marquise defender=eyrie',
      'do.dice attackerHits=0 defenderHits=0 dice=0-0',
    ]);
  });

  test('law.4.3: example 8, Armorers and Sappers together: nothing is taken, three hits are dealt', () => {
    const position = attacked('5 M5 E2 roost', {}, ' play:STD-33,STD-38');
    expect(fought(position, '3-2', ['STD-33', 'STD-38'])).toEqual([
      'do.battle at=5 attacker=marquise defender=eyrie',
      'do.dice attackerHits=0 defenderHits=3 dice=3-2',
      'do.removeWarriors at=5 faction=marquise n=3',
    ]);
  });

  test('law.4.3: example 6, one cat against a base and its sympathy: token first, two points, Outrage and Crackdown', () => {
    const game = screenGame({
      board: '5 M1 rabbitBase sympathy; 10 sympathy | M=0 | A=0',
      seats: [human('marquise'), alliance()],
      screen: { turn: { step: 'daylight' } },
    });
    game.play('battle 5 alliance', { dice: ['3-1'] });
    expect(game.at('factions.marquise.score')).toBe(2);
    expect(game.at('clearings.5')).toMatchObject({ buildings: [], tokens: [] });
    // The other rabbit sympathy goes with the base, for no point.
    expect(game.at('clearings.10.tokens')).toEqual([]);
    // She has no card for the Outrage of the token.
    expect(game.at('factions.alliance.score')).toBe(1);
  });

  test('law.8.2.2: example 7, bot cats attack a person’s Alliance, which deals the higher roll', () => {
    const position: Position = {
      board: '5 M4 A2',
      seats: [human('alliance'), marquise()],
      screen: { turn: { step: 'birdsong' } },
    };
    const plan = { attacker: MARQUISE, defender: ALLIANCE, clearing: clearingNumbered(5) };
    const fight = (table: RootTable) => battle(table, { ...plan, by: rule('law.4.3') });
    // Three, but they are two; one by the cats.
    expect(direct(position, fight, { dice: ['3-1'] }).happenings).toContain(
      'do.dice attackerHits=1 defenderHits=2 dice=3-1',
    );
  });
});

describe('a base that falls', () => {
  const fallen = (points: number, choices: readonly string[]) =>
    direct(
      {
        board: `5 M1 rabbitBase | M=${points} | A=0`,
        seats: [human('alliance'), marquise()],
        screen: { supporters: SIX_MICE, turn: { step: 'birdsong' } },
      },
      (table) =>
        destroyPiece(table, MARQUISE, RABBIT_BASE, clearingNumbered(5), rule('law.removal')),
      { choices },
    ).happenings;

  test('law.4.3.6: the point comes first, then what it costs its owner', () => {
    expect(fallen(3, ['STD-22'])).toEqual([
      'do.removePiece at=5 piece=rabbitBase',
      'do.score faction=marquise n=1',
      'do.spendCard card=STD-22 faction=alliance',
    ]);
  });

  test('law.3.1: nobody is asked any more after the point that wins', () => {
    expect(fallen(29, []).slice(0, 3)).toEqual([
      'do.removePiece at=5 piece=rabbitBase',
      'do.score faction=marquise n=1',
      'do.win faction=marquise',
    ]);
  });
});

describe('the steps of a battle', () => {
  const cast = (board: string, dice: string) =>
    catsAndBirds({ board }).play('battle 9 eyrie', { dice: [dice] });

  test('law.4.3.3: the attacker the higher roll, the defender the lower, no more than warriors', () => {
    expect(cast('9 M4 E4', '1-3')).toContain('do.dice attackerHits=3 defenderHits=1 dice=3-1');
    expect(cast('9 M2 E1', '3-2')).toContain('do.dice attackerHits=2 defenderHits=1 dice=3-2');
  });

  test('law.4.3.5: nobody defends: one hit more, beyond the limit', () => {
    expect(cast('9 M1 roost', '0-0')).toContain('do.dice attackerHits=1 defenderHits=0 dice=0-0');
    expect(cast('9 M1 roost', '3-3')).toContain('do.dice attackerHits=2 defenderHits=0 dice=3-3');
  });

  test('law.4.3.6: warriors before buildings, and both sides at once', () => {
    expect(cast('9 M2 E1 roost', '2-1').slice(2)).toEqual([
      'do.removeWarriors at=9 faction=eyrie n=1',
      'do.removePiece at=9 piece=roost',
      'do.score faction=marquise n=1',
      'do.removeWarriors at=9 faction=marquise n=1',
    ]);
  });

  test('H-40: hits beyond the pieces are lost, and Brutal Tactics pays all the same', () => {
    const game = catsAndBirds({ board: '9 M3 E1 | M=0 play:STD-35 | E=0' });
    const told = game.play('battle 9 eyrie', { dice: ['3-0'], choices: ['STD-35'] });
    expect(told.slice(1)).toEqual([
      'do.score faction=eyrie n=1',
      'do.dice attackerHits=4 defenderHits=0 dice=3-0',
      'do.removeWarriors at=9 faction=eyrie n=1',
    ]);
  });

  test('law.4.3.2: the Arbiter is enlisted before the dice', () => {
    const game = catsAndBirds({
      board: '12 M3 E1 | V=0 @12 character:arbiter pack:sword///',
      seats: [human('marquise'), human('eyrie'), human('vagabond'), corvids()],
    });
    expect(game.asks('battle 12 eyrie').rule).toBe('law.V.5');
    const told = game.play('battle 12 eyrie', { dice: ['3-2'], choices: ['yes'] });
    expect(told).toContain('do.dice attackerHits=3 defenderHits=2 dice=3-2');
  });

  test('law.4.3.4, H-25: each card once, also in answer to the other side’s', () => {
    const game = () => catsAndBirds({ board: '9 M3 E3 | M=0 play:STD-35 | E=0 play:STD-38' });
    const told = game().play('battle 9 eyrie', {
      dice: ['1-0'],
      choices: ['none', 'STD-38', 'STD-35'],
    });
    expect(told).toContain('do.dice attackerHits=2 defenderHits=1 dice=1-0');
    // When both pass nothing more is asked.
    game().play('battle 9 eyrie', { dice: ['1-0'], choices: ['none', 'none'] });
    game().play('battle 9 eyrie', { dice: ['1-0'], choices: ['STD-35', 'none'] });
  });

  test('H-35: neither Sappers nor an ambush need a warrior', () => {
    const game = catsAndBirds({
      board: '5 M3 roost | M=0 | E=0 play:STD-38',
      screen: { hands: { eyrie: ['STD-02'] } },
    });
    const told = game.play('battle 5 eyrie', { dice: ['0-0'], choices: ['STD-02', 'STD-38'] });
    // Two by the ambush, then one by the Sappers.
    expect(told).toContain('do.removeWarriors at=5 faction=marquise n=2');
    expect(told).toContain('do.dice attackerHits=1 defenderHits=1 dice=0-0');
  });

  test('law.6.2.3, H-10: whom Field Hospitals bring back beside the keep fight on after an ambush', () => {
    const screen = { hands: { eyrie: ['STD-04'] } };
    const cards = { choices: ['STD-04', 'STD-10'] };
    const there = catsAndBirds({ board: '1 M2 E1 keep; 3 E1 roost', hand: ['STD-10'], screen });
    const told = there.play('battle 1 eyrie', { ...cards, dice: ['2-0'] });
    expect(told.filter((line) => /Warriors|dice/.test(line))).toEqual([
      'do.removeWarriors at=1 faction=marquise n=2',
      'do.placeWarriors at=1 faction=marquise n=2',
      'do.dice attackerHits=2 defenderHits=0 dice=2-0',
      'do.removeWarriors at=1 faction=eyrie n=1',
    ]);
    // Brought back to a keep elsewhere, or not at all, they are no attackers any more.
    const away = catsAndBirds({ board: '8 M2 E1; 1 keep; 3 E1 roost', hand: ['STD-10'], screen });
    expect(away.play('battle 8 eyrie', cards).at(-1)).toBe(
      'do.placeWarriors at=1 faction=marquise n=2',
    );
    const none = catsAndBirds({ board: '1 M2 E1 keep; 3 E1 roost', hand: ['STD-10'], screen });
    expect(none.play('battle 1 eyrie', { choices: ['STD-04', 'none'] }).at(-1)).toBe(
      'do.removeWarriors at=1 faction=marquise n=2',
    );
  });

  test('H-24: the Scouting Party does not help against the Automated Ambush', () => {
    const game = catsGame({
      board: '9 M3 A1 | M=0 play:STD-48',
      seats: [human('marquise'), alliance()],
    });
    const told = game.play('battle 9 alliance', { dice: ['0-0'] });
    expect(told).toContain('do.ambush');
    expect(told).toContain('do.dice attackerHits=0 defenderHits=1 dice=0-0');
  });
});
