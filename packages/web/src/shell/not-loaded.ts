import type { Message, MessageId } from '@empty-chair/kernel/words';

/** A part of the app could not be fetched: there is no network, or a newer app has taken its place. */
export const NOT_LOADED: Message = { id: 'ui.loadFailed' as MessageId };
