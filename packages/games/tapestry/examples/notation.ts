import { mapNotation } from '@empty-chair/testkit/map-notation';
import { stateCodec } from '../rules/codec.ts';
import type { State } from '../rules/state.ts';

/**
 * On the map the tokens in letters:
 *
 *   B4=AA F4=YY C4=AS | tracks {"automa":{"military":1}} | landmarks {"forge":"human"}
 */
export const notation = mapNotation<State, string>(stateCodec.encode, {
  field: 'tokens',
  print: (name, letters) => `${name}=${letters}`,
  read: (word) => {
    const [, name = '', letters = ''] = /^([A-G]\d)=([A-Za-z]+)$/.exec(word) ?? [];
    return letters === '' ? undefined : [name, letters];
  },
  like: { hex: 'C4=AS', field: 'turn "automa"' },
});
