import { showMessage } from '@empty-chair/testkit/show';
import { expect, describe as group, test } from 'vitest';
import { readPosition } from '../examples/position.ts';
import { describe } from './describe.ts';

const state = readPosition({
  state: {
    round: 2,
    turn: 'castile',
    owner: { maine: 'france' },
    occupied: { madrid: 'rebels', london: 'france' },
    unrest: ['sevilla'],
    rebels: { castile: 2 },
    pirates: { Sevilla: 1 },
    emperor: 'austria',
    authority: 3,
    controller: 'castile',
    curia: ['castile', 'france'],
    players: {
      france: { prestige: 4, wars: ['england'] },
      castile: {
        prestige: 7,
        colonists: 2,
        armyAt: 'leon',
        allies: ['portugal'],
        marriages: ['portugal'],
        cores: ['leon'],
        mat: {
          ...{ available: 5, spent: 3, army: 4, laidDown: 1, reserve: 2, hasQuest: true },
          focus: { warfare: 2 },
          ideas: { military: 1 },
        },
        deck: { draw: [1, 2, 3], used: [4, 5], setAside: [6], out: [7, 8] },
      },
      england: { wars: ['france'], truces: ['castile', 'scotland'] },
    },
  },
});
const lines = describe(state).map(showMessage);

group('the position in words', () => {
  test('whose turn, then what each player has', () => {
    // France: the 16 of its Setup Card (4 Large at 2, 8 Small at 1) and Maine.
    // It occupies London, so 5 of its Towns are Large; Castile lost Madrid, and its income, to Rebels.
    expect(lines.slice(0, 15)).toEqual([
      'show.turn age=1 round=2 step=actions who=castile',
      'show.player income=17 large=5 n=4 small=9 unrest=0 who=france',
      'show.allies realms=[scotland, provence] who=france',
      'show.wars realms=[england] who=france',
      'show.player income=10 large=2 n=7 small=6 unrest=1 who=castile',
      'show.power n=5 spent=3 who=castile',
      'show.units laidDown=1 n=4 reserve=2 who=castile',
      'show.ideas n=1 type=military who=castile',
      'fix.focus n=2 type=warfare who=castile',
      'fix.quest who=castile',
      'fix.colonists n=2 who=castile',
      'show.deck n=3 out=3 used=2 who=castile',
      'show.allies realms=[portugal] who=castile',
      'show.marriages realms=[portugal] who=castile',
      expect.stringContaining('who=england'),
    ]);
  });

  test('the Empire and the Curia', () => {
    expect(lines).toContain('show.emperor n=3 who=austria');
    expect(lines).toContain('show.controller who=castile');
    expect(lines).toContain('fix.curia realms=[castile, france]');
  });

  test.each([
    'show.rebels area=castile n=2',
    'show.influence area=aragon n=2 who=castile',
    'show.claim area=aquitaine who=france',
    'show.core area=leon who=castile',
    'show.army area=leon n=4 who=castile',
    'show.ship who=castile zone=central_atlantic',
    'show.ship who=england zone=english_channel',
    'show.merchant node=Sevilla who=castile',
    'show.pirates n=1 node=Sevilla',
    'show.rebelTown province=madrid',
    'show.occupied province=london who=france',
    'show.unrest province=sevilla',
  ])('what lies on the map: %s', (line) => {
    expect(lines.filter((one) => one === line)).toHaveLength(1);
  });

  test('nothing of a human’s mat', () => {
    expect(lines.filter((line) => /^show\.(power|units|deck).*who=france/.test(line))).toEqual([]);
  });

  test('after the end', () => {
    expect(describe(readPosition({ state: { isOver: true } })).map(showMessage)[0]).toBe(
      'show.over',
    );
  });
});
