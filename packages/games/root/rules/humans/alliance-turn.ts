import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { ALLIANCE, clearingNumbered, EVERY_CLEARING } from '../pieces.ts';
import type { State } from '../state.ts';
import { buildingsAt, cell, WARRIORS_ELSEWHERE, warriorSupply } from '../state.ts';
import { canOrganize, whyNoTraining } from '../verbs/alliance.ts';
import type { Input, InputKind } from '../verbs/verbs.ts';
import { m } from '../words.ts';
import { basesOn, canRevolt, costOfSpread, nextPoints, REVOLT_COST } from './alliance.ts';
import type { FactionTurn, TurnVerb } from './faction-turn.ts';

const DAYLIGHT: readonly InputKind[] = ['train', 'craft'];

/** The turn of a human Alliance (law 8.4 to 8.6). */
export function allianceTurn(state: State, said: readonly Input[]): FactionTurn {
  const officers = cell(state, WARRIORS_ELSEWHERE + ALLIANCE);
  const done = said.filter((input) => isOperation(state, input)).length;
  const isDaylight = said.some(({ kind }) => DAYLIGHT.includes(kind));
  return {
    phase: done > 0 ? 'evening' : isDaylight ? 'daylight' : 'birdsong',
    left: { n: Math.max(0, officers - done), of: officers },
    // Law 8.6.2: one more for each base.
    draw: 1 + basesOn(state).length,
    verbs: [
      revoltVerb(state),
      spreadVerb(state),
      { id: 'train', why: whyNoTraining(state), inputs: [{ kind: 'train' }] },
      recruitVerb(state),
      organizeVerb(state),
    ],
  };
}

/** Law 8.6.1: what takes an officer. */
function isOperation(state: State, input: Input): boolean {
  if (input.kind === 'place') {
    return (
      input.piece === 'warrior' && buildingsAt(state, ALLIANCE, clearingNumbered(input.at)) > 0
    );
  }
  return input.kind === 'move' || input.kind === 'battle' || input.kind === 'organize';
}

const unless = (isPossible: boolean, id: Parameters<typeof m>[0]): Message | undefined =>
  isPossible ? undefined : message(m(id));

function revoltVerb(state: State): TurnVerb {
  const sites = EVERY_CLEARING.filter((at) => canRevolt(state, at));
  return {
    id: 'revolt',
    cost: REVOLT_COST,
    why: unless(sites.length > 0, 'no.revolts'),
    inputs: sites.map((at) => ({ kind: 'revolt', at: at + 1 })),
  };
}

function spreadVerb(state: State): TurnVerb {
  const sites = EVERY_CLEARING.flatMap((at) => {
    const cost = costOfSpread(state, at);
    return cost === undefined ? [] : { at, cost };
  });
  return {
    id: 'spread',
    points: nextPoints(state),
    // Martial Law makes some dearer.
    costs: sites.map(({ cost }) => cost),
    ...(sites.length > 0 && { cost: Math.min(...sites.map(({ cost }) => cost)) }),
    why: unless(sites.length > 0, 'no.spreads'),
    inputs: sites.map(({ at }) => ({ kind: 'spread', at: at + 1 })),
  };
}

/** Law 8.6.1: a warrior at a base. */
function recruitVerb(state: State): TurnVerb {
  const bases = EVERY_CLEARING.filter((at) => buildingsAt(state, ALLIANCE, at) > 0);
  const isPossible = bases.length > 0 && warriorSupply(state, ALLIANCE) > 0;
  return {
    id: 'baseRecruit',
    n: 1,
    why: unless(isPossible, 'no.noBase'),
    inputs: isPossible
      ? bases.map((at) => ({ kind: 'place', n: 1, piece: 'warrior', at: at + 1 }))
      : [],
  };
}

function organizeVerb(state: State): TurnVerb {
  const sites = EVERY_CLEARING.filter((at) => canOrganize(state, at));
  return {
    id: 'organize',
    points: nextPoints(state),
    why: unless(sites.length > 0, 'no.organize'),
    inputs: sites.map((at) => ({ kind: 'organize', at: at + 1 })),
  };
}
