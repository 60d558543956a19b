import { Broken } from '@empty-chair/kernel/errors';
import type { GameModule, Next, Score } from '@empty-chair/kernel/module';
import { hiddenPoints, isOver } from './board.ts';
import { magpieTurn } from './bots/magpie/bot.ts';
import { stateCodec } from './codec.ts';
import type { Config } from './config.ts';
import { CONFIG_WORDS, configCodec, configFrom, DEFAULT_CONFIG } from './config.ts';
import { consequences } from './consequences.ts';
import { contentHash } from './content.ts';
import { describe } from './describe.ts';
import { diff } from './diff.ts';
import { invariants } from './invariants.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { clone, MAGPIE, PICKER } from './state.ts';
import type { Input } from './verbs/verbs.ts';
import { apply, inputs } from './verbs/verbs.ts';
import { seatRef, sourceRef } from './words.ts';

export type { Config, Input, State };

const SEATS = [
  { seat: PICKER, name: seatRef('picker'), bot: false },
  { seat: MAGPIE, name: seatRef('magpie'), bot: true },
] as const;

export const toy: GameModule<Config, State, Input> = {
  id: 'toy',
  rulesVersion: 1,
  contentHash,
  codecs: { config: configCodec, state: stateCodec, input: inputs.inputCodec },
  invariants,
  defaultConfig: DEFAULT_CONFIG,
  configWords: CONFIG_WORDS,
  configFrom,
  seats: () => SEATS,
  chance: ({ chance }) => ({
    cards: chance.cards === 'table',
    dice: chance.dice === 'table',
    choices: chance.choices === 'table',
  }),
  setup,
  next,
  ...inputs,
  apply,
  botTurn: (table, seat) => {
    if (seat !== MAGPIE) throw new Broken(`seat ${seat} is no bot`);
    magpieTurn(table);
  },
  clone,
  describe,
  consequences,
  diff,
};

function next(state: State): Next {
  if (isOver(state)) return { kind: 'over', ...result(state) };
  return state.turn === 'picker' ? { kind: 'human', seat: PICKER } : { kind: 'bot', seat: MAGPIE };
}

/** T-1.3 and T-1.4: most points win; equals share. */
function result(state: State): Pick<Extract<Next, { kind: 'over' }>, 'scores' | 'winners'> {
  const hollows = hiddenPoints(state);
  const scores: readonly Score[] = [
    {
      seat: PICKER,
      points: state.basket,
      sources: [{ source: sourceRef('basket'), points: state.basket }],
    },
    {
      seat: MAGPIE,
      points: state.nest + hollows,
      sources: [
        { source: sourceRef('nest'), points: state.nest },
        { source: sourceRef('hollows'), points: hollows },
      ],
    },
  ];
  const best = Math.max(...scores.map(({ points }) => points));
  return {
    scores,
    winners: scores.filter(({ points }) => points === best).map(({ seat }) => seat),
  };
}
