import { inputsWithin } from '@empty-chair/kernel/verbs';
import { message } from '@empty-chair/kernel/words';
import { burrow } from '../duchy.ts';
import {
  clearingNumbered,
  DUCHY,
  EVERY_CLEARING,
  EVERY_MINISTER,
  ministerId,
  TUNNEL,
} from '../pieces.ts';
import type { State } from '../state.ts';
import { piecesAt } from '../state.ts';
import { burrowMoves } from '../verbs/duchy.ts';
import { ownPiecesAt } from '../verbs/pieces.ts';
import type { Input, InputKind } from '../verbs/verbs.ts';
import { m } from '../words.ts';
import { canSway, cardsForRank, lordsPoints, pointsOfRank, rankOf } from './duchy.ts';
import type { FactionTurn, TurnVerb } from './faction-turn.ts';

/** Once one of these is said, Birdsong is over. */
const BEGUN: readonly InputKind[] = [
  'muster',
  'emerge',
  'burrow',
  'move',
  'battle',
  'craft',
  'parliament',
];

/** The turn of a human Duchy (law 12.4, 12.5). What its ministers do is not told apart from the rest: no action is counted. */
export const duchyTurn = (state: State, said: readonly Input[]): FactionTurn => ({
  phase: phaseAfter(said),
  burrow: burrow(state),
  verbs: [
    digVerb(state),
    emergeVerb(state),
    ...parliamentVerbs(state, said),
    swayVerb(state, said),
  ],
});

/** Swaying is the last step of Daylight. */
function phaseAfter(said: readonly Input[]): FactionTurn['phase'] {
  if (said.some(({ kind }) => kind === 'sway')) return 'evening';
  return said.some(({ kind }) => BEGUN.includes(kind)) ? 'daylight' : 'birdsong';
}

/** Law 12.5.2: once in a turn. Before a lord is swayed nobody is told of it. */
function parliamentVerbs(state: State, said: readonly Input[]): readonly TurnVerb[] {
  const points = lordsPoints(state);
  if (points === 0 || said.some(({ kind }) => kind === 'parliament')) return [];
  return [{ id: 'parliament', points, inputs: [{ kind: 'parliament' }] }];
}

/** Law 12.5.3: one in a turn. */
function swayVerb(state: State, said: readonly Input[]): TurnVerb {
  const ministers = EVERY_MINISTER.filter((minister) => canSway(state, minister));
  const inputs = ministers.map(
    (minister): Input => ({
      kind: 'sway',
      minister: ministerId(minister),
    }),
  );
  const hasSwayed = said.some(({ kind }) => kind === 'sway');
  const why = hasSwayed ? 'no.swayedOnce' : inputs.length === 0 ? 'no.nobodyToSway' : undefined;
  return {
    id: 'sway',
    costs: ministers.map((minister) => cardsForRank(rankOf(minister))),
    gains: ministers.map((minister) => pointsOfRank(rankOf(minister))),
    why: why && message(m(why)),
    inputs: hasSwayed ? [] : inputs,
  };
}

/** Law 12.5.1: a tunnel where none lies. Who comes out of it is said after it. */
function digVerb(state: State): TurnVerb {
  const inputs = EVERY_CLEARING.flatMap((at) =>
    inputsWithin<Input>([...ownPiecesAt(state, DUCHY, at)]),
  ).filter(
    (input) =>
      input.kind === 'place' &&
      input.piece === 'tunnel' &&
      piecesAt(state, TUNNEL, clearingNumbered(input.at)) === 0,
  );
  return { id: 'dig', why: inputs.length > 0 ? undefined : message(m('no.tunnels')), inputs };
}

function emergeVerb(state: State): TurnVerb {
  const inputs = inputsWithin<Input>([...burrowMoves(state, DUCHY)]).filter(
    ({ kind }) => kind === 'emerge',
  );
  const why = burrow(state) === 0 ? 'no.burrowEmpty' : 'no.noTunnel';
  return { id: 'emerge', why: inputs.length > 0 ? undefined : message(m(why)), inputs };
}
