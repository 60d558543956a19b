import { get, NONE } from '@empty-chair/kernel/ids';
import type { Invariant } from '@empty-chair/kernel/module';
import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { isBot, openSlots } from './board.ts';
import { everyCard } from './cards.ts';
import { bots, items } from './content.ts';
import { isPlaying } from './facts.ts';
import { crownsLeft, crownsLost, RANK_IDS } from './humans/duchy.ts';
import { outcastOf } from './humans/lizards.ts';
import { onBattleTrack, vagabotFaction } from './items.ts';
import { gardensOnMap } from './lizards.ts';
import { characterOf, held, isFollowed, STARTING_ITEMS } from './pack.ts';
import type { Card, Faction, Item, ItemId, Kind } from './pieces.ts';
import {
  BIRD,
  buildingsOf,
  CORVIDS,
  DUCHY,
  EVERY_CLEARING,
  EVERY_FACTION,
  EVERY_ITEM,
  EVERY_KIND,
  EVERY_MINISTER,
  EYRIE,
  GARDEN_SUITS,
  isVagabond,
  itemId,
  KEEP,
  KIND_COUNT,
  kindsOf,
  LIZARDS,
  ownerOf,
  PLOT,
  RIVERFOLK,
  SYMPATHY,
  TRADE_POST,
  TUNNEL,
  tokensOf,
  WARRIOR_COUNT,
} from './pieces.ts';
import { EVERY_PLOT, plotsLeft } from './plots.ts';
import { tradePostsOnMap } from './riverfolk.ts';
import { screenInvariants } from './screen/invariants.ts';
import { isPerson } from './screen/play.ts';
import type { State } from './state.ts';
import {
  buildingsAt,
  CROWNS,
  cell,
  craftedBy,
  FOREST,
  hasOutcast,
  ITEM_STATE,
  ITEM_STATES,
  itemSupply,
  PACK_STATES,
  PIECES_GONE,
  PLOTS,
  POINTS,
  pawnOf,
  paymentsOf,
  pieceSupply,
  piecesAt,
  RUIN_ITEMS,
  SOURCES,
  scoreOf,
  tokensAt,
  VIZIER,
  WARRIORS_ELSEWHERE,
  warriorSupply,
  warriorsAt,
} from './state.ts';
import { clearingRef, factionRef, kindRef, m, ref } from './words.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** A sum without a list of its parts: these are taken after every entry. */
function totalOf<T>(parts: readonly T[], count: (part: T) => number): number {
  let n = 0;
  for (const part of parts) n += count(part);
  return n;
}

const paidBy =
  (state: State) =>
  (faction: Faction): number =>
    paymentsOf(state, faction);

function first<T>(
  candidates: readonly T[],
  problem: (candidate: T) => Message | undefined,
): Message | undefined {
  for (const candidate of candidates) {
    const found = problem(candidate);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** At a real table nobody counts whose items lie under the ruins. */
const ruinSets = ({ screen, facts }: State): number =>
  screen === undefined ? 2 : facts.vagabonds.length;

/** People on the screen, whose items come from the supply, from ruins, or with the character. */
const vagabondPeople = (state: State): readonly Faction[] =>
  state.facts.vagabonds.filter((faction) => isPerson(state, faction));
const packed = (state: State, item: Item): number =>
  sum(vagabondPeople(state).map((faction) => held(state, faction, item, ...PACK_STATES)));
const begunWith = (state: State, id: ItemId): number =>
  vagabondPeople(state).flatMap((faction) => {
    const character = characterOf(state, faction);
    return character === undefined ? [] : STARTING_ITEMS[character].filter((own) => own === id);
  }).length;

/** What must hold after every entry, and in every position that comes from outside. */
export const invariants: readonly Invariant<State>[] = [
  {
    name: 'every warrior is on the map, in supply or elsewhere',
    check: (state) =>
      first(EVERY_FACTION, (faction) => {
        const plays = isPlaying(state.facts, faction);
        const n =
          totalOf(EVERY_CLEARING, (clearing) => warriorsAt(state, faction, clearing)) +
          warriorSupply(state, faction) +
          cell(state, WARRIORS_ELSEWHERE + faction) +
          paymentsOf(state, faction) +
          (state.screen?.coffins[faction] ?? 0);
        const most = plays ? get(WARRIOR_COUNT, faction) : 0;
        return n === most
          ? undefined
          : message(m('bad.warriors'), { faction: factionRef(faction), n, most });
      }),
  },
  {
    name: 'every building and token is on the map, in supply or out of the game',
    check: (state) =>
      first(EVERY_KIND, (kind) => {
        const plays = isPlaying(state.facts, ownerOf(kind));
        const n =
          totalOf(EVERY_CLEARING, (clearing) => piecesAt(state, kind, clearing)) +
          pieceSupply(state, kind) +
          cell(state, PIECES_GONE + kind);
        const most = plays ? get(KIND_COUNT, kind) : 0;
        return n === most ? undefined : message(m('bad.pieces'), { piece: kindRef(kind), n, most });
      }),
  },
  {
    name: 'no counter is negative, and the sums by faction are right',
    check: (state) =>
      first(EVERY_CLEARING, (clearing) =>
        first(EVERY_FACTION, (faction) => {
          const own = (kinds: readonly Kind[] = []) =>
            totalOf(kinds, (kind) => piecesAt(state, kind, clearing));
          const wrong =
            buildingsAt(state, faction, clearing) !== own(buildingsOf(faction)) ||
            tokensAt(state, faction, clearing) !== own(tokensOf(faction)) ||
            warriorsAt(state, faction, clearing) < 0 ||
            warriorSupply(state, faction) < 0 ||
            kindsOf(faction).some(
              (kind) => piecesAt(state, kind, clearing) < 0 || pieceSupply(state, kind) < 0,
            );
          return wrong
            ? message(m('bad.sums'), { faction: factionRef(faction), at: clearingRef(clearing) })
            : undefined;
        }),
      ),
  },
  {
    name: 'buildings fit their slots',
    check: (state) =>
      first(EVERY_CLEARING, (clearing) =>
        openSlots(state, clearing) < 0
          ? message(m('bad.slots'), { at: clearingRef(clearing) })
          : undefined,
      ),
  },
  {
    name: 'one sympathy token and one keep at most in a clearing',
    check: (state) =>
      first(EVERY_CLEARING, (clearing) =>
        first([SYMPATHY, KEEP], (kind) =>
          piecesAt(state, kind, clearing) > 1
            ? message(m('bad.onePerClearing'), { piece: kindRef(kind), at: clearingRef(clearing) })
            : undefined,
        ),
      ),
  },
  {
    name: 'every card is in one place',
    check: (state) => {
      const seen = new Set<Card>();
      const twice = first(everyCard(state), (card) => {
        const again = seen.has(card);
        seen.add(card);
        const name = ref('card', state.facts.cards[card]?.id ?? String(card));
        return again ? message(m('bad.cardTwice'), { card: name }) : undefined;
      });
      // On the screen the app holds them all.
      if (twice !== undefined || state.screen === undefined) return twice;
      const lost = state.facts.startingDeck.find((card) => !seen.has(card));
      return lost === undefined
        ? undefined
        : message(m('bad.screenCards'), { card: ref('card', state.facts.cards[lost]?.id ?? '') });
    },
  },
  {
    name: 'the score is the sum of its sources, and not negative',
    check: (state) =>
      first(state.facts.factions, (faction) => {
        const from = POINTS + faction * SOURCES.length;
        const total = sum(SOURCES.map((_, source) => cell(state, from + source)));
        return total === scoreOf(state, faction) && total >= 0
          ? undefined
          : message(m('bad.score'), { faction: factionRef(faction), n: scoreOf(state, faction) });
      }),
  },
  {
    name: 'there are no more items than in the box',
    check: (state) =>
      first(EVERY_ITEM, (item) => {
        const id = itemId(item);
        const printed =
          ((items.mapSupply as Record<string, number>)[id] ?? 0) +
          ((items.ruinItems as Record<string, number>)[id] ?? 0) * ruinSets(state);
        const hidden = EVERY_CLEARING.flatMap((clearing) =>
          [0, 1].filter((place) => cell(state, RUIN_ITEMS + clearing * 2 + place) === item),
        ).length;
        const crafted = sum(EVERY_FACTION.map((faction) => craftedBy(state, faction, item)));
        const n = itemSupply(state, item) + hidden + crafted + packed(state, item);
        const fits = n <= printed + begunWith(state, id) && itemSupply(state, item) >= 0;
        return fits ? undefined : message(m('bad.items'), { item: ref('item', id), n });
      }),
  },
  {
    name: 'the Vagabot has whole items and at most three on its Battle Track',
    check: (state) => {
      const negative = ITEM_STATES.some((_, condition) => cell(state, ITEM_STATE + condition) < 0);
      return negative || onBattleTrack(state) > 3 ? message(m('bad.vagabotItems')) : undefined;
    },
  },
  {
    name: 'only a human Vagabond has items that are followed, and none fewer than none',
    check: (state) =>
      first(state.facts.vagabonds, (faction) => {
        const isHuman = state.facts.botOf[faction] === undefined;
        const isWrong = isFollowed(state, faction)
          ? !isHuman ||
            EVERY_ITEM.some((item) => PACK_STATES.some((c) => held(state, faction, item, c) < 0))
          : EVERY_ITEM.some((item) => held(state, faction, item, ...PACK_STATES) !== 0);
        return isWrong ? message(m('bad.humanPack')) : undefined;
      }),
  },
  {
    name: 'a pawn stands in a clearing or a forest, and only a Vagabond has one',
    check: (state) =>
      first(EVERY_FACTION, (faction) => {
        const place = pawnOf(state, faction);
        const mostPlace = FOREST + state.facts.forestIds.length;
        const wanted = isVagabond(faction) && isPlaying(state.facts, faction);
        const fine = wanted ? place >= 0 && place < mostPlace : place === NONE;
        return fine ? undefined : message(m('bad.pawn'), { faction: factionRef(faction) });
      }),
  },
  {
    name: 'the Decree belongs to the Eyrie bot, and holds two viziers at most',
    check: (state) => {
      const viziers = state.decree.flat().filter((card) => card === VIZIER).length;
      const held = state.decree.flat().length;
      const wrong = viziers > 2 || (held > 0 && state.facts.botOf[EYRIE] === undefined);
      return wrong ? message(m('bad.decree')) : undefined;
    },
  },
  {
    name: 'the Lost Souls belong to the Lizard bot or to humans with an Outcast, and of each suit the bot has five gardens',
    check: (state) => {
      if (hasOutcast(state)) {
        const isTheirs = isPlaying(state.facts, LIZARDS) && !isBot(state, LIZARDS);
        return isTheirs && state.revealed.length === 0 && outcastOf(state) < BIRD
          ? undefined
          : message(m('bad.lizards'));
      }
      if (isBot(state, LIZARDS)) {
        const { gardensPerSuit } = bots.logicalLizards.numbers;
        return GARDEN_SUITS.some((suit) => gardensOnMap(state, suit) > gardensPerSuit)
          ? message(m('bad.gardens'), { n: gardensPerSuit })
          : undefined;
      }
      const cards = state.lostSouls.length + state.revealed.length;
      return cards > 0 ? message(m('bad.lizards')) : undefined;
    },
  },
  {
    name: 'the Market and Payments belong to the Riverfolk bot, and of each suit it has three trade posts, one in a clearing',
    check: (state) => {
      if (!isBot(state, RIVERFOLK)) {
        const paid = state.facts.sellsServices ? 0 : sum(state.facts.factions.map(paidBy(state)));
        return state.market.length + paid > 0 ? message(m('bad.riverfolk')) : undefined;
      }
      const { tradePostsPerSuit, market } = bots.riverfolkRobots.numbers;
      if (state.market.length > market) return message(m('bad.market'), { n: market });
      if (EVERY_FACTION.some((faction) => paymentsOf(state, faction) < 0)) {
        return message(m('bad.riverfolk'));
      }
      const isCrowded = EVERY_CLEARING.some((at) => piecesAt(state, TRADE_POST, at) > 1);
      const isFull = GARDEN_SUITS.some((suit) => tradePostsOnMap(state, suit) > tradePostsPerSuit);
      return isCrowded || isFull
        ? message(m('bad.tradePosts'), { n: tradePostsPerSuit })
        : undefined;
    },
  },
  {
    name: 'one plot of the Corvid bot in a clearing, or of a human who is followed; two of each type',
    check: (state) => {
      const isWrong = EVERY_CLEARING.some((at) => {
        const n = piecesAt(state, PLOT, at);
        const isKnown = cell(state, PLOTS + at) !== NONE;
        return isKnown ? n !== 1 : n > 1 && isBot(state, CORVIDS);
      });
      const most = bots.cogwheelCorvids.numbers.plotsPerType;
      return isWrong || EVERY_PLOT.some((plot) => plotsLeft(state, plot) < 0)
        ? message(m('bad.plots'), { n: most })
        : undefined;
    },
  },
  {
    name: 'open ambushes belong to the Duchy bot, crowns to the Duchy: one at most for each minister, three of a human’s for each rank',
    check: (state) => {
      const most = isPlaying(state.facts, DUCHY) ? 1 : 0;
      if (!isBot(state, DUCHY) && state.ambushes.length > 0) return message(m('bad.duchy'));
      if (RANK_IDS.some((_, rank) => crownsLost(state, rank) < 0 || crownsLeft(state, rank) < 0)) {
        return message(m('bad.crowns'));
      }
      return first(EVERY_MINISTER, (minister) => {
        const n = cell(state, CROWNS + minister);
        return n < 0 || n > most ? message(m('bad.duchy')) : undefined;
      });
    },
  },
  {
    name: 'one tunnel of the Duchy bot at most in a clearing',
    check: (state) =>
      first(isBot(state, DUCHY) ? EVERY_CLEARING : [], (clearing) =>
        piecesAt(state, TUNNEL, clearing) > 1
          ? message(m('bad.onePerClearing'), { piece: kindRef(TUNNEL), at: clearingRef(clearing) })
          : undefined,
      ),
  },
  {
    name: 'without a Vagabot there are no items of its own',
    check: (state) => {
      const n = sum(ITEM_STATES.map((_, condition) => cell(state, ITEM_STATE + condition)));
      return n > 0 && vagabotFaction(state) === NONE ? message(m('bad.vagabotItems')) : undefined;
    },
  },
  ...screenInvariants,
];
