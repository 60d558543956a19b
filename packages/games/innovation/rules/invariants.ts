import { NONE } from '@empty-chair/kernel/ids';
import type { Invariant } from '@empty-chair/kernel/module';
import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { isBridgeSpot } from './board.ts';
import {
  ALL_BUILDINGS,
  ALL_DISCIPLINES,
  ANNEXES,
  BRIDGES_PER_PLAYER,
  CARDS,
  countOf,
  INNOVATION_LIMIT,
  LIMITS,
} from './content.ts';
import { scholarsLeft } from './effects.ts';
import { ALL_HEXES } from './hexes.ts';
import type { State } from './state.ts';
import {
  buildingAt,
  isEmpty,
  isHumanSeat,
  isSameBridge,
  levelOf,
  ownerAt,
  pointsOf,
  seatId,
  stockOf,
} from './state.ts';
import { buildingRef, cardRef, disciplineRef, hexRef, innovationRef, m, ref } from './words.ts';

export const invariants: readonly Invariant<State>[] = [
  { name: 'buildings stand on land', check: onLand },
  { name: 'no building is there more often than in the box', check: inTheBox },
  { name: 'tokens are the Automa’s, annexes the humans’', check: addedPieces },
  { name: 'bridges are the humans’, on spots of their own', check: bridges },
  { name: 'every decision card is in one place', check: eachCardOnce },
  { name: 'only one marker stands on the top level', check: oneOnTop },
  { name: 'there are scholars enough', check: enoughScholars },
  { name: 'every innovation and bonus tile is in one place', check: eachTileOnce },
  { name: 'points are not below zero', check: points },
];

function onLand(state: State): Message | undefined {
  const { land } = state.facts.side;
  for (const hex of ALL_HEXES) {
    const isTaken = !isEmpty(state, hex);
    const hasBuilding = buildingAt(state, hex) !== NONE;
    if (isTaken !== hasBuilding || (isTaken && !land.includes(hex))) {
      return message(m('bad.hex'), { at: hexRef(hex) });
    }
  }
  return undefined;
}

function inTheBox(state: State): Message | undefined {
  for (const seat of state.facts.seats) {
    for (const building of ALL_BUILDINGS) {
      if (stockOf(state, seat, building) < 0) {
        return message(m('bad.buildings'), {
          building: buildingRef(building),
          n: countOf(building),
        });
      }
    }
  }
  return undefined;
}

function addedPieces(state: State): Message | undefined {
  const { automa, side } = state.facts;
  for (const hex of side.land) {
    const isWrong =
      (state.marked[hex] === 1 && ownerAt(state, hex) !== automa) ||
      (state.annex[hex] === 1 && (isEmpty(state, hex) || ownerAt(state, hex) === automa));
    if (isWrong) return message(m('bad.added'), { at: hexRef(hex) });
  }
  const annexes = state.annex.reduce((all, n) => all + n, 0);
  return annexes > ANNEXES ? message(m('bad.annexes'), { n: ANNEXES }) : undefined;
}

function bridges(state: State): Message | undefined {
  const built = state.bridges;
  const wrong = built.find(
    (bridge, at) =>
      !isHumanSeat(state, bridge.seat) ||
      !isBridgeSpot(state, bridge) ||
      built.findIndex((other) => isSameBridge(other, bridge)) !== at,
  );
  if (wrong !== undefined) {
    return message(m('no.bridge'), { from: hexRef(wrong.from), to: hexRef(wrong.to) });
  }
  const tooMany = state.facts.humans.some(
    (human) => built.filter(({ seat }) => seat === human).length > BRIDGES_PER_PLAYER,
  );
  return tooMany ? message(m('no.bridgesLeft')) : undefined;
}

function eachCardOnce({ cards }: State): Message | undefined {
  const all = [
    ...cards.draw,
    ...cards.support,
    ...cards.reserve,
    ...(cards.action === NONE ? [] : [cards.action]),
  ];
  const card = CARDS.find((wanted) => all.filter((one) => one === wanted).length !== 1);
  return card === undefined ? undefined : message(m('bad.card'), { card: cardRef(card) });
}

function oneOnTop(state: State): Message | undefined {
  for (const discipline of ALL_DISCIPLINES) {
    const onTop = state.facts.seats.filter(
      (seat) => levelOf(state, seat, discipline) === LIMITS.topLevel,
    );
    if (onTop.length > 1) return message(m('bad.top'), { discipline: disciplineRef(discipline) });
  }
  return undefined;
}

function enoughScholars(state: State): Message | undefined {
  const seat = state.facts.seats.find((of) => scholarsLeft(state, of) < 0);
  return seat === undefined
    ? undefined
    : message(m('bad.scholars'), { who: ref('seat', seatId(state, seat)), n: LIMITS.scholars });
}

function eachTileOnce({ display, innovations, bonus, bonusOf }: State): Message | undefined {
  const shown = [...display, ...innovations.flat()].filter((id) => id !== NONE);
  const twice = shown.find((id, at) => shown.indexOf(id) !== at);
  if (twice !== undefined) {
    return message(m('bad.innovation'), { innovation: innovationRef(twice) });
  }
  const tooMany = innovations.findIndex((taken) => taken.length > INNOVATION_LIMIT);
  if (tooMany >= 0) return message(m('bad.innovations'), { n: INNOVATION_LIMIT });
  const tiles = [...bonus.map(({ tile }) => tile), ...bonusOf].filter((tile) => tile !== NONE);
  const again = tiles.find((tile, at) => tiles.indexOf(tile) !== at);
  return again === undefined ? undefined : message(m('bad.bonus'), { tile: ref('bonus', again) });
}

function points(state: State): Message | undefined {
  const seat = state.facts.seats.find((of) => pointsOf(state, of) < 0);
  return seat === undefined
    ? undefined
    : message(m('bad.points'), { who: ref('seat', seatId(state, seat)) });
}
