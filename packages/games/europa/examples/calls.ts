import type { EuropaExample } from './example.ts';
import { example } from './example.ts';

/** Calls to Arms (EU-15.2, main rules 11.3): refused, and seen from both sides of an Alliance. */
const france = { config: { humans: 'france', level: 'normal' }, by: 'france' };
/** Nothing to recruit, so the lines are those of the call. */
const READY = { mat: { available: 9, army: 3, reserve: 0 } };

export const callExamples: readonly EuropaExample[] = [
  example({
    ...france,
    // Castile is an Opponent, so England refuses Portugal; at War, it pays nothing for that.
    name: 'a Bot at War with an Opponent refuses: the Alliance ends, a Truce follows',
    cite: 'EU-15.2',
    state: {
      players: {
        castile: { wars: ['england'] },
        england: { wars: ['castile'], allies: ['portugal'], prestige: 4, ...READY },
      },
    },
    says: 'war portugal',
    expect: {
      happenings: ['do.unally realm=portugal who=england', 'do.truce realm=portugal who=england'],
      state: {
        'players.england.allies': [],
        'players.england.truces': ['portugal'],
        'players.england.prestige': 4,
        'players.england.wars': ['castile'],
      },
    },
  }),
  example({
    config: { humans: 'france', level: 'normal', targets: 'printed' },
    by: 'castile',
    // France at peace loses 2 Prestige, and of the 5 Influence all that lies there. Castile's MILITARY
    // goes on: with Granada's two Units behind it, it has nothing more to do.
    name: 'a human who refuses at peace pays Prestige, and is told of the Influence',
    cite: 'EU-15.2',
    state: {
      players: {
        castile: {
          claims: ['andalucia'],
          mat: { army: 9, reserve: 0, available: 9 },
          allies: [],
        },
        france: { allies: ['scotland'], influence: { scotland: 2 }, prestige: 5 },
        england: { allies: [] },
      },
    },
    script: { cards: ['2'], choices: ['scotland', 'none', 'no'] },
    expect: {
      state: {
        'players.france.allies': [],
        'players.france.truces': ['scotland'],
        'players.france.prestige': 3,
      },
    },
  }),
  example({
    ...france,
    // France has laid the token on Castile; Castile's own list does not say so.
    name: 'an Alliance of two players holds for both: Castile is called when France’s Ally is attacked',
    cite: 'EU-15.2, EU-13.1',
    config: { humans: 'france,england', bots: 'castile', level: 'normal' },
    by: 'england',
    state: {
      players: {
        france: { allies: ['castile'] },
        castile: { allies: [], ...READY },
        england: { allies: [] },
      },
    },
    says: 'war france',
    expect: {
      happenings: ['do.joinWar enemy=england realm=france who=castile'],
      state: { 'players.castile.wars': ['england'] },
    },
  }),
  example({
    ...france,
    // The other way round: the token lies on Castile's side, and France is asked.
    name: 'and the human is asked when the Bot is attacked',
    cite: 'EU-15.2, EU-13.1',
    config: { humans: 'france,england', bots: 'castile', level: 'normal' },
    by: 'england',
    state: {
      players: {
        france: { allies: [], prestige: 1 },
        castile: { allies: ['france'], ...READY },
        england: { allies: [] },
      },
    },
    says: 'war castile',
    script: { choices: ['yes'] },
    expect: {
      happenings: [
        'do.joinWar enemy=england realm=castile who=france',
        'do.gainPower n=1 who=castile',
      ],
      state: { 'players.france.wars': ['england'] },
    },
  }),
  example({
    ...france,
    name: 'what one of them ends is over for both',
    cite: 'EU-13.1',
    state: { players: { castile: { allies: ['france', 'granada'] } } },
    says: 'ally castile gone',
    expect: { state: { 'players.castile.allies': ['granada'] } },
  }),
];
