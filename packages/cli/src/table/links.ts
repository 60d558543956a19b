import { literal } from '@empty-chair/kernel/words';
import type { Invitation } from '@empty-chair/tables/keys';
import { invitationText, toWatch } from '@empty-chair/tables/keys';
import { say } from '@empty-chair/text/catalogue';
import type { Context } from '../context.ts';

/** What others are given: one link to play, one to watch. */
interface Links {
  readonly play: string;
  readonly watch: string;
}

export function linksOf(server: string, invitation: Invitation): Links {
  const linkOf = (one: Invitation) => `${server}/#${invitationText(one)}`;
  return { play: linkOf(invitation), watch: linkOf(toWatch(invitation)) };
}

export const linkLines = ({ words }: Context, { play, watch }: Links): readonly string[] => [
  words.render(say('table.toPlay', { link: literal(play) })),
  words.render(say('table.toWatch', { link: literal(watch) })),
];
