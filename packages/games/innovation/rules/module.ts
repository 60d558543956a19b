import type { GameModule, Next, Score } from '@empty-chair/kernel/module';
import { automaTurn } from './bots/bot.ts';
import { stateCodec } from './codec.ts';
import type { Config } from './config.ts';
import { configCodec, DEFAULT_CONFIG } from './config.ts';
import { CONFIG_WORDS, configFrom } from './config-words.ts';
import { consequences } from './consequences.ts';
import { contentHash } from './content.ts';
import { describe } from './describe.ts';
import { diff } from './diff.ts';
import { invariants } from './invariants.ts';
import { seatOnTurn } from './rounds.ts';
import { setUp } from './setup.ts';
import type { State } from './state.ts';
import { clone, factsOf, pointsOf, SOURCES, seatId } from './state.ts';
import type { Input } from './verbs/verbs.ts';
import { apply, inputs } from './verbs/verbs.ts';
import { m, ref } from './words.ts';

const RULES_VERSION = 1;

export const innovation: GameModule<Config, State, Input> = {
  id: 'innovation',
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
      name: ref('seat', seatId({ facts }, seat)),
      bot: seat === facts.automa,
    }));
  },
  chance: ({ chance }) => ({
    cards: chance.cards === 'table',
    dice: false,
    choices: chance.choices === 'table',
  }),
  setup: setUp,
  next,
  ...inputs,
  apply,
  botTurn: (table, seat) => {
    if (seat !== table.scene.facts.automa) throw new RangeError(`seat ${seat} is not automated`);
    automaTurn(table);
  },
  clone,
  describe,
  dealing: [
    m('do.startCard'),
    m('do.startCardBack'),
    m('setup.deck'),
    m('setup.deckAndTop'),
    m('setup.deckUnseen'),
    m('setup.deckReady'),
    m('do.drawPair'),
    m('do.drawOne'),
    m('do.newDeck'),
  ],
  consequences,
  diff,
};

function next(state: State): Next {
  if (state.isOver) return { kind: 'over', ...result(state) };
  const seat = seatOnTurn(state);
  return { kind: seat === state.facts.automa ? 'bot' : 'human', seat };
}

/** Most points win; equals share the win. */
function result(state: State): Pick<Extract<Next, { kind: 'over' }>, 'scores' | 'winners'> {
  const scores: readonly Score[] = state.facts.seats.map((seat) => ({
    seat,
    points: pointsOf(state, seat),
    sources: SOURCES.flatMap((id, source) => {
      const points = state.points[seat]?.[source] as number;
      return points === 0 ? [] : [{ source: ref('source', id), points }];
    }),
  }));
  const best = Math.max(...scores.map(({ points }) => points));
  return {
    scores,
    winners: scores.filter(({ points }) => points === best).map(({ seat }) => seat),
  };
}
