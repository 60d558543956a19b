import type { EuropaExample } from './example.ts';
import { example } from './example.ts';

/**
 * EU-24.4: England without Bot Power takes an Event with the symbol. In this scenario Denmark (pink) owns all of
 * Jutland and Sjaelland & Fyn, and in Gotaland & Skane all but Ostergotland, which is Sweden's; Portugal is green.
 */
const config = { scenario: '1-01', variant: '3-players', humans: 'france', level: 'normal' };
const POOR = { mat: { available: 0, spent: 5, army: 8, reserve: 0 } };
const base = { config, by: 'england', script: { choices: ['prestige 1; dnprPink'] } };
const taken = (lines: readonly string[]) => [
  'do.takeEventOfDie who=england',
  'do.ducatsOnOthers n=2',
  'do.gainPrestige n=1 who=england',
  'do.nextEvent',
  ...lines,
];
const takes = (province: string, realm: string) =>
  `do.dnprTakes province=${province} realm=${realm} who=denmark`;

/** In Lower Saxony, Ostlandet and Pomerania; Svealand is Sweden's. */
const BESIDE_DENMARK = [
  ...['braunschweig', 'bremen', 'hamburg', 'hannover', 'magdeburg', 'akershus', 'borgarsysla'],
  ...['lubeck', 'mecklenburg', 'stettin', 'stralsund'],
];

export const dnprExamples: readonly EuropaExample[] = [
  example({
    ...base,
    // Everything beside it by land is poorer than Sweden.
    name: 'a DNPR first takes what lies in an Area where it owns Provinces',
    cite: 'EU-24.4',
    state: { players: { england: POOR } },
    expect: {
      happenings: taken([takes('ostergotland', 'sweden')]),
      state: { 'owner.ostergotland': 'denmark' },
    },
  }),
  example({
    ...base,
    // Tax Income 1: Bremen, Hamburg, Lubeck, Magdeburg and Mecklenburg; each is the last Province of its Realm.
    name: 'then by land, of the poorest, in the alphabet; a Capital only as the last Province',
    cite: 'EU-24.4',
    state: { owner: { ostergotland: 'denmark' }, players: { england: POOR } },
    expect: { happenings: taken([takes('bremen', 'bremen')]) },
  }),
  example({
    ...base,
    name: 'nothing in Areas where the Bot that resolves the Event owns a Province',
    cite: 'EU-24.4',
    state: { owner: { gotland: 'england', bremen: 'england' }, players: { england: POOR } },
    // Lower Saxony is left out with Gotaland & Skane: in Pomerania Lubeck is before Mecklenburg.
    expect: { happenings: taken([takes('lubeck', 'l_beck')]) },
  }),
  example({
    ...base,
    name: 'another Bot’s Provinces keep nothing from it, and are never taken',
    cite: 'EU-24.4',
    state: { owner: { gotland: 'castile' }, players: { england: POOR } },
    expect: { happenings: taken([takes('ostergotland', 'sweden')]) },
  }),
  example({
    ...base,
    name: 'nothing that is Occupied',
    cite: 'EU-24.4',
    state: {
      occupied: { ostergotland: 'castile' },
      players: { england: POOR, castile: { wars: ['sweden'] } },
    },
    expect: { happenings: taken([takes('bremen', 'bremen')]) },
  }),
  example({
    ...base,
    name: 'no Core Province of a Player Realm: here by a Core token',
    cite: 'EU-24.4',
    state: { players: { england: POOR, castile: { cores: ['gotaland_&_skane'] } } },
    expect: { happenings: taken([takes('bremen', 'bremen')]) },
  }),
  example({
    ...base,
    // Granada is poorer than Morocco, but Canarias has Castile's flag. Fez is Morocco's Capital.
    name: 'and here by its flag',
    cite: 'EU-24.4',
    state: { dnprs: ['portugal pink'], owner: { canarias: 'granada' }, players: { england: POOR } },
    expect: {
      happenings: taken(['do.dnprTakes province=gharb realm=morocco who=portugal']),
    },
  }),
  example({
    ...base,
    name: 'where a DNPR token lies the flag below it makes no Core',
    cite: 'EU-24.4',
    state: {
      dnprs: ['portugal pink', 'granada orange'],
      owner: { canarias: 'granada' },
      players: { england: POOR },
    },
    expect: {
      happenings: taken(['do.dnprTakes province=canarias realm=granada who=portugal']),
    },
  }),
  example({
    ...base,
    name: 'nothing of a Vassal; without its Overlord it is independent',
    cite: 'EU-24.4',
    state: { overlords: { sweden: 'castile' }, players: { england: POOR } },
    expect: { happenings: taken([takes('bremen', 'bremen')]) },
  }),
  example({
    ...base,
    name: 'an Active Ally of a Player Realm does not expand',
    cite: 'EU-24.4',
    state: {
      players: { england: POOR, castile: { allies: ['denmark'], activeAllies: ['denmark'] } },
    },
    expect: { happenings: taken([]) },
  }),
  example({
    ...base,
    name: 'a human whose Ally loses a Province may place a CB token, and an Ally that is no more is none',
    cite: 'R-DNPR-2, EU-24.4',
    state: {
      owner: { ostergotland: 'denmark' },
      players: {
        england: { ...POOR, allies: ['bremen'] },
        france: { allies: ['bremen'] },
      },
    },
    expect: {
      happenings: taken([
        takes('bremen', 'bremen'),
        'see.mayPlaceCasusBelli province=kobenhavn who=france',
      ]),
      state: { 'players.england.allies': [], 'players.france.allies': [] },
    },
  }),
  example({
    ...base,
    // Sweden has all that borders on it by land; across the Doggerbank lies Friesland, a Realm of one Province.
    name: 'by land before by sea, however poor those across the sea are',
    cite: 'EU-24.4',
    state: {
      owner: {
        ostergotland: 'denmark',
        ...Object.fromEntries(BESIDE_DENMARK.map((id) => [id, 'sweden'])),
      },
      players: { england: POOR },
    },
    expect: { happenings: taken([takes('akershus', 'sweden')]) },
  }),
  example({
    ...base,
    // All that is left to it is an island. Of the poorest on the Skagerrak Lubeck comes before Mecklenburg.
    name: 'across a Sea Zone only where there is nothing by land',
    cite: 'EU-24.4',
    state: {
      owner: Object.fromEntries(
        ['gotland', 'holstein', 'lund', 'ostjylland', 'slesvig', 'vestjylland'].map((id) => [
          id,
          'sweden',
        ]),
      ),
      players: { england: POOR },
    },
    expect: { happenings: taken([takes('lubeck', 'l_beck')]) },
  }),
  example({
    config,
    by: 'england',
    // The card has the symbols of green, pink and Unrest. Portugal's: Fez is Morocco's Capital, Canarias Castile's.
    name: 'the name of the card says its colors; all of one color expand, with a new one among them',
    cite: 'R-DNPR-1, EU-24.4',
    state: { dnprs: ['denmark', 'portugal', 'aragon pink'], players: { england: POOR } },
    script: { choices: ['card 11A-2; prestige 1'] },
    expect: {
      happenings: [
        'do.takeNamedEvent event=11A-2 who=england',
        'do.ducatsOnOthers n=2',
        'do.gainPrestige n=1 who=england',
        'do.symbols what=[mortality] who=england',
        'do.dnprTakes province=gharb realm=morocco who=portugal',
        'do.dnprTakes province=navarra realm=navarra who=aragon',
        takes('ostergotland', 'sweden'),
        'see.humansRebelDice whose=[france]',
      ],
    },
  }),
  example({
    config,
    by: 'france',
    name: 'a Realm becomes a DNPR by an Event of a human',
    cite: 'EU-24.4',
    says: 'dnpr aragon orange',
    expect: { state: { dnprs: ['denmark', 'portugal', 'aragon orange'] } },
  }),
];
