import type { EuropaExample } from './example.ts';
import { example } from './example.ts';

/** Replacing (EU-18): the table is told every step. */
const castile = ['madrid', 'burgos', 'murcia', 'sevilla', 'cordoba', 'badajoz', 'salamanca'];
const SOLO = { humans: 'france', level: 'normal' };
const gone = Object.fromEntries([...castile, 'galicia', 'canarias'].map((id) => [id, 'aragon']));

export const replacingExamples: readonly EuropaExample[] = [
  example({
    // Lisboa is Large, four are Small: 1 + 2 is a Manpower of 3, all in the Army. It is Catholic. R-HOUSE-3 in
    // Age I: 12, a Tax Income below ten 4, a Port on the Atlantic 19, three Ports or more 18.
    name: 'an NPR follows a Bot that is out: mat, Towns, Units, faith, what it takes over, its deck',
    cite: 'EU-18.1, EU-2.2',
    config: SOLO,
    state: {
      owner: gone,
      order: ['france', 'england'],
      players: {
        castile: {
          isActive: false,
          prestige: 11,
          deck: {
            draw: [],
            used: [],
            setAside: [],
            out: Array.from({ length: 24 }, (_, i) => i + 1),
          },
        },
      },
    },
    by: 'france',
    says: 'replace castile portugal',
    expect: {
      happenings: [
        'do.setUpMat n=9 who=portugal',
        'do.newTowns provinces=[beira, ceuta, lisboa, madeira, porto] who=portugal',
        'do.setUpArmy n=3 reserve=0 who=portugal',
        'do.stateReligion religion=catholic who=portugal',
        'do.inherit n=11 realm=castile who=portugal',
        'do.setUpHouseDeck cards=[4, 12, 18, 19] n=20 who=portugal',
      ],
      state: { 'players.castile.realm': 'portugal', 'players.castile.prestige': 11 },
    },
  }),
  example({
    // On level hard: 5 for Monarch Power, 2 for 12 Ducats, 1 for Stability: 8. Manpower 8, of which 4 stand.
    name: 'a human leaves: what a Bot gets of it, step by step',
    cite: 'EU-18.3, EU-1.4',
    config: SOLO,
    state: {
      players: {
        france: {
          ships: ['bay_of_biscay'],
          merchant: 'Champagne',
          mat: { ideas: { military: 1 } },
        },
      },
    },
    by: 'france',
    says: 'leave hard 5 12 1 0 4',
    expect: {
      happenings: [
        'do.turnMat who=france',
        'do.setUpArmy n=4 reserve=4 who=france',
        'do.setUpShips who=france zones=[bay_of_biscay]',
        'do.setUpMerchant node=Champagne who=france',
        'do.markIdeas administrative=0 diplomatic=0 military=1 who=france',
        'do.gainPower n=8 who=france',
        'do.setUpHouseDeck',
      ],
    },
  }),
  example({
    // Vassals of Poland in 2-02: Mazovia's Warszawa, Moldavia's Suceava and Basarabia.
    name: 'a human’s Vassals become Towns',
    cite: 'EU-18.3, EU-2.3',
    config: { scenario: '2-02', variant: '4-players', humans: 'poland', bots: 'muscovy' },
    state: { order: ['poland', 'muscovy'], players: { poland: { ships: [] } } },
    by: 'poland',
    says: 'leave easy 0 0 0 0 0',
    expect: {
      happenings: [
        'do.turnMat who=poland',
        'do.setUpTowns provinces=[warszawa, basarabia, suceava] who=poland',
        'do.setUpArmy',
        'do.setUpMerchant node=Krakow who=poland',
        'do.gainPower n=5 who=poland',
        'do.setUpHouseDeck',
      ],
    },
  }),
];
