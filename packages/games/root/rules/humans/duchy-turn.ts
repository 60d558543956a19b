import { inputsWithin } from '@empty-chair/kernel/verbs';
import { message } from '@empty-chair/kernel/words';
import { burrow } from '../duchy.ts';
import { clearingNumbered, DUCHY, EVERY_CLEARING, TUNNEL } from '../pieces.ts';
import type { State } from '../state.ts';
import { piecesAt } from '../state.ts';
import { burrowMoves } from '../verbs/duchy.ts';
import { ownPiecesAt } from '../verbs/pieces.ts';
import type { Input, InputKind } from '../verbs/verbs.ts';
import { m } from '../words.ts';
import type { FactionTurn, TurnVerb } from './faction-turn.ts';

/** Once one of these is said, Birdsong is over. */
const BEGUN: readonly InputKind[] = ['muster', 'emerge', 'burrow', 'move', 'battle', 'craft'];

/** The turn of a human Duchy (law 12.4, 12.5). Its ministers act too and are not followed: nothing is counted. */
export const duchyTurn = (state: State, said: readonly Input[]): FactionTurn => ({
  phase: said.some(({ kind }) => BEGUN.includes(kind)) ? 'daylight' : 'birdsong',
  burrow: burrow(state),
  verbs: [digVerb(state), emergeVerb(state)],
});

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
