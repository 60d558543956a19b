import { kernelMessage } from '@empty-chair/kernel/errors';
import type { Table } from '@empty-chair/kernel/table';
import { refuseIf } from '@empty-chair/kernel/typed';
import type { InputOf, Inputs, Offer } from '@empty-chair/kernel/verbs';
import { inputsOf, inputsWithin } from '@empty-chair/kernel/verbs';
import type { Message, Seat } from '@empty-chair/kernel/words';
import { isBot } from '../board.ts';
import type { Faction } from '../pieces.ts';
import { EVERY_CLEARING } from '../pieces.ts';
import { play } from '../screen/acts.ts';
import { isOnScreen } from '../screen/play.ts';
import type { State } from '../state.ts';
import { cell, isOver, SEAT } from '../state.ts';
import { organize, revolt, spread, train } from './alliance.ts';
import { ambush, battle, battlesWith } from './battle.ts';
import { buy, servicesToBuy } from './buy.ts';
import { correct } from './correct.ts';
import { expose, flip, guess, plot, plotActions, trick } from './corvids.ts';
import { craft, itemsToCraft } from './craft.ts';
import { burrow, burrowMoves, emerge, muster } from './duchy.ts';
import { discard, effect, effectsInPlay, effectsToPlay } from './effect.ts';
import { pass, win } from './end.ts';
import { clear, destroy, enemiesAt, favor, favorsToPlay, piecesToDestroy } from './enemies.ts';
import { exchanges, give, take } from './exchange.ts';
import { explore, ruinToExplore } from './explore.ts';
import { decree, leader, roosts, turmoil } from './eyrie.ts';
import { convert, crusade, cultActions, outcast, sacrifice, sanctify } from './lizards.ts';
import { build, hospitals, marquiseActions, overwork, recruit, wood } from './marquise.ts';
import { ministerActions, parliament, sway } from './ministers.ts';
import { move, movesFrom } from './move.ts';
import { open, pathsToOpen } from './open.ts';
import { pawn, pawnMoves } from './pawn.ts';
import { ownPiecesAt, place, remove } from './pieces.ts';
import { refund, warriorsToRefund } from './refund.ts';
import { pointsToScore, score } from './score.ts';
import { cardsToSpend, spend } from './spend.ts';
import { character, drop, refresh, repair, walk } from './vagabond.ts';
import { aid, quest, special, strike } from './vagabond-deeds.ts';
import { vagabondActions } from './vagabond-offers.ts';
import { no } from './verb.ts';

/**
 * All that a human can say. Human turns are recorded, not policed: what is refused is what cannot be
 * (more pieces than there are). What happens to a bot on a human's turn is rules, and is resolved.
 */
const VERBS = {
  place,
  remove,
  destroy,
  clear,
  favor,
  explore,
  move,
  pawn,
  battle,
  ambush,
  craft,
  effect,
  discard,
  spend,
  score,
  give,
  take,
  open,
  buy,
  refund,
  wood,
  recruit,
  build,
  overwork,
  hospitals,
  leader,
  decree,
  turmoil,
  roosts,
  revolt,
  spread,
  train,
  organize,
  muster,
  emerge,
  burrow,
  sway,
  parliament,
  outcast,
  crusade,
  convert,
  sanctify,
  sacrifice,
  character,
  refresh,
  walk,
  aid,
  quest,
  strike,
  repair,
  special,
  drop,
  plot,
  flip,
  trick,
  expose,
  guess,
  pass,
  win,
  correct,
  play,
};

export type Input = InputOf<typeof VERBS>;
export type InputKind = Input['kind'];
const said = inputsOf<State, typeof VERBS>(VERBS, 'fields');

export const inputs: Inputs<State, Input> = {
  ...said,
  // As it was said, also in the order of its fields: so records have always held it.
  inputCodec: { ...said.inputCodec, encode: (input) => input },
  offers: (state, seat) => [...offered(state, seat)],
  legal: (state, seat) => inputsWithin<Input>(inputs.offers(state, seat)),
  refusal: (state, seat, input) =>
    whyNotNow(state, seat, input.kind) ?? said.refusal(state, seat, input),
};

export function apply(table: Table<State>, seat: Seat, input: Input): void {
  refuseIf(whyNotNow(table.scene, seat, input.kind));
  inputs.applyInput(table, seat, input);
}

/**
 * What a human also does while others are on turn: set up by hand before the first bot moves, bring
 * warriors back after a battle, score for what somebody else did, spend a card, name an Outcast.
 */
const OFF_TURN: readonly InputKind[] = [
  'place',
  'remove',
  'score',
  'discard',
  'spend',
  'ambush',
  'hospitals',
  'outcast',
];

function whyNotNow(state: State, seat: Seat, kind: InputKind): Message | undefined {
  // The table is right at any time; everything else has its turn.
  if (kind === 'correct' && !isOnScreen(state)) return undefined;
  if (isOver(state)) return kernelMessage('kernel.gameOver');
  // On the screen nothing changes hands but by an act of the law (law.1.3).
  if (isOnScreen(state) !== (kind === 'play')) {
    return no(isOnScreen(state) ? 'no.onScreen' : 'no.atTable');
  }
  const isOnTurn = cell(state, SEAT) === seat || OFF_TURN.includes(kind);
  return isOnTurn && humanOn(state, seat) !== undefined
    ? undefined
    : kernelMessage('kernel.notYourTurn');
}

function humanOn(state: State, seat: Seat): Faction | undefined {
  const faction = state.facts.seatFactions[seat];
  return faction === undefined || isBot(state, faction) ? undefined : faction;
}

/** Place by place, as a finger goes; without the corrections, which are always possible. */
function* offered(state: State, seat: Seat): Generator<Offer<Input>, void, void> {
  const me = humanOn(state, seat);
  if (me === undefined || isOver(state)) return;
  if (isOnScreen(state)) {
    if (cell(state, SEAT) !== seat) return;
    for (const offer of play.offers?.(state, seat) ?? []) yield { kind: 'play', ...offer };
    return;
  }
  for (const here of EVERY_CLEARING) yield* ownPiecesAt(state, me, here);
  yield* pointsToScore();
  yield* effectsInPlay(state, me);
  yield* cardsToSpend(state);
  if (cell(state, SEAT) !== seat) return;
  for (const here of EVERY_CLEARING) {
    yield* movesFrom(state, me, here);
    const enemies = enemiesAt(state, me, here);
    for (const enemy of enemies) {
      yield* battlesWith(state, me, enemy, here);
      yield* piecesToDestroy(state, enemy, here);
    }
    if (enemies.length > 0) yield { kind: 'clear', at: here + 1 };
  }
  yield* pawnMoves(state, me);
  yield* ruinToExplore(state, me);
  yield* itemsToCraft(state);
  yield* effectsToPlay(state);
  yield* favorsToPlay(state, me);
  yield* exchanges(state, me);
  yield* pathsToOpen(state);
  yield* servicesToBuy(state, me);
  yield* warriorsToRefund(state, me);
  yield* marquiseActions(state, me);
  yield* vagabondActions(state, me);
  yield* burrowMoves(state, me);
  yield* ministerActions(state, me);
  yield* plotActions(state, me);
  yield* cultActions(state, me);
  yield { kind: 'pass' };
  yield { kind: 'win' };
}
