import { NONE } from '@empty-chair/kernel/ids';
import type { Table } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { startingCards } from './cards.ts';
import type { Config } from './config.ts';
import type { CivilizationId, StartId, Track } from './content.ts';
import {
  ALL_TRACKS,
  CIVILIZATIONS,
  civilizationOf,
  civilizationOfTrack,
  TRACKS,
  trackOf,
} from './content.ts';
import { rollScience } from './dice.ts';
import { placeUpright } from './effects.ts';
import { ALL_HEXES, AUTOMA_START, HUMAN_START, isPrinted, startHex } from './hexes.ts';
import { tellSetup } from './setup-list.ts';
import type { Player, State } from './state.ts';
import { AUTOMA, emptyState, HUMAN, SHADOW } from './state.ts';
import { startingTapestry } from './tapestry.ts';
import { m, ref, rule } from './words.ts';

/** How many outposts a player begins with on their territory. */
const ON_START = 2;

/** Section 1 of the rules. */
export function setUp(table: Table<undefined>, config: Config): State {
  const state = emptyState(config);
  for (const hex of ALL_HEXES) if (isPrinted(hex)) state.explored[hex] = 1;
  if (state.facts.isSolo) {
    settle(state, HUMAN, HUMAN_START);
    settle(state, AUTOMA, AUTOMA_START);
    chooseCivilizations(table, state);
    state.tapestry = startingTapestry(config.chance.tapestry);
  } else {
    for (const human of state.facts.humans) settle(state, human, startOf(config, human));
  }
  state.favorites[SHADOW] = shadowFavorite(table, state);
  state.cards = startingCards(table, state.facts);
  tellSetup(table, state);
  return state;
}

const startOf = ({ starts }: Config, human: Seat) => starts[human] ?? HUMAN_START;

function settle(state: State, player: Player, label: StartId): void {
  for (let n = 0; n < ON_START; n += 1) placeUpright(state, player, startHex(label));
}

/** SET-3 and DIF-3: the die says which civilization comes first, the human which is the second. */
function chooseCivilizations(table: Table<undefined>, state: State): void {
  const { civilization, second } = state.config;
  const first =
    civilization === 'random'
      ? civilizationOfTrack(rollScience(table, ALL_TRACKS, rule('SET-3'), m('ask.civilization')))
      : civilization;
  state.favorites[AUTOMA] = trackOf(civilizationOf(first).favorite);
  state.civilizations = [first];
  if (state.facts.level.civilizations > 1) {
    state.civilizations.push(second ?? askForSecond(table, first));
  }
}

/** R-CIV-3: any other. */
function askForSecond(table: Table<undefined>, first: CivilizationId): CivilizationId {
  return table.ask({
    rule: rule('DIF-3'),
    channel: 'human',
    ask: message(m('ask.second'), { civilization: ref('civilization', first) }),
    answers: CIVILIZATIONS.filter((id) => id !== first),
    ref: (id) => ref('civilization', id),
  });
}

/**
 * SET-4: rolled until it is another track than the Automa's. One that was named beforehand is rolled
 * too when the die has given just that track to the Automa.
 */
function shadowFavorite(table: Table<undefined>, { config, favorites }: State): Track {
  const automas = favorites[AUTOMA] ?? NONE;
  const others = ALL_TRACKS.filter((track) => track !== automas);
  const named = others.find((track) => TRACKS[track] === config.shadowFavorite);
  return named ?? rollScience(table, others, rule('SET-4'), m('ask.shadowFavorite'));
}
