import type { EuropaExample } from './example.ts';
import { example } from './example.ts';

/** The march of MILITARY (EU-15.8). Castile is at War with Morocco, a Ship lies in between. */
const inMorocco = (config = {}): Parameters<typeof example>[0] => ({
  name: 'a landing ends the march: Southern Morocco is out of reach, so a Ship goes to its coast',
  cite: 'R-MOVE-3, EU-15.8',
  config: { humans: 'france', level: 'normal', ...config },
  // All of Northern Morocco is Castile's; it lies across the Western Mediterranean, Southern behind it.
  state: {
    owner: {
      fez: 'castile',
      gharb: 'castile',
      marrakech: 'castile',
      tangiers: 'castile',
      ceuta: 'castile',
    },
    players: {
      castile: {
        wars: ['morocco'],
        ships: ['western_mediterranean'],
        armyAt: 'andalucia',
        mat: { army: 6, reserve: 0 },
      },
    },
  },
  by: 'castile',
  script: { cards: ['2'] },
  expect: {
    happenings: [
      'do.drawCard card=2 who=castile',
      'do.spend n=1 who=castile',
      'do.placeShip who=castile zone=central_atlantic',
    ],
    state: { 'players.castile.armyAt': 'andalucia' },
  },
});

export const marchExamples: readonly EuropaExample[] = [
  example(inMorocco()),
  example({
    ...inMorocco({ landing: 'goesOn' }),
    // Morocco has Sus and Tafilalt there, Tax Value 2, and no Province beside it: 2 Units.
    name: 'by the other reading it goes on from Northern Morocco, and fights in Southern Morocco',
    script: { cards: ['2'], choices: ['0'] },
    expect: {
      happenings: [
        'do.drawCard card=2 who=castile',
        'do.spend n=1 who=castile',
        'do.moveArmy area=southern_morocco from=andalucia n=6 who=castile',
        'do.gainPower n=1 who=castile',
        'see.battleWon area=southern_morocco n=0 who=castile',
      ],
    },
  }),
];
