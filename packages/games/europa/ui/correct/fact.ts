import type { Message, MessageId, Ref } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { Input, MapView, Fact as SaidFact } from '../../rules/view.ts';
import { withId } from '../../rules/view.ts';
import type { UiId } from '../words.ts';

/** Beside the realms and nobody. */
export const REBELS = 'rebels';

interface Common {
  readonly key: string;
  readonly label: Message | Ref;
}
/** Something that may be found otherwise on the table, and how that is said to the game. */
export type Fact =
  | (Common & {
      readonly kind: 'count';
      readonly value: number;
      readonly most: number;
      readonly input: (n: number) => Input;
    })
  | (Common & {
      readonly kind: 'flag';
      readonly value: boolean;
      readonly input: (is: boolean) => Input;
    })
  | (Common & {
      readonly kind: 'choice';
      readonly value: string;
      /** The kind of the names; a realm is one out of many. */
      readonly of: 'religion' | 'realm' | 'player';
      readonly choices: readonly string[];
      readonly input: (id: string) => Input;
    })
  | (Common & {
      readonly kind: 'list';
      readonly value: readonly string[];
      readonly choices: readonly string[];
      readonly input: (id: string, is: boolean) => Input;
    });
export interface FactGroup {
  /** Undefined: the place itself, always open. */
  readonly title: Message | Ref | undefined;
  readonly facts: readonly Fact[];
}

export const ui = (id: UiId): Message => message(id as string as MessageId);
export const realmRef = (id: string): Ref => ({ kind: 'realm', id });
/** Of a Player Realm. */
export const correct = (realm: string, fact: SaidFact): Input => ({
  kind: 'correct',
  realm: withId.realm(realm),
  fact,
});

export const ownersIn = ({ areas }: MapView): readonly string[] => [
  ...new Set(areas.flatMap(({ provinces }) => provinces.flatMap(({ owner }) => owner ?? []))),
];
