import type { Invitation } from '@empty-chair/tables/keys';
import { invitationText, toWatch } from '@empty-chair/tables/keys';
import type { SharedView } from './view.ts';

/** The links of a table for whoever holds one of them; `page` is the address before the `#`. */
export function linksOf(invitation: Invitation, page: string): SharedView['links'] {
  const link = (it: Invitation) => `${page}#${invitationText(it)}`;
  return {
    play: invitation.role === 'player' ? link(invitation) : undefined,
    watch: link(toWatch(invitation)),
  };
}
