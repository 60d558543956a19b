import type { Message, MessageId, Params, Ref } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type { Place } from '@empty-chair/uikit/game-ui.ts';
import type { FactionView } from '../rules/view.ts';
import { rootView } from './board/root-view.ts';
import type { UiId } from './words.ts';

const say = (id: UiId, params: Params): Message => message(id as string as MessageId, params);
const faction = (id: string): Ref => ({ kind: 'faction', id });

/** What the check of the table lists: the boards, since the map shows its clearings itself. */
export const checks = (state: AnyState): readonly Place[] =>
  rootView(state).factions.map((one) => ({ ref: faction(one.faction), words: onBoard(one) }));

/** Points, supply and items: what a clearing does not show. */
function onBoard({
  faction: who,
  score,
  warriorsInSupply,
  crafted,
  pack,
  vagabot,
}: FactionView): Message[] {
  return [
    say('ui.root.check.points', { faction: faction(who), n: score }),
    ...(warriorsInSupply > 0 ? [say('ui.root.check.supply', { n: warriorsInSupply })] : []),
    ...(crafted.length > 0
      ? [say('ui.root.check.crafted', { items: crafted.map((id) => ({ kind: 'item', id })) })]
      : []),
    ...packLines(pack),
    ...(vagabot === undefined
      ? []
      : [
          say('ui.root.check.items', {
            ready: vagabot.items.ready,
            exhausted: vagabot.items.exhausted,
          }),
        ]),
  ];
}

/** A Vagabond's items as they lie: face up, turned, damaged. */
function packLines(pack: FactionView['pack']): Message[] {
  if (pack === undefined) return [];
  const lines = [
    ['ui.root.check.packReady', pack.ready],
    ['ui.root.check.packExhausted', pack.exhausted],
    ['ui.root.check.packDamaged', [...pack.damagedReady, ...pack.damagedExhausted]],
  ] as const;
  return lines.flatMap(([id, items]) =>
    items.length === 0
      ? []
      : [say(id, { items: items.map((item) => ({ kind: 'item', id: item })) })],
  );
}
