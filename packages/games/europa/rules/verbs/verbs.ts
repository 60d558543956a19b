import { kernelMessage } from '@empty-chair/kernel/errors';
import type { Table } from '@empty-chair/kernel/table';
import { refuseIf } from '@empty-chair/kernel/typed';
import type { InputOf } from '@empty-chair/kernel/verbs';
import { inputsOf } from '@empty-chair/kernel/verbs';
import type { Seat } from '@empty-chair/kernel/words';
import { playerOf } from '../board.ts';
import { settleEmpire } from '../empire.ts';
import type { State } from '../state.ts';
import { convert, pirates, rebels } from './areas.ts';
import { army, move } from './army.ts';
import { battle, seaBattle } from './battles.ts';
import { correct } from './correct.ts';
import { dnpr } from './dnpr.ts';
import { effect, faith } from './effect.ts';
import { cardinal, curia, emperor, inEmpire, overlord } from './empire.ts';
import { influence } from './influence.ts';
import { pack, packOfRecord } from './pack.ts';
import { idea, milestone, prestige } from './progress.ts';
import { round } from './round.ts';
import { leave, replace } from './seats.ts';
import { symbol } from './symbol.ts';
import { ally, marry } from './ties.ts';
import { claim, core, ship } from './tokens.ts';
import { occupy, own, unrest } from './towns.ts';
import { trade } from './trade.ts';
import { done, event, pass } from './turn.ts';
import { unpicked } from './unpicked.ts';
import { unless } from './verb.ts';
import { peace, war } from './war.ts';

/** What a human may well do now, in the order in which it is offered. */
const OFFERED = {
  ...{ done, event, pass, trade, war, peace, move, battle, seaBattle, occupy, own },
  ...{ influence, claim, ship, ally, idea, milestone, cardinal, prestige, rebels },
};
/** Much more can be said: what they did besides, or what is so on the table. */
const VERBS = {
  ...OFFERED,
  ...{ unrest, convert, pirates, core, marry },
  ...{ army, effect, symbol, unpicked, faith, emperor, inEmpire, curia, overlord, dnpr },
  ...{ replace, leave, pack, round, correct },
};

export type Input = InputOf<typeof VERBS>;
const said = inputsOf<State, typeof VERBS>(VERBS, 'sentence');
/** A record gives back what was typed under its own rules, packs too. */
export const inputs: typeof said = {
  ...said,
  inputCodec: {
    encode: said.inputCodec.encode,
    decode: (data) => packOfRecord(data) ?? said.inputCodec.decode(data),
  },
};

/** What only the seat on turn may do; the rest states what is so on the table, at any time. */
const OWN_TURN: ReadonlySet<Input['kind']> = new Set([
  'trade',
  'war',
  'battle',
  'seaBattle',
  'event',
  'pass',
  'done',
]);

/**
 * Humans follow the main rules with hands, cards and ducats that are not tracked, so nothing is
 * refused for its price; only what cannot be on the table is.
 */
export function apply(table: Table<State>, seat: Seat, input: Input): void {
  const state = table.scene;
  const isHuman = playerOf(state, seat)?.isBot === false;
  refuseIf(unless(isHuman, kernelMessage('kernel.notYourTurn')));
  if (OWN_TURN.has(input.kind)) {
    refuseIf(unless(!state.isOver, kernelMessage('kernel.gameOver')));
    refuseIf(unless(state.seat === seat, kernelMessage('kernel.notYourTurn')));
  }
  inputs.applyInput(table, seat, input);
  settleEmpire(table, state);
}
