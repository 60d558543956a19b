import type { EuropaExample } from './example.ts';
import { example } from './example.ts';

/** What Events do to a Bot, told by a human (EU-23). */
const human = { config: { humans: 'france', level: 'normal' }, by: 'france' };

export const effectExamples: readonly EuropaExample[] = [
  example({
    ...human,
    // Castile and one more: Andalucia and Leon have a Tax Value of 6 and 5, Aragon of others does not count.
    name: 'a new State Religion: the Capital Area and the richest other one',
    cite: 'EU-23.8, EU-8.3',
    state: {},
    says: 'faith castile protestant',
    expect: {
      happenings: [
        'do.stateReligion religion=protestant who=castile',
        'do.convert area=castile religion=protestant who=castile',
        'do.convert area=andalucia religion=protestant who=castile',
      ],
    },
  }),
  example({
    ...human,
    // All its Areas in Europe are Protestant already; Bahia has no faith.
    name: 'a Distant Area is not converted',
    cite: 'EU-23.8, R-DIS-1',
    state: {
      owner: { bahia: 'castile' },
      religion: {
        castile: 'protestant',
        andalucia: 'protestant',
        leon: 'protestant',
        aragon: 'protestant',
        macaronesia: 'protestant',
      },
    },
    says: 'faith castile protestant',
    expect: { happenings: ['do.stateReligion religion=protestant who=castile'] },
  }),
];
