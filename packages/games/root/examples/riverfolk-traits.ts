import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Trait } from '../rules/config.ts';
import type { FactionId } from '../rules/pieces.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { eyrie, human, lizards, marquise, riverfolk, vagabot } from './position.ts';

const me = seat(0);
const battle = (defender: FactionId): Input => ({
  kind: 'battle',
  at: 5,
  defender,
  extra: 0,
  defenderExtra: 0,
});
const trading = (...traits: Trait[]) => riverfolk({ traits });

/** Trade posts lost, and the traits of the Riverfolk. */
export const riverfolkTraitExamples: readonly Example<Position, Input>[] = [
  // ---- trade posts lost ----
  ...(
    [
      ['none', { marquise: 3 }],
      ['half', { marquise: 1 }],
    ] as const
  ).map(
    ([tradeDisruption, payments]): Example<Position, Input> => ({
      name: `a lost trade post returns to its track; Payments by the reading ${tradeDisruption}`,
      cite: '9.2.2, B-28',
      position: {
        board: '5 M2 tradePost | R=0 payments:marquise.3',
        seats: [human('marquise'), riverfolk()],
        options: { tradeDisruption },
      },
      seat: me,
      input: { kind: 'destroy', n: 1, of: 'riverfolk', piece: 'tradePost', at: 5 },
      expect: {
        state: {
          'factions.riverfolk.supply.tradePost': 9,
          'factions.riverfolk.outOfGame': undefined,
          'factions.riverfolk.payments': payments,
        },
      },
    }),
  ),

  // ---- traits ----
  ...(
    [
      ['the buyer leads', 'E=8 | R=5', '', 1],
      ['alone the Riverfolk lead', 'E=8 | R=9', '', 0],
      ['a tie with the Riverfolk', 'E=8 | R=8', '', 1],
      ['somebody else leads', 'E=8 | M=9 | R=5', '', 0],
      ['the second service of a turn', 'E=8 | R=5', ' sold:riverboats.1', 0],
    ] as const
  ).map(
    ([name, scores, sold, points]): Example<Position, Input> => ({
      name: `Greedy: ${name}`,
      cite: 'trait.greedy, B-40',
      position: {
        board: `8 E2 | ${scores}${sold}`,
        seats: [human('eyrie'), trading('greedy'), human('marquise')],
      },
      seat: me,
      input: { kind: 'buy', service: 'mercenaries', card: '' },
      expect: {
        state: {
          'factions.riverfolk.scoredFrom.services': points === 0 ? undefined : points,
        },
      },
    }),
  ),
  {
    name: 'Greedy: a bot buys one after the other, and each time counts',
    cite: 'B-40',
    position: {
      board: '12 M1 | L=12 souls:STD-50,STD-51,STD-52 | R=0 market:STD-46,STD-40',
      seats: [lizards(), trading('greedy'), human('marquise')],
      options: { botServices: 'advanced' },
    },
    seat: me,
    script: { choices: ['STD-46'], cards: ['STD-30'] },
    expect: {
      state: {
        'factions.riverfolk.payments': { lizards: 6 },
        'factions.riverfolk.scoredFrom': { services: 2 },
      },
    },
  },
  {
    name: 'Greedy: the point can end the game before the battle that it was for',
    cite: 'trait.greedy, law.victory',
    position: {
      board: '3 M1; 6 M2 E4 R2 | M=29 | R=29',
      seats: [marquise(), trading('greedy'), human('eyrie')],
    },
    seat: me,
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.buy faction=marquise service=mercenaries payer=marquise n=4',
        'do.score faction=riverfolk n=1',
        'do.win faction=riverfolk',
      ],
    },
  },
  {
    name: 'Involved: Riverfolk warriors stand by the bot that a human attacks',
    cite: 'trait.involved, B-41',
    position: {
      board: '5 M3 E1 R2',
      seats: [human('marquise'), trading('involved'), eyrie()],
    },
    seat: me,
    input: battle('eyrie'),
    script: { dice: ['3-3'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=eyrie at=5',
        'do.dice dice=3-3 attackerHits=3 defenderHits=3',
        'do.removeWarriors faction=riverfolk n=2 at=5',
        'do.removeWarriors faction=eyrie n=1 at=5',
        'do.removeWarriors faction=marquise n=3 at=5',
      ],
    },
  },
  {
    name: 'Involved: who has hired them is left alone',
    cite: 'trait.involved',
    position: {
      board: '5 M1 E1 R2 | R=0 sold:mercenaries.1',
      seats: [human('marquise'), trading('involved'), eyrie()],
    },
    seat: me,
    input: battle('eyrie'),
    script: { dice: ['3-3'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=eyrie at=5',
        'do.dice dice=3-3 attackerHits=3 defenderHits=1',
        'do.removeWarriors faction=eyrie n=1 at=5',
        'do.removeWarriors faction=marquise n=1 at=5',
      ],
    },
  },
  {
    name: 'Involved: a lone roost beside their warriors is not defenseless',
    cite: 'trait.involved',
    position: { board: '5 M3 roost R1', seats: [human('marquise'), trading('involved'), eyrie()] },
    seat: me,
    input: battle('eyrie'),
    script: { dice: ['1-0'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=eyrie at=5',
        'do.dice dice=1-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=riverfolk n=1 at=5',
      ],
    },
  },
  {
    name: 'Involved: together against the bots no human is an enemy',
    cite: 'B-41',
    position: {
      board: '5 M3 E1 R2',
      seats: [human('marquise'), trading('involved'), human('eyrie')],
      config: { coop: true },
    },
    seat: me,
    input: battle('eyrie'),
    script: { dice: ['3-3'], choices: ['no'] },
    expect: { state: { 'clearings.5.warriors.marquise': 2 } },
  },
  {
    name: 'Involved: it does not concern the turns of bots',
    cite: 'B-41',
    position: {
      board: '5 M5 E2 R1 | R=9',
      seats: [marquise(), trading('involved'), human('eyrie')],
    },
    seat: me,
    script: { cards: ['STD-40'], dice: ['3-3'] },
    expect: {
      state: { 'clearings.5.warriors.eyrie': undefined, 'clearings.5.warriors.riverfolk': 1 },
    },
  },
  {
    name: 'Involved: a Vagabond has no warriors for them to stand beside',
    cite: 'B-112',
    position: {
      board: '5 M3 R2 | V=0 @5 items:3/0 | R=0',
      seats: [human('marquise'), trading('involved'), vagabot()],
    },
    seat: me,
    input: battle('vagabond'),
    script: { dice: ['1-1'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=vagabond at=5',
        'do.dice dice=1-1 attackerHits=1 defenderHits=1',
        'do.damage n=1',
        'do.removeWarriors faction=marquise n=1 at=5',
      ],
    },
  },
  {
    name: 'Garrison: a lone trade post is not defenseless, and deals a hit',
    cite: 'trait.garrison',
    position: { board: '5 M3 tradePost', seats: [human('marquise'), trading('garrison')] },
    seat: me,
    input: battle('riverfolk'),
    script: { dice: ['2-2'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=riverfolk at=5',
        'do.dice dice=2-2 attackerHits=2 defenderHits=1',
        'do.removePiece piece=tradePost at=5',
        'do.score faction=marquise n=1',
        'do.removeWarriors faction=marquise n=1 at=5',
      ],
    },
  },
  {
    name: 'without Garrison it is defenseless',
    cite: 'trait.garrison',
    position: { board: '5 M3 tradePost', seats: [human('marquise'), riverfolk()] },
    seat: me,
    input: battle('riverfolk'),
    script: { dice: ['2-2'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=riverfolk at=5',
        'do.dice dice=2-2 attackerHits=3 defenderHits=0',
        'do.removePiece piece=tradePost at=5',
        'do.score faction=marquise n=1',
      ],
    },
  },
  {
    name: 'Garrison does not save a trade post from Relentless',
    cite: 'B-90',
    position: {
      board: '5 E3 tradePost; 8 roost | E=0 decree:fox.STD-50 | R=9 market:STD-41',
      seats: [eyrie({ traits: ['relentless'] }), trading('garrison')],
    },
    seat: me,
    script: { cards: ['STD-30'] },
    expect: { state: { 'clearings.5.tokens': [] } },
  },
  {
    name: 'Ferocious: one warrior deals three hits as attacker',
    cite: 'trait.ferocious',
    position: {
      board: '12 R1 M5 | R=0 market:STD-40,STD-41,STD-46,STD-33,STD-47',
      seats: [human('marquise'), trading('ferocious')],
    },
    seat: seat(1),
    script: { dice: ['3-0'] },
    // And two more warriors of Organize do not matter.
    expect: { state: { 'clearings.12.warriors.marquise': 2 } },
  },
];
