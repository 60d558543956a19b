import type { GameModule, Next, Score } from '@empty-chair/kernel/module';
import { seat as seatOf } from '@empty-chair/kernel/words';
import { clone } from './clone.ts';
import { stateCodec } from './codec.ts';
import type { Config } from './config.ts';
import { configCodec, DEFAULT_CONFIG } from './config.ts';
import { CONFIG_WORDS, configFrom } from './config-words.ts';
import { consequences } from './consequences.ts';
import { NONE, realmOf } from './content.ts';
import { contentHash } from './content-hash.ts';
import { describe } from './describe.ts';
import { diff } from './diff.ts';
import { invariants } from './invariants.ts';
import { botTurn } from './phases/bot-turn.ts';
import { prestigeSources, winnersOf } from './phases/scoring.ts';
import { setUp } from './setup.ts';
import type { State } from './state.ts';
import type { Input } from './verbs/verbs.ts';
import { apply, inputs } from './verbs/verbs.ts';
import { m, realmRef } from './words.ts';

const RULES_VERSION = 4;

export const europa: GameModule<Config, State, Input> = {
  id: 'europa',
  rulesVersion: RULES_VERSION,
  contentHash,
  codecs: { config: configCodec, state: stateCodec, input: inputs.inputCodec },
  invariants,
  defaultConfig: DEFAULT_CONFIG,
  configWords: CONFIG_WORDS,
  configFrom,
  seats: ({ seats }) =>
    seats
      .filter(({ role }) => role !== 'open')
      .map(({ realm, role }, index) => ({
        seat: seatOf(index),
        name: realmRef(realmOf(realm) ?? NONE),
        bot: role === 'bot',
      })),
  chance: ({ chance }) => ({
    cards: chance.cards === 'table',
    dice: chance.dice === 'table',
    choices: chance.dice === 'table',
  }),
  setup: setUp,
  next,
  ...inputs,
  apply,
  botTurn: (table, seat) => {
    if (!table.scene.players[seat]?.isBot) throw new RangeError(`seat ${seat} is not automated`);
    botTurn(table, seat);
  },
  clone,
  describe,
  dealing: [m('do.drawCard'), m('do.setAside'), m('do.shuffle')],
  consequences,
  diff,
};

function next(state: State): Next {
  if (state.isOver) return { kind: 'over', scores: scoresOf(state), winners: winnersOf(state) };
  return { kind: state.players[state.seat]?.isBot ? 'bot' : 'human', seat: state.seat };
}

const scoresOf = (state: State): readonly Score[] =>
  state.players.map((player, index) => ({
    seat: seatOf(index),
    points: player.prestige,
    sources: prestigeSources(state, player),
  }));
