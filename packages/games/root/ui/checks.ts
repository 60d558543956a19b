import type { Message, MessageId, Ref } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type { LinePicture, Place } from '@empty-chair/uikit/game-ui.ts';
import type { ClearingView, FactionView } from '../rules/view.ts';
import { pieceKinds } from '../rules/view.ts';
import { paintOf, pieceIcon, warriorIcon } from './board/pieces.ts';
import { rootView } from './board/root-view.ts';
import { places } from './places.ts';
import type { UiId } from './words.ts';

const say = (id: UiId, params?: Message['params']): Message =>
  params === undefined ? { id: id as MessageId } : message(id as MessageId, params);
const faction = (id: string): Ref => ({ kind: 'faction', id });

/** The check of the table: what lies in each clearing as a friend would read it out, then the boards. */
export function checks(state: AnyState): readonly Place[] {
  const { clearings, factions } = rootView(state);
  return [
    ...places(state).map((place) => {
      const clearing = clearings.find(
        ({ id }) => place.ref.kind === 'clearing' && place.ref.id === id,
      );
      if (clearing === undefined) return place;
      return { ref: place.ref, words: inClearing(clearing), pictures: drawnIn(clearing) };
    }),
    ...factions.map((one) => ({ ref: faction(one.faction), words: onBoard(one) })),
  ];
}

/** Buildings and tokens on their tiles, warriors and pawns as they stand there. */
function drawnIn({ warriors, pawns, slots, tokens }: ClearingView): readonly LinePicture[] {
  const tiles = [
    ...slots.map(({ fill }) => ({ piece: fill, n: 1 })),
    ...tokens.map(({ piece, n }) => ({ piece, n })),
  ];
  const owned = pieceKinds.map(({ piece, faction: who }) => ({
    icon: pieceIcon(piece),
    paint: paintOf(who),
    isTile: true as const,
    n: tiles.reduce((sum, tile) => (tile.piece === piece ? sum + tile.n : sum), 0),
  }));
  return [
    ...warriors.map(({ faction: who, n }) => ({ icon: warriorIcon(who), paint: paintOf(who), n })),
    ...pawns.map((who) => ({ icon: warriorIcon(who), paint: paintOf(who) })),
    ...owned.filter(({ n }) => n > 0),
  ];
}

function inClearing({ id, warriors, slots, tokens, pawns, suit, ferry }: ClearingView): Message[] {
  const lines = [
    ...warriors.map(({ faction: who, n }) =>
      say('ui.root.check.warriors', { faction: faction(who), n }),
    ),
    ...pawns.map((who) => say('ui.root.check.pawn', { faction: faction(who) })),
    ...pieceLines([
      ...slots.filter(({ fill }) => fill !== 'open' && fill !== 'ruin').map(({ fill }) => fill),
      ...tokens.flatMap(({ piece, n }) => new Array<string>(n).fill(piece)),
    ]),
    ...(slots.some(({ fill }) => fill === 'ruin') ? [say('ui.root.check.ruin')] : []),
    ...(ferry ? [say('ui.root.check.ferry')] : []),
  ];
  const at = { kind: 'clearing', id };
  const head =
    suit === undefined
      ? say('ui.root.check.place', { at })
      : say('ui.root.check.clearing', { at, suit: { kind: 'suit', id: suit } });
  return [head, ...(lines.length > 0 ? lines : [say('ui.root.check.empty')])];
}

/** The same pieces are one line. */
function pieceLines(pieces: readonly string[]): Message[] {
  return [...new Set(pieces)].map((piece) =>
    say('ui.root.check.piece', {
      piece: { kind: 'piece', id: piece },
      n: pieces.filter((one) => one === piece).length,
    }),
  );
}

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
