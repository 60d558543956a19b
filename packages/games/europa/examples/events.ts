import type { EuropaExample } from './example.ts';
import { example } from './example.ts';

/** An Event told in one line (EU-22.4, EU-23); England without Bot Power takes it, by a die of 1. */
const told = (line: string, england: object = {}, rest: object = {}) => ({
  config: { humans: 'france', level: 'normal' },
  by: 'england',
  state: {
    players: {
      england: { allies: [], marriages: [], mat: { available: 0, spent: 9 }, ...england },
    },
    ...rest,
  },
  script: { choices: [line] },
});
const OPENING = ['do.takeEventOfDie who=england', 'do.ducatsOnOthers n=2'];
const NOTHING = 'do.gainPower n=1 who=england';
const SYMBOLS = 'do.secondaryEffects who=england';

export const eventExamples: readonly EuropaExample[] = [
  example({
    ...told('loseAlliance'),
    name: 'an effect that changes nothing is none: no Alliance to lose, 1 Bot Power',
    cite: 'EU-23.9, EU-23.5',
    expect: { happenings: [...OPENING, NOTHING, SYMBOLS] },
  }),
  example({
    ...told('recruit', { mat: { available: 0, spent: 9, reserve: 4, army: 2 } }),
    name: 'nor is a Recruit Action that cannot be paid',
    cite: 'EU-23.9, EU-23.7',
    expect: { happenings: [...OPENING, NOTHING, SYMBOLS] },
  }),
  example({
    ...told('unrest -1'),
    name: 'nor the loss of Unrest that is not there',
    cite: 'EU-23.9',
    expect: { happenings: [...OPENING, NOTHING, SYMBOLS] },
  }),
  example({
    ...told('prestige -2; unrest -1', { prestige: 0 }),
    name: 'nor two such effects together, Prestige being 0',
    cite: 'EU-23.9',
    expect: { happenings: [...OPENING, NOTHING, SYMBOLS] },
  }),
  example({
    ...told('unrest -1; prestige 1', { prestige: 0 }),
    name: 'where one of two applies, there is no Bot Power',
    cite: 'EU-23.9',
    expect: { happenings: [...OPENING, 'do.gainPrestige n=1 who=england', SYMBOLS] },
  }),
  example({
    ...told('loseAlliance', { allies: ['portugal', 'riga'] }),
    // Riga has a Tax Income of 1, Portugal of 6.
    name: 'an Alliance is lost with the lowest Tax Income',
    cite: 'EU-23.5',
    expect: { happenings: [...OPENING, 'do.unally realm=riga who=england', SYMBOLS] },
  }),
  example({
    ...told('stability 2', {}, { unrest: ['wessex'] }),
    name: 'a step of Stability calms a Town, the next one pays two',
    cite: 'EU-23.4',
    expect: {
      happenings: [
        ...OPENING,
        'do.removeUnrest province=wessex who=england',
        'do.gainPower n=2 who=england',
        SYMBOLS,
      ],
    },
  }),
  example({
    ...told('ducats 21'),
    name: 'Ducats are Bot Power, one for each ten, rounded up',
    cite: 'EU-23.3',
    expect: { happenings: [...OPENING, 'do.gainPower n=3 who=england', SYMBOLS] },
  }),
  example({
    ...told('monarchPower 2; stability -1'),
    // The lowest Tax Value, then the alphabet.
    name: 'Monarch Power is as much Bot Power, a step down of Stability is Unrest',
    cite: 'EU-23.2, EU-23.4, EU-8.3',
    expect: {
      happenings: [
        ...OPENING,
        'do.gainPower n=2 who=england',
        'do.addUnrest province=caux who=england',
        SYMBOLS,
      ],
    },
  }),
  example({
    ...told('onCard 20; tradeAction'),
    name: 'Ducats on the card come first; a Trade Action is 2 Bot Power',
    cite: 'EU-22.4, EU-23.7',
    expect: {
      happenings: [
        'do.takeEventOfDie who=england',
        'do.gainPower n=2 who=england',
        'do.ducatsOnOthers n=2',
        'do.gainPower n=2 who=england',
        SYMBOLS,
      ],
    },
  }),
  example({
    ...told('own; option b; exhaust 2', { mat: { available: 0, spent: 9, army: 3, reserve: 5 } }),
    name: 'its own Realm’s Event, option B; exhausted Units are lost from the Army',
    cite: 'EU-22.4, EU-23.7',
    expect: {
      happenings: [
        'do.takeOwnEvent who=england',
        'do.ducatsOnOthers n=2',
        'do.optionB who=england',
        'do.loseUnits n=2 who=england',
        SYMBOLS,
      ],
    },
  }),
];
