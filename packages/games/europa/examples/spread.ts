import type { EuropaExample } from './example.ts';
import { example } from './example.ts';

/**
 * EU-24.5: England, Catholic and without Bot Power, takes an Event with the symbol. Where the Tax Values of Areas
 * decide they stand behind their names.
 */
const POOR = { mat: { available: 0, spent: 5, army: 8, reserve: 0 } };
const base = {
  config: { humans: 'france', level: 'normal' },
  by: 'england',
  script: { choices: ['prestige 1; spread'] },
};
const taken = (lines: readonly string[]) => [
  'do.takeEventOfDie who=england',
  'do.ducatsOnOthers n=2',
  'do.gainPrestige n=1 who=england',
  'do.nextEvent',
  ...lines,
];
const placed = (area: string, religion = 'protestant') =>
  `do.spread area=${area} religion=${religion}`;
const inFaith = (faith: string, ...areas: readonly string[]) =>
  Object.fromEntries(areas.map((area) => [area, faith]));
const protestant = (...areas: readonly string[]) => inFaith('protestant', ...areas);
const position = (religion: object, england: object = {}) => ({
  religion,
  players: { england: { ...POOR, ...england } },
});

export const spreadExamples: readonly EuropaExample[] = [
  example({
    ...base,
    // Bavaria & Swabia 6, four others 5, Brandenburg 3.
    name: 'a cluster spreads to the richest Area beside it',
    cite: 'EU-24.5',
    state: position(protestant('saxony')),
    expect: {
      happenings: taken([placed('bavaria_&_swabia')]),
      state: { 'religion.bavaria_&_swabia': 'protestant' },
    },
  }),
  example({
    ...base,
    // Lombardy 9, Burgundy 7; but Lyon is France's.
    name: 'an Area with a Town comes before a richer one',
    cite: 'EU-24.5',
    state: position(protestant('switzerland')),
    expect: { happenings: taken([placed('burgundy')]) },
  }),
  example({
    ...base,
    // Bohemia, Lower Saxony, Rhineland and Westphalia 5.
    name: 'then the alphabet; Diverse Faiths give way, Orthodox and Muslim Areas do not',
    cite: 'EU-24.5',
    state: position({ ...protestant('saxony'), 'bavaria_&_swabia': 'orthodox' }),
    expect: { happenings: taken([placed('bohemia')]) },
  }),
  example({
    ...base,
    // Northumbria and Wales & Wessex are England's; there is no Town in Scotland.
    name: 'rather where it brings no Religious Dissent to this Bot, also across a Sea Zone',
    cite: 'EU-24.5, R-DIS-1',
    state: position(protestant('ireland')),
    expect: { happenings: taken([placed('scotland')]) },
  }),
  example({
    ...base,
    // Of England's own Areas Brittany & Normandy 5, the others less; the Seine of France has 6.
    name: 'a Protestant Bot rather ends its own Religious Dissent',
    cite: 'EU-24.5, R-DIS-1',
    state: position(protestant('wales_&_wessex'), { religion: 'protestant' }),
    expect: { happenings: taken([placed('brittany_&_normandy')]) },
  }),
  example({
    ...base,
    // Bavaria & Swabia 6; Central Italy 8; then, from Prussia, Mazovia & Malopolska 5.
    name: 'Protestant and Counter-Reformed take turns; with both in play two of each at most',
    cite: 'EU-24.5, R-SPREAD-1',
    state: position({
      ...protestant('finland', 'prussia', 'saxony'),
      naples: 'counter-reformed',
    }),
    expect: {
      happenings: taken([
        placed('bavaria_&_swabia'),
        placed('central_italy', 'counter-reformed'),
        placed('mazovia_&_malopolska'),
      ]),
    },
  }),
  example({
    ...base,
    name: 'the Bot’s own State Religion begins',
    cite: 'EU-24.5, R-SPREAD-1',
    state: position(
      { ...protestant('finland', 'prussia', 'saxony'), naples: 'counter-reformed' },
      { religion: 'counter-reformed' },
    ),
    expect: {
      happenings: taken([
        placed('central_italy', 'counter-reformed'),
        placed('bavaria_&_swabia'),
        placed('mazovia_&_malopolska'),
      ]),
    },
  }),
  example({
    ...base,
    // From Naples, Saxony, Prussia; then Estonia & Livonia 4 is before Scotland 4.
    name: 'four tokens at most, each from a cluster of its own',
    cite: 'EU-24.5',
    state: position(protestant('finland', 'ireland', 'naples', 'prussia', 'saxony')),
    expect: {
      happenings: taken([
        placed('central_italy'),
        placed('bavaria_&_swabia'),
        placed('mazovia_&_malopolska'),
        placed('estonia_&_livonia'),
      ]),
    },
  }),
  example({
    ...base,
    // Saxony is before Switzerland, which is left: Rhineland 5, Tirol 3. From Saxony it would be Bohemia.
    name: 'an Area beside two clusters was reached from the first in the alphabet',
    cite: 'R-SPREAD-1, EU-24.5',
    state: position({
      ...protestant('saxony', 'switzerland'),
      ...inFaith('muslim', 'burgundy', 'lombardy'),
    }),
    expect: { happenings: taken([placed('bavaria_&_swabia'), placed('rhineland')]) },
  }),
  example({
    ...base,
    // Aquitaine is England's. Of Aragon it is asked, Austria and Bavaria & Swabia lie at no sea.
    name: 'where no faith is infectious yet, two Catholic Areas come to have Diverse Faiths',
    cite: 'EU-24.5, R-SPREAD-2',
    state: position({}),
    script: { choices: ['prestige 1; spread', 'yes'] },
    expect: {
      happenings: taken([placed('austria', 'diverse'), placed('bavaria_&_swabia', 'diverse')]),
    },
  }),
  example({
    ...base,
    name: 'of these Areas in the alphabet not one at a Sea Zone with a dagger',
    cite: 'R-SPREAD-2, EU-24.5',
    state: position({}),
    script: { choices: ['prestige 1; spread', 'no'] },
    expect: { happenings: taken([placed('aragon', 'diverse'), placed('austria', 'diverse')]) },
  }),
  example({
    ...base,
    // Castile owns nothing in Aquitaine, which faces the Bay of Biscay alone: nobody is asked.
    name: 'on the Atlantic there is no dagger',
    cite: 'R-SPREAD-2, EU-24.5',
    by: 'castile',
    state: {
      religion: inFaith('orthodox', 'aragon'),
      players: { castile: POOR },
    },
    expect: {
      happenings: [
        'do.takeEventOfDie who=castile',
        'do.ducatsOnOthers n=2',
        'do.gainPrestige n=1 who=castile',
        'do.nextEvent',
        placed('aquitaine', 'diverse'),
        placed('austria', 'diverse'),
      ],
    },
  }),
  example({
    ...base,
    // The name of the card says both symbols; it is of the second Age.
    name: 'The Reformation Spreads: its name is enough',
    cite: 'EU-24.5, EU-24.1',
    config: { scenario: '1-01', humans: 'france', level: 'normal' },
    state: { age: 2, ...position(protestant('saxony')) },
    script: { choices: ['card 23A-1; prestige 1'] },
    expect: {
      happenings: [
        'do.takeNamedEvent event=23A-1 who=england',
        'do.ducatsOnOthers n=2',
        'do.gainPrestige n=1 who=england',
        'do.symbols what=[mortality] who=england',
        placed('bavaria_&_swabia'),
        'see.humansRebelDice whose=[france]',
      ],
    },
  }),
  example({
    ...base,
    // With a Town beside the Seine Burgundy 7; elsewhere Andalucia 5 is before Languedoc 5. Aquitaine 6 is England's.
    name: 'the Revolution spreads alike, to all faiths; from a single cluster also to an Area that is not beside it',
    cite: 'EU-24.5',
    state: position({ seine: 'revolutionary', burgundy: 'orthodox' }),
    script: { choices: ['prestige 1; revolution'] },
    expect: {
      happenings: taken([
        placed('burgundy', 'revolutionary'),
        placed('andalucia', 'revolutionary'),
      ]),
    },
  }),
  example({
    ...base,
    name: 'from two clusters it comes to one Area each',
    cite: 'EU-24.5',
    state: position(inFaith('revolutionary', 'saxony', 'seine')),
    script: { choices: ['prestige 1; revolution'] },
    expect: {
      happenings: taken([
        placed('burgundy', 'revolutionary'),
        placed('bavaria_&_swabia', 'revolutionary'),
      ]),
    },
  }),
  example({
    ...base,
    name: 'where it has no token yet, people know whose Stability is lowest',
    cite: 'R-SPREAD-3, EU-24.5',
    state: position({}),
    script: { choices: ['prestige 1; revolution'] },
    expect: { happenings: taken(['see.revolutionBegins']) },
  }),
  example({
    config: { scenario: '1-01', humans: 'france', level: 'normal' },
    by: 'france',
    // Of those beside Ireland Northumbria and Wales & Wessex 3 have Towns, Scotland 4 has none.
    name: 'of an Event that nobody has taken nobody’s Religious Dissent counts',
    cite: 'EU-24.5',
    state: { age: 2, religion: protestant('ireland') },
    says: 'unpicked 22A-4',
    expect: {
      happenings: [placed('northumbria'), 'see.unpickedSymbols what=[mortality]'],
    },
  }),
];
