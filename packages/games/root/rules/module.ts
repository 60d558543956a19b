import type { GameModule, Next, Score } from '@empty-chair/kernel/module';
import type { Table } from '@empty-chair/kernel/table';
import { within } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import { seat as asSeat } from '@empty-chair/kernel/words';
import { playAlliance } from './bots/alliance/bot.ts';
import { playCorvids } from './bots/corvids/bot.ts';
import { playDuchy } from './bots/duchy/bot.ts';
import { playEyrie } from './bots/eyrie/bot.ts';
import { playLizards } from './bots/lizards/bot.ts';
import { playMarquise } from './bots/marquise/bot.ts';
import { playRiverfolk } from './bots/riverfolk/bot.ts';
import { beginTurn } from './bots/turn.ts';
import { playVagabot } from './bots/vagabot/bot.ts';
import { putOrderAway } from './cards.ts';
import { stateCodec } from './codec.ts';
import { conceal } from './conceal.ts';
import type { Config } from './config.ts';
import { configCodec, DEFAULT_CONFIG } from './config.ts';
import { CONFIG_WORDS, configFrom } from './config-words.ts';
import { consequences } from './consequences.ts';
import { contentHash } from './content.ts';
import { corrections } from './corrections.ts';
import { describe } from './describe.ts';
import { diff } from './diff.ts';
import { factionOn, seatOf } from './facts.ts';
import { invariants } from './invariants.ts';
import type { Faction } from './pieces.ts';
import { isVagabond } from './pieces.ts';
import type { Scene } from './scene.ts';
import { settle, verbLaws } from './screen/acts.ts';
import { secrets } from './screen/secrets.ts';
import { passTurn } from './screen/turn.ts';
import { setUp } from './setup.ts';
import type { State } from './state.ts';
import {
  cell,
  clone,
  HUMANS,
  isOver,
  POINTS,
  SOURCES,
  scoreOf,
  seatOnTurn,
  winnerOf,
} from './state.ts';
import type { Input } from './verbs/verbs.ts';
import { apply, inputs } from './verbs/verbs.ts';
import { m, ref } from './words.ts';

const RULES_VERSION = 3;

function scores(state: State): readonly Score[] {
  return state.facts.seatFactions.map((faction, index) => ({
    seat: asSeat(index),
    points: scoreOf(state, faction),
    sources: sourcesOf(state, faction),
  }));
}

/** A plain loop: every simulated game ends with it. */
function sourcesOf(state: State, faction: Faction): Score['sources'] {
  const told: Score['sources'][number][] = [];
  for (let source = 0; source < SOURCES.length; source += 1) {
    const points = cell(state, POINTS + faction * SOURCES.length + source);
    if (points !== 0) told.push({ source: ref('source', SOURCES[source] as string), points });
  }
  return told;
}

function next(state: State): Next {
  if (isOver(state)) {
    const { facts } = state;
    const winner = winnerOf(state);
    const winners = winner === HUMANS ? facts.humans : [winner, ...alliesOf(state, winner)];
    return {
      kind: 'over',
      scores: scores(state),
      winners: winners.map((faction) => seatOf(facts, faction)),
    };
  }
  const seat = seatOnTurn(state);
  const faction = factionOn(state.facts, seat);
  return { kind: state.facts.botOf[faction] === undefined ? 'human' : 'bot', seat };
}

/** Law 9.2.8: who has joined the winner wins too. */
const alliesOf = ({ facts, screen }: State, winner: Faction): readonly Faction[] =>
  screen?.partner === winner ? facts.humans.filter(isVagabond) : [];

function botTurn(table: Table<State>, seat: Seat): void {
  const state = table.scene;
  const me = factionOn(state.facts, seat);
  const turn = within(table, beginTurn(state, me));
  switch (state.facts.botOf[me]?.bot) {
    case 'mechanicalMarquise2':
      playMarquise(turn);
      break;
    case 'electricEyrie':
      playEyrie(turn);
      break;
    case 'automatedAlliance':
      playAlliance(turn);
      break;
    case 'vagabot':
      playVagabot(turn);
      break;
    case 'logicalLizards':
      playLizards(turn);
      break;
    case 'riverfolkRobots':
      playRiverfolk(turn);
      break;
    case 'drillbitDuchy':
      playDuchy(turn);
      break;
    case 'cogwheelCorvids':
      playCorvids(turn);
      break;
    case undefined:
      throw new RangeError(`seat ${seat} is not automated`);
  }
  if (isOver(state)) putOrderAway(turn.scene);
  else passTurn(within<Scene>(table, { state }));
  if (state.screen !== undefined) settle(within<Scene>(table, { state }));
}

export const root: GameModule<Config, State, Input> = {
  id: 'root',
  rulesVersion: RULES_VERSION,
  contentHash,
  codecs: { config: configCodec, state: stateCodec, input: inputs.inputCodec },
  invariants,
  defaultConfig: DEFAULT_CONFIG,
  configWords: CONFIG_WORDS,
  configFrom,
  seats: (config) =>
    config.seats.map(({ faction, bot }, index) => ({
      seat: asSeat(index),
      name: bot === undefined ? ref('faction', faction) : ref('bot', bot),
      bot: bot !== undefined,
    })),
  chance: ({ chance }) => ({
    cards: chance.cards === 'table',
    dice: chance.dice === 'table',
    choices: chance.choices === 'table',
  }),
  setup: setUp,
  next,
  ...inputs,
  apply,
  botTurn,
  clone,
  describe,
  conceal,
  laws: verbLaws,
  secrets,
  dealing: [m('do.reveal'), m('do.turnUp'), m('do.toSouls'), m('do.toMarket')],
  consequences,
  corrections,
  diff,
};
