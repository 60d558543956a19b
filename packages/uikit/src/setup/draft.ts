import { BadData } from '@empty-chair/kernel/errors';
import type { Message } from '@empty-chair/kernel/words';
import type { AnyConfig, RegisteredGame } from '@empty-chair/registry/games';

/** What the game says to a draft: the config, or why it does not take it. */
export type Checked =
  | { readonly config: AnyConfig; readonly problem?: undefined }
  | { readonly config?: undefined; readonly problem: Message };

export interface Drafts<Draft> {
  readonly draftOf: (config: AnyConfig) => Draft;
  readonly check: (draft: Draft) => Checked;
}

/**
 * A config as the form edits it: the form that the game itself reads and writes. Sound because that
 * form is what `Draft` describes; decoding checks the way back.
 */
export function draftsOf<Draft>({ module }: RegisteredGame): Drafts<Draft> {
  const { config: codec } = module.codecs;
  return {
    draftOf: (config) => codec.encode(config) as Draft,
    check: (draft) => {
      try {
        return { config: codec.decode(draft) };
      } catch (error) {
        if (error instanceof BadData) return { problem: error.reason };
        throw error;
      }
    },
  };
}
