import type { Script } from '@empty-chair/kernel/scripted';
import type { Seat } from '@empty-chair/kernel/words';
import { seat } from '@empty-chair/kernel/words';
import type { Example, Expected } from '@empty-chair/testkit/examples';
import { configFrom } from '../rules/config-words.ts';
import { europa } from '../rules/module.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Fields, Position } from './position.ts';
import { SOLO } from './position.ts';

export type EuropaExample = Example<Position, Input>;
type Words = Readonly<Record<string, string>>;

interface Written {
  readonly name: string;
  readonly cite: string;
  /** Config words; without them France plays alone against Castile and England. */
  readonly config?: Words;
  /** What is left out is as the scenario sets it up. */
  readonly state?: Fields;
  /** Whose turn it is, or who says something: the realm that the scenario put there. */
  readonly by: string;
  /** As a person types it; without it the bot has its turn. */
  readonly says?: string;
  readonly script?: Partial<Script>;
  readonly expect: Expected;
}

/** A worked example in the common form, as short as it can be written. */
export function example({ config = SOLO, state = {}, by, says, ...rest }: Written): EuropaExample {
  return {
    ...rest,
    position: { config, state: { turn: by, ...state } },
    seat: seatOf(config, by),
    ...(says !== undefined && { input: europa.parseInput(says) }),
  };
}

function seatOf(config: Words, realm: string): Seat {
  const seated = configFrom(config).seats.filter(({ role }) => role !== 'open');
  const index = seated.findIndex((one) => one.realm === realm);
  if (index < 0) throw new RangeError(`nobody plays ${realm}`);
  return seat(index);
}
