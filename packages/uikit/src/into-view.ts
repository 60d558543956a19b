import type { Attachment } from 'svelte/attachments';
import { inFrame } from './in-frame.ts';

/** What appears away from the finger is brought into sight, and again with each new subject of it. */
export const intoView =
  (_subject: unknown): Attachment =>
  (node) =>
    inFrame(() => node.scrollIntoView({ block: 'nearest' }));
