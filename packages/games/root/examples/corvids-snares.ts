import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Trait } from '../rules/config.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { alliance, corvids, eyrie, human, lizards, marquise } from './position.ts';

const cats = (...traits: Trait[]) => [marquise({ traits }), corvids()];
const birds = (...traits: Trait[]) => [eyrie({ traits }), corvids()];
const bot = seat(0);

/** An order without an item. */
const FOX = { cards: ['STD-30'] };

const snareIn = (...clearings: readonly number[]): string =>
  `C=0 plots:${clearings.map((at) => `${at}.snare.up`).join(',')}`;
/** What is left of Snares. */
const GONE = { 'factions.corvids.plots': {} };

/** Snares in the turns of bots (11.8.2) and of humans (11.7.2). */
export const corvidSnareExamples: readonly Example<Position, Input>[] = [
  // ---- the Marquise ----
  {
    // C4 of the research. A Corvid keeps the battle before it from taking the Snare.
    name: 'of four recruits in two clearings two stay in the supply, and the Snare goes for a point',
    cite: '11.8.2, B-70, B-71, B-78',
    position: { board: `6 M3 C1 plot ruin; 8 M3 | ${snareIn(6)}`, seats: cats() },
    seat: bot,
    script: { ...FOX, dice: ['0-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.battle attacker=marquise defender=corvids at=6',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.snare faction=marquise at=6',
        'do.removePiece piece=plot at=6',
        'do.score faction=marquise n=1',
        'do.placeWarriors faction=marquise n=2 at=8',
        'do.placePiece piece=sawmill at=8',
        'do.moveWarriors faction=marquise n=2 from=8 to=4',
        'do.discard card=STD-30',
      ],
      state: { ...GONE, 'clearings.6.warriors.marquise': 3 },
    },
  },
  {
    name: 'from a short supply the next clearing has its whole share',
    cite: 'B-78, A-07',
    position: { board: `6 M3 C1 plot ruin; 8 M19 | ${snareIn(6)}`, seats: cats() },
    seat: bot,
    script: { ...FOX, dice: ['0-0'] },
    expect: { state: { 'factions.marquise.warriorsInSupply': 1 } },
  },
  {
    name: 'Overwhelming does not count who was held back',
    cite: 'B-78, trait.overwhelming',
    position: { board: `6 M3 C1 plot ruin; 8 M3 | ${snareIn(6)}`, seats: cats('overwhelming') },
    seat: bot,
    script: { ...FOX, dice: ['0-0'] },
    expect: { state: { 'factions.marquise.scoredFrom': { removal: 1 } } },
  },
  {
    name: 'nor the two of challenging, where they count',
    cite: 'B-78, A-51',
    position: {
      board: `6 M3 C1 plot ruin; 8 M1 C2; 12 M1 C2 | ${snareIn(6)}`,
      seats: [marquise({ difficulty: 'challenging', traits: ['overwhelming'] }), corvids()],
      options: { overwhelming: 'withExtra' },
    },
    seat: bot,
    // The Snare goes with the first recruits, so that the extra ones come.
    script: { ...FOX, dice: ['0-0', '0-0', '0-0'] },
    expect: {
      state: {
        'factions.marquise.scoredFrom': { removal: 1 },
        'clearings.6.warriors.marquise': 3,
        'factions.marquise.warriorsInSupply': 18,
      },
    },
  },
  {
    name: 'a building that is held back is not built: it expands',
    cite: '11.8.2, 4.5.5',
    position: { board: `5 M5 C1 plot; 12 C1 | ${snareIn(5)}`, seats: cats() },
    seat: bot,
    script: { cards: ['STD-30', 'STD-50'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.snare faction=marquise at=5',
        'do.removePiece piece=plot at=5',
        'do.score faction=marquise n=1',
        'do.discard card=STD-30',
        'do.reveal card=STD-50',
        'do.placePiece piece=sawmill at=5',
        'do.discard card=STD-50',
      ],
    },
  },
  {
    name: 'a move is skipped; who moves in is free',
    cite: '11.8.2, B-71',
    position: {
      board: `6 M4 C5 plot ruin; 3 M1 sawmill; 2 C1; 8 M4; 7 C1 plot | ${snareIn(6, 7)}`,
      seats: cats(),
    },
    seat: bot,
    script: { ...FOX, dice: ['0-0'] },
    expect: {
      state: {
        'clearings.6.warriors.marquise': 4,
        // From 8, with five of eight, into the other Snare.
        'clearings.7.warriors.marquise': 5,
        'factions.corvids.plots': { 7: { type: 'snare', face: 'up' } },
      },
    },
  },
  {
    name: 'a bot’s Snare does not bind bots together with it',
    cite: 'B-79',
    position: {
      board: `6 M3 C1 plot ruin; 8 M3 | ${snareIn(6)}`,
      seats: [marquise(), corvids(), human('eyrie')],
      config: { coop: true },
    },
    seat: bot,
    script: FOX,
    expect: {
      state: {
        'clearings.6.tokens': ['plot'],
        'clearings.6.warriors.marquise': 3,
        'clearings.6.buildings': ['sawmill'],
        'factions.marquise.warriorsInSupply': 15,
      },
    },
  },
  {
    name: 'by the other reading the Snare is worth nothing',
    cite: 'B-70',
    position: {
      board: `6 M3 C1 plot ruin; 8 M3 | ${snareIn(6)}`,
      seats: cats(),
      options: { snareVp: 'zero' },
    },
    seat: bot,
    script: { ...FOX, dice: ['0-0'] },
    expect: { state: { ...GONE, 'factions.marquise.score': 0 } },
  },

  // ---- the Eyrie ----
  {
    name: 'a new roost and its warriors are held back together, without turmoil',
    cite: 'B-76, B-77, 5.4.4',
    position: { board: `1 plot; 6 E2 ruin | E=5 decree:bird | ${snareIn(1)}`, seats: birds() },
    seat: bot,
    script: FOX,
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.snare faction=eyrie at=1',
        'do.removePiece piece=plot at=1',
        'do.score faction=eyrie n=1',
        'do.moveWarriors faction=eyrie n=1 from=6 to=11',
        'do.placePiece piece=roost at=6',
      ],
      state: { 'clearings.1.warriors': {}, 'factions.eyrie.score': 6 },
    },
  },
  {
    name: 'nor does Nobility mind recruits, or a roost, that were held back',
    cite: 'B-77, trait.nobility',
    position: {
      board: `1 E1 C1 roost plot; 8 E2 C1 plot | E=5 decree:fox.STD-50 | ${snareIn(1, 8)}`,
      seats: birds('nobility'),
      options: { nobility: 'any' },
    },
    seat: bot,
    script: { ...FOX, dice: ['0-0'] },
    expect: {
      state: {
        'factions.eyrie.scoredFrom': { earlier: 5, removal: 2 },
        'factions.eyrie.decree.fox': ['STD-50', 'STD-30'],
      },
    },
  },
  {
    name: 'the point of a Snare is taxed',
    cite: 'B-79, trait.warTax',
    position: {
      board: `1 plot; 6 E2 ruin | E=5 decree:bird | C=4 plots:1.snare.up`,
      seats: birds('warTax'),
    },
    seat: bot,
    script: FOX,
    expect: { state: { 'factions.corvids.score': 3, 'factions.eyrie.score': 6 } },
  },

  // ---- the Alliance ----
  {
    name: 'sympathy that is held back scores nothing',
    cite: 'B-77, 6.5.1',
    position: {
      // No revolt, so two tokens by pity, the first of which springs it; with that of Daylight two come, for a point each.
      board: `5 sympathy; 10 sympathy rabbitBase; 1 plot; 12 M1 C1 | A=0 | ${snareIn(1)}`,
      seats: [alliance(), corvids(), human('marquise')],
    },
    seat: bot,
    script: FOX,
    expect: {
      state: {
        ...GONE,
        'factions.alliance.scoredFrom': { removal: 1, sympathy: 2 },
        'clearings.1.tokens': ['sympathy'],
      },
    },
  },

  ...(
    [
      // Pity springs the Snare, then comes to 4; after the spread of Daylight rabbits revolt there.
      [
        'Steadfast sees that the Snare will hold sympathy back: no revolt, so pity',
        'seen',
        'rabbitBase',
      ],
      // It expects sympathy in 4, and the revolt; the spread of Daylight springs the Snare.
      [
        'option: it counts on sympathy there, so there is neither pity nor a revolt',
        'overlooked',
        undefined,
      ],
    ] as const
  ).map(([name, steadfastSnare, base]) => ({
    name,
    cite: 'B-122, A-49, trait.steadfast',
    position: {
      board: `8 sympathy; 12 foxBase; 4 plot; 7 M1 | A=0 | ${snareIn(4)}`,
      seats: [alliance({ traits: ['steadfast'] }), corvids(), human('marquise')],
      options: { steadfastSnare },
    },
    seat: bot,
    script: { cards: ['STD-33'] },
    expect: { state: { ...GONE, 'clearings.4.buildings': base === undefined ? [] : [base] } },
  })),

  // ---- the Lizards ----
  {
    name: 'a Convert that is held back spends its acolyte; Fanatics do not battle',
    cite: 'B-77, 8.4.2.I',
    position: {
      board: `6 M1 plot ruin | L=0 elsewhere:1 conspiracy:5 souls:STD-50 | ${snareIn(6)}`,
      seats: [lizards({ traits: ['fanatics'] }), corvids(), human('marquise')],
    },
    seat: bot,
    script: FOX,
    expect: {
      state: {
        ...GONE,
        'factions.lizards.warriorsElsewhere': 0,
        'clearings.6.warriors.marquise': 1,
      },
    },
  },
  {
    name: 'and so does a Sanctify',
    cite: 'B-77, 8.4.2.III',
    position: {
      board: `8 M1 sawmill plot | L=0 elsewhere:1 conspiracy:4 souls:STD-50 | ${snareIn(8)}`,
      seats: [lizards(), corvids(), human('marquise')],
    },
    seat: bot,
    script: FOX,
    expect: {
      state: {
        ...GONE,
        'factions.lizards.warriorsElsewhere': 0,
        'clearings.8.buildings': ['sawmill'],
      },
    },
  },
  {
    name: 'a ritual’s warrior and garden are held back together',
    cite: 'B-76, 8.5.1',
    position: {
      board: `8 M1 sawmill L3 plot | L=0 souls:STD-50 | ${snareIn(8)}`,
      seats: [lizards(), corvids(), human('marquise')],
    },
    seat: bot,
    script: FOX,
    expect: {
      state: {
        ...GONE,
        'clearings.8.warriors.lizards': 3,
        'clearings.8.buildings': ['sawmill'],
      },
    },
  },
  {
    name: 'without a warrior left it is the garden that springs it',
    cite: '11.8.2, 8.5.1',
    position: {
      board: `8 M1 sawmill L25 plot | L=0 souls:STD-50 | ${snareIn(8)}`,
      seats: [lizards(), corvids(), human('marquise')],
    },
    seat: bot,
    script: FOX,
    expect: { state: { ...GONE, 'clearings.8.buildings': ['sawmill'] } },
  },

  // ---- the Corvids and humans ----
  {
    name: 'the Corvids come and go as they like',
    cite: 'B-74',
    position: {
      board: `12 C5 plot; 4 M1; 1f plot; 6r; 8r | C=0 plots:12.snare.up,1.snare.up`,
      seats: [human('marquise'), corvids()],
    },
    seat: seat(1),
    script: FOX,
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placeWarriors faction=corvids n=2 at=1',
        'do.placeWarriors faction=corvids n=2 at=12',
        'do.moveWarriors faction=corvids n=5 from=12 to=4',
        'do.removeWarriors faction=corvids n=1 at=4',
        'do.placePlot piece=plot at=4',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    name: 'sawmills and recruiters of a human bring nothing under a Snare',
    cite: '11.7.2, law.wood',
    position: {
      board: `5 M1 sawmill plot; 9 M1 sawmill | ${snareIn(5)}`,
      seats: [human('marquise'), corvids()],
    },
    seat: seat(0),
    input: { kind: 'wood' },
    expect: { happenings: ['do.placePiece piece=wood at=9'] },
  },
  {
    name: 'a human may move in, and fight there',
    cite: '11.7.2',
    position: {
      board: `5 plot; 1 M2 | ${snareIn(5)}`,
      seats: [human('marquise'), corvids()],
    },
    seat: seat(0),
    input: { kind: 'move', n: 2, from: 1, to: 5 },
    expect: { state: { 'clearings.5.warriors.marquise': 2, 'clearings.5.tokens': ['plot'] } },
  },
  {
    name: 'a human’s revolt takes the Snare with the rest',
    cite: '11.7.2, law.revolt',
    position: {
      board: `8 sympathy plot C1 | ${snareIn(8)}`,
      seats: [human('alliance'), corvids()],
    },
    seat: seat(0),
    input: { kind: 'revolt', at: 8 },
    expect: {
      state: {
        ...GONE,
        'clearings.8.buildings': ['foxBase'],
        'clearings.8.warriors': { alliance: 1 },
      },
    },
  },
];
