import { shuffle } from '@empty-chair/kernel/deck';
import { NONE } from '@empty-chair/kernel/ids';
import type { Table } from '@empty-chair/kernel/table';
import { chooseAtRandom } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { startingCards } from './cards.ts';
import type { Config } from './config.ts';
import { bonusTilesInPlay, innovationsInPlay, palacesInPlay, roundTilesProblem } from './config.ts';
import type {
  BonusTile,
  BookAction,
  DisciplineId,
  FinalTile,
  Innovation,
  Palace,
  RoundTile,
  Terrain,
} from './content.ts';
import {
  ALL_DISCIPLINES,
  ALL_INNOVATIONS,
  BONUS_TILES,
  BOOK_ACTIONS,
  BOOK_SLOTS,
  DISCIPLINES,
  FINAL_TILES,
  humanFaction,
  innovationNamed,
  LIMITS,
  PALACES,
  planningBoards,
  ROUND_TILES,
  SCHOLAR_SPACES,
  SPELLS,
  TERRAINS,
  terrainOf,
} from './content.ts';
import { HEXES } from './hexes.ts';
import { tellSetup } from './setup-list.ts';
import type { BonusSlot, Errand, State } from './state.ts';
import { addPoints, factsOf, levelOf, setLevel } from './state.ts';
import { m, rule, terrainRef } from './words.ts';

/** Section 2 of the rules. What humans choose (bonus tiles, workshops) comes after, as errands. */
export function setUp(table: Table<undefined>, config: Config): State {
  const facts = factsOf(config);
  const tiles = drawTiles(table, config);
  const native = nativeTerrain(table, config);
  const perSeat = <T>(of: () => T): T[] => facts.seats.map(of);
  const state: State = {
    config,
    facts,
    native,
    round: 1,
    seat: facts.seats[0] as Seat,
    order: facts.seats.slice(),
    nextOrder: [],
    errands: startErrands(config, facts.humans, facts.automa),
    isOver: false,
    terrain: Int8Array.from(facts.side.terrain),
    owner: new Int8Array(HEXES).fill(NONE),
    building: new Int8Array(HEXES).fill(NONE),
    marked: new Int8Array(HEXES),
    annex: new Int8Array(HEXES),
    tool: new Int8Array(HEXES),
    bridges: [],
    levels: perSeat(() => DISCIPLINES.map(() => 0)),
    scholars: DISCIPLINES.map(() => SCHOLAR_SPACES.map(() => NONE)),
    spells: SPELLS.map(() => false),
    books: tiles.books.map(() => false),
    bookActions: tiles.books,
    roundTiles: tiles.round,
    finalTile: tiles.final,
    bonus: tiles.bonus.map((tile) => ({ tile, coins: 0 })),
    bonusOf: perSeat(() => NONE),
    display: tiles.innovations,
    innovations: perSeat(() => []),
    shipping: config.humans.map(({ terrain }) => planningBoards[terrain].shipping ?? 0),
    cities: config.humans.map(() => 0),
    cards: startingCards(table, facts.level),
    points: perSeat(() => new Array<number>(9).fill(0)),
  };
  for (const seat of facts.seats) addPoints(state, seat, 'start', LIMITS.startPoints);
  raise(state, facts.automa, facts.faction.scienceStart);
  for (const [seat, { faction, terrain }] of config.humans.entries()) {
    raise(state, seat as Seat, humanFaction(faction).levels);
    raise(state, seat as Seat, planningBoards[terrain].levels ?? {});
  }
  // AOI-S9: alone, the first tile of the row is the Automa's before the human chooses.
  if (config.humans.length === 1) {
    state.bonusOf[facts.automa] = (state.bonus.shift() as BonusSlot).tile;
  }
  tellSetup(table, state, tiles.palaces);
  return state;
}

function raise(
  state: State,
  seat: Seat,
  by: Readonly<Partial<Record<DisciplineId, number>>>,
): void {
  for (const discipline of ALL_DISCIPLINES) {
    const more = by[DISCIPLINES[discipline] as DisciplineId] ?? 0;
    setLevel(state, seat, discipline, levelOf(state, seat, discipline) + more);
  }
}

/** AOI-S8: chosen, or drawn from the terrains that no human has. */
function nativeTerrain(table: Table<undefined>, { terrain, humans }: Config): Terrain {
  if (terrain !== 'random') return terrainOf(terrain);
  const free = TERRAINS.filter((id) => humans.every((human) => human.terrain !== id));
  return chooseAtRandom(table, {
    rule: rule('AOI-S8'),
    channel: 'choices',
    ask: message(m('ask.terrain')),
    answers: free.map(terrainOf),
    ref: terrainRef,
  });
}

interface Tiles {
  readonly round: RoundTile[];
  readonly final: FinalTile;
  readonly bonus: BonusTile[];
  readonly books: BookAction[];
  readonly innovations: Innovation[];
  readonly palaces: readonly Palace[];
}

/** What does not lie on the table yet is drawn; the set-up list says what to lay where. */
function drawTiles({ rng }: Table<undefined>, { tiles, humans }: Config): Tiles {
  const some = <T>(all: readonly T[], n: number): T[] => {
    const shuffled = all.slice();
    shuffle(shuffled, rng);
    return shuffled.slice(0, n);
  };
  let round = tiles.round?.slice() ?? some(ROUND_TILES, LIMITS.rounds);
  // AOI-S3: a final tile that lies there already limits what round 6 can be.
  while (roundTilesProblem(round, tiles.final) !== undefined) {
    round = some(ROUND_TILES, LIMITS.rounds);
  }
  const [final] = some(
    tiles.final === undefined
      ? FINAL_TILES.filter((id) => roundTilesProblem(round, id) === undefined)
      : [tiles.final],
    1,
  );
  const innovations =
    tiles.innovations?.map(innovationNamed) ??
    some(ALL_INNOVATIONS, innovationsInPlay(humans.length));
  return {
    round,
    final: final as FinalTile,
    bonus: tiles.bonus?.slice() ?? some(BONUS_TILES, bonusTilesInPlay(humans.length)),
    books: tiles.books?.slice() ?? some(BOOK_ACTIONS, BOOK_SLOTS),
    innovations,
    palaces: tiles.palaces ?? some(PALACES.slice(0, -1), palacesInPlay(humans.length)),
  };
}

/** AOI-S9, AOI-S11, AOI-V6, AOI-Q12: what is chosen and placed before the first round. */
function startErrands({ humans }: Config, seats: readonly Seat[], automa: Seat): Errand[] {
  const back = seats.slice().reverse();
  const errand = (task: Errand['task']) => (seat: Seat) => ({ seat, task });
  const startsWith = (seat: Seat) => {
    const human = humans[seat];
    return human === undefined ? [] : humanFaction(human.faction).startsWith;
  };
  const withWorkshops = (seat: Seat) => startsWith(seat).includes('workshop');
  return [
    ...seats.map(errand('bonus')),
    ...seats.filter(withWorkshops).map(errand('workshop')),
    { seat: automa, task: 'automa' },
    ...back.filter(withWorkshops).map(errand('workshop')),
    ...seats.filter((seat) => startsWith(seat).includes('university')).map(errand('university')),
    ...seats.filter((seat) => startsWith(seat).includes('tower')).map(errand('tower')),
  ];
}
