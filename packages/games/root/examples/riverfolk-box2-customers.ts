import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { corvids, duchy, human, riverfolk } from './position.ts';

/** Whoever buys is on turn. */
const me = seat(0);
const moles = (...bots: Parameters<typeof duchy>) => [
  duchy(...bots),
  riverfolk(),
  human('marquise'),
];
const CROWS = [corvids(), riverfolk(), human('marquise')];
/** Orders without an item. */
const FOX = { cards: ['STD-50'] };
const MOUSE = { cards: ['STD-46'] };

const paid = (payments: Readonly<Record<string, number>>) => ({
  'factions.riverfolk.payments': payments,
});

/** The Duchy and the Corvids as customers of the Riverfolk, by the basic cards. */
export const riverfolkBox2CustomerExamples: readonly Example<Position, Input>[] = [
  {
    name: 'the Duchy buy the coin, and sway by its suit',
    cite: 'S-2, 10.4.2, 10.6.3',
    position: { board: '8 D4 | D=9 | R=9 market:STD-17', seats: moles() },
    seat: me,
    script: FOX,
    expect: {
      state: {
        ...paid({ duchy: 2 }),
        'factions.duchy.craftedItems': ['coin'],
        'factions.duchy.crowns': ['marshal'],
      },
    },
  },
  {
    name: 'the Duchy hire for a battle of two',
    cite: 'S-4, 10.5.2',
    position: { board: '8 D2 M3 R2 | M=6 | D=5 | R=5', seats: moles() },
    seat: me,
    script: { ...FOX, dice: ['3-0'] },
    expect: { state: { ...paid({ duchy: 2 }), 'clearings.8.warriors.marquise': undefined } },
  },
  {
    // Nine are left in the supply before the two are paid, and seven after.
    name: 'the Duchy could build nowhere and hire: the citadel that it was about to build',
    cite: 'S-4, 10.5.3, B-115',
    position: { board: '5 D1 M1 R1; 10 D8 workshop*2 | D=5 | R=5', seats: moles() },
    seat: me,
    script: MOUSE,
    expect: {
      choices: [
        { rule: '10.5.3', chosen: undefined },
        { rule: '10.5.3', chosen: '5' },
      ],
      state: {
        ...paid({ duchy: 2 }),
        'clearings.5.buildings': ['citadel'],
        'factions.duchy.scoredFrom': { earlier: 5 },
      },
    },
  },
  {
    name: 'for a type that is used up nobody is hired',
    cite: 'S-4, B-48',
    position: {
      board: '5 D1 M1 R1; 8 citadel*2; 4 citadel | D=5 | R=5',
      seats: moles(),
    },
    seat: me,
    script: MOUSE,
    expect: { state: { ...paid({}), 'factions.duchy.scoredFrom': { earlier: 5, buildings: 1 } } },
  },
  {
    name: 'Invaders build with Mercenaries, too, before they would battle instead',
    cite: 'S-4, trait.invaders',
    position: { board: '5 D1 M1 R1 | D=5 | R=5', seats: moles({ traits: ['invaders'] }) },
    seat: me,
    script: MOUSE,
    expect: { state: { ...paid({ duchy: 2 }), 'clearings.5.buildings': ['citadel'] } },
  },
  {
    name: 'Greedy Riverfolk win by it, and nothing comes after that',
    cite: 'S-4, trait.greedy, 10.5.3',
    position: {
      board: '5 D1 M1 R1 | D=29 | R=29',
      seats: [duchy(), riverfolk({ traits: ['greedy'] }), human('marquise')],
    },
    seat: me,
    script: MOUSE,
    expect: {
      happenings: [
        'do.reveal card=STD-46',
        'do.recruitBurrow n=2',
        'do.buy faction=duchy service=mercenaries payer=duchy n=4',
        'do.score faction=riverfolk n=1',
        'do.win faction=riverfolk',
      ],
    },
  },
  {
    name: 'the Corvids buy the coin, and recruit by its suit',
    cite: 'S-2, 11.4.2, 11.4.3',
    position: { board: '12 M1 | C=9 | R=9 market:STD-17', seats: CROWS },
    seat: me,
    script: FOX,
    expect: {
      state: {
        ...paid({ corvids: 2 }),
        'factions.corvids.craftedItems': ['coin'],
        'clearings.4.warriors': { corvids: 2 },
      },
    },
  },
  {
    name: 'the Corvids hire for a battle of two',
    cite: 'S-4, 11.5.1',
    position: { board: '1 M3 R2 | M=6 | C=5 | R=5', seats: CROWS },
    seat: me,
    script: { ...FOX, dice: ['3-0'] },
    expect: { state: { ...paid({ corvids: 2 }), 'clearings.1.warriors.marquise': undefined } },
  },
  {
    name: 'and nobody with fewer points than the Riverfolk',
    cite: 'S-1',
    position: { board: '1 M3 R2 | M=6 | C=4 | R=5', seats: CROWS },
    seat: me,
    script: { ...FOX, dice: ['0-0'] },
    expect: { state: paid({}) },
  },
];
