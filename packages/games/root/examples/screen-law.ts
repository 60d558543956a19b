import { corvids, human } from './position.ts';
import type { ScreenGame } from './screen-game.ts';
import { birdsGame, catsGame } from './screen-people.ts';
import { vagabondGame } from './screen-vagabond.ts';

/** The chapters of the law that are everybody's (1 to 5, maps): what is legal in a position, and what is refused why. */

export const LEGAL = 'nothing refused';
/** The laws that a row is for, as an example cites them. */
interface Title {
  readonly cite: string;
  readonly name: string;
}
type Row = readonly [title: Title, game: () => ScreenGame, typed: string, verdict: string];

const planners = (cards: string) => () => catsGame({ board: `9 M1 E2; 12 E1 | M=0 ${cards}` });
const inHand =
  (...hand: readonly string[]) =>
  () =>
    catsGame({ board: '12 sawmill workshop', hand });
const onTheLake = (ferry: string) => () =>
  catsGame({ board: `1 M1 | ferry ${ferry}`, config: { map: 'lake', suits: 'suggested' } });
const onTheMountain = (opened: string) => () =>
  catsGame({
    board: `1f; 2f M1; 3f; 4f; 5m; 6m; 7m; 8m; 9r; 10r; 11r; 12r${opened}`,
    config: { map: 'mountain', suits: 'random' },
  });

export const lawRows: readonly Row[] = [
  [
    { cite: 'law.1.1.1', name: 'the law alone refuses it' },
    planners(''),
    'move 1 9 12',
    'no.ruleForMove',
  ],
  [
    { cite: 'law.1.1.1', name: 'a card beats the law' },
    planners('play:EP-31'),
    'move 1 9 12',
    LEGAL,
  ],
  [
    { cite: 'law.1.1.2, law.6.2.2', name: 'no card places beside the keep' },
    () =>
      birdsGame({
        board: '5 M1 keep | E=0 play:EP-42',
        hand: ['EP-16'],
      }),
    'propaganda EP-16 marquise 5',
    'no.noEnemyThere',
  ],
  [
    { cite: 'law.1.1.2, law.6.2.2', name: 'moving in is free for all' },
    () =>
      birdsGame({
        board: '3 roost; 2 E3; 5 keep',
        turn: { resolved: { recruit: ['vizier'] } },
      }),
    'move 1 2 5',
    LEGAL,
  ],
  [
    { cite: 'law.1.4.3', name: 'after the draw only the hand is left' },
    () =>
      catsGame({
        board: '1 M1 | M=0 play:STD-42',
        hand: ['STD-10', 'STD-11', 'STD-12', 'STD-14', 'STD-15', 'STD-16'],
        step: 'discard',
      }),
    'cobbler 1 1 5',
    'no.inEvening',
  ],
  [
    { cite: 'law.2.1.1', name: 'a bird counts as a fox' },
    inHand('STD-26'),
    'overwork STD-26 12',
    LEGAL,
  ],
  [
    { cite: 'law.2.1.1', name: 'a mouse does not' },
    inHand('STD-20'),
    'overwork STD-20 12',
    'no.suit',
  ],
  [
    { cite: 'law.2.1.1', name: 'nothing stands in for a bird' },
    inHand('STD-10'),
    'extra STD-10',
    'no.bird',
  ],
  [
    { cite: 'law.2.1.2', name: 'an ambush is never crafted' },
    inHand('STD-01'),
    'craft STD-01',
    'no.neverCrafted',
  ],
  [
    { cite: 'law.2.1.2', name: 'but spent for its suit' },
    inHand('STD-01'),
    'overwork STD-01 12',
    LEGAL,
  ],
  [
    { cite: 'law.2.1.3', name: 'dominance is never crafted' },
    () =>
      catsGame({
        board: '12 workshop',
        hand: ['STD-06'],
        seats: [human('marquise'), human('eyrie'), human('alliance'), corvids()],
      }),
    'craft STD-06',
    'no.neverCrafted',
  ],
  [
    { cite: 'law.2.1.3', name: 'but spent for its suit' },
    () =>
      catsGame({
        board: '12 sawmill',
        hand: ['STD-06'],
        seats: [human('marquise'), human('eyrie'), human('alliance'), corvids()],
      }),
    'overwork STD-06 12',
    LEGAL,
  ],
  [
    { cite: 'law.2.1.4', name: 'what lies in play is not in the hand' },
    () => catsGame({ board: '12 sawmill | M=0 play:STD-33' }),
    'overwork STD-33 12',
    'no.notInHand',
  ],
  [
    { cite: 'law.2.2', name: 'a ruin fills its slot' },
    () => catsGame({ board: '6 M1 ruin sawmill; 12 workshop wood*3' }),
    'build workshop 6',
    'no.slot',
  ],
  [
    { cite: 'law.2.2', name: 'an open slot takes a building' },
    () => catsGame({ board: '6 M1 ruin wood*3; 12 workshop' }),
    'build workshop 6',
    LEGAL,
  ],
  [
    { cite: 'law.2.3', name: 'a river is no path' },
    () => catsGame({ board: '4 M2' }),
    'move 1 4 7',
    'no.path',
  ],
  [
    { cite: 'law.2.4', name: 'a forest that touches the clearing' },
    () => vagabondGame({ at: '4', step: 'birdsong' }),
    'slip 4_9_12',
    LEGAL,
  ],
  [
    { cite: 'law.2.4', name: 'a forest one path away' },
    () => vagabondGame({ at: '4_9_12', step: 'birdsong' }),
    'slip 4_7_8_12',
    LEGAL,
  ],
  [
    { cite: 'law.2.4', name: 'a forest further away' },
    () => vagabondGame({ at: '4_9_12', step: 'birdsong' }),
    'slip 3_6_11',
    'no.notNext',
  ],
  [
    { cite: 'law.4.1.4', name: 'the same card again' },
    () => catsGame({ board: '12 workshop | M=0 play:STD-33', hand: ['STD-34'] }),
    'craft STD-34',
    'no.sameEffect',
  ],
  [
    { cite: 'law.4.2.1', name: 'ruling the origin' },
    () => catsGame({ board: '1 M2; 5 E5' }),
    'move 1 1 5',
    LEGAL,
  ],
  [
    { cite: 'law.4.2.1', name: 'ruling the destination' },
    () => catsGame({ board: '1 M1 E2; 5 M1' }),
    'move 1 1 5',
    LEGAL,
  ],
  [
    { cite: 'law.4.2.1', name: 'ruling neither' },
    () => catsGame({ board: '1 M1 E2; 5 E1' }),
    'move 1 1 5',
    'no.ruleForMove',
  ],
  [{ cite: 'law.M.3', name: 'the Ferry links the coast' }, onTheLake('1'), 'move 1 1 10', LEGAL],
  [{ cite: 'law.M.3', name: 'from where it lies only' }, onTheLake('10'), 'move 1 1 10', 'no.path'],
  [{ cite: 'law.M.4', name: 'a closed path is none' }, onTheMountain(''), 'move 1 2 5', 'no.path'],
  [
    { cite: 'law.M.4', name: 'until it is opened' },
    onTheMountain(' | opened 2-5'),
    'move 1 2 5',
    LEGAL,
  ],
  [
    { cite: 'law.9.5', name: 'the Vagabond acts in any order: battle first' },
    () => vagabondGame({ board: '12 M1', pack: 'boot,sword///' }),
    'battle 12 marquise',
    LEGAL,
  ],
  [
    { cite: 'law.9.5', name: 'and only in Daylight' },
    () => vagabondGame({ board: '12 M1', pack: 'boot,sword///', step: 'birdsong' }),
    'walk 4',
    'no.inDaylight',
  ],
];
