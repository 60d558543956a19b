import type { EuropaExample } from './example.ts';
import { example } from './example.ts';

/** SIEGE (EU-22.2). Castile at War with France stands in Seine: Paris and Champagne are Large. */
const castile = (available: number, taken: readonly string[] = [], ideas = 0) => ({
  occupied: Object.fromEntries(taken.map((id) => [id, 'castile'])),
  players: {
    castile: {
      wars: ['france'],
      armyAt: 'seine',
      mat: { army: 6, reserve: 0, available, ideas: { military: ideas } },
    },
    france: { wars: ['castile'], units: {} },
  },
});
const config = { humans: 'france', level: 'normal' };
/** France has told that no Units stand anywhere. */
const by = 'castile';

export const siegeExamples: readonly EuropaExample[] = [
  example({
    name: 'with three Bot Power a Large Province is taken, and one is left',
    cite: 'R-SIEGE-1, EU-22.2',
    config,
    state: castile(3),
    by,
    expect: {
      happenings: ['do.spend n=2 who=castile', 'do.besiege province=champagne who=castile'],
      state: { 'players.castile.mat.available': 1 },
    },
  }),
  example({
    name: 'on the next Turn that one alone takes the other one',
    cite: 'R-SIEGE-1, EU-22.2',
    config,
    state: castile(1, ['champagne']),
    by,
    expect: {
      happenings: ['do.spend n=1 who=castile', 'do.besiege province=paris who=castile'],
    },
  }),
  example({
    name: 'by the other reading the last one of three takes it at once',
    cite: 'R-SIEGE-1',
    config: { ...config, lastPower: 'left' },
    state: castile(3),
    by,
    expect: {
      happenings: [
        'do.spend n=3 who=castile',
        'do.besiege province=champagne who=castile',
        'do.besiege province=paris who=castile',
      ],
    },
  }),
  example({
    // Two for each Bot Power: four are two.
    name: 'with three Military Ideas two Tax Value for each Bot Power',
    cite: 'EU-22.2, EU-9.1',
    config,
    state: castile(5, [], 3),
    by,
    expect: {
      happenings: [
        'do.spend n=2 who=castile',
        'do.besiege province=champagne who=castile',
        'do.besiege province=paris who=castile',
      ],
    },
  }),
  example({
    // Loire: Orleans is Large, Berry, Bourbon and Limousin are Small. Three are spent at most.
    name: 'three Bot Power at most: the highest Tax Value, then the alphabet',
    cite: 'EU-22.2, EU-8.3',
    config,
    state: {
      ...castile(7),
      players: {
        castile: {
          wars: ['france'],
          armyAt: 'loire',
          mat: { army: 6, reserve: 0, available: 7 },
        },
        france: { wars: ['castile'], units: {} },
      },
    },
    by,
    expect: {
      happenings: [
        'do.spend n=3 who=castile',
        'do.besiege province=orleans who=castile',
        'do.besiege province=berry who=castile',
      ],
    },
  }),
  example({
    // Venezia is an island, and no Ship lies beside it.
    name: 'what Rebels hold of its own is freed, without Unrest',
    cite: 'EU-22.2',
    config,
    state: {
      occupied: { sevilla: 'rebels' },
      players: { castile: { armyAt: 'andalucia', mat: { army: 3, reserve: 0, available: 4 } } },
    },
    by,
    expect: {
      happenings: ['do.spend n=2 who=castile', 'do.liberate province=sevilla who=castile'],
      state: { occupied: {}, unrest: [] },
    },
  }),
];
