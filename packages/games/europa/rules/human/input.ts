import { BadData, Refused } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import type { Codec } from '@empty-chair/kernel/module';
import { inputKey } from './input-key.ts';
import { parseInput } from './input-parse.ts';
import type { Input } from './input-types.ts';

export { inputKey } from './input-key.ts';
export { parseInput } from './input-parse.ts';
export * from './input-types.ts';

/** A record holds an input as it is typed. */
export const inputCodec: Codec<Input> = {
  encode: inputKey,
  decode: (data) => {
    try {
      return parseInput(json.text(data, ''));
    } catch (error) {
      if (error instanceof Refused) throw new BadData('', error.reason);
      throw error;
    }
  },
};
