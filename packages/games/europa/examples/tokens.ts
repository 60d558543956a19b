import type { EuropaExample } from './example.ts';
import { example } from './example.ts';

/** +1 Manpower tokens (main rules 13.4): they give to Non-Player Realms, and only Military Capacity. */
const FOUR = { scenario: '1-01', variant: '4-players', humans: 'none' };

export const tokenExamples: readonly EuropaExample[] = [
  example({
    // Wien 2, seven Small Towns, and Kalisz 1: its token went when Austria took it.
    name: 'a Player Realm has no more of a +1 Manpower token',
    cite: 'EU-6.18, EU-2.1',
    config: FOUR,
    state: {
      step: 'scoring',
      owner: { kalisz: 'austria' },
      players: { austria: { marriages: [], allies: [] } },
    },
    by: 'austria',
    expect: {
      happenings: [
        'do.finalScore n=10 source=taxIncome who=austria',
        'do.finalScore n=3 source=authority who=austria',
      ],
    },
  }),
  example({
    // Poznan, Kalisz and Sieradz lie in Wielkopolska. Kalisz goes back to Poland, but bare.
    name: 'the token is gone for good, also when the Province is given back',
    cite: 'EU-2.1',
    config: { ...FOUR, humans: 'austria' },
    state: { owner: { kalisz: 'austria' }, manpowerTokens: ['kalisz', 'poznan'] },
    by: 'austria',
    says: 'own kalisz poland',
    expect: { state: { manpowerTokens: ['poznan'] } },
  }),
  example({
    // MC there 1 for Kalisz alone, with 3 more: 4 of 12 may stand.
    name: 'nor has its Maximum Army Capacity',
    cite: 'EU-15.7',
    config: FOUR,
    state: {
      owner: { kalisz: 'austria' },
      rebels: { wielkopolska: 1 },
      players: { austria: { mat: { army: 12, reserve: 0, available: 5 } } },
    },
    by: 'austria',
    script: { choices: ['0'] },
    expect: {
      happenings: [
        'do.placeArmy area=wielkopolska n=12 who=austria',
        'do.layDown n=8 standing=4 who=austria',
        'do.gainPower n=1 who=austria',
        'do.rebelsBeaten area=wielkopolska n=0 who=austria',
      ],
    },
  }),
  example({
    // Danzig alone is left to the Teutonic Order: Tax Income 1 and a token, so 2 Influence. England has
    // 16. Card 5 is DIPLOMACY; the target is as the printed chart names it.
    name: 'in a Subjugation a token counts as Tax Income: one Influence more',
    cite: 'EU-22.6',
    config: { ...FOUR, targets: 'printed' },
    state: {
      owner: { kulm: 'poland', konigsberg: 'poland', marienburg: 'poland' },
      players: { england: { allies: ['teutonic_order'], influence: { prussia: 2 } } },
    },
    by: 'england',
    script: { cards: ['5'], choices: ['teutonic_order'] },
    expect: {
      happenings: [
        'do.drawCard card=5 who=england',
        'do.spend n=3 who=england',
        'see.target realm=teutonic_order who=england',
        'do.removeInfluence area=prussia n=2 who=england',
        'do.annex realm=teutonic_order who=england',
        'do.placeTown province=danzig who=england',
      ],
      state: { manpowerTokens: ['stockholm', 'poznan', 'kalisz', 'sieradz', 'pozsony', 'pest'] },
    },
  }),
];
