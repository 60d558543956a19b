import type { Policy } from '@empty-chair/kernel/simulate';
import { simulate } from '@empty-chair/kernel/simulate';
import { seat as asSeat } from '@empty-chair/kernel/words';
import type { Config } from '../rules/config.ts';
import { LEVELS, MAP_IDS } from '../rules/config.ts';
import { configFrom } from '../rules/config-words.ts';
import { root } from '../rules/module.ts';
import type { Card, Clearing, Faction, FactionId } from '../rules/pieces.ts';
import { clearingNumbered, FACTION_IDS, factionNamed } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import { buildingsAt, clone, warriorsAt } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Player } from '../sparring/player.ts';
import { StandIns } from '../sparring/stand-ins.ts';

/** One input of a stand-in, with all that a referee needs to judge it. */
export interface Deed {
  readonly input: Input;
  /** The table and the hand before the input was chosen, and the hand when it had been. */
  readonly before: State;
  readonly handBefore: readonly Card[];
  readonly handAfter: readonly Card[];
  /** When the input had been carried out. */
  after: State;
  /** What the referee of a faction wants to know of the player, before the choice and after it. */
  readonly notesBefore: unknown;
  readonly notes: unknown;
}

const FOUR: readonly FactionId[] = ['marquise', 'eyrie', 'alliance', 'vagabond'];

/** Humans among the four factions, bots in the other seats. */
export const against = (humans: readonly FactionId[], map: string, level: string): Config =>
  configFrom({
    map,
    seats: FOUR.map((id) => (humans.includes(id) ? id : `${id}/bot/${level}`)).join(','),
  });

/** All maps and levels. */
export const tablesFor = (humans: readonly FactionId[]): readonly Config[] =>
  MAP_IDS.flatMap((map) => LEVELS.map((level) => against(humans, map, level)));

/** The turns of one faction's stand-in in a whole game; a turn that the end of the game cut short too. */
export function turnsOf<P extends Player>(
  id: FactionId,
  config: Config,
  seed: string,
  note: (player: P) => unknown = () => undefined,
): readonly (readonly Deed[])[] {
  const faction = factionNamed(id);
  const standIns = new StandIns(config, []);
  const turns: Deed[][] = [[]];
  let last: Deed | undefined;
  const policy: Policy<State, Input> = {
    ...(standIns.hear !== undefined && { hear: standIns.hear }),
    answer: (question, rng) => standIns.answer(question, rng),
    input: (state, seat, legal, rng) => {
      const isMine = seat === asSeat(state.facts.seatOf[faction] ?? -1);
      if (!isMine) return standIns.input(state, seat, legal, rng);
      const before = clone(state);
      // Nobody sits down before the first question or input.
      const seated = standIns.players[faction] as P | undefined;
      const handBefore = seated?.hand.cards.slice() ?? [];
      const notesBefore = seated === undefined ? undefined : note(seated);
      const input = standIns.input(state, seat, legal, rng);
      const player = standIns.players[faction] as P;
      const handAfter = player.hand.cards.slice();
      const notes = note(player);
      last = { input, before, handBefore, handAfter, after: before, notesBefore, notes };
      turns.at(-1)?.push(last);
      if (input.kind === 'pass') turns.push([]);
      return input;
    },
  };
  const watch = (state: State): void => {
    if (last !== undefined) last.after = clone(state);
    last = undefined;
  };
  simulate(root, config, seed, { policy, watch });
  return turns;
}

/** Warriors and buildings, most of all; the Eyrie rules where it ties. Written anew for the referees. */
export function isRuledBy(state: State, faction: Faction, at: Clearing): boolean {
  const force = (one: Faction): number => warriorsAt(state, one, at) + buildingsAt(state, one, at);
  const rivals = state.facts.factions.filter((one) => one !== faction).map(force);
  const best = Math.max(0, ...rivals);
  return faction === FACTION_IDS.indexOf('eyrie')
    ? force(faction) > 0 && force(faction) >= best
    : force(faction) > best;
}

/** Linked by a path that nobody has to open first. */
export function areLinked({ facts, cells }: State, one: Clearing, other: Clearing): boolean {
  const shut = facts.map.closedPaths.some(
    ([a, b]) => (a === one + 1 && b === other + 1) || (b === one + 1 && a === other + 1),
  );
  // Stand-ins never open a path, so every closed one stays closed.
  return cells.length > 0 && !shut && (facts.adjacent[one] ?? []).includes(other);
}

/** What is wrong with a move by the law: rule at one end, a path, warriors enough. */
export function moveProblems(faction: Faction, { input, before }: Deed): readonly string[] {
  if (input.kind !== 'move') return [];
  const [from, to] = [clearingNumbered(input.from), clearingNumbered(input.to)];
  return [
    ...(areLinked(before, from, to) ? [] : [`no path for ${root.inputKey(input)}`]),
    ...(isRuledBy(before, faction, from) || isRuledBy(before, faction, to)
      ? []
      : [`rules neither end of ${root.inputKey(input)}`]),
    ...(warriorsAt(before, faction, from) >= input.n ? [] : ['too few warriors']),
  ];
}

/** The cards that left the hand for this input. */
export const spentOn = ({ handBefore, handAfter }: Deed): readonly Card[] =>
  handBefore.filter((card) => !handAfter.includes(card));
