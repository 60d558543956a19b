import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { corvids, human } from './position.ts';

const CATS = [human('marquise'), corvids()];
const battle = (at: number): Input => ({
  kind: 'battle',
  at,
  defender: 'corvids',
  extra: 0,
  defenderExtra: 0,
});

/** An order without an item. */
const RABBIT = { cards: ['STD-31'] };

/** What plots do in the turns of others: 11.2.2, 11.7.4, Backup Plans. Snares are in corvids-snares.ts. */
export const corvidOtherTurnExamples: readonly Example<Position, Input>[] = [
  // ---- 11.2.2 ----
  {
    name: 'a facedown plot deals a hit as it is attacked, without a warrior beside it',
    cite: '11.2.2, B-65',
    position: { board: '5 M2 plot', seats: CATS },
    seat: seat(0),
    input: battle(5),
    script: { dice: ['0-0'], choices: ['bomb'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=corvids at=5',
        'do.embeddedAgents',
        'do.dice dice=0-0 attackerHits=1 defenderHits=1',
        'do.removePiece piece=plot at=5',
        'do.score faction=marquise n=1',
        'do.plotWas plot=bomb at=5',
        'do.removeWarriors faction=marquise n=1 at=5',
      ],
      state: { 'factions.corvids.supply.plot': 8, 'factions.corvids.plots': {} },
    },
  },
  {
    name: 'one that lies face up does not; nor when the Corvids attack',
    cite: '11.2.2',
    position: { board: '5 M2 C1 plot | C=0 plots:5.bomb.up', seats: CATS },
    seat: seat(0),
    input: battle(5),
    script: { dice: ['0-0'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=corvids at=5',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
      ],
    },
  },

  // ---- 11.7.4, Backup Plans ----
  {
    name: 'a Raid that is removed recruits in the neighbourhood, but not beside the keep',
    cite: '11.7.4, 4.2.1',
    position: { board: '1 keep; 5 M2 plot', seats: CATS },
    seat: seat(0),
    input: battle(5),
    script: { dice: ['0-0'], choices: ['raid'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=corvids at=5',
        'do.embeddedAgents',
        'do.dice dice=0-0 attackerHits=1 defenderHits=1',
        'do.removePiece piece=plot at=5',
        'do.score faction=marquise n=1',
        'do.plotWas plot=raid at=5',
        'do.placeWarriors faction=corvids n=1 at=2',
        'do.removeWarriors faction=marquise n=1 at=5',
      ],
    },
  },
  {
    name: 'too few warriors go by priority',
    cite: '11.7.4, 2.4',
    position: { board: '12 M1 plot; 3 C13 | C=0 plots:12.raid.up', seats: CATS },
    seat: seat(0),
    input: { kind: 'destroy', n: 1, of: 'corvids', piece: 'plot', at: 12 },
    expect: {
      happenings: [
        'do.removePiece piece=plot at=12',
        'do.score faction=marquise n=1',
        'do.placeWarriors faction=corvids n=1 at=4',
        'do.placeWarriors faction=corvids n=1 at=7',
      ],
    },
  },
  {
    name: 'Backup Plans: a warrior in the plot’s place, before those of the Raid',
    cite: 'trait.backupPlans, B-68',
    position: {
      board: '5 M1 C2 plot | C=0 plots:5.raid.up',
      seats: [human('marquise'), corvids({ traits: ['backupPlans'] })],
    },
    seat: seat(0),
    input: { kind: 'clear', at: 5 },
    expect: {
      happenings: [
        'do.removeWarriors faction=corvids n=2 at=5',
        'do.removePiece piece=plot at=5',
        'do.score faction=marquise n=1',
        'do.placeWarriors faction=corvids n=1 at=5',
        'do.placeWarriors faction=corvids n=1 at=1',
        'do.placeWarriors faction=corvids n=1 at=2',
      ],
    },
  },
  {
    name: 'a Bomb that changes places is not removed',
    cite: 'B-68',
    position: {
      board: '8 plot; 9 M1 | C=0 plots:8.bomb.down',
      seats: [human('marquise'), corvids({ traits: ['backupPlans'] })],
    },
    seat: seat(1),
    script: { ...RABBIT, choices: ['raid'] },
    expect: { state: { 'clearings.8.warriors': {} } },
  },
  {
    name: 'a Vagabond’s infamy counts the plot, though a warrior comes in its place',
    cite: 'law.infamy, trait.backupPlans',
    position: {
      board:
        '5 plot | V=0 @5 character:ranger pack:sword/// relations:corvids.hostile | C=0 plots:5.bomb.up',
      seats: [human('vagabond'), corvids({ traits: ['backupPlans'] })],
    },
    seat: seat(0),
    input: battle(5),
    script: { dice: ['0-0'] },
    expect: { state: { 'factions.vagabond.scoredFrom': { removal: 1, infamy: 1 } } },
  },
];
