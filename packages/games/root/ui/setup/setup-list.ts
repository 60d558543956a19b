import type { Happening, MessageId, Params, Ref } from '@empty-chair/kernel/words';
import { isRef } from '@empty-chair/uikit/sentence.ts';
import type { UiId } from '../words.ts';
import { secondBoxAtOnce } from './second-box-list.ts';

/** Clearings of every map. */
const CLEARINGS = Array.from({ length: 12 }, (_, index) => String(index + 1));
const BUILDINGS = ['sawmill', 'workshop', 'recruiter'];

const faction = (id: string): Ref => ({ kind: 'faction', id });
const said = (id: UiId, { rule }: Happening, params: Params): Happening => ({
  rule,
  id: id as string as MessageId,
  params,
});
const refIn = ({ params }: Happening, name: string): Ref | undefined => {
  const value = params?.[name];
  return value !== undefined && isRef(value) ? value : undefined;
};
const numberIn = ({ params }: Happening): number => Number(params?.['n'] ?? 0);

/** What lies together is put out together: each returns the line, and how many happenings it takes. */
type Together = (
  list: readonly Happening[],
) => { readonly line: Happening; readonly n: number } | undefined;

const starts = (list: readonly Happening[], ...ids: readonly string[]): boolean =>
  ids.every((id, index) => list[index]?.id === id);

const cards: Together = (list) => {
  const [first, hands] = list;
  if (!starts(list, 'do.noDominance', 'do.hands') || first === undefined || hands === undefined)
    return undefined;
  return { line: said('list.cards', first, { n: numberIn(hands) }), n: 2 };
};

/** One in each of so many clearings: shorter by the one that stays empty. */
const everywhere: Together = (list) => {
  const [first] = list;
  const who = first && refIn(first, 'faction');
  if (first === undefined || who === undefined) return undefined;
  const isOne = (one: Happening): boolean =>
    one.id === 'do.placeWarriors' && numberIn(one) === 1 && refIn(one, 'faction')?.id === who.id;
  const end = list.findIndex((one) => !isOne(one));
  const places = list.slice(0, end < 0 ? list.length : end).map((one) => refIn(one, 'at')?.id);
  const distinct = places.findIndex((place, index) => places.indexOf(place) !== index);
  const n = distinct < 0 ? places.length : distinct;
  const empty = CLEARINGS.filter((id) => !places.includes(id));
  const [but] = empty;
  if (n !== CLEARINGS.length - 1 || empty.length !== 1 || but === undefined) return undefined;
  const at = { kind: 'clearing', id: but };
  // A bot has a second one at its keep.
  const second = list[n];
  const two = second !== undefined && isOne(second) ? refIn(second, 'at') : undefined;
  if (two === undefined) return { line: said('list.everywhere', first, { faction: who, at }), n };
  return { line: said('list.everywhereTwo', first, { faction: who, at, two }), n: n + 1 };
};

const buildings: Together = (list) => {
  const three = list.slice(0, BUILDINGS.length);
  const [first] = three;
  const at = (piece: string): Ref | undefined => {
    const one = three.find((it) => it.id === 'do.placePiece' && refIn(it, 'piece')?.id === piece);
    return one && refIn(one, 'at');
  };
  const [sawmill, workshop, recruiter] = BUILDINGS.map(at);
  if (!first || !sawmill || !workshop || !recruiter) return undefined;
  const params = { faction: faction('marquise'), sawmill, workshop, recruiter };
  return { line: said('list.buildings', first, params), n: BUILDINGS.length };
};

const roost: Together = (list) => {
  const [first, warriors] = list;
  const at = first && refIn(first, 'at');
  const isHere = warriors !== undefined && refIn(warriors, 'at')?.id === at?.id;
  if (!first || !warriors || !at || !isHere || refIn(first, 'piece')?.id !== 'roost')
    return undefined;
  const params = { faction: faction('eyrie'), at, n: numberIn(warriors) };
  return { line: said('list.roost', first, params), n: 2 };
};

const allianceBoard: Together = (list) => {
  const [first] = list;
  if (first === undefined || !starts(list, 'do.supply', 'do.basesOnBoard', 'do.fillSympathy'))
    return undefined;
  const params = { faction: faction('alliance'), n: numberIn(first) };
  return { line: said('list.allianceBoard', first, params), n: 3 };
};

const vagabot: Together = (list) => {
  const [first, items] = list;
  const character = first && refIn(first, 'character');
  if (!first || !items || !character || !starts(list, 'do.character', 'do.startItems'))
    return undefined;
  return { line: said('list.vagabot', first, { character, n: numberIn(items) }), n: 2 };
};

const TOGETHER: readonly Together[] = [cards, everywhere, buildings, roost, allianceBoard, vagabot];

/**
 * Warriors into the supply, pieces onto their tracks and Viziers are one look at a faction board. It comes
 * first: what stands on the map is taken from there, so that its numbers are right.
 */
function boardsAtOnce(list: readonly Happening[]): readonly Happening[] {
  const done: Happening[] = [];
  let supply: { readonly one: Happening; readonly at: number } | undefined;
  let viziers = 0;
  for (const one of list) {
    const who = refIn(one, 'faction');
    if (one.id === 'do.supply') supply = { one, at: done.length };
    else if (one.id === 'do.viziers' && supply !== undefined) viziers = numberIn(one);
    else if (one.id === 'do.fillTracks' && supply !== undefined && who !== undefined) {
      const params = { faction: who, n: numberIn(supply.one) };
      const line =
        viziers === 0
          ? said('list.board', supply.one, params)
          : said('list.decreeBoard', supply.one, { ...params, viziers });
      done.splice(supply.at, 0, line);
      supply = undefined;
      viziers = 0;
    } else done.push(one);
  }
  return done;
}

/** The keep is put out with the buildings, and who has a board before them fills its tracks with the rest. */
function keepAtOnce(list: readonly Happening[]): readonly Happening[] {
  const isKeep = (one: Happening): boolean =>
    one.id === 'do.placePiece' && refIn(one, 'piece')?.id === 'keep';
  const isTracks = (one: Happening): boolean =>
    one.id === 'do.fillTracks' && refIn(one, 'faction')?.id === 'marquise';
  const isBuildings = ({ id }: Happening): boolean => id === ('list.buildings' as string);
  const found = list.find(isKeep);
  const keep = found && refIn(found, 'at');
  if (keep === undefined || !list.some(isBuildings)) return list;
  const words = list.some(isTracks) ? 'list.keepAndTracks' : 'list.keep';
  return list.flatMap((one) => {
    if (isKeep(one) || isTracks(one)) return [];
    return [isBuildings(one) ? said(words, one, { ...one.params, keep }) : one];
  });
}

/** Markers, ruins and the items beside them lie on the map. */
function mapAtOnce(list: readonly Happening[]): readonly Happening[] {
  const ruins = list.find(({ id }) => id === 'do.ruinItems' || id === 'do.ruins');
  if (ruins === undefined) return list;
  return list.flatMap((one) => {
    if (one === ruins || one.id === 'do.itemSupply') return [];
    const isMarkers = one.id === 'do.priorityMarkers';
    return [isMarkers ? said('list.map', one, { n: numberIn(ruins) }) : one];
  });
}

/** The set-up as a person puts it out: by owner and place, not piece by piece. */
export function setupList(all: readonly Happening[]): readonly Happening[] {
  const happenings = secondBoxAtOnce(all);
  const list: Happening[] = [];
  for (let at = 0; at < happenings.length; ) {
    const rest = happenings.slice(at);
    const found = TOGETHER.map((together) => together(rest)).find((it) => it !== undefined);
    const [first] = rest;
    if (found !== undefined) list.push(found.line);
    else if (first !== undefined) list.push(first);
    at += found?.n ?? 1;
  }
  return mapAtOnce(keepAtOnce(boardsAtOnce(list)));
}
