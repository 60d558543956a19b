import type { GameModule, Next, Score } from '@empty-chair/kernel/module';
import { botTurn } from './bots/bot.ts';
import { stateCodec } from './codec.ts';
import type { Config } from './config.ts';
import { configCodec, DEFAULT_CONFIG } from './config.ts';
import { CONFIG_WORDS, configFrom } from './config-words.ts';
import { consequences } from './consequences.ts';
import { contentHash } from './content.ts';
import { describe } from './describe.ts';
import { diff } from './diff.ts';
import { invariants } from './invariants.ts';
import { winnersOf } from './rounds.ts';
import { setUp } from './setup.ts';
import type { State } from './state.ts';
import { clone, factsOf, playerId, pointsOf, SOURCES } from './state.ts';
import { offers } from './verbs/offers.ts';
import type { Input } from './verbs/verbs.ts';
import { apply, inputs } from './verbs/verbs.ts';
import { m, ref } from './words.ts';

const RULES_VERSION = 2;

export const tapestry: GameModule<Config, State, Input> = {
  id: 'tapestry',
  rulesVersion: RULES_VERSION,
  contentHash,
  codecs: { config: configCodec, state: stateCodec, input: inputs.inputCodec },
  invariants,
  defaultConfig: DEFAULT_CONFIG,
  configWords: CONFIG_WORDS,
  configFrom,
  seats: (config) => {
    const facts = factsOf(config);
    return facts.seats.map((seat) => ({
      seat,
      name: ref('player', playerId({ facts }, seat)),
      bot: seat === facts.bot,
    }));
  },
  chance: ({ chance }) => ({
    cards: chance.cards === 'table',
    dice: chance.dice === 'table',
    choices: chance.tiles === 'table',
  }),
  setup: setUp,
  next,
  ...inputs,
  offers,
  legal: offers,
  apply,
  botTurn: (table, seat) => {
    if (seat !== table.scene.facts.bot) throw new RangeError(`seat ${seat} is not automated`);
    botTurn(table);
  },
  clone,
  describe,
  dealing: [m('do.drawPair'), m('do.lookAtProgress'), m('do.shuffle'), m('do.addCards')],
  consequences,
  diff,
};

function next(state: State): Next {
  if (state.isOver) return { kind: 'over', scores: scoresOf(state), winners: winnersOf(state) };
  return { kind: state.seat === state.facts.bot ? 'bot' : 'human', seat: state.seat };
}

function scoresOf(state: State): readonly Score[] {
  return state.facts.seats.map((seat) => ({
    seat,
    points: pointsOf(state, seat),
    sources: SOURCES.flatMap((id, source) => {
      const points = state.points[seat]?.[source] as number;
      return points === 0 ? [] : [{ source: ref('source', id), points }];
    }),
  }));
}
