import type { EuropaExample } from './example.ts';
import { example } from './example.ts';

/** Symbols of an Event (EU-24) that the app carries out. England without Bot Power takes the Event. */
const solo = { config: { humans: 'france', level: 'normal' }, by: 'england' };
const POOR = { mat: { available: 0, spent: 5, army: 8, reserve: 0 } };
const taken = (lines: readonly string[]) => [
  'do.takeEventOfDie who=england',
  'do.ducatsOnOthers n=2',
  'do.gainPrestige n=1 who=england',
  'do.nextEvent',
  ...lines,
];

export const symbolExamples: readonly EuropaExample[] = [
  example({
    ...solo,
    // Two Towns of England have Unrest, but it resolves the Event: one die. Castile rolls for its three.
    name: 'Rebel Dice: every Bot, the one that resolves the Event one die at most',
    cite: 'EU-24.1, EU-11.1, EU-11.2',
    state: {
      unrest: ['wessex', 'essex', 'murcia', 'galicia', 'salamanca'],
      players: { england: POOR, castile: { mat: { available: 6 } } },
    },
    script: {
      choices: ['prestige 1; rebelDice'],
      dice: ['loseDucats', 'exhaustManpower', 'blank', 'removeUnrest'],
    },
    expect: {
      happenings: [
        'do.takeEventOfDie who=england',
        'do.ducatsOnOthers n=2',
        'do.gainPrestige n=1 who=england',
        'do.nextEvent',
        'see.rebelDice faces=[loseDucats, exhaustManpower, blank] who=castile',
        'do.losePower n=1 who=castile',
        'see.rebelDice faces=[removeUnrest] who=england',
        'do.removeUnrest province=essex who=england',
        'see.humansRebelDice whose=[france]',
      ],
    },
  }),
  example({
    ...solo,
    // Castile has nine: two fours. England resolves it, France at War is told.
    name: 'Attrition: a Unit of four, of all at War but the one that resolves it',
    cite: 'EU-24.1',
    state: {
      players: {
        england: { ...POOR, wars: ['castile', 'france'] },
        castile: { wars: ['england'], mat: { army: 9, reserve: 0 } },
        france: { wars: ['england'], units: {} },
      },
    },
    script: { choices: ['prestige 1; attrition'] },
    expect: {
      happenings: taken(['do.loseUnits n=2 who=castile', 'see.humansAttrition whose=[france]']),
      state: { 'players.castile.mat.army': 7, 'players.england.mat.army': 8 },
    },
  }),
  example({
    ...solo,
    // 13A-2 carries Attrition and Pirates, and as an A-Event mortality: that is for people to see to. Of the Bots'
    // Merchants one is in Sevilla, one in the English Channel: France's may decide.
    name: 'the name of the card says its symbols: nobody has to add Attrition',
    cite: 'EU-24.1, EU-24.2, R-PIRATES-1',
    state: {
      players: {
        england: { ...POOR, wars: ['castile'] },
        castile: { wars: ['england'], mat: { army: 9, reserve: 0 } },
      },
    },
    script: { choices: ['card 13A-2; prestige 1'] },
    expect: {
      happenings: [
        'do.takeNamedEvent event=13A-2 who=england',
        'do.ducatsOnOthers n=2',
        'do.gainPrestige n=1 who=england',
        'do.symbols what=[mortality] who=england',
        'do.loseUnits n=2 who=castile',
        'see.pirates nodes=[English Channel, Sevilla]',
      ],
      state: { 'players.castile.mat.army': 7 },
    },
  }),
  example({
    ...solo,
    name: 'nobody loses a Unit at Peace, or with three',
    cite: 'EU-24.1',
    state: {
      players: {
        england: { ...POOR, wars: ['castile'] },
        castile: { wars: ['england'], mat: { army: 3, reserve: 3 } },
      },
    },
    script: { choices: ['prestige 1; attrition'] },
    expect: { happenings: taken([]) },
  }),
  example({
    ...solo,
    // France has two, Castile one; England's own are spared. The newest stands leftmost.
    name: 'a Cardinal dies: the rightmost of who has most, but never the Bot’s own',
    cite: 'EU-24.2',
    state: {
      curia: ['france', 'england', 'castile', 'france', 'england', 'england'],
      players: { england: POOR },
    },
    script: { choices: ['prestige 1; cardinal'] },
    expect: {
      happenings: taken(['do.loseCardinal who=france']),
      state: { curia: ['france', 'england', 'castile', 'england', 'england'] },
    },
  }),
  example({
    ...solo,
    name: 'of two who have as many, the one whose Cardinal is rightmost',
    cite: 'EU-24.2',
    state: { curia: ['france', 'castile'], players: { england: POOR } },
    script: { choices: ['prestige 1; cardinal'] },
    expect: {
      happenings: taken(['do.loseCardinal who=castile']),
      state: { curia: ['france'] },
    },
  }),
  example({
    ...solo,
    // France may have one Merchant more in any other node, but not two.
    name: 'Pirates: where the Bots’ Merchants decide, whatever those of the humans do',
    cite: 'EU-24.2, R-PIRATES-1',
    state: {
      pirates: { Bordeaux: 1 },
      players: {
        england: { ...POOR, merchant: 'Bordeaux' },
        castile: { merchant: 'Bordeaux' },
      },
    },
    script: { choices: ['prestige 1; pirates'] },
    expect: {
      happenings: taken(['do.placePirate node=Bordeaux']),
      state: { 'pirates.Bordeaux': 2 },
    },
  }),
  example({
    ...solo,
    // With two humans each node may have two.
    name: 'with two humans one Merchant more of the Bots is too little; inland nodes are none',
    cite: 'R-PIRATES-1, EU-24.2',
    config: { ...solo.config, scenario: '1-01', variant: '4-players', humans: 'france,castile' },
    state: {
      players: {
        england: { ...POOR, merchant: 'Bordeaux' },
        austria: { merchant: 'Champagne' },
      },
    },
    script: { choices: ['prestige 1; pirates'] },
    expect: { happenings: taken(['see.pirates nodes=[Bordeaux]']) },
  }),
  example({
    ...solo,
    name: 'Native Uprising: every other Bot loses a Colonist, and none has Unrest',
    cite: 'EU-24.3',
    state: { players: { england: { ...POOR, colonists: 2 }, castile: { colonists: 2 } } },
    script: { choices: ['prestige 1; natives'] },
    expect: {
      happenings: taken(['do.loseColonist who=castile', 'see.humansNatives whose=[france]']),
      state: { 'players.castile.colonists': 1, 'players.england.colonists': 2 },
    },
  }),
  example({
    config: solo.config,
    by: 'france',
    name: 'a human’s Event has it: all Bots that have a Colonist lose one',
    cite: 'EU-24.3',
    state: { players: { england: { colonists: 1 } } },
    says: 'symbol natives',
    expect: {
      happenings: ['do.loseColonist who=england', 'see.humansNatives whose=[france]'],
    },
  }),
  example({
    config: { humans: 'france', level: 'normal' },
    by: 'france',
    // Five dice at most, of the six Towns.
    name: 'a human’s Event has the symbol: the Bots roll as ever',
    cite: 'EU-24.1, EU-11.1',
    state: {
      unrest: ['wessex', 'essex', 'york', 'wales', 'oxford', 'lancashire'],
      players: { england: { mat: { available: 3 } } },
    },
    says: 'symbol rebelDice',
    script: { dice: ['loseDucats', 'loseMonarchPower', 'blank', 'blank', 'exhaustManpower'] },
    expect: {
      happenings: [
        'see.rebelDice',
        'do.losePower n=1 who=england',
        'see.humansRebelDice whose=[france]',
      ],
    },
  }),
  example({
    config: solo.config,
    by: 'france',
    // 13A-1 has a Cardinal and Pirates. England has most Cardinals, and no Bot is spared.
    name: 'the Event that nobody has taken: nobody is active',
    cite: 'EU-24.1, EU-24.2',
    state: {
      curia: ['england', 'castile', 'england'],
      players: { england: { merchant: 'Bordeaux' }, castile: { merchant: 'Bordeaux' } },
    },
    says: 'unpicked 13A-1',
    expect: {
      happenings: [
        'do.loseCardinal who=england',
        'do.placePirate node=Bordeaux',
        'see.unpickedSymbols what=[mortality]',
      ],
      state: { curia: ['england', 'castile'], seenEvents: ['13A-1'] },
    },
  }),
  example({
    config: { ...solo.config, scenario: '1-01', variant: '3-players' },
    by: 'france',
    // 11A-2: green and pink, then Unrest: England rolls for its two, Gotland keeps nothing from Denmark.
    name: 'DNPRs skip no Areas then, and no Bot rolls one die only',
    cite: 'EU-24.1, EU-24.4',
    state: { owner: { gotland: 'england' }, unrest: ['wessex', 'essex'] },
    says: 'unpicked 11A-2',
    script: { dice: ['blank', 'blank'] },
    expect: {
      happenings: [
        'do.dnprTakes province=gharb realm=morocco who=portugal',
        'do.dnprTakes province=ostergotland realm=sweden who=denmark',
        'see.rebelDice faces=[blank, blank] who=england',
        'see.humansRebelDice whose=[france]',
        'see.unpickedSymbols what=[mortality]',
      ],
    },
  }),
];
