import type { EuropaExample } from './example.ts';
import { example } from './example.ts';

/** Targets of MILITARY, as a human reads them off the printed chart (EU-19). Card 2. */
const printed = { humans: 'france', level: 'normal', targets: 'printed' };
const castile = (fields: object) => ({
  players: { castile: { mat: { army: 2, reserve: 0, available: 5, hasQuest: true }, ...fields } },
});
const DRAWN = ['do.drawCard card=2 who=castile', 'do.spend n=1 who=castile'];

export const targetExamples: readonly EuropaExample[] = [
  example({
    name: 'a vacant Territory: a Claim, and the Turn ends',
    cite: 'EU-19.4, R-TARGET-2',
    config: printed,
    state: castile({ claims: ['virginia'] }),
    by: 'castile',
    script: { cards: ['2'], choices: ['none', 'antilles'] },
    expect: {
      happenings: [...DRAWN, 'do.placeClaim area=antilles who=castile'],
      state: { turn: 'england' },
    },
  }),
  example({
    name: 'by the other reading one with an own Claim is a target too, and ends the Turn',
    cite: 'R-TARGET-2',
    config: { ...printed, claimedTerritory: 'endsTurn' },
    state: castile({ claims: ['antilles'] }),
    by: 'castile',
    script: { cards: ['2'], choices: ['none', 'antilles'] },
    expect: { happenings: DRAWN, state: { 'players.castile.claims': ['antilles'] } },
  }),
  example({
    name: 'nobody is valid: the card is used for nothing',
    cite: 'EU-19.5',
    config: printed,
    state: castile({}),
    by: 'castile',
    script: { cards: ['2'], choices: ['none', 'none'] },
    expect: { happenings: [...DRAWN, 'see.noTarget who=castile'] },
  }),
];
