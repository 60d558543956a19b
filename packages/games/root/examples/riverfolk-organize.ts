import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { human, marquise, riverfolk } from './position.ts';

const CATS = [human('marquise'), riverfolk()];
const me = seat(1);

/** A whole Market, whose rightmost card sets the order; none of them shows an item. */
const FOX = 'market:STD-40,STD-41,STD-46,STD-33,STD-50';
const RABBIT = 'market:STD-46,STD-33,STD-50,STD-51,STD-40';
const MOUSE = 'market:STD-40,STD-33,STD-50,STD-51,STD-46';
/** Somebody has paid, so there is no shield. */
const PAID = 'payments:riverfolk.1';

const dice = (n: number) => ({ dice: new Array<string>(n).fill('0-0') });

/** Protectionism: what it brings, whom it battles, and the Evening. */
export const riverfolkOrganizeExamples: readonly Example<Position, Input>[] = [
  // ---- 9.5.3, 9.5.4 ----
  {
    // R4 of the research.
    name: 'the sword: a point, battles in the ordered clearings only, and racketeering',
    cite: '9.2.4, 9.5.3, 9.5.4, 9.6.1, 9.6.2, 9.6.3',
    position: {
      board: `1 M1 keep; 5 M1 R2; 6 R2; 8 R2; 10 M1 R4 tradePost; 12 M1 R2
        | R=0 ${RABBIT} payments:marquise.2`,
      seats: CATS,
    },
    seat: me,
    script: dice(2),
    expect: {
      happenings: [
        'do.marketOrder card=STD-40',
        'do.placePiece piece=tradePost at=5',
        'do.placeWarriors faction=riverfolk n=1 at=5',
        'do.placeWarriors faction=riverfolk n=1 at=3',
        'do.placeWarriors faction=riverfolk n=1 at=4',
        'do.sword',
        'do.score faction=riverfolk n=1',
        'do.battle attacker=riverfolk defender=marquise at=5',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.battle attacker=riverfolk defender=marquise at=10',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.returnPayments faction=marquise n=2',
        'do.score faction=riverfolk n=2',
        'do.racketeer n=1 at=5',
        'do.racketeer n=2 at=10',
        'do.discardMarket card=STD-46',
      ],
      state: { 'factions.riverfolk.payments': { riverfolk: 3 } },
    },
  },
  {
    name: 'shield and sword at once: one point, battles everywhere',
    cite: 'B-31, 9.5.4',
    position: { board: `5 R14; 12 R1 M1 | R=0 ${RABBIT}`, seats: CATS },
    seat: me,
    script: dice(1),
    expect: {
      happenings: [
        'do.marketOrder card=STD-40',
        'do.placePiece piece=tradePost at=3',
        'do.shield',
        'do.sword',
        'do.score faction=riverfolk n=1',
        'do.battle attacker=riverfolk defender=marquise at=12',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.racketeer n=12 at=5',
        'do.discardMarket card=STD-46',
        'do.discardMarket card=STD-33',
      ],
    },
  },
  {
    name: 'what racketeering puts into Payments is no matter: the shield holds for the turn',
    cite: 'B-32',
    position: { board: `5 R5 M1; 12 M1 | R=0 ${RABBIT}`, seats: CATS },
    seat: me,
    script: { dice: ['0-0'] },
    expect: {
      state: {
        // A recruit and two of Organize make eight in 5: six to Payments, and still two cards discarded.
        'clearings.5.warriors.riverfolk': 2,
        'factions.riverfolk.payments': { riverfolk: 6 },
        'factions.riverfolk.market': ['STD-50', 'STD-51', 'STD-40'],
      },
    },
  },
  {
    name: 'two more where most enemy pieces stand beside its own, by priority',
    cite: '9.5.3',
    position: {
      // 6 has more, but no Riverfolk; 1 is closed by the keep.
      board: `1 M3 keep R1; 6 M4; 8 M2 R1; 10 M2 wood R1; 12 M3 R1 | R=0 ${MOUSE}`,
      seats: CATS,
    },
    seat: me,
    script: dice(4),
    expect: {
      choices: [
        {
          rule: '9.5.3',
          chosen: '10',
          narrowings: [
            { why: 'why.ownPiece', left: ['1', '2', '7', '8', '9', '10', '11', '12'] },
            { why: 'why.placeable', left: ['2', '7', '8', '9', '10', '11', '12'] },
            { why: 'why.mostEnemyPieces', left: ['10', '12'], best: 3 },
            { why: 'why.highestPriority', left: ['10'], best: 10 },
          ],
        },
      ],
    },
  },
  {
    name: 'a trade post without a warrior is a piece of its own, too',
    cite: '9.5.3',
    position: { board: `8 M2 tradePost; 10 M1 R1 | R=0 ${RABBIT}`, seats: CATS },
    seat: me,
    script: dice(2),
    expect: { choices: [{ rule: '9.5.3', chosen: '8' }] },
  },
  {
    name: 'with neither there is no point, no battle and no racketeering',
    cite: '9.5.3, 9.5.4, 9.6.2',
    position: { board: `5 R5 M1 | R=0 ${RABBIT} ${PAID}`, seats: CATS },
    seat: me,
    expect: {
      happenings: [
        'do.marketOrder card=STD-40',
        'do.placePiece piece=tradePost at=5',
        'do.placeWarriors faction=riverfolk n=1 at=5',
        ...[3, 4, 5, 10].map((n) => `do.placeWarriors faction=riverfolk n=1 at=${n}`),
        'do.returnPayments faction=riverfolk n=1',
        'do.score faction=riverfolk n=1',
        'do.discardMarket card=STD-46',
      ],
    },
  },
  {
    name: 'it battles whoever has fewest in Payments of those who are there, then by set-up order',
    cite: '9.5.4, B-29, B-75',
    position: {
      // The sword: supply 0. The Alliance has paid nothing but is not in 5.
      board: `5 R13 M1 E1 D1; 6 A1 | R=0 ${RABBIT} payments:marquise.2,eyrie.1,duchy.1,riverfolk.2`,
      seats: [human('marquise'), riverfolk(), human('eyrie'), human('alliance'), human('duchy')],
    },
    seat: me,
    script: dice(1),
    expect: {
      choices: [
        {
          rule: '9.5.4',
          chosen: undefined,
        },
        {
          rule: '9.5.4',
          chosen: 'eyrie',
          narrowings: [
            { why: 'why.inClearing', left: ['marquise', 'eyrie', 'duchy'] },
            { why: 'why.fewestPayments', left: ['eyrie', 'duchy'], best: 1 },
            { why: 'why.setupOrder', left: ['eyrie'], best: 1 },
          ],
        },
      ],
    },
  },
  {
    name: 'together against the bots it battles humans only',
    cite: 'B-72',
    position: {
      board: `5 R14 M1 E1 | R=0 ${RABBIT} ${PAID}`,
      seats: [marquise(), riverfolk(), human('eyrie')],
      config: { coop: true },
    },
    seat: me,
    script: dice(1),
    expect: {
      choices: [
        { rule: '9.5.4', chosen: undefined },
        { rule: '9.5.4', chosen: 'eyrie' },
      ],
    },
  },

  // ---- 9.6 ----
  {
    name: 'with the Lizards at the table its discards are Lost Souls',
    cite: '9.6.3, 8.2.4',
    position: {
      board: `12 M1 | R=0 ${FOX} ${PAID} | L=0`,
      seats: [
        human('marquise'),
        riverfolk(),
        { faction: 'lizards', bot: 'logicalLizards', difficulty: 'standard', traits: [] },
      ],
    },
    seat: me,
    expect: { state: { 'factions.lizards.lostSouls': ['STD-40'], 'deck.discard': [] } },
  },
];
