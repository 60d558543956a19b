import type { Policy } from '@empty-chair/kernel/simulate';
import { simulate } from '@empty-chair/kernel/simulate';
import type { Question } from '@empty-chair/kernel/table';
import { Recorder } from '@empty-chair/kernel/trace';
import type { Happening, Seat } from '@empty-chair/kernel/words';
import { stepsIn } from '@empty-chair/testkit/scripted';
import { showMessage } from '@empty-chair/testkit/show';
import { isSoaking } from '@empty-chair/testkit/volume';
import { configFrom } from '../rules/config-words.ts';
import { europa } from '../rules/module.ts';
import { LEVELS } from '../rules/numbers.ts';
import { SCENARIOS } from '../rules/setups.ts';
import type { State } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Account } from './accounts.ts';
import { accountOf, toldChanges } from './accounts.ts';
import { europaPolicy } from './configs.ts';

/** All variants of all scenarios: with bots only, and as the scenario seats humans and bots. */
const TABLES = SCENARIOS.flatMap(({ id, variants }) =>
  variants.flatMap((variant, index) =>
    [{ humans: 'none' }, {}].map((who, other) =>
      configFrom({
        scenario: id,
        variant: variant.id,
        level: LEVELS[(index + 2 * other) % LEVELS.length] ?? 'easy',
        marriages: 'yes',
        ...who,
      }),
    ),
  ),
);

/** Six players of all faiths, a war of teams, the discoveries: these come to nearly every node. */
const RICHEST = [49, 24, 3, 10, 44] as const;
const RICHEST_FIRST = [
  ...RICHEST,
  ...[...TABLES.keys()].filter((index) => !RICHEST.some((one) => one === index)),
];

/** What bots were seen to do in whole games. */
export interface Watched {
  /** `chart/node` of all nodes that a bot came to. */
  readonly nodes: Set<string>;
  /** Where turns of the Action Phase began, one in so many. */
  readonly positions: { readonly state: State; readonly seat: Seat }[];
  /** Cubes or Prestige that moved without a line that says so. */
  readonly untold: string[];
  /** Questions that came twice in one turn. */
  readonly askedAgain: string[];
}

/** Dice, effects one after another, and what a town taken in between may change: the rest comes once. */
const ANEW =
  /ask\.(battleRound|battleWithHuman|nprIcons|rebelIcons|artillery|nprArtillery|allSunk|admiral|effect|amount|vassal|stateReligion|capacity)$/;
const POSITION_EVERY = 8;

/**
 * Game after game, until everything that is wanted has been seen and enough positions are kept; all of
 * them in a soak. Tables of all scenarios follow each other in the same order every time.
 */
export function watchGames(wanted: ReadonlySet<string>, positions: number): Watched {
  const watched: Watched = {
    nodes: new Set(),
    positions: [],
    untold: [],
    askedAgain: [],
  };
  const isEnough = (): boolean =>
    watched.positions.length > positions && [...wanted].every((node) => watched.nodes.has(node));
  for (const index of RICHEST_FIRST) {
    watchGame(watched, TABLES[index] as State['config'], `watched ${index}`);
    if (isEnough() && !isSoaking()) break;
  }
  return watched;
}

function watchGame(watched: Watched, config: State['config'], seed: string): void {
  let asked = new Set<string>();
  let turns = 0;
  let isAction = false;
  const policy: Policy<State, Input> = {
    ...europaPolicy,
    answer: <A>(question: Question<A>, rng: Parameters<typeof europaPolicy.answer>[1]): A => {
      const { channel, ask, answers, ref } = question;
      const offered = answers.map((answer) => ref(answer).id);
      const key = `${showMessage(ask)}: ${offered.join(' ')}`;
      const isAgain = channel === 'human' && asked.has(key) && !ANEW.test(ask.id);
      if (isAction && isAgain) watched.askedAgain.push(key);
      asked.add(key);
      return europaPolicy.answer(question, rng);
    },
  };
  const game: typeof europa = {
    ...europa,
    botTurn: (table, seat) => {
      const state = table.scene;
      isAction = state.step === 'actions';
      if (isAction && turns % POSITION_EVERY === 0) {
        watched.positions.push({ state: europa.clone(state), seat });
      }
      turns += 1;
      asked = new Set();
      const before = state.players.map(accountOf);
      const recorder = new Recorder();
      europa.botTurn({ ...table, emit: recorder.emit, trace: recorder }, seat);
      for (const step of stepsIn(recorder.root)) watched.nodes.add(step);
      if (isAction) watched.untold.push(...untoldIn(state, before, recorder.happenings));
    },
  };
  simulate(game, config, seed, { policy });
}

/** Of every bot: what it had and what was told is what it has. */
function untoldIn(
  { players, config }: State,
  before: readonly Account[],
  happenings: readonly Happening[],
): readonly string[] {
  return players.flatMap((player, index) => {
    const had = before[index];
    if (!player.isBot || !player.isActive || had === undefined) return [];
    const told = toldChanges(happenings, player);
    const has = accountOf(player);
    const keys = Object.keys(has) as (keyof Account)[];
    return keys
      .filter((key) => had[key] + told[key] !== has[key])
      .map((key) => `${config.scenario}: ${key} ${had[key]} + ${told[key]} is not ${has[key]}`);
  });
}
