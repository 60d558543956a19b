import type { Entry } from '@empty-chair/kernel/record';
import type { Message, Ref, Seat } from '@empty-chair/kernel/words';
import type { AnyInput, AnyState } from '@empty-chair/registry/games';
import type { SinceLine } from '@empty-chair/uikit/game-ui.ts';
import type { Session } from '../session/session.svelte.ts';
import { arrowOf, placesOf, same } from './marks.ts';
import type { SinceEntry, SinceMove, SinceTurn } from './since-turn.ts';
import { isNamedIn, movesIn, sinceTurn } from './since-turn.ts';
import type { TableModel } from './table-model.svelte.ts';
import { turnLines } from './turn-lines.ts';

/** An entry that others made, with the board before and after it. */
interface Step {
  readonly index: number;
  readonly entry: Entry<AnyInput>;
  readonly by: Seat;
  readonly before: AnyState;
  readonly after: AnyState;
}

/** What the others did to a person since their last turn; undefined before their first. */
export function sinceThen(session: Session, person: Seat): readonly SinceLine[] | undefined {
  const steps = stepsSince(session, person);
  return steps && session.ui.since?.(steps, person);
}

/** The same for the board, when that person's turn begins. Undefined where there is nothing to show. */
export function sinceOnBoard(table: TableModel, person: Seat): SinceTurn | undefined {
  const { session, isPlace, chairs: now } = table;
  const { ui, seats, state } = session;
  const steps = stepsSince(session, person) ?? [];
  const [first] = steps;
  const name = now.find(({ seat }) => seat === person)?.name;
  if (first === undefined || state === undefined || name === undefined) return undefined;
  const places = ui.places(state);
  return sinceTurn(
    steps.map((step) => entryOf(table, step, person)),
    {
      ...{ ui, isPlace, now, before: ui.chairs(first.before, seats) },
      isNear: (ref) => {
        const place = places.find((one) => same(one.ref, ref));
        return place !== undefined && isNamedIn(place.words, name);
      },
    },
  );
}

function entryOf(table: TableModel, step: Step, person: Seat): SinceEntry {
  const { by, before, after } = step;
  const { losses, taken } = table.session.game.module.consequences(before, after, by);
  const own = losses.filter(({ seat }) => seat === person);
  return { by, before, after, moves: movesOf(table, step), losses: own, taken };
}

function movesOf(
  { session, goingOn, isPlace }: TableModel,
  { index, entry: { input, seat }, before }: Step,
): readonly SinceMove[] {
  const happenings = session.positionAfter(index + 1)?.happenings ?? [];
  if (input === 'bot-turn') {
    return movesIn(turnLines(happenings, goingOn.lookOf(seat, before)));
  }
  // What a person said tells of the move itself; else what came of it does.
  const said = session.game.module.inputMessage(before, seat, input);
  const ownArrow = session.ui.arrowOf;
  const isSeen = (message: Message): boolean =>
    (ownArrow?.(message) ?? arrowOf(message, isPlace)) !== undefined ||
    placesOf(message, isPlace).length > 0;
  const told: readonly Message[] = isSeen(said) ? [said] : happenings;
  return told.map((message) => ({ said: message, bringsPoints: false }));
}

/** What came after the last turn of a person; undefined before their first. */
function stepsSince(session: Session, person: Seat): readonly Step[] | undefined {
  const { entries } = session.match.record;
  const last = entries.findLastIndex((_, index) => session.onTurnBefore(index) === person);
  if (last < 0) return undefined;
  return entries.slice(last + 1).flatMap((entry, offset) => {
    const index = last + 1 + offset;
    const before = session.positionAfter(index)?.state;
    const after = session.positionAfter(index + 1)?.state;
    return before === undefined || after === undefined
      ? []
      : [{ index, entry, by: entry.seat, before, after }];
  });
}

/** What the line over the board says, after its title. */
export function saidSince({ took, beside, moves, lost }: SinceTurn): readonly Message[] {
  const line = (
    id: string,
    params: Readonly<Record<string, number | Ref | readonly Ref[]>>,
  ): Message => ({ id, params }) as Message;
  return [
    ...(took ? [line('ui.since.took', { ...took })] : []),
    ...beside.map((taken) => line('ui.since.beside', { ...taken })),
    ...(moves > 0 ? [line('ui.since.moves', { n: moves })] : []),
    ...(lost > 0 ? [line('ui.since.lost', { n: lost })] : []),
  ];
}
