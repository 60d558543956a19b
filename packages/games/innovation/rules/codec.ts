import type { StateCodec } from '@empty-chair/kernel/module';
import { decodeState } from './codec-decode.ts';
import { encodeState } from './codec-encode.ts';
import type { Config } from './config.ts';
import type { State } from './state.ts';

/** The state in the ids of the printed game. docs/position-format.md describes every field. */
export const stateCodec: StateCodec<Config, State> = { encode: encodeState, decode: decodeState };
