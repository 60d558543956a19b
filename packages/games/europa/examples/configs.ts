import { randomPolicy } from '@empty-chair/kernel/random-policy';
import type { Policy } from '@empty-chair/kernel/simulate';
import type { Config } from '../rules/config.ts';
import { configFrom } from '../rules/config-words.ts';
import type { State } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';

/** Tables that between them use every kind of seat, chance and option. */
export const CONFIGS: Readonly<Record<string, Config>> = {
  'solo, introductory': configFrom({ humans: 'france' }),
  'three bots': configFrom({ humans: 'none', level: 'hard' }),
  'Emperor among four bots, chance on the table': configFrom({
    scenario: '1-01',
    variant: '4-players',
    humans: 'none',
    level: 'very-hard',
    lastAge: '1',
    cards: 'table',
    dice: 'table',
    marriages: 'yes',
  }),
  'two humans, printed charts, no missions': configFrom({
    scenario: '2-02',
    variant: '4-players',
    humans: 'austria,poland',
    bots: 'muscovy,ottomans',
    level: 'normal',
    lastAge: '1',
    targets: 'printed',
    missions: 'no',
  }),
};

/** Humans who take their Event and pass early: their other deeds are rare. */
const humanWeight = (input: Input): number => {
  switch (input.kind) {
    case 'event':
    case 'pass':
      return 200;
    case 'done':
      return 60;
    case 'trade':
    case 'war':
    case 'peace':
      return 2;
    default:
      return 1;
  }
};

const random = randomPolicy<State, Input>({ weight: humanWeight });

/** Where an effect may be followed by another, the first answer ends it: one time in two. */
export const europaPolicy: Policy<State, Input> = {
  ...random,
  answer: (question, rng) => {
    const [first] = question.answers;
    return first !== undefined && rng.below(2) === 0 ? first : random.answer(question, rng);
  },
};
