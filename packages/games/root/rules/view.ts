import { get, NONE } from '@empty-chair/kernel/ids';
import type { Message } from '@empty-chair/kernel/words';
import { openSlots, rulerOf } from './board.ts';
import { CHARACTERS } from './config.ts';
import { bots } from './content.ts';
import { describeClearing } from './describe.ts';
import { faceOf, seenCardId } from './faces.ts';
import { hasParliament, rankId } from './humans/duchy.ts';
import { itemsOfQuest } from './humans/vagabond.ts';
import { maxRolledHits, vagabotFaction } from './items.ts';
import { characterOf, isFollowed, itemsIn, STARTING_ITEMS } from './pack.ts';
import type {
  Card,
  Clearing,
  Faction,
  Forest,
  ItemId,
  Kind,
  KindId,
  MinisterId,
} from './pieces.ts';
import {
  CORVIDS,
  clearingNumbered,
  DUCHY,
  EVERY_CLEARING,
  EVERY_ITEM,
  EVERY_KIND,
  EYRIE,
  factionId,
  isBuilding,
  itemId,
  KIND_COUNT,
  kindId,
  kindsOf,
  LIZARDS,
  ministerNamed,
  ownerOf,
  questId,
  questNamed,
  RIVERFOLK,
  SUIT_IDS,
  suitNamed,
} from './pieces.ts';
import { hasPlot, plotId, plotSeen } from './plots.ts';
import { isOnScreen } from './screen/play.ts';
import { priceFor } from './services.ts';
import type { PackState, Place, State } from './state.ts';
import {
  BLOCKED,
  cell,
  craftedBy,
  decreeOf,
  ferryOf,
  hasOutcast,
  hasRuin,
  ITEM_STATE,
  ITEM_STATES,
  inForest,
  inPlayOf,
  itemSupply,
  OPENED_PATHS,
  pawnOf,
  pieceSupply,
  piecesAt,
  questOf,
  SEAT,
  scoreOf,
  suitOf,
  TURN,
  warriorSupply,
  warriorsAt,
} from './state.ts';
import { vagabondView } from './vagabond-view.ts';
import type { CultView, DuchyView, LizardsView, RiverfolkView } from './view-second-box.ts';
import { cultView, duchyView, lizardsView, riverfolkView } from './view-second-box.ts';
import { botTrack, humanTrack } from './view-tracks.ts';

export type { Config } from './config.ts';
export type { Craft } from './humans/craft.ts';
export type { CultTurn, DecreeTurn, PackTurn, TurnVerb, VerbId } from './humans/faction-turn.ts';
export { isBeforehand, PHASES } from './humans/faction-turn.ts';
export type { Fallen } from './humans/hospitals.ts';
export { fallenIn } from './humans/hospitals.ts';
export type { HumanTurn } from './humans/turn.ts';
export { humanTurn } from './humans/turn.ts';
export { orderInPlay } from './order-view.ts';
export type { FactionId, ItemId } from './pieces.ts';
export { ITEM_IDS, SUIT_IDS } from './pieces.ts';
/** What a service of the Riverfolk bot costs whoever sits there, in warriors. */
export const servicePrice = (state: State, seat: number): number =>
  priceFor(state, state.facts.seatFactions[seat] as Faction);
export const rankOfMinister = (id: MinisterId): string => rankId(ministerNamed(id));
/** What a quest takes. */
export const questItems = (id: string): readonly ItemId[] => itemsOfQuest(questNamed(id));
export { boardDuringSetup } from './setup-board.ts';
export * from './setup-view.ts';
export type { PackState } from './state.ts';
export { PACK_STATES } from './state.ts';
export type { QuestView, VagabondView } from './vagabond-view.ts';
export type { PieceId } from './verbs/verb.ts';
export type { Input } from './verbs/verbs.ts';
export { inputs } from './verbs/verbs.ts';
export { guideNumbers } from './view-guide.ts';
export * from './view-screen.ts';
export type { CultView, DuchyView, LizardsView, RiverfolkView } from './view-second-box.ts';

/**
 * The position as plain data for whoever draws it. Everything that needs a rule (who rules, how
 * many slots are open) is worked out here, so that a drawing holds none.
 */
interface PieceView {
  readonly piece: string;
  readonly faction: string;
  readonly n: number;
}
export interface ClearingView {
  readonly id: string;
  /** Undefined only while the set-up still asks for it. */
  readonly suit: string | undefined;
  /** 0 to 100, origin top left. */
  readonly x: number;
  readonly y: number;
  /** A faction, or undefined when nobody rules. */
  readonly ruler: string | undefined;
  /** What fills each building slot, in order; open ones are 'open'. */
  readonly slots: readonly { readonly fill: string; readonly faction: string | undefined }[];
  readonly warriors: readonly { readonly faction: string; readonly n: number }[];
  readonly tokens: readonly PieceView[];
  /** What the plot there is, once it lies open. */
  readonly plot: string | undefined;
  readonly pawns: readonly string[];
  readonly ferry: boolean;
  readonly pass: boolean;
}
export interface ForestView {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly pawns: readonly string[];
}
interface PathView {
  readonly from: string;
  readonly to: string;
  readonly closed: boolean;
}
interface MapView {
  readonly id: string;
  readonly paths: readonly PathView[];
  readonly rivers: readonly (readonly [string, string])[];
  readonly coastal: readonly string[];
}
export interface TrackView {
  readonly piece: KindId;
  /** Points printed on each space, from the left; undefined where the app knows none. */
  readonly points: readonly number[] | undefined;
  readonly count: number;
  readonly onMap: number;
}
export interface FactionView {
  readonly faction: string;
  readonly seat: number;
  readonly bot: string | undefined;
  readonly difficulty: string | undefined;
  readonly traits: readonly string[];
  readonly character: string | undefined;
  readonly score: number;
  readonly warriorsInSupply: number;
  readonly tracks: readonly TrackView[];
  readonly crafted: readonly string[];
  readonly cardsInPlay: readonly string[];
  /** Eyrie bot: card ids by column, left to right; a Loyal Vizier is 'vizier'. */
  readonly decree:
    | readonly { readonly suit: string; readonly cards: readonly string[] }[]
    | undefined;
  /** A human Vagabond whose items are followed: each of them, in the order of their conditions. */
  readonly pack: Readonly<Record<PackState, readonly ItemId[]>> | undefined;
  readonly vagabond: ReturnType<typeof vagabondView>;
  /** Vagabot: its items by condition, quest and limit of rolled hits. */
  readonly vagabot:
    | {
        readonly items: Readonly<Record<(typeof ITEM_STATES)[number], number>>;
        readonly quest: string | undefined;
        readonly maxHits: number;
      }
    | undefined;
  readonly lizards: LizardsView | undefined;
  readonly cult: CultView | undefined;
  readonly riverfolk: RiverfolkView | undefined;
  readonly duchy: DuchyView | undefined;
  /** The Corvid bot's on the map; `plot` is undefined for one that lies face down. */
  readonly plots: readonly { readonly at: string; readonly plot: string | undefined }[] | undefined;
}
export interface RootView {
  readonly map: MapView;
  readonly clearings: readonly ClearingView[];
  readonly forests: readonly ForestView[];
  readonly factions: readonly FactionView[];
  readonly items: readonly { readonly item: string; readonly n: number }[];
  readonly round: number;
  readonly seat: number;
  readonly deck: { readonly draw: number; readonly discard: readonly string[] };
}

export function viewOf(state: State): RootView {
  const { facts } = state;
  return {
    map: mapView(state),
    clearings: EVERY_CLEARING.map((clearing) => clearingView(state, clearing)),
    forests: facts.forests.map((forest) => ({
      id: get(facts.forestIds, forest),
      ...place(state, forest),
      pawns: pawnsAt(state, inForest(forest)),
    })),
    factions: facts.seatFactions.map((faction, seat) => factionView(state, faction, seat)),
    items: EVERY_ITEM.map((item) => ({ item: itemId(item), n: itemSupply(state, item) })),
    round: cell(state, TURN),
    seat: cell(state, SEAT),
    deck: {
      draw: state.deck.draw.length,
      discard: state.deck.discard.map((card) => seenCardId(state, card)),
    },
  };
}

const cardId = (state: State, card: Card): string => state.facts.cards[card]?.id ?? '';

/** Forests as drawn: their point on the map. */
function place(state: State, forest: Forest): { x: number; y: number } {
  const found = state.facts.map.forests[forest];
  return { x: found?.x ?? 50, y: found?.y ?? 50 };
}

function mapView(state: State): MapView {
  const map = state.facts.map;
  const closed = map.closedPaths.filter((_, i) => cell(state, OPENED_PATHS + i) === 0);
  return {
    id: map.id,
    paths: map.paths.map(([from = 0, to = 0]) => ({
      from: String(from),
      to: String(to),
      closed: closed.some(([a, b]) => a === from && b === to),
    })),
    rivers: map.rivers.map(([from = 0, to = 0]) => [String(from), String(to)] as const),
    coastal: map.coastal.map(String),
  };
}

function pawnsAt(state: State, where: Place): readonly string[] {
  return state.facts.factions.filter((faction) => pawnOf(state, faction) === where).map(factionId);
}

function openPlot(state: State, clearing: Clearing): string | undefined {
  const plot = plotSeen(state, clearing);
  return plot === NONE ? undefined : plotId(plot);
}

function clearingView(state: State, clearing: Clearing): ClearingView {
  const drawn = state.facts.map.clearings[clearing];
  const ruler = rulerOf(state, clearing);
  const pieces = (building: boolean): PieceView[] =>
    EVERY_KIND.filter(
      (kind) => isBuilding(kind) === building && piecesAt(state, kind, clearing) > 0,
    ).map((kind) => ({
      piece: kindId(kind),
      faction: factionId(ownerOf(kind)),
      n: piecesAt(state, kind, clearing),
    }));
  const repeated = (n: number, fill: string, faction?: string) =>
    Array.from({ length: Math.max(0, n) }, () => ({ fill, faction }));
  return {
    id: String(clearing + 1),
    suit: SUIT_IDS[suitOf(state, clearing)],
    x: drawn?.x ?? 50,
    y: drawn?.y ?? 50,
    ruler: ruler < 0 ? undefined : factionId(ruler),
    slots: [
      ...pieces(true).flatMap(({ n, piece, faction }) => repeated(n, piece, faction)),
      ...repeated(hasRuin(state, clearing) ? 1 : 0, 'ruin'),
      ...repeated(cell(state, BLOCKED + clearing), 'blocked'),
      ...repeated(openSlots(state, clearing), 'open'),
    ],
    warriors: state.facts.factions.flatMap((faction) => {
      const n = warriorsAt(state, faction, clearing);
      return n === 0 ? [] : [{ faction: factionId(faction), n }];
    }),
    tokens: pieces(false),
    plot: openPlot(state, clearing),
    pawns: pawnsAt(state, clearing),
    ferry: ferryOf(state) === clearing,
    pass: state.facts.pass === clearing,
  };
}

/** A clearing in words, for the text twin and for checking: told only when somebody asks. */
export const clearingWords = (state: State, id: string): readonly Message[] =>
  describeClearing(state, clearingNumbered(Number(id)));

function factionView(state: State, faction: Faction, seat: number): FactionView {
  const bot = state.facts.botOf[faction];
  return {
    faction: factionId(faction),
    seat,
    bot: bot?.bot,
    difficulty: bot?.difficulty,
    traits: bot?.traits ?? [],
    character: bot?.character ?? characterOf(state, faction),
    score: scoreOf(state, faction),
    warriorsInSupply: warriorSupply(state, faction),
    tracks: kindsOf(faction).map((kind) =>
      trackView(state, kind, pointsOn(state, kind, bot !== undefined)),
    ),
    crafted: EVERY_ITEM.flatMap((item) =>
      new Array<string>(craftedBy(state, faction, item)).fill(itemId(item)),
    ),
    cardsInPlay: inPlayOf(state, faction).map((card) => cardId(state, card)),
    decree:
      faction === EYRIE && bot !== undefined
        ? bots.electricEyrie.decreeColumns.map((suit) => ({
            suit,
            cards: decreeOf(state, suitNamed(suit)).map((card) => seenCardId(state, card)),
          }))
        : undefined,
    pack: isFollowed(state, faction) ? packView(state, faction) : undefined,
    vagabond: vagabondView(state, faction),
    vagabot: faction === vagabotFaction(state) ? vagabotView(state) : undefined,
    lizards: faction === LIZARDS && bot !== undefined ? lizardsView(state) : undefined,
    cult: faction === LIZARDS && hasOutcast(state) ? cultView(state) : undefined,
    riverfolk: faction === RIVERFOLK && bot !== undefined ? riverfolkView(state) : undefined,
    duchy:
      faction === DUCHY && (bot !== undefined || hasParliament(state))
        ? duchyView(state)
        : undefined,
    plots: faction === CORVIDS && bot !== undefined ? plotsView(state) : undefined,
  };
}

const plotsView = (state: State): FactionView['plots'] =>
  EVERY_CLEARING.filter((at) => hasPlot(state, at)).map((at) => ({
    at: String(at + 1),
    plot: openPlot(state, at),
  }));

/** At a real table humans' boards are theirs to read. */
function pointsOn(state: State, kind: Kind, isBot: boolean): TrackView['points'] {
  if (isBot) return botTrack(kind);
  return isOnScreen(state) ? humanTrack(kind) : undefined;
}

function trackView(state: State, kind: Kind, points: TrackView['points']): TrackView {
  const piece = kindId(kind);
  const count = get(KIND_COUNT, kind);
  return {
    piece,
    points,
    count,
    onMap: count - pieceSupply(state, kind),
  };
}

const packView = (state: State, faction: Faction): FactionView['pack'] => ({
  ready: itemsIn(state, faction, 'ready'),
  exhausted: itemsIn(state, faction, 'exhausted'),
  damagedReady: itemsIn(state, faction, 'damagedReady'),
  damagedExhausted: itemsIn(state, faction, 'damagedExhausted'),
});

function vagabotView(state: State): FactionView['vagabot'] {
  const quest = questOf(state);
  return {
    items: Object.fromEntries(
      ITEM_STATES.map((id, condition) => [id, cell(state, ITEM_STATE + condition)]),
    ) as Record<(typeof ITEM_STATES)[number], number>,
    quest: quest === NONE ? undefined : questId(quest),
    maxHits: maxRolledHits(state),
  };
}

/** A card as it can be looked for: by name (`ref.card.<id>`), suit, item and kind. */
export interface CardView {
  readonly id: string;
  readonly suit: string;
  readonly kind: string;
  readonly item: string | undefined;
  /** All that the bots' rules see of it; cards with the same face are never told apart. */
  readonly face: string;
}

export const cardsOf = ({ facts }: State): readonly CardView[] =>
  facts.cards.map(({ id, suit, kind, item }, card) => ({
    id,
    suit,
    kind,
    item: item ?? undefined,
    face: faceOf(facts, card as Card),
  }));

/** With what a character of the Vagabond begins. */
export const startingItems = (character: string): readonly string[] =>
  CHARACTERS.flatMap((one) => (one === character ? STARTING_ITEMS[one] : []));
