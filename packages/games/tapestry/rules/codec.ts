import type { StateCodec } from '@empty-chair/kernel/module';
import { decodeState } from './codec-decode.ts';
import { encodeState } from './codec-encode.ts';
import type { Config } from './config.ts';
import type { State } from './state.ts';

export const stateCodec: StateCodec<Config, State> = { encode: encodeState, decode: decodeState };
