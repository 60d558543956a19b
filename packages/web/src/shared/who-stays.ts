import { signOf } from '@empty-chair/tables/others';
import type { Present } from './view.ts';

/** Somebody who can be let stay when the links are withdrawn. */
interface Candidate {
  readonly key: string;
  readonly name: string;
  /** Beside a name that another device has too. */
  readonly sign: string | undefined;
  /** Whoever is here stays, but of two of one name people must say which. */
  readonly isLikely: boolean;
}

/** Whether another device calls itself the same. */
export const hasDouble = (person: Present, present: readonly Present[]): boolean =>
  present.some((other) => other.key !== person.key && nameIn(other) === nameIn(person));

/** As it is read: nobody sees a difference in spaces, or in how a letter is put together. */
const nameIn = ({ name }: Present): string =>
  name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLocaleLowerCase();

/** By their keys: a name can be copied. Who has no key cannot be handed the new link. */
export function candidatesIn(present: readonly Present[]): readonly Candidate[] {
  return present.flatMap((person) => {
    const { key, name, isAway, isMe } = person;
    if (isMe || key === undefined) return [];
    const isDouble = hasDouble(person, present);
    return [
      { key, name, sign: isDouble ? signOf(key) : undefined, isLikely: !isAway && !isDouble },
    ];
  });
}
