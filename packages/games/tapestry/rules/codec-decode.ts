import { kernelMessage } from '@empty-chair/kernel/errors';
import { NONE } from '@empty-chair/kernel/ids';
import * as json from '@empty-chair/kernel/json';
import type { Seat } from '@empty-chair/kernel/words';
import { literal, message } from '@empty-chair/kernel/words';
import { readCards, readTapestry } from './codec-cards.ts';
import { readMap } from './codec-map.ts';
import type { Config } from './config.ts';
import { named } from './config.ts';
import type { CivilizationId, Track } from './content.ts';
import {
  ACHIEVEMENT_POINTS,
  ACHIEVEMENTS,
  ALL_TRACKS,
  CIVILIZATIONS,
  civilizationOf,
  LANDMARKS,
  LIMITS,
  TRACKS,
  trackOf,
} from './content.ts';
import type { Player, State } from './state.ts';
import {
  AUTOMA,
  beginsWithIncome,
  emptyState,
  incomeTurnsOf,
  isHuman,
  PLAYERS,
  playerId,
  playerIds,
  SHADOW,
  SOURCES,
} from './state.ts';
import { m } from './words.ts';

const FIELDS = [
  'turn',
  'deed',
  'isOver',
  'tieWinner',
  'incomeTurns',
  'tracks',
  'favorites',
  'civilizations',
  'landmarks',
  'achievements',
  'toppled',
  'tokens',
  'explored',
  'tiles',
  'tilesLeft',
  'cards',
  'tapestry',
  'points',
] as const;

/** What is left out has its usual value. */
export function decodeState(data: unknown, config: Config): State {
  const fields = json.object(data, '', FIELDS);
  const state = emptyState(config);
  const read = new Reading(fields, state);
  state.seat = json.optional(fields, '', 'turn', read.seat, state.facts.bot);
  state.deed = json.optional(
    fields,
    '',
    'deed',
    (value, at) => json.oneOf(value, at, ['nothing', 'advance', 'income'] as const),
    'nothing',
  );
  state.isOver = json.optional(fields, '', 'isOver', json.flag, false);
  state.tieWinner = json.optional(
    fields,
    '',
    'tieWinner',
    (value, at) => (value === null ? NONE : read.player(value, at)),
    NONE,
  );
  read.incomeTurns();
  read.tracks();
  read.civilizations();
  read.favorites();
  read.landmarks();
  read.achievements();
  read.scorers(
    'toppled',
    (n, at) => json.whole(n, at, 0, 2 * LIMITS.outposts),
    (player, n) => {
      state.toppled[player] = n;
    },
  );
  readMap(fields, state);
  const given = (name: string): unknown => (name in fields ? fields[name] : {});
  state.cards = readCards(state.facts, given('cards'), 'cards');
  state.tapestry = readTapestry(state, given('tapestry'), 'tapestry');
  read.scorers('points', readPoints, (player, bySource) => {
    state.points[player] = bySource;
  });
  checkDeck(state);
  checkPair(state);
  return state;
}

/** Cards are drawn in pairs (TURN-3), and every deck of the game has an even number of them. */
function checkDeck({ cards }: State): void {
  const n = cards.decision.length;
  if (n % 2 !== 0) json.fail('cards.decision', message(m('bad.oddDeck'), { n }));
}

/** From the second income turn on the latest tiebreaker card is needed when the deck is empty. */
function checkPair({ facts, isOver, seat, incomeTurns, cards }: State): void {
  const isNeeded =
    !isOver &&
    facts.isSolo &&
    seat === facts.bot &&
    cards.decision.length === 0 &&
    (incomeTurns[AUTOMA] as number) > 0;
  for (const name of ['track', 'tiebreaker'] as const) {
    const isLone = cards[name] === NONE && cards.track !== cards.tiebreaker;
    if (isLone || (isNeeded && cards[name] === NONE)) {
      json.fail(`cards.${name}`, kernelMessage('data.missing', { field: literal(name) }));
    }
  }
}

function readPoints(value: unknown, path: string): number[] {
  if (typeof value === 'number') {
    return SOURCES.map((id) => (id === 'play' ? json.whole(value, path, 0, LIMITS.points) : 0));
  }
  const fields = json.object(value, path, SOURCES);
  return SOURCES.map((id) =>
    json.optional(fields, path, id, (n, at) => json.whole(n, at, -LIMITS.points, LIMITS.points), 0),
  );
}

/** The readers that need to know who plays; each puts what it read into the state. */
class Reading {
  private readonly fields: json.Fields;
  private readonly state: State;
  private readonly ids: readonly string[];
  constructor(fields: json.Fields, state: State) {
    this.fields = fields;
    this.state = state;
    this.ids = playerIds(state);
  }

  readonly player = (value: unknown, path: string): Player =>
    this.ids.indexOf(json.oneOf(value, path, this.ids)) as Player;

  readonly seat = (value: unknown, path: string): Seat => {
    const seats = this.state.facts.seats.map((seat) => playerId(this.state, seat));
    return this.state.facts.seats[seats.indexOf(json.oneOf(value, path, seats))] as Seat;
  };

  /** One value for each of the players that are named. */
  private byPlayer<T>(
    name: string,
    players: readonly Player[],
    read: json.Reader<T>,
    put: (player: Player, value: T) => void,
  ): void {
    if (!(name in this.fields)) return;
    const known = players.map((player) => this.ids[player] as string);
    const fields = json.object(this.fields[name], name, known);
    for (const [at, id] of known.entries()) {
      if (id in fields) put(players[at] as Player, read(fields[id], `${name}.${id}`));
    }
  }

  scorers<T>(name: string, read: json.Reader<T>, put: (player: Player, value: T) => void): void {
    const players = PLAYERS.filter((player) => player !== SHADOW);
    this.byPlayer(name, players, read, put);
  }

  /** Everybody's first turn is an income turn, so in the middle of a game each has taken one. */
  incomeTurns(): void {
    const { state } = this;
    const isGiven = 'incomeTurns' in this.fields;
    for (const player of PLAYERS) state.incomeTurns[player] = isGiven ? 0 : 1;
    const hasFirst = beginsWithIncome(state);
    this.byPlayer(
      'incomeTurns',
      PLAYERS.filter((player) => player !== SHADOW || hasFirst),
      (n, at) => json.whole(n, at, 0, LIMITS.incomeTurns),
      (player, n) => {
        state.incomeTurns[player] = n;
      },
    );
    if (state.facts.isSolo) state.incomeTurns[SHADOW] = incomeTurnsOf(state, AUTOMA);
    else if (!hasFirst) state.incomeTurns[SHADOW] = 0;
  }

  tracks(): void {
    const spaces = (value: unknown, path: string): number[] => {
      const fields = json.object(value, path, TRACKS);
      return TRACKS.map((id) =>
        json.optional(fields, path, id, (n, at) => json.whole(n, at, 0, LIMITS.lastSpace), 0),
      );
    };
    this.byPlayer('tracks', PLAYERS, spaces, (player, value) => {
      this.state.tracks[player] = value;
    });
  }

  /** As the config says; one that was rolled must be given, for nothing else says which it is. */
  civilizations(): void {
    const { state, fields } = this;
    const { civilization, second } = state.config;
    if (!state.facts.isSolo) return;
    const wanted = state.facts.level.civilizations;
    const list: CivilizationId[] =
      'civilizations' in fields
        ? json.list(fields['civilizations'], 'civilizations', (id, at) =>
            named(id, at, CIVILIZATIONS),
          )
        : civilization === 'random'
          ? CIVILIZATIONS.slice(0, wanted)
          : [civilization, ...(second === undefined ? [] : [second])];
    if (list.length !== wanted) {
      json.fail(
        'civilizations',
        kernelMessage('data.outOfRange', { value: list.length, least: wanted, most: wanted }),
      );
    }
    if (list.length > 1 && list[0] === list[1]) {
      json.fail('civilizations[1]', message(m('bad.sameCivilization')));
    }
    state.civilizations = list;
  }

  /** The civilization's track for the Automa; for the Shadow Empire the first other one. */
  favorites(): void {
    const { state } = this;
    const [first] = state.civilizations;
    if (first !== undefined) state.favorites[AUTOMA] = trackOf(civilizationOf(first).favorite);
    const { shadowFavorite } = state.config;
    state.favorites[SHADOW] =
      shadowFavorite === 'random'
        ? (ALL_TRACKS.find((track) => track !== state.favorites[AUTOMA]) as Track)
        : trackOf(shadowFavorite);
    const bots = PLAYERS.filter((player) => !isHuman(state, player));
    const track = (value: unknown, path: string) => trackOf(json.oneOf(value, path, TRACKS));
    this.byPlayer('favorites', bots, track, (player, value) => {
      state.favorites[player] = value;
    });
  }

  landmarks(): void {
    const { state, fields } = this;
    if (!('landmarks' in fields)) return;
    const owners = json.object(fields['landmarks'], 'landmarks');
    for (const [name, owner] of Object.entries(owners)) {
      const path = json.join('landmarks', name);
      const landmark = LANDMARKS.indexOf(named(name, path, LANDMARKS));
      const player = this.player(owner, path);
      // ADV-A2: the Shadow Empire's lie on the Automa's mat.
      state.landmarks[landmark] = player === SHADOW && state.facts.isSolo ? AUTOMA : player;
    }
  }

  achievements(): void {
    const { state, fields } = this;
    const places = json.optional(
      fields,
      '',
      'achievements',
      (value, at) => json.object(value, at, ACHIEVEMENTS),
      {},
    );
    for (const [achievement, id] of ACHIEVEMENTS.entries()) {
      const path = `achievements.${id}`;
      const taken = json.optional(
        places,
        'achievements',
        id,
        (list, at) => json.list(list, at, this.player),
        [],
      );
      refuseTwice(taken, path, (player) => this.ids[player] as string);
      const most = (ACHIEVEMENT_POINTS[achievement] as readonly number[]).length;
      if (taken.length > most) {
        json.fail(path, kernelMessage('data.outOfRange', { value: taken.length, least: 0, most }));
      }
      state.achievements[achievement] = taken;
    }
  }
}

function refuseTwice<T>(list: readonly T[], path: string, name: (item: T) => string): void {
  for (const [index, item] of list.entries()) {
    if (list.indexOf(item) === index) continue;
    json.fail(`${path}[${index}]`, kernelMessage('data.twice', { value: literal(name(item)) }));
  }
}
