import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { onMap, openSlots, rules } from '../board.ts';
import { EVERY_CLEARING, kindNamed, MARQUISE, RECRUITER, SAWMILL, WOOD } from '../pieces.ts';
import type { State } from '../state.ts';
import { pieceSupply } from '../state.ts';
import { BUILDING_IDS, whyNoRecruits, whyNoWood } from '../verbs/marquise.ts';
import type { Input, InputKind } from '../verbs/verbs.ts';
import { m } from '../words.ts';
import type { FactionTurn, TurnVerb } from './faction-turn.ts';
import {
  atWork,
  buildCost,
  buildPoints,
  clearingsToBuild,
  MARQUISE_ACTIONS,
  marquiseDraw,
} from './marquise.ts';

/** What belongs to Daylight: once one of these is said, Birdsong is over. */
const DAYLIGHT: readonly InputKind[] = ['craft', 'move', 'battle', 'recruit', 'build', 'overwork'];

const WOOD_AT_ALL: Input = { kind: 'wood' };

function tellsOfWood(input: Input): boolean {
  if (input.kind === 'correct') return JSON.stringify(input.value).includes('wood');
  return (input.kind === 'place' || input.kind === 'remove') && input.piece === 'wood';
}

/** The turn of a human Marquise (law 6.4 to 6.6). */
export function marquiseTurn(state: State, said: readonly Input[]): FactionTurn {
  const has = (kind: InputKind): boolean => said.some((input) => input.kind === kind);
  const left = MARQUISE_ACTIONS - actionsIn(said);
  const isBirdsong = !has('wood') && !said.some(({ kind }) => DAYLIGHT.includes(kind));
  return {
    phase: isBirdsong ? 'birdsong' : left > 0 ? 'daylight' : 'evening',
    left: { n: Math.max(0, left), of: MARQUISE_ACTIONS },
    wood: onMap(state, WOOD),
    draw: marquiseDraw(state),
    // Whoever has told of wood already may have placed it by hand.
    ...(isBirdsong && !said.some(tellsOfWood) && hasWoodForAll(state) && { byItself: WOOD_AT_ALL }),
    verbs: [
      // Wood comes in Birdsong only; the tile stands as long as it is that.
      ...(isBirdsong ? [woodVerb(state)] : []),
      ...BUILDING_IDS.map((id) => buildVerb(state, id)),
      recruitVerb(state, has('recruit')),
      overworkVerb(state),
    ],
  };
}

/**
 * Actions that were taken. A march is one or two moves that follow each other: nothing comes between
 * the parts of an action (law 1.4.2).
 */
function actionsIn(said: readonly Input[]): number {
  let actions = 0;
  let moves = 0;
  for (const { kind } of said) {
    moves = kind === 'move' ? moves + 1 : 0;
    if (kind === 'battle' || kind === 'recruit' || kind === 'build' || kind === 'overwork') {
      actions += 1;
    }
    if (moves % 2 === 1) actions += 1;
  }
  return actions;
}

/** With less she says where it goes. */
const hasWoodForAll = (state: State): boolean =>
  whyNoWood(state) === undefined && pieceSupply(state, WOOD) >= atWork(state, SAWMILL).length;

const woodVerb = (state: State): TurnVerb => ({
  id: 'wood',
  n: atWork(state, SAWMILL).length,
  why: whyNoWood(state),
  inputs: [WOOD_AT_ALL],
});

function buildVerb(state: State, piece: (typeof BUILDING_IDS)[number]): TurnVerb {
  const kind = kindNamed(piece);
  const inputs = clearingsToBuild(state, kind).map(
    (at): Input => ({ kind: 'build', piece, at: at + 1 }),
  );
  const cost = buildCost(state, kind);
  return {
    id: 'build',
    piece,
    ...(cost !== undefined && { cost, points: buildPoints(state, kind) }),
    why: inputs.length > 0 ? undefined : whyNowhere(state, cost),
    inputs,
  };
}

function whyNowhere(state: State, cost: number | undefined): Message {
  if (cost === undefined) return message(m('no.allBuilt'));
  const hasSite = EVERY_CLEARING.some(
    (at) => rules(state, MARQUISE, at) && openSlots(state, at) > 0,
  );
  return hasSite ? message(m('no.woodLinked'), { n: cost }) : message(m('no.site'));
}

const recruitVerb = (state: State, isDone: boolean): TurnVerb => ({
  id: 'recruit',
  n: atWork(state, RECRUITER).length,
  why: isDone ? message(m('no.recruitAgain')) : whyNoRecruits(state),
  inputs: [{ kind: 'recruit' }],
});

function overworkVerb(state: State): TurnVerb {
  const sawmills = [...new Set(atWork(state, SAWMILL))];
  const isOut = pieceSupply(state, WOOD) === 0;
  return {
    id: 'overwork',
    why: isOut ? message(m('no.wood'), { n: 0 }) : whyNoSawmill(sawmills.length),
    inputs: isOut ? [] : sawmills.map((at): Input => ({ kind: 'overwork', at: at + 1 })),
  };
}

const whyNoSawmill = (n: number): Message | undefined =>
  n === 0 ? message(m('no.noSawmill')) : undefined;
