import { inputsWithin } from '@empty-chair/kernel/verbs';
import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { acolytes } from '../lizards.ts';
import { LIZARDS, suitId } from '../pieces.ts';
import type { State } from '../state.ts';
import { hasOutcast, warriorSupply } from '../state.ts';
import { cultActions } from '../verbs/lizards.ts';
import type { Input, InputKind } from '../verbs/verbs.ts';
import { m } from '../words.ts';
import type { FactionTurn, TurnVerb } from './faction-turn.ts';
import type { ConspiracyId } from './lizards.ts';
import { canPay, isNamedNow, outcastOf, priceOf, sideOf } from './lizards.ts';

/** Once one of these is said, Birdsong is over; Crusades move and fight in it. */
const BEGUN: readonly InputKind[] = ['sacrifice', 'score', 'craft'];

/** The turn of human Lizards (law 10.4, 10.5). The rituals that their cards pay for nobody counts. */
export function lizardsTurn(state: State, said: readonly Input[]): FactionTurn {
  const offers = inputsWithin<Input>([...cultActions(state, LIZARDS)]);
  const toSay = (kind: InputKind): readonly Input[] =>
    offers.filter((input) => input.kind === kind);
  return {
    phase: said.some(({ kind }) => BEGUN.includes(kind)) ? 'daylight' : 'birdsong',
    cult: {
      acolytes: acolytes(state),
      outcast: hasOutcast(state) ? suitId(outcastOf(state)) : undefined,
      side: sideOf(state),
      isToBeNamed: !isNamedNow(state),
    },
    verbs: [
      ...(['crusade', 'convert', 'sanctify'] as const).map((id) =>
        conspiracy(state, id, toSay(id)),
      ),
      {
        id: 'sacrifice',
        why: warriorSupply(state, LIZARDS) === 0 ? message(m('no.sacrifice')) : undefined,
        inputs: toSay('sacrifice'),
      },
    ],
  };
}

function conspiracy(state: State, id: ConspiracyId, inputs: readonly Input[]): TurnVerb {
  return { id, cost: priceOf(state, id), why: whyNot(state, id, inputs), inputs };
}

function whyNot(state: State, id: ConspiracyId, inputs: readonly Input[]): Message | undefined {
  if (!hasOutcast(state)) return message(m('no.outcast'));
  if (!canPay(state, id)) return message(m('no.acolytes'), { n: priceOf(state, id) });
  return inputs.length === 0 ? message(m('no.conspiracy')) : undefined;
}
