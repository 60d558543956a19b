import { inputsWithin } from '@empty-chair/kernel/verbs';
import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { Faction } from '../pieces.ts';
import { CORVIDS } from '../pieces.ts';
import { EXTORTION, faceUpPlots } from '../plots.ts';
import type { State } from '../state.ts';
import { plotActions } from '../verbs/corvids.ts';
import type { Input, InputKind } from '../verbs/verbs.ts';
import { m } from '../words.ts';
import type { FactionTurn, TurnVerb } from './faction-turn.ts';

/** Law 13.5: three of these, in any order and number. */
const ACTIONS = 3;
const DAYLIGHT: readonly InputKind[] = ['plot', 'trick', 'move', 'battle'];

/** The turn of human Corvids (law 13.4 to 13.6). */
export function corvidsTurn(state: State, said: readonly Input[]): FactionTurn {
  const done = said.filter(({ kind }) => DAYLIGHT.includes(kind)).length;
  const plots = said.filter(({ kind }) => kind === 'plot').length;
  return {
    phase: done === 0 ? 'birdsong' : done < ACTIONS ? 'daylight' : 'evening',
    left: { n: Math.max(0, ACTIONS - done), of: ACTIONS },
    // Law 13.6: who takes a fourth action, Exert, draws nothing.
    ...(done <= ACTIONS && { draw: 1 + faceUpPlots(state, EXTORTION) }),
    verbs: [flipVerb(state), plotVerb(state, plots + 1), trickVerb(state)],
  };
}

const toSay = (state: State, me: Faction, kind: InputKind): readonly Input[] =>
  inputsWithin<Input>([...plotActions(state, me)]).filter((input) => input.kind === kind);

const unless = (isPossible: boolean, id: Parameters<typeof m>[0]): Message | undefined =>
  isPossible ? undefined : message(m(id));

/** Law 13.4.2: which of the four it is only its owner knows. It counts for its own points. */
function flipVerb(state: State): TurnVerb {
  const inputs = toSay(state, CORVIDS, 'flip');
  const points = faceUpPlots(state) + 1;
  return { id: 'flip', points, why: unless(inputs.length > 0, 'no.flips'), inputs };
}

/** Law 13.5.2: a warrior, and one more for each plot of this turn. */
function plotVerb(state: State, cost: number): TurnVerb {
  const inputs = toSay(state, CORVIDS, 'plot').filter((input) => 'n' in input && input.n === cost);
  return { id: 'plot', cost, why: unless(inputs.length > 0, 'no.plots'), inputs };
}

function trickVerb(state: State): TurnVerb {
  const inputs = toSay(state, CORVIDS, 'trick');
  return { id: 'trick', why: unless(inputs.length > 0, 'no.tricks'), inputs };
}

/** Law 13.2.4: what others can do about human Corvids' plots. Where there is nothing, nobody is told so. */
export const exposeVerbs = (state: State, me: Faction): readonly TurnVerb[] =>
  (['expose', 'guess'] as const)
    .map((id) => ({ id, inputs: toSay(state, me, id) }))
    .filter(({ inputs }) => inputs.length > 0);
