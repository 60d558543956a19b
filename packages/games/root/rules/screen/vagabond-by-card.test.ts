import { describe, expect, test } from 'vitest';
import { eyrie, human, marquise } from '../../examples/position.ts';
import { packOf, vagabondGame } from '../../examples/screen-vagabond.ts';

/** Cobbler (STD-42) as Evening begins, the Eyrie Emigre (EP-32) as Birdsong ends. */
const cobbler = { step: 'evening', more: 'play:STD-42' };
const emigre = {
  step: 'birdsong',
  more: 'play:EP-32',
  config: { deck: 'exilesAndPartisans' } as const,
};

describe('cards that move a pawn', () => {
  test('H-53: the Cobbler stands for the boot, and needs no rule', () => {
    const game = vagabondGame({ ...cobbler, board: '12 M3', at: '4', pack: 'torch///' });
    expect(game.offered('cobbler')).toEqual(['cobblerWalk 8', 'cobblerWalk 9', 'cobblerWalk 12']);
    expect(game.whyNot('cobbler 1 4 12')).toBe('no.notYourVerb');
    // Then he draws, and the turn is over.
    expect(game.play('cobblerWalk 12')).toEqual([
      'do.movePawn at=12',
      'do.drawCards faction=vagabond n=1',
    ]);
    expect(game.at('factions.vagabond.pawn')).toEqual({ clearing: 12 });
  });

  test('H-53, law.9.2.9.III: the second boot into Hostile warriors is paid', () => {
    const hostile = (pack: string) =>
      vagabondGame({
        ...cobbler,
        board: '12 M1',
        at: '4',
        pack,
        more: `${cobbler.more} relations:marquise.hostile`,
      });
    expect(hostile('torch///').whyNot('cobblerWalk 12')).toBe('no.itemReady item=boot n=1');
    const paid = hostile('boot,boot///');
    paid.play('cobblerWalk 12');
    expect(packOf(paid)).toBe('boot/boot//');
  });

  test('H-53: out of a forest into a clearing that it touches, and into none', () => {
    const game = vagabondGame({ ...cobbler, at: '4_9_12', pack: 'torch///' });
    expect(game.offered('cobbler')).toEqual(['cobblerWalk 4', 'cobblerWalk 9', 'cobblerWalk 12']);
  });

  test('H-53, law.9.2.9.II: warriors of an ally may come along', () => {
    const game = vagabondGame({
      ...cobbler,
      board: '12 M2; 4 M1',
      pack: 'torch///',
      more: `${cobbler.more} relations:marquise.allied`,
    });
    game.play('cobblerWalk 4', { choices: ['marquise', '2'] });
    expect(game.at('clearings.4.warriors')).toEqual({ marquise: 3 });
  });

  test('H-36, H-53: the Emigre moves and battles without a sword, whose cap is 0', () => {
    const game = vagabondGame({ ...emigre, board: '12 M2', at: '4', pack: 'torch///' });
    expect(game.whyNot('end')).toBe('no.emigreFirst');
    expect(game.play('emigreWalk 12', { dice: ['3-0'] })).toEqual([
      'do.movePawn at=12',
      'do.battle at=12 attacker=vagabond defender=marquise',
      'do.dice attackerHits=0 defenderHits=0 dice=3-0',
    ]);
    expect(game.at('screen.turn.step')).toBe('daylight');
    expect(game.at('factions.vagabond.cardsInPlay')).toEqual(['EP-32']);
  });

  test('H-26, H-53: where nobody is the card is lost', () => {
    const game = vagabondGame({ ...emigre, board: '1 M2', at: '4', pack: 'torch///' });
    game.play('emigreWalk 12');
    expect(game.at('deck.discard')).toEqual(['EP-32']);
  });

  test('H-36: by Command Warren without a sword, against whom he likes', () => {
    const game = vagabondGame({
      board: '12 M1 E1',
      pack: 'torch///',
      more: 'play:STD-44',
      seats: [human('vagabond'), marquise(), eyrie()],
    });
    expect(game.whyNot('battle 12 marquise')).toBe('no.itemReady item=sword n=1');
    expect(game.offered('commandWarren')).toEqual([
      'commandWarren 12 marquise',
      'commandWarren 12 eyrie',
    ]);
    expect(game.play('commandWarren 12 eyrie', { dice: ['3-0'] })).toContain(
      'do.dice attackerHits=0 defenderHits=0 dice=3-0',
    );
  });
});
