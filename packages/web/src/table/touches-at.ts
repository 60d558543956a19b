import type { Ref } from '@empty-chair/kernel/words';
import type { Chair } from '@empty-chair/uikit/game-ui.ts';
import type { Session } from '../session/session.svelte.ts';
import type { Passed, Touch } from './touches.ts';
import { touchOf } from './touches.ts';

/** What steps do to the people at this table, or to one of them. */
export function touchesAt(session: Session, only?: readonly Chair[]): (passed: Passed) => Touch {
  const { ui, seats, game } = session;
  return (passed) => {
    const chairs = ui.chairs(passed.before, seats);
    const namesOf = (isBot: boolean): readonly Ref[] =>
      chairs.filter(({ bot }) => bot === isBot).map(({ name }) => name);
    const people = only?.map(({ name }) => name) ?? namesOf(false);
    const { diff } = game.module;
    const { places } = ui;
    return touchOf(passed, { diff, places, people, bots: namesOf(true) });
  };
}
