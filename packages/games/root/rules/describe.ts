import { NONE } from '@empty-chair/kernel/ids';
import type { Message, Ref } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { isBot, openSlots, rulerOf } from './board.ts';
import { cardRef, forestRef, haveLostSouls } from './chance.ts';
import { burrow } from './duchy.ts';
import { seenCardRef } from './faces.ts';
import { factionOn } from './facts.ts';
import { lostCrownRefs } from './humans/duchy.ts';
import { outcastOf, sideRef } from './humans/lizards.ts';
import { damagedItems, onBattleTrack, readyItems, vagabotFaction } from './items.ts';
import { acolytes, gardensOnMap } from './lizards.ts';
import { crownedMinisters } from './ministers.ts';
import { isFollowed, itemsIn, PACK_LINES } from './pack.ts';
import type { Clearing, Faction } from './pieces.ts';
import {
  DUCHY,
  EVERY_CLEARING,
  EVERY_ITEM,
  EVERY_KIND,
  EVERY_SUIT,
  EYRIE,
  GARDEN_SUITS,
  kindsOf,
  LIZARDS,
  RIVERFOLK,
  SUIT_IDS,
  suitId,
} from './pieces.ts';
import { plotRef, plotSeen } from './plots.ts';
import { tradePostsOnMap } from './riverfolk.ts';
import { handOf, isOnScreen } from './screen/play.ts';
import type { State } from './state.ts';
import {
  CONSPIRACY,
  cell,
  craftedBy,
  decreeOf,
  EXHAUSTED,
  ferryOf,
  forestOf,
  hasOutcast,
  hasRuin,
  ITEM_STATE,
  inPlayOf,
  isInForest,
  itemSupply,
  pawnOf,
  paymentsOf,
  pieceSupply,
  piecesAt,
  questOf,
  scoreOf,
  seatOnTurn,
  suitOf,
  TURN,
  warriorSupply,
  warriorsAt,
} from './state.ts';
import { openQuests, relationsOf } from './vagabond-view.ts';
import {
  clearingRef,
  factionRef,
  itemRef,
  kindRef,
  m,
  ministerRef,
  questRef,
  ref,
  suitRef,
} from './words.ts';

/** The position in words, place by place: the text board, and what a screen reader tells. */
export function describe(state: State): readonly Message[] {
  const lines: Message[] = [
    message(m('show.turn'), {
      n: cell(state, TURN),
      faction: factionRef(factionOn(state.facts, seatOnTurn(state))),
    }),
  ];
  for (const faction of state.facts.factions) lines.push(...describeFaction(state, faction));
  if (isOnScreen(state)) {
    for (const faction of state.facts.humans) {
      const n = handOf(state, faction).length;
      lines.push(message(m('show.handSizes'), { faction: factionRef(faction), n }));
    }
  }
  for (const clearing of EVERY_CLEARING) {
    lines.push(...describeClearing(state, clearing));
  }
  const left = EVERY_ITEM.flatMap((item) =>
    new Array<Ref>(itemSupply(state, item)).fill(itemRef(item)),
  );
  if (left.length > 0) lines.push(message(m('show.itemSupply'), { items: left }));
  lines.push(
    message(m('show.deck'), { n: state.deck.draw.length, discarded: state.deck.discard.length }),
  );
  return lines;
}

export function describeClearing(state: State, clearing: Clearing): Message[] {
  const at = clearingRef(clearing);
  const ruler = rulerOf(state, clearing);
  const suit = SUIT_IDS[suitOf(state, clearing)];
  const head = {
    at,
    suit: suit === undefined ? ref('answer', 'none') : ref('suit', suit),
    slots: openSlots(state, clearing),
    ruler: ruler < 0 ? ref('answer', 'nobody') : factionRef(ruler),
  };
  const lines = [message(m('show.clearing'), head)];
  for (const faction of state.facts.factions) {
    const n = warriorsAt(state, faction, clearing);
    if (n > 0) lines.push(message(m('show.warriors'), { at, faction: factionRef(faction), n }));
    if (pawnOf(state, faction) === clearing) {
      lines.push(message(m('show.pawn'), { at, faction: factionRef(faction) }));
    }
  }
  for (const kind of EVERY_KIND) {
    const n = piecesAt(state, kind, clearing);
    if (n > 0) lines.push(message(m('show.piece'), { at, piece: kindRef(kind), n }));
  }
  const plot = plotSeen(state, clearing);
  if (plot !== NONE) lines.push(message(m('show.plot'), { at, plot: plotRef(plot) }));
  if (hasRuin(state, clearing)) lines.push(message(m('show.ruin'), { at }));
  if (ferryOf(state) === clearing) lines.push(message(m('show.ferry'), { at }));
  return lines;
}

function describeFaction(state: State, faction: Faction): Message[] {
  const name = factionRef(faction);
  const lines = [message(m('show.score'), { faction: name, n: scoreOf(state, faction) })];
  const pawn = pawnOf(state, faction);
  if (pawn === NONE) {
    lines.push(message(m('show.supply'), { faction: name, n: warriorSupply(state, faction) }));
  }
  for (const kind of kindsOf(faction)) {
    lines.push(message(m('show.track'), { piece: kindRef(kind), n: pieceSupply(state, kind) }));
  }
  const crafted = EVERY_ITEM.flatMap((item) =>
    new Array<Ref>(craftedBy(state, faction, item)).fill(itemRef(item)),
  );
  if (crafted.length > 0) {
    lines.push(message(m('show.crafted'), { faction: name, items: crafted }));
  }
  const inPlay = inPlayOf(state, faction);
  if (inPlay.length > 0) {
    lines.push(message(m('show.inPlay'), { faction: name, cards: inPlay.map(cardRef(state)) }));
  }
  if (faction === EYRIE && state.facts.botOf[EYRIE] !== undefined) {
    lines.push(message(m('show.decree'), decreeSizes(state)));
  }
  if (isInForest(pawn)) {
    const forest = forestRef(state.facts)(forestOf(pawn));
    lines.push(message(m('show.forest'), { faction: name, forest }));
  }
  if (faction === vagabotFaction(state)) lines.push(...describeVagabot(state));
  if (faction === LIZARDS && haveLostSouls(state)) lines.push(...describeLizards(state));
  if (faction === RIVERFOLK) lines.push(...describeRiverfolk(state));
  if (faction === DUCHY) lines.push(...describeDuchy(state));
  if (isFollowed(state, faction)) lines.push(...describePack(state, faction));
  return lines;
}

function describeDuchy(state: State): Message[] {
  const crowned = crownedMinisters(state).map(ministerRef);
  const n = burrow(state);
  // Of a human only what was recorded.
  const lines = n > 0 || isBot(state, DUCHY) ? [message(m('show.burrow'), { n })] : [];
  if (crowned.length > 0) lines.push(message(m('show.crowns'), { ministers: crowned }));
  const ranks = lostCrownRefs(state);
  if (ranks.length > 0) lines.push(message(m('show.crownsLost'), { ranks }));
  const cards = state.ambushes.map(seenCardRef(state));
  if (cards.length > 0) lines.push(message(m('show.ambushes'), { cards }));
  return lines;
}

function describeLizards(state: State): Message[] {
  const n = acolytes(state);
  const lines = [
    hasOutcast(state)
      ? message(m('show.outcast'), { n, suit: suitRef(outcastOf(state)), side: sideRef(state) })
      : message(m('show.acolytes'), { n, space: cell(state, CONSPIRACY) + 1 }),
    message(
      m('show.gardens'),
      Object.fromEntries(GARDEN_SUITS.map((suit) => [suitId(suit), gardensOnMap(state, suit)])),
    ),
  ];
  const souls = state.lostSouls.toReversed().map(seenCardRef(state));
  if (souls.length > 0) lines.push(message(m('show.souls'), { cards: souls }));
  return lines;
}

function describeRiverfolk(state: State): Message[] {
  const lines: Message[] = [];
  const { market, facts } = state;
  if (isBot(state, RIVERFOLK)) {
    const onMap = GARDEN_SUITS.map((suit) => [suitId(suit), tradePostsOnMap(state, suit)]);
    lines.push(message(m('show.tradePosts'), Object.fromEntries(onMap)));
  }
  if (market.length > 0) {
    lines.push(message(m('show.market'), { cards: market.map(seenCardRef(state)) }));
  }
  for (const payer of facts.factions) {
    const n = paymentsOf(state, payer);
    if (n > 0) lines.push(message(m('show.payments'), { faction: factionRef(payer), n }));
  }
  return lines;
}

function describePack(state: State, faction: Faction): Message[] {
  const lines = PACK_LINES.flatMap(([condition, ...states]) => {
    const items = itemsIn(state, faction, ...states).map((id) => ref('item', id));
    const name = ref('condition', condition);
    return items.length === 0 ? [] : [message(m('show.pack'), { condition: name, items })];
  });
  const quests = openQuests(state, faction).map(questRef);
  if (quests.length > 0) lines.push(message(m('show.openQuests'), { quests }));
  for (const { faction: other, relation } of relationsOf(state, faction)) {
    const params = { faction: ref('faction', other), relation: ref('relation', relation) };
    lines.push(message(m('show.relation'), params));
  }
  return lines;
}

function decreeSizes(state: State): Record<string, number> {
  return Object.fromEntries(EVERY_SUIT.map((suit) => [suitId(suit), decreeOf(state, suit).length]));
}

function describeVagabot(state: State): Message[] {
  const lines = [
    message(m('show.items'), {
      ready: readyItems(state),
      exhausted: cell(state, ITEM_STATE + EXHAUSTED),
      track: onBattleTrack(state),
      damaged: damagedItems(state),
    }),
  ];
  const quest = questOf(state);
  if (quest !== NONE) {
    lines.push(message(m('show.quest'), { quest: questRef(quest) }));
  }
  return lines;
}
