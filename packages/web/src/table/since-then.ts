import type { Seat } from '@empty-chair/kernel/words';
import type { SinceLine, SinceStep } from '@empty-chair/uikit/game-ui.ts';
import type { Session } from '../session/session.svelte.ts';

/** What the others did to a person since their last turn; undefined before their first. */
export function sinceThen(session: Session, person: Seat): readonly SinceLine[] | undefined {
  const { entries } = session.match.record;
  const last = entries.findLastIndex(({ seat }) => seat === person);
  return last < 0 ? undefined : session.ui.since?.(stepsAfter(session, last + 1), person);
}

function stepsAfter(session: Session, first: number): readonly SinceStep[] {
  const { entries } = session.match.record;
  return entries.slice(first).flatMap(({ seat: by }, offset) => {
    const [before, after] = [first + offset, first + offset + 1].map(
      (count) => session.positionAfter(count)?.state,
    );
    return before === undefined || after === undefined ? [] : [{ by, before, after }];
  });
}
