import type { GameModule } from '@empty-chair/kernel/module';
import type { Ref, Seat } from '@empty-chair/kernel/words';
import { checkPastStates } from './checks-state.ts';
import type { Played } from './play.ts';
import { show } from './show.ts';

type Game<C, S, I> = GameModule<C, S, I>;

/** The score of a seat when the game begins. */
export type StartPoints<S> = (start: S, seat: Seat) => number;

/** What foresight adds up, held against a game that was really played. */
export function checkConsequences<C, S, I>(
  game: Game<C, S, I>,
  played: Played<C, S, I>,
  startPoints: StartPoints<S> = () => 0,
): readonly string[] {
  const { config, settled } = played;
  const bots = game.seats(config).flatMap(({ seat, bot }) => (bot ? [seat] : []));
  return [
    ...bots.flatMap((seat) => settled.flatMap(({ state }) => checkStill(game, state, seat))),
    ...settled.flatMap(({ match, state }, entry) => {
      const after = settled[entry + 1]?.state;
      const { waiting } = match;
      if (after === undefined || waiting.kind !== 'bot') return [];
      return checkTurn(game, { config, before: state, after, seat: waiting.seat }).map(
        (problem) => `entry ${entry + 1}: ${problem}`,
      );
    }),
    ...bots.flatMap((seat) => checkPoints(game, played, seat, startPoints)),
    // The position that is foreseen from is the one on the table.
    ...checkPastStates(game, played),
  ];
}

/** Nothing happened, so nothing came of it. */
function checkStill<C, S, I>(game: Game<C, S, I>, state: S, seat: Seat): readonly string[] {
  const { losses, taken, points } = game.consequences(state, state, seat);
  return losses.length === 0 && taken.length === 0 && points === 0
    ? []
    : [`consequences: a state differs from itself: ${show({ losses, taken, points })}`];
}

function checkTurn<C, S, I>(
  game: Game<C, S, I>,
  turn: { readonly config: C; readonly before: S; readonly after: S; readonly seat: Seat },
): readonly string[] {
  const { losses, taken, points } = game.consequences(turn.before, turn.after, turn.seat);
  const humans = game.seats(turn.config).flatMap(({ seat, bot }) => (bot ? [] : [seat]));
  const key = ({ kind, id }: Ref): string => `${kind} ${id}`;
  const keys = taken.map(key);
  return [
    ...losses.flatMap(({ place, seat, pieces }) => [
      ...(Number.isInteger(pieces) && pieces > 0
        ? []
        : [`consequences: ${pieces} pieces lost at ${key(place)}`]),
      ...(humans.includes(seat) ? [] : [`consequences: a loss of seat ${seat}, who is no human`]),
    ]),
    ...keys.flatMap((one, i) =>
      keys.indexOf(one) === i ? [] : [`consequences: ${one} is taken twice`],
    ),
    ...(Number.isFinite(points) ? [] : [`consequences: ${points} points`]),
  ];
}

/** The points of all entries, from whatever they came, are the score that the end tells. */
function checkPoints<C, S, I>(
  game: Game<C, S, I>,
  { settled, end }: Played<C, S, I>,
  seat: Seat,
  startPoints: StartPoints<S>,
): readonly string[] {
  const [first] = settled;
  const { waiting } = end;
  const score =
    waiting.kind === 'over' ? waiting.scores.find((one) => one.seat === seat) : undefined;
  if (first === undefined || score === undefined) return [];
  let points = startPoints(first.state, seat);
  for (const [entry, { state }] of settled.entries()) {
    const after = settled[entry + 1]?.state;
    if (after !== undefined) points += game.consequences(state, after, seat).points;
  }
  return points === score.points
    ? []
    : [`consequences: seat ${seat} made ${points} points, but its score is ${score.points}`];
}
