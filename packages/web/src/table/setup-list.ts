import { seat } from '@empty-chair/kernel/words';
import type { Chair } from '@empty-chair/uikit/game-ui.ts';
import type { Session } from '../session/session.svelte.ts';
import { same } from './marks.ts';
import type { SetupGroup } from './setup-groups.ts';
import { setupGroups } from './setup-groups.ts';

/** What to put on the real table before the first turn, all of one owner together. */
export function setupList(session: Session, chairs: readonly Chair[]): readonly SetupGroup[] {
  const { ui, match } = session;
  const { config } = match.record;
  const { happenings } = session.explain(-1);
  return setupGroups(
    ui.setupList?.(happenings) ?? happenings,
    (happening) => {
      const owner = ui.ownerInSetup?.(happening);
      return owner && chairs.find(({ name }) => same(name, owner))?.seat;
    },
    (happening, of) => {
      const chair = chairs.find((it) => it.seat === of);
      // What is of all, or of nobody at the table, says itself whose it is.
      if (chair === undefined) return { as: 'move' };
      const turn = { config, seat: seat(chair.seat), name: chair.name };
      return ui.lineLook?.(happening, turn) ?? { as: 'move' };
    },
  );
}
