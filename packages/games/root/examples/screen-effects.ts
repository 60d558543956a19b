import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import { inputs } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { eyrie, human } from './position.ts';

const ME = seat(0);
const EXILES = { deck: 'exilesAndPartisans' } as const;

interface Told {
  readonly name: string;
  readonly cite: string;
  /** The board without what lies in front of the Marquise. */
  readonly board: string;
  /** The card in front of her. */
  readonly card: string;
  readonly step: string;
  readonly hand?: readonly string[];
  readonly typed: string;
  readonly script?: Example<Position, Input>['script'];
  readonly happenings?: readonly string[];
  readonly state?: Readonly<Record<string, unknown>>;
  readonly options?: Position['options'];
}

/** A Marquise with one card in play against a bot Eyrie. */
const told = ({
  board,
  card,
  step,
  hand = [],
  typed,
  options,
  ...rest
}: Told): Example<Position, Input> => ({
  name: rest.name,
  cite: rest.cite,
  position: {
    board: `${board} | M=0 play:${card}`,
    seats: [human('marquise'), eyrie()],
    ...(card.startsWith('EP') && { config: EXILES }),
    ...(options !== undefined && { options }),
    screen: { hands: { marquise: hand }, turn: { step, once: ['wood'] } },
  },
  seat: ME,
  input: inputs.parseInput(`play ${typed}`),
  ...(rest.script !== undefined && { script: rest.script }),
  expect: {
    ...(rest.happenings !== undefined && { happenings: rest.happenings }),
    ...(rest.state !== undefined && { state: rest.state }),
  },
});

/** What the cards in front of a person do in her own turn (law, chapter of the cards). */
export const screenEffectExamples: readonly Example<Position, Input>[] = [
  told({
    name: 'a point for each of three clearings that she rules, and it is gone',
    cite: 'card.royalClaim',
    board: '1 M1; 5 M2 E1; 9 M1; 12 M1 E1',
    card: 'STD-37',
    step: 'birdsong',
    typed: 'royalClaim',
    happenings: ['do.score faction=marquise n=3'],
    state: { 'deck.discard': ['STD-37'], 'screen.turn.step': 'daylight' },
  }),
  told({
    name: 'she draws; the bot, told to draw, scores',
    cite: 'card.betterBurrowBank, H-31, H-02',
    board: '1 M1',
    card: 'STD-40',
    step: 'birdsong',
    typed: 'burrowBank eyrie',
    happenings: ['do.drawCards faction=marquise n=1', 'do.score faction=eyrie n=1'],
  }),
  told({
    name: 'example 30: the top card instead of a bot’s, and the bot scores',
    cite: 'card.standAndDeliver, H-21',
    board: '1 M1',
    card: 'STD-50',
    step: 'birdsong',
    typed: 'standAndDeliver eyrie',
    happenings: ['do.drawCards faction=marquise n=1', 'do.score faction=eyrie n=1'],
  }),
  told({
    name: 'by the other reading it does not',
    cite: 'H-21',
    board: '1 M1',
    card: 'STD-50',
    step: 'birdsong',
    typed: 'standAndDeliver eyrie',
    options: { robbedBotScores: 'no' },
    happenings: ['do.drawCards faction=marquise n=1'],
  }),
  told({
    name: 'example 34: she draws, then discards one of her choice for the bot’s point',
    cite: 'card.swapMeet',
    board: '1 M1',
    card: 'EP-46',
    step: 'birdsong',
    hand: ['EP-10'],
    typed: 'swapMeet eyrie',
    script: { choices: ['EP-10'] },
    happenings: [
      'do.drawCards faction=marquise n=1',
      'do.spendCard faction=marquise card=EP-10',
      'do.score faction=eyrie n=1',
    ],
  }),
  told({
    name: 'example 33: three of five go where she says, whoever rules',
    cite: 'card.falseOrders, H-27',
    board: '9 E5; 1 M3',
    card: 'EP-37',
    step: 'birdsong',
    typed: 'falseOrders eyrie 9 1',
    happenings: ['do.moveWarriors faction=eyrie n=3 from=9 to=1'],
    state: { 'deck.discard': ['EP-37'] },
  }),
  told({
    name: 'a move and a battle where it ends: the card stays',
    cite: 'card.eyrieEmigre',
    board: '1 M3; 5 E1',
    card: 'EP-32',
    step: 'birdsong',
    typed: 'emigre 3 1 5',
    script: { dice: ['1-0'] },
    happenings: [
      'do.moveWarriors faction=marquise n=3 from=1 to=5',
      'do.battle attacker=marquise defender=eyrie at=5',
      'do.dice dice=1-0 attackerHits=1 defenderHits=0',
      'do.removeWarriors faction=eyrie n=1 at=5',
    ],
    state: { 'factions.marquise.cardsInPlay': ['EP-32'], 'screen.turn.step': 'daylight' },
  }),
  told({
    name: 'a move to where nobody is loses it',
    cite: 'H-26',
    board: '1 M3',
    card: 'EP-32',
    step: 'birdsong',
    typed: 'emigre 1 1 5',
    happenings: ['do.moveWarriors faction=marquise n=1 from=1 to=5'],
    state: { 'deck.discard': ['EP-32'], 'screen.turn.step': 'daylight' },
  }),
  told({
    name: 'a battle before all else in Daylight takes no action',
    cite: 'card.commandWarren',
    board: '5 M2 E1',
    card: 'STD-44',
    step: 'daylight',
    typed: 'commandWarren 5 eyrie',
    script: { dice: ['0-0'] },
    happenings: [
      'do.battle attacker=marquise defender=eyrie at=5',
      'do.dice dice=0-0 attackerHits=0 defenderHits=0',
    ],
    state: { 'screen.turn': { step: 'daylight', once: ['wood'], used: ['STD-44'] } },
  }),
  told({
    name: 'a warrior for a card',
    cite: 'card.taxCollector',
    board: '5 M2',
    card: 'STD-52',
    step: 'daylight',
    typed: 'taxCollector 5',
    happenings: [
      'do.removeWarriors faction=marquise n=1 at=5',
      'do.drawCards faction=marquise n=1',
    ],
  }),
  told({
    name: 'a rabbit card turns a bird in 5 into a cat',
    cite: 'card.propagandaBureau',
    board: '5 E2',
    card: 'EP-42',
    step: 'daylight',
    hand: ['EP-16'],
    typed: 'propaganda EP-16 eyrie 5',
    happenings: [
      'do.spendCard faction=marquise card=EP-16',
      'do.removeWarriors faction=eyrie n=1 at=5',
      'do.placeWarriors faction=marquise n=1 at=5',
    ],
  }),
  told({
    name: 'a move as Evening begins; then she draws',
    cite: 'card.cobbler',
    board: '1 M3',
    card: 'STD-42',
    step: 'evening',
    typed: 'cobbler 2 1 5',
    happenings: [
      'do.moveWarriors faction=marquise n=2 from=1 to=5',
      'do.drawCards faction=marquise n=1',
    ],
  }),
  told({
    name: 'a card for her and a point for the bot; then she draws',
    cite: 'card.charmOffensive',
    board: '1 M3',
    card: 'EP-43',
    step: 'evening',
    typed: 'charmOffensive eyrie',
    happenings: [
      'do.drawCards faction=marquise n=1',
      'do.score faction=eyrie n=1',
      'do.drawCards faction=marquise n=1',
    ],
  }),
  told({
    name: 'an ambush out of the discard pile instead of the whole draw',
    cite: 'card.informants, H-30',
    board: '1 M3 | deck discard:EP-01,EP-10',
    card: 'EP-40',
    step: 'daylight',
    typed: 'end',
    script: { choices: ['EP-01'] },
    happenings: ['do.informants faction=marquise card=EP-01'],
    state: { 'screen.hands': { marquise: ['EP-01'] }, 'deck.discard': ['EP-10'] },
  }),
  told({
    name: 'a point more for each item that she crafts',
    cite: 'law.3.2.2',
    board: '12 workshop',
    card: 'EP-52',
    step: 'daylight',
    hand: ['EP-10'],
    typed: 'craft EP-10',
    happenings: ['do.craftCard card=EP-10', 'do.score faction=marquise n=3'],
  }),
  told({
    name: 'a hit more in a fox clearing costs every card of another suit, birds too',
    cite: 'card.partisans, H-28',
    board: '12 M3 E2',
    card: 'EP-39',
    step: 'daylight',
    hand: ['EP-10', 'EP-16', 'EP-26'],
    typed: 'battle 12 eyrie',
    script: { dice: ['1-0'], choices: ['EP-39'] },
    happenings: [
      'do.battle attacker=marquise defender=eyrie at=12',
      'do.spendCard faction=marquise card=EP-16',
      'do.spendCard faction=marquise card=EP-26',
      'do.dice dice=1-0 attackerHits=2 defenderHits=0',
      'do.removeWarriors faction=eyrie n=2 at=12',
    ],
  }),
  told({
    name: 'by the other reading birds stay',
    cite: 'H-28',
    board: '12 M3 E2',
    card: 'EP-39',
    step: 'daylight',
    hand: ['EP-16', 'EP-26'],
    typed: 'battle 12 eyrie',
    options: { partisansBirds: 'kept' },
    script: { dice: ['0-0'], choices: ['EP-39'] },
    state: { 'screen.hands': { marquise: ['EP-26'] } },
  }),
  told({
    name: 'the fallen of both sides come to the Coffin Makers, and to no supply',
    cite: 'H-22, card.coffinMakers',
    board: '5 M2 E2',
    card: 'EP-44',
    step: 'daylight',
    typed: 'battle 5 eyrie',
    script: { dice: ['2-1'] },
    happenings: [
      'do.battle attacker=marquise defender=eyrie at=5',
      'do.dice dice=2-1 attackerHits=2 defenderHits=1',
      'do.removeWarriors faction=eyrie n=2 at=5',
      'do.removeWarriors faction=marquise n=1 at=5',
      'do.bury faction=eyrie n=2',
      'do.bury faction=marquise n=1',
    ],
    state: { 'screen.coffins': { marquise: 1, eyrie: 2 }, 'factions.eyrie.warriorsElsewhere': 0 },
  }),
  told({
    name: 'example 32: with the Boat Builders the river from 4 to 7 is a path',
    cite: 'H-33',
    board: '4 M2',
    card: 'EP-30',
    step: 'daylight',
    typed: 'move 1 4 7',
    happenings: ['do.moveWarriors faction=marquise n=1 from=4 to=7'],
  }),
  told({
    name: 'a lone wood rules by the Soup Kitchens against one bird: she builds beside it',
    cite: 'H-34',
    board: '9 E1 wood; 12 workshop',
    card: 'EP-36',
    step: 'daylight',
    typed: 'build sawmill 9',
    happenings: ['do.placePiece piece=sawmill at=9'],
  }),
  told({
    name: 'a crafted item, exhausted for good, for a move without an action',
    cite: 'card.leagueOfAdventurousMice, H-29',
    board: '1 M2 | supply boot1',
    card: 'EP-50 crafted:boot',
    step: 'daylight',
    typed: 'leagueMove boot 1 1 5',
    happenings: ['do.moveWarriors faction=marquise n=1 from=1 to=5'],
    state: { 'screen.exhausted': { marquise: ['boot'] }, 'screen.turn.taken': undefined },
  }),
];
