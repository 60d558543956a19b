import type { Rng } from '@empty-chair/kernel/rng';
import type { Policy } from '@empty-chair/kernel/simulate';
import type { Question } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import { LIMITS } from '../rules/content.ts';
import type { State } from '../rules/state.ts';
import { seatId } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import { m } from '../rules/words.ts';
import { workshopDeeds } from './build-deeds.ts';
import type { Deed } from './deeds.ts';
import { bestDeed } from './deeds.ts';
import { bookDeeds, specialDeeds, spellDeeds } from './display-deeds.ts';
import { innovationDeeds } from './innovation-deeds.ts';
import { OPINIONS } from './opinions.ts';
import type { Commons, Player } from './player.ts';
import { layCommons, newPlayer } from './player.ts';
import { gainPower, powerRoom } from './purse.ts';
import { bestBonus, countResources, passTurn, takeFreePower, takeIncome } from './round.ts';
import { scholarDeeds, stepDeeds } from './science-deeds.ts';
import { startingPlace } from './start.ts';
import type { Journal, Turn } from './turn.ts';
import { beginTurn, record, recordPoints } from './turn.ts';
import { upgradeDeeds } from './upgrade-deeds.ts';

/**
 * The greedy builder: each turn the deed that gives most points for its resources, until nothing is
 * worth its price; then it passes.
 */
export function greedyPolicy(journal?: Journal): Policy<State, Input> {
  const players = new Map<Seat, Player>();
  const written = new Map<Seat, Input[]>();
  const bySeatId = new Map<string, Player>();
  let commons: Commons | undefined;

  const playerOf = (state: State, seat: Seat): Player => {
    let player = players.get(seat);
    if (player === undefined) {
      player = newPlayer(state, seat);
      players.set(seat, player);
      bySeatId.set(seatId(state, seat), player);
    }
    return player;
  };

  return {
    answer: (question, rng) => {
      if (question.ask.id === m('ask.power')) {
        const who = question.ask.params?.['who'];
        const id = typeof who === 'object' && 'id' in who ? who.id : '';
        return answerPower(question, bySeatId.get(id), journal);
      }
      return answerAnything(question, rng);
    },
    input: (state, seat, _legal, rng) => {
      const next = written.get(seat)?.shift();
      if (next !== undefined) return next;
      commons ??= layCommons(rng);
      const turn = beginTurn(state, playerOf(state, seat), commons, journal);
      write(turn);
      written.set(seat, turn.inputs);
      return turn.inputs.shift() as Input;
    },
  };
}

function write(turn: Turn): void {
  const { state, player } = turn;
  switch (state.errands[0]?.task) {
    case 'bonus': {
      const { tile } = bestBonus(state, turn.counts);
      record(turn, { kind: 'bonus', tile });
      return;
    }
    case 'resources':
      takeFreePower(turn);
      countResources(turn);
      return;
    case undefined:
      act(turn);
      return;
    default:
      record(turn, { kind: 'place', at: startingPlace(state, player.seat) });
  }
}

function act(turn: Turn): void {
  takeFreePower(turn);
  takeIncome(turn);
  const deed = bestDeed(deedsOf(turn), turn.state.round);
  if (deed === undefined) {
    passTurn(turn);
    return;
  }
  deed.take();
  recordPoints(turn);
  record(turn, { kind: 'done' });
}

const deedsOf = (turn: Turn): readonly Deed[] => [
  ...workshopDeeds(turn),
  ...upgradeDeeds(turn),
  ...scholarDeeds(turn),
  ...stepDeeds(turn),
  ...spellDeeds(turn),
  ...bookDeeds(turn),
  ...specialDeeds(turn),
  ...innovationDeeds(turn),
];

// ---- questions -----------------------------------------------------------------------

/** It costs a point less than itself; in the last round nothing comes of it any more. */
function mostPower(round: number): number {
  if (round === LIMITS.rounds) return 0;
  return round <= LIMITS.rounds / 2 ? OPINIONS.takesEarly : OPINIONS.takesLate;
}

/** All of it or none; less only when the bowls or the points do not hold more (AOI-Q22). */
function answerPower<A>(
  { answers, ref, ask }: Question<A>,
  player: Player | undefined,
  journal: Journal | undefined,
): A {
  const nominal = ask.params?.['n'] as number;
  const room = player === undefined ? 0 : powerRoom(player.purse);
  const isWanted = player !== undefined && nominal <= mostPower(player.round);
  const amountOf = (answer: A): number => Number(ref(answer).id);
  // The answers begin with the most.
  const answer = answers.find((one) => amountOf(one) <= (isWanted ? room : 0)) as A;
  const taken = amountOf(answer);
  if (player !== undefined && taken > 0) {
    gainPower(player.purse, taken);
    journal?.({
      seat: player.seat,
      round: player.round,
      why: 'askedPower',
      gained: { power: taken },
    });
  }
  return answer;
}

/** Chance at the table is chance; what a card that is not known gives is nothing (AOI-Q20). */
function answerAnything<A>({ answers, channel }: Question<A>, rng: Rng): A {
  return (channel === 'human' ? answers[0] : answers[rng.below(answers.length)]) as A;
}
