import { count, yesNo } from '@empty-chair/kernel/fields';
import { verbOf } from '@empty-chair/kernel/verbs';
import type { MessageId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { Realm } from '../content.ts';
import type { Player, State } from '../state.ts';
import { realmRef } from '../words.ts';
import { playedBy } from './players.ts';

/** A Player Realm of which something is said. */
export interface Subject {
  readonly state: State;
  readonly of: Realm;
}
export const playerIn = ({ state, of }: Subject): Player => playedBy(state, of);

/** One thing about it, set to what the table shows; said in the words of a difference. */
export const fact = verbOf<Subject>();

export const number = (most: number, said: MessageId, set: (player: Player, n: number) => void) =>
  fact({
    fields: { n: count(0, most) },
    apply: ({ scene }, { n }) => set(playerIn(scene), n),
    said: ({ of }, { n }) => message(said, { who: realmRef(of), n }),
  });

export const yesOrNo = (
  yes: MessageId,
  no: MessageId,
  set: (player: Player, is: boolean, state: State) => void,
) =>
  fact({
    fields: { is: yesNo },
    apply: ({ scene }, { is }) => set(playerIn(scene), is, scene.state),
    said: ({ of }, { is }) => message(is ? yes : no, { who: realmRef(of) }),
  });
