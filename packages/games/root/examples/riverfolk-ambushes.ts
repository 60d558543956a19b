import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import { inputs } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { corvids, duchy, human, lizards, marquise, riverfolk } from './position.ts';

const me = seat(0);
const ADVANCED = { botServices: 'advanced' } as const;
const moles = (board: string, ...others: readonly ReturnType<typeof human>[]): Position => ({
  board,
  seats: [duchy(), riverfolk(), ...(others.length === 0 ? [human('marquise')] : others)],
  options: ADVANCED,
});
/** A human attacks; the Duchy has bought before. */
const attacked = (board: string): Position => ({
  board,
  seats: [human('marquise'), duchy(), riverfolk()],
  options: ADVANCED,
});
/** An order without an item. */
const MOUSE = { cards: ['STD-46'] };
const NOT_BOUGHT = { 'factions.riverfolk.payments': {}, 'factions.duchy.ambushes': undefined };

/** The Duchy and the ambushes of the Market. STD-01 to STD-05 are fox, rabbit, mouse and two birds. */
export const riverfolkAmbushExamples: readonly Example<Position, Input>[] = [
  {
    name: 'the Duchy buys an ambush as its turn begins, and keeps it open',
    cite: 'S-H, S-1',
    position: moles('1 M1; 5 D1 | D=9 | R=9 market:STD-40,STD-01'),
    seat: me,
    script: MOUSE,
    expect: {
      choices: [
        {
          rule: 'S-H',
          chosen: 'STD-01',
          narrowings: [{ why: 'why.ambush', left: ['STD-01'] }],
        },
      ],
      state: {
        'factions.riverfolk.market': ['STD-40'],
        'factions.duchy.ambushes': ['STD-01'],
        'factions.riverfolk.payments': { duchy: 2 },
      },
    },
  },
  {
    name: 'of several one at random, one in a turn, and any number is kept',
    cite: 'S-H, B-84',
    position: moles('1 M1; 5 D1 | D=9 ambushes:STD-05 | R=9 market:STD-01,STD-02'),
    seat: me,
    script: { ...MOUSE, choices: ['STD-02'] },
    expect: {
      choices: [{ rule: 'S-H', chosen: 'STD-02', by: 'random' }],
      state: {
        'factions.riverfolk.market': ['STD-01'],
        'factions.duchy.ambushes': ['STD-05', 'STD-02'],
      },
    },
  },
  ...(
    [
      ['with fewer points', moles('1 M1; 5 D1 | D=8 | R=9 market:STD-01')],
      ['without an ambush in the Market', moles('1 M1; 5 D1 | D=9 | R=9 market:STD-40')],
      ['by the basic cards', { ...moles('1 M1; 5 D1 | D=9 | R=9 market:STD-01'), options: {} }],
      [
        'but for the Duchy',
        {
          ...moles('1 E1 | M=9 | R=9 market:STD-01'),
          seats: [marquise(), riverfolk(), human('eyrie')],
        },
      ],
    ] as const
  ).map(
    ([name, position]): Example<Position, Input> => ({
      name: `${name} no ambush is bought`,
      cite: 'S-H, S-1',
      position,
      seat: me,
      script: MOUSE,
      expect: { state: NOT_BOUGHT },
    }),
  ),
  ...(
    [
      ['the fox card is one', 'fox-none', ['STD-50']],
      ['none of them is one', 'none', undefined],
    ] as const
  ).map(
    ([name, answer, ambushes]): Example<Position, Input> => ({
      name: `by the cards of the table only people see an ambush: ${name}`,
      cite: 'S-H, A-58',
      position: {
        ...moles('1 M1; 5 D1 | D=9 | R=9 market:STD-50,STD-41,STD-33'),
        config: { chance: { cards: 'table', dice: 'app', choices: 'app' } },
      },
      seat: me,
      script: { ...MOUSE, choices: [answer] },
      expect: { state: { 'factions.duchy.ambushes': ambushes } },
    }),
  ),
  {
    name: 'it must be played against a human, and hits before the roll: that of the suit before a bird',
    cite: 'S-H',
    position: attacked('1 M3 D2 | D=0 ambushes:STD-05,STD-02,STD-01 | R=0'),
    seat: me,
    input: inputs.parseInput('battle 1 duchy'),
    script: { choices: ['no'], dice: ['1-0'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=duchy at=1',
        'do.playAmbush card=STD-01',
        'do.humanAmbush faction=marquise',
        'do.removeWarriors faction=marquise n=2 at=1',
        'do.dice dice=1-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=duchy n=1 at=1',
      ],
      state: {
        'factions.duchy.ambushes': ['STD-05', 'STD-02'],
        'deck.discard': ['STD-01'],
      },
    },
  },
  {
    name: 'a bird serves in any clearing, and nobody who is left to attack ends the battle',
    cite: 'S-H',
    position: attacked('1 M2 D2 | D=0 ambushes:STD-02,STD-05 | R=0'),
    seat: me,
    input: inputs.parseInput('battle 1 duchy'),
    script: { choices: ['no'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=duchy at=1',
        'do.playAmbush card=STD-05',
        'do.humanAmbush faction=marquise',
        'do.removeWarriors faction=marquise n=2 at=1',
      ],
      state: { 'factions.duchy.ambushes': ['STD-02'], 'clearings.1.warriors': { duchy: 2 } },
    },
  },
  {
    name: 'the attacker foils it: it is gone, and does nothing',
    cite: 'S-H',
    position: attacked('1 M3 D2 | D=0 ambushes:STD-01 | R=0'),
    seat: me,
    input: inputs.parseInput('battle 1 duchy'),
    script: { choices: ['yes'], dice: ['0-0'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=duchy at=1',
        'do.playAmbush card=STD-01',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
      ],
      state: { 'factions.duchy.ambushes': undefined, 'deck.discard': ['STD-01'] },
    },
  },
  {
    name: 'the Scouting Party foils it too: it is played, as it must be, and does nothing',
    cite: 'B-116, S-H',
    position: attacked('1 M3 D2 | M=0 play:STD-48 | D=0 ambushes:STD-01 | R=0'),
    seat: me,
    input: inputs.parseInput('battle 1 duchy'),
    script: { choices: ['yes'], dice: ['0-0'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=duchy at=1',
        'do.playAmbush card=STD-01',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
      ],
      state: {
        'factions.duchy.ambushes': undefined,
        'factions.marquise.cardsInPlay': ['STD-48'],
        'deck.discard': ['STD-01'],
      },
    },
  },
  {
    name: 'one of another suit is kept, and nobody is asked',
    cite: 'S-H',
    position: attacked('1 M3 D2 | D=0 ambushes:STD-02 | R=0'),
    seat: me,
    input: inputs.parseInput('battle 1 duchy'),
    script: { dice: ['0-0'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=duchy at=1',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
      ],
      state: { 'factions.duchy.ambushes': ['STD-02'] },
    },
  },
  {
    name: 'it never hits a bot',
    cite: 'B-84, S-H, 2.8.2',
    position: {
      board: '1 C3 D2 | D=0 ambushes:STD-01 | C=0 | R=0',
      seats: [corvids(), duchy(), riverfolk(), human('marquise')],
      options: ADVANCED,
    },
    seat: me,
    script: { cards: ['STD-50'], dice: ['0-0'] },
    expect: { state: { 'factions.duchy.ambushes': ['STD-01'] } },
  },
  {
    name: 'while the Lizards play, a used one becomes a Lost Soul',
    cite: 'S-H, 8.2.4',
    position: {
      board: '1 M3 D2 | D=0 ambushes:STD-01 | L=0 | R=0',
      seats: [human('marquise'), duchy(), riverfolk(), lizards()],
      options: ADVANCED,
    },
    seat: me,
    input: inputs.parseInput('battle 1 duchy'),
    script: { choices: ['no'], dice: ['0-0'] },
    expect: { state: { 'factions.lizards.lostSouls': ['STD-01'] } },
  },
];
