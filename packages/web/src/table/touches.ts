import type { Happening, Message, Ref } from '@empty-chair/kernel/words';
import type { AnyState, RegisteredGame } from '@empty-chair/registry/games';
import type { GameUi } from '@empty-chair/uikit/game-ui.ts';
import { refsOf } from '@empty-chair/uikit/sentence.ts';
import { has, same } from './marks.ts';
import { isPutBack } from './put-back.ts';

/** Some steps of a turn, with the board before and after them. */
export interface Passed {
  readonly happenings: readonly Happening[];
  readonly before: AnyState;
  readonly after: AnyState;
}

interface Sitting {
  readonly diff: RegisteredGame['module']['diff'];
  readonly places: GameUi['places'];
  /** By the names of their chairs. */
  readonly people: readonly Ref[];
  readonly bots: readonly Ref[];
}

/** What steps do to a person: change what is theirs, or only name them, as a battle does before its losses. */
export type Touch = 'changes' | 'names' | undefined;

const names = (message: Message, whom: readonly Ref[]): boolean =>
  refsOf(message).some((ref) => has(whom, ref));

/** Whether these steps do something to a person. */
export const touchesPeople = (passed: Passed, sitting: Sitting): boolean =>
  touchOf(passed, sitting) !== undefined;

export function touchOf(passed: Passed, sitting: Sitting): Touch {
  if (changesPeople(passed, sitting)) return 'changes';
  return passed.happenings.some((one) => names(one, sitting.people)) ? 'names' : undefined;
}

/**
 * No game says so: what has changed is told by the facts that an undo would put back, and whose it is by the
 * names in them. A fact without a name, such as Unrest on a Town, is a person's where its place names that person.
 */
function changesPeople({ before, after }: Passed, sitting: Sitting): boolean {
  const { diff, people, bots } = sitting;
  // What is gone is only told on the way back.
  const facts = [...diff(before, after), ...diff(after, before)].filter(isPutBack);
  if (facts.some((fact) => names(fact, people))) return true;
  const unnamed = facts.filter((fact) => !names(fact, bots)).flatMap(refsOf);
  if (unnamed.length === 0) return false;
  return sitting
    .places(before)
    .some(
      ({ ref, words }) =>
        unnamed.some((one) => same(one, ref)) && words.some((said) => names(said, people)),
    );
}
