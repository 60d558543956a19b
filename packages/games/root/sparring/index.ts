import type { Sparring } from '@empty-chair/kernel/simulate';
import { message } from '@empty-chair/kernel/words';
import type { Config } from '../rules/config.ts';
import { SCREEN_FACTIONS } from '../rules/config.ts';
import type { State } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import { m } from '../rules/words.ts';
import { candidates } from './candidates.ts';
import { IDLE, PLAN, RANDOM, StandIns } from './stand-ins.ts';

/** Stand-ins for the humans of Root. */
export const sparring: Sparring<Config, State, Input> = {
  version: 4,
  plans: [
    {
      id: PLAN,
      seats: SCREEN_FACTIONS,
      about: [
        message(m('sparring.hand')),
        message(m('sparring.marquise')),
        message(m('sparring.eyrie')),
        message(m('sparring.alliance')),
        message(m('sparring.vagabond')),
        message(m('sparring.leftOut')),
      ],
    },
    { id: RANDOM, about: [message(m('sparring.random'))] },
    { id: IDLE, about: [message(m('sparring.pass'))] },
  ],
  policyFor: (config, plans) => new StandIns(config, plans),
  candidates,
};
