import * as json from '@empty-chair/kernel/json';
import type { StateCodec } from '@empty-chair/kernel/module';
import type { Seat } from '@empty-chair/kernel/words';
import { seat as seatOf } from '@empty-chair/kernel/words';
import { dnprsAsIn, writeDnprs } from './codec-dnprs.ts';
import {
  AREA,
  EVENT,
  listOf,
  NODE,
  orNull,
  PROVINCE,
  REALM,
  readBy,
  wholeFrom,
  writeBy,
} from './codec-ids.ts';
import { decodePlayer, encodePlayer } from './codec-players.ts';
import type { Config } from './config.ts';
import { ALL_PROVINCES, NONE, provinces } from './content.ts';
import {
  AGES,
  IDEA_TYPES,
  IDEAS,
  LIMITS,
  MILESTONE_TYPES,
  RELIGIONS,
  ROUNDS_PER_AGE,
} from './numbers.ts';
import { decodePack } from './pack/decode.ts';
import { encodePack } from './pack/encode.ts';
import { KNOWN } from './pack/known.ts';
import { rulesWith } from './pack/rules.ts';
import { formerStart, startingState } from './setup.ts';
import type { Crusade, Occupier, SeenIdea, State } from './state.ts';
import { isRebels, REBELS, STEPS } from './state.ts';
import { dropTokens } from './turn/towns.ts';

const REALM_OR_NULL = orNull(REALM);
const MOST_REBELS = 99;
const MOST_PIRATES = 9;
const none = (): typeof NONE => NONE;
const zero = (): number => 0;
const same = (n: number): number => n;

/** Seats are written by the realm that the scenario put there. */
const seatedRealms = ({ seats }: Config): readonly string[] =>
  seats.filter(({ role }) => role !== 'open').map(({ realm }) => realm);

const starts = new WeakMap<Config, State>();

/** What a position is held against; worked out once for each config, and only looked at. */
function startOf(config: Config): Readonly<State> {
  const known = starts.get(config);
  if (known !== undefined) return known;
  const start = startingState(config);
  starts.set(config, start);
  return start;
}

const hasTokens = ({ map }: State): boolean => (map.manpowerTokens?.size ?? 0) > 0;

function encode(state: State): unknown {
  const start = startOf(state.config);
  const seats = seatedRealms(state.config);
  const names = (all: readonly Seat[]): (string | undefined)[] => all.map((seat) => seats[seat]);
  return {
    since: SINCE,
    age: state.age,
    round: state.round,
    step: state.step,
    turn: seats[state.seat],
    order: names(state.order),
    passed: names(state.passed),
    isUnderWay: state.isUnderWay,
    nextFirst: state.nextFirst === NONE ? null : seats[state.nextFirst],
    isOver: state.isOver,
    ...(state.winners.length > 0 && { winners: names(state.winners) }),
    owner: writeBy(PROVINCE, state.map.owner, (at) => start.map.owner[at], REALM_OR_NULL.write),
    ...(hasTokens(start) && {
      manpowerTokens: [...(state.map.manpowerTokens ?? [])].map(PROVINCE.write),
    }),
    occupied: writeBy(PROVINCE, state.occupier, none, (by) =>
      isRebels(by) ? 'rebels' : REALM.write(by),
    ),
    unrest: ALL_PROVINCES.filter((at) => state.unrest[at] === 1).map(PROVINCE.write),
    rebels: writeBy(AREA, state.rebels, zero, same),
    religion: writeBy(
      AREA,
      state.religion,
      (at) => start.religion[at],
      (religion) => RELIGIONS[religion],
    ),
    pirates: writeBy(NODE, state.pirates, zero, same),
    overlords: writeBy(REALM, state.overlord, (at) => start.overlord[at], REALM_OR_NULL.write),
    dnprs: writeDnprs(state.dnprs, start.dnprs),
    emperor: REALM_OR_NULL.write(state.emperor),
    authority: state.authority,
    imperialInfluence: state.imperialInfluence.map(AREA.write),
    ...(state.leftEmpire.join() !== start.leftEmpire.join() && {
      leftEmpire: state.leftEmpire.map(AREA.write),
    }),
    isDefendingEmpire: state.isDefendingEmpire,
    ...(state.invasions.length > 0 && { invasions: state.invasions.map(REALM.write) }),
    controller: REALM_OR_NULL.write(state.controller),
    isUncontested: state.isUncontested,
    curia: state.curia.map(REALM.write),
    hasCrusade: state.hasCrusade,
    ...(state.crusade !== undefined && {
      crusade: { realm: REALM.write(state.crusade.realm), area: AREA.write(state.crusade.area) },
    }),
    ...(state.seenEvents.length > 0 && { seenEvents: state.seenEvents.map(EVENT.write) }),
    milestones: Object.fromEntries(
      MILESTONE_TYPES.map((type) => [type, names(state.milestones[type])]),
    ),
    ideas: Object.fromEntries([...state.ideas].map(([idea, who]) => [idea, names(who)])),
    ...(state.seenIdeas.length > 0 && { seenIdeas: state.seenIdeas }),
    ...(state.pack !== state.config.pack && {
      pack: state.pack === undefined ? null : encodePack(state.pack),
    }),
    players: Object.fromEntries(
      state.players.map((player, index) => [seats[index], encodePlayer(player)]),
    ),
  };
}

/** Of the rules that the position was written down by; a part of one, as a person writes it, has none. */
const SINCE = 4;
/** What every whole position has. */
const WHOLE = ['age', 'owner', 'isDefendingEmpire', 'dnprs', 'players'] as const;

const FIELDS = [
  'since',
  'age',
  'round',
  'step',
  'turn',
  'order',
  'passed',
  'isUnderWay',
  'nextFirst',
  'isOver',
  'winners',
  'owner',
  'manpowerTokens',
  'occupied',
  'unrest',
  'rebels',
  'religion',
  'pirates',
  'overlords',
  'dnprs',
  'emperor',
  'authority',
  'imperialInfluence',
  'leftEmpire',
  'isDefendingEmpire',
  'invasions',
  'controller',
  'isUncontested',
  'curia',
  'hasCrusade',
  'crusade',
  'seenEvents',
  'milestones',
  'ideas',
  'seenIdeas',
  'pack',
  'players',
] as const;

/** What is left out is as the scenario sets it up, so that `{}` is its beginning. */
function decode(data: unknown, config: Config): State {
  const fields = json.object(data, '', FIELDS);
  const isFormer = !('since' in fields) && WHOLE.every((name) => name in fields);
  const state = isFormer ? formerStart(config) : startingState(config);
  const seats = seatedRealms(config);
  const read = <T>(name: (typeof FIELDS)[number], reader: json.Reader<T>, otherwise: T): T =>
    json.optional(fields, '', name, reader, otherwise);
  const seat = (value: unknown, path: string): Seat =>
    seatOf(seats.indexOf(json.oneOf(value, path, seats)));
  const seatList = (value: unknown, path: string): Seat[] => json.list(value, path, seat);
  read('since', wholeFrom(SINCE, SINCE), SINCE);
  state.age = read('age', wholeFrom(1, AGES), state.age);
  state.round = read('round', wholeFrom(1, ROUNDS_PER_AGE), state.round);
  state.step = read('step', (value, path) => json.oneOf(value, path, STEPS), state.step);
  state.seat = read('turn', seat, state.seat);
  state.order = read('order', seatList, state.order);
  state.passed = read('passed', seatList, state.passed);
  state.isUnderWay = read('isUnderWay', json.flag, state.isUnderWay);
  state.nextFirst = read(
    'nextFirst',
    (value, path) => (value === null ? NONE : seat(value, path)),
    state.nextFirst,
  );
  state.isOver = read('isOver', json.flag, state.isOver);
  state.winners = read('winners', seatList, state.winners);
  const owner = state.map.owner.slice();
  read('owner', readBy(PROVINCE, owner, REALM_OR_NULL.read), undefined);
  const tokens = read('manpowerTokens', listOf(PROVINCE), [...(state.map.manpowerTokens ?? [])]);
  state.map = { ...state.map, owner, manpowerTokens: new Set(tokens) };
  read('occupied', readBy(PROVINCE, state.occupier, readOccupier), undefined);
  if ('unrest' in fields) {
    state.unrest = new Uint8Array(provinces.length);
    for (const province of read('unrest', listOf(PROVINCE), [])) state.unrest[province] = 1;
  }
  read('rebels', readBy(AREA, state.rebels, wholeFrom(0, MOST_REBELS)), undefined);
  read('religion', readBy(AREA, state.religion, readReligion), undefined);
  read('pirates', readBy(NODE, state.pirates, wholeFrom(0, MOST_PIRATES)), undefined);
  read('overlords', readBy(REALM, state.overlord, REALM_OR_NULL.read), undefined);
  state.dnprs = read('dnprs', dnprsAsIn(state.dnprs), state.dnprs);
  state.emperor = read('emperor', REALM_OR_NULL.read, state.emperor);
  state.authority = read('authority', wholeFrom(0, LIMITS.imperialAuthority), state.authority);
  state.imperialInfluence = read(
    'imperialInfluence',
    (value, path) => json.list(value, path, AREA.read),
    state.imperialInfluence,
  );
  state.leftEmpire = read('leftEmpire', listOf(AREA), state.leftEmpire);
  state.isDefendingEmpire = read('isDefendingEmpire', json.flag, state.isDefendingEmpire);
  state.invasions = read('invasions', listOf(REALM), state.invasions);
  state.controller = read('controller', REALM_OR_NULL.read, state.controller);
  state.isUncontested = read('isUncontested', json.flag, state.isUncontested);
  state.curia = read('curia', (value, path) => json.list(value, path, REALM.read), state.curia);
  state.hasCrusade = read('hasCrusade', json.flag, state.hasCrusade);
  state.crusade = read('crusade', readCrusade, state.crusade);
  state.seenEvents = read('seenEvents', listOf(EVENT), state.seenEvents);
  decodeProgress(state, fields, seatList);
  if ('pack' in fields) {
    state.pack =
      fields['pack'] === null
        ? undefined
        : json.at('pack', () => decodePack(fields['pack'], KNOWN));
    state.rules = json.at('pack', () => rulesWith(state.pack));
    state.map = { ...state.map, facts: state.rules.map };
  }
  const players = json.object(fields['players'] ?? {}, 'players', seats);
  for (const [index, name] of seats.entries()) {
    const player = state.players[index];
    if (player !== undefined && name in players) {
      decodePlayer(player, players[name], `players.${name}`);
    }
  }
  dropTokens(state);
  return state;
}

const readCrusade: json.Reader<Crusade | undefined> = (value, path) => {
  const fields = json.object(value, path, ['realm', 'area']);
  return {
    realm: REALM.read(fields['realm'], `${path}.realm`),
    area: AREA.read(fields['area'], `${path}.area`),
  };
};
function readOccupier(value: unknown, path: string): Occupier {
  return value === 'rebels' ? REBELS : REALM.read(value, path);
}
const readReligion: json.Reader<number> = (value, path) =>
  RELIGIONS.indexOf(json.oneOf(value, path, RELIGIONS));

const ALL_IDEAS = IDEA_TYPES.flatMap((type) => IDEAS[type].map(({ id }) => id));

const readIdea: json.Reader<string> = (value, path) => json.oneOf(value, path, ALL_IDEAS);
const readSeenIdeas: json.Reader<SeenIdea[]> = (all, at) =>
  json.list(all, at, (value, path) => {
    const fields = json.object(value, path, ['idea', 'besides']);
    return {
      idea: readIdea(fields['idea'], `${path}.idea`),
      besides: json.list(fields['besides'], `${path}.besides`, readIdea),
    };
  });

function decodeProgress(
  state: State,
  fields: json.Fields,
  seatList: (value: unknown, path: string) => Seat[],
): void {
  const milestones = json.object(fields['milestones'] ?? {}, 'milestones', MILESTONE_TYPES);
  for (const type of MILESTONE_TYPES) {
    state.milestones[type] = json.optional(
      milestones,
      'milestones',
      type,
      seatList,
      state.milestones[type],
    );
  }
  state.seenIdeas = json.optional(fields, '', 'seenIdeas', readSeenIdeas, state.seenIdeas);
  if (!('ideas' in fields)) return;
  const ideas = json.object(fields['ideas'], 'ideas', ALL_IDEAS);
  state.ideas = new Map(
    Object.entries(ideas).map(([idea, who]) => [idea, seatList(who, `ideas.${idea}`)]),
  );
}

export const stateCodec: StateCodec<Config, State> = { encode, decode };
