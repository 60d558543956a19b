import type { EuropaExample } from './example.ts';
import { example } from './example.ts';

/** EU-6.11, main rules 19.3: the score of a Bot's own Crusade on Andalucia, where Granada has two Provinces. */
const base = { config: { humans: 'france', level: 'normal' }, cite: 'EU-6.11' };
const position = (fields: object, castile: object = {}) => ({
  step: 'income',
  curia: [],
  crusade: { realm: 'castile', area: 'andalucia' },
  ...fields,
  players: {
    castile: { prestige: 5, armyAt: 'andalucia', wars: ['granada'], ...castile },
    england: { prestige: 5 },
  },
});
const scores = (line: string) => ({ happenings: ['do.gainPower n=7 who=castile', line] });
const WON = scores('do.gainPrestige n=2 who=castile');
const LOST = scores('do.losePrestige n=2 who=castile');

export const crusadeExamples: readonly EuropaExample[] = [
  example({
    ...base,
    by: 'castile',
    name: 'lost while a Muslim Realm owns a Province there',
    state: position({ occupied: { granada: 'castile' } }),
    expect: LOST,
  }),
  example({
    ...base,
    by: 'castile',
    name: 'won where none does; what is Occupied nobody owns',
    state: position({ occupied: { granada: 'castile', gibraltar: 'castile' } }),
    expect: WON,
  }),
  example({
    ...base,
    by: 'castile',
    name: 'lost without Units in the Area',
    state: position({ owner: { granada: 'castile', gibraltar: 'castile' } }, { armyAt: 'leon' }),
    expect: LOST,
  }),
  example({
    ...base,
    by: 'england',
    name: 'another Bot has no part in it',
    state: position({}),
    expect: { happenings: ['do.gainPower n=7 who=england', 'see.step.upkeep'] },
  }),
];
