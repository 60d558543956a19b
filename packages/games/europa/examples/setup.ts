import type { EuropaExample } from './example.ts';
import { example } from './example.ts';

/** Who owns what when a scenario begins: DNPR tokens and Setup Cards decide. Told by the Final Scoring. */
export const setupExamples: readonly EuropaExample[] = [
  example({
    // Its card S103: London, and nine Small Towns. France's tokens lie on Bordeaux, Caux, Maine, Normandie.
    name: 'England of 1-03 has the Towns of its Setup Card: 1 Large, 9 Small',
    cite: 'EU-2.1, EU-6.18, R-SETUP-1',
    config: { scenario: '1-03', variant: '3-players', humans: 'portugal' },
    state: { step: 'scoring', players: { england: { prestige: 0, marriages: [], allies: [] } } },
    by: 'england',
    expect: { happenings: ['do.finalScore n=11 source=taxIncome who=england'] },
  }),
  example({
    // Manpower 2 x Large + half of the Small ones, rounded up: 1 + 5 = 6. Two in the Army, as the card says.
    name: 'its Manpower in Phase 5 is that of these Towns',
    cite: 'EU-6.12, R-SETUP-1',
    config: { scenario: '1-03', variant: '3-players', humans: 'portugal' },
    state: { step: 'upkeep', players: { england: { mat: { army: 2, reserve: 9 } } } },
    by: 'england',
    expect: { state: { 'players.england.mat.army': 2, 'players.england.mat.reserve': 4 } },
  }),
  example({
    // Its card S203-6P: Valencia, Napoli, Milano and fourteen Small Towns, none in the Low Countries.
    name: 'Aragon of 2-03 with teams has no Province in the Low Countries',
    cite: 'EU-2.1, R-SETUP-1',
    config: { scenario: '2-03', variant: '6-players-teams', humans: 'castile' },
    state: { step: 'upkeep', players: { aragon: { mat: { army: 0, reserve: 13 } } } },
    by: 'aragon',
    expect: { state: { 'players.aragon.mat.reserve': 10 } },
  }),
  example({
    // Slesvig and Holstein have Denmark's token: at War with it, Austria meets Denmark's Units there.
    name: 'a DNPR owns all Provinces with its tokens: Slesvig is annexed from Denmark',
    cite: 'EU-2.1, EU-22.15',
    config: { scenario: '1-01', variant: '4-players', humans: 'none' },
    state: {
      step: 'peace',
      occupied: { slesvig: 'england', holstein: 'england' },
      players: { england: { wars: ['denmark'], mat: { army: 8, reserve: 0 } } },
    },
    by: 'england',
    expect: {
      happenings: [
        'do.keep province=holstein who=england',
        'do.keep province=slesvig who=england',
        'do.peace enemy=denmark who=england',
      ],
    },
  }),
];
