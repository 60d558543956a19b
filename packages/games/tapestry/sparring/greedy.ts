import type { Rng } from '@empty-chair/kernel/rng';
import type { Policy } from '@empty-chair/kernel/simulate';
import type { Question } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import type { Track } from '../rules/content.ts';
import type { State } from '../rules/state.ts';
import { incomeTurnsOf, playerId, spaceOf } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import { m } from '../rules/words.ts';
import { bestTrack, costOf, payAdvance } from './advance.ts';
import { takeBonus } from './bonus.ts';
import { placeLandmark } from './capital.ts';
import { incomeBenefits, incomeTasks } from './income.ts';
import { rollDice } from './on-map.ts';
import { districtsDone, followLeader, perform, rollAlien } from './perform.ts';
import type { Commons, Player } from './player.ts';
import { layCommons, newPlayer, resourcesOf } from './player.ts';
import { spaceAt } from './spaces.ts';
import { playTapestry, scoreAdvance } from './tapestry-cards.ts';
import type { Task } from './task.ts';
import type { Journal, Step } from './turn.ts';
import { benefitTasks, later } from './turn.ts';
import { worthOf } from './worth.ts';

/**
 * The greedy builder: it advances where a space, and those after it, give most for each resource;
 * when it can pay for nothing more it takes an income turn.
 */
export function greedyPolicy(journal?: Journal): Policy<State, Input> {
  const players = new Map<Seat, Player>();
  const byId = new Map<string, Player>();
  let commons: Commons | undefined;

  const playerOf = (state: State, seat: Seat, rng: Rng): Player => {
    let player = players.get(seat);
    if (player === undefined) {
      player = newPlayer(state, seat, rng);
      players.set(seat, player);
      byId.set(playerId(state, seat), player);
    }
    return player;
  };

  return {
    answer: (question, rng) =>
      question.rule === R_END ? answerTie(question, byId) : answerAnything(question, rng),
    input: (state, seat, _legal, rng) => {
      commons ??= layCommons(rng);
      const step = { state, player: playerOf(state, seat, rng), commons, journal };
      return nextInput(step);
    },
  };
}

function nextInput(step: Step): Input {
  const { state, player } = step;
  placeLandmarks(step);
  for (let task = player.tasks.pop(); task !== undefined; task = player.tasks.pop()) {
    const input = doTask(step, task);
    if (input !== undefined) return input;
  }
  if (state.deed === 'nothing') return beginTurn(step);
  if (player.points === 0) return { kind: 'done' };
  const n = player.points;
  player.points = 0;
  return { kind: 'points', n };
}

/** The first turn is an income turn; afterwards one is taken when nothing else can be paid. */
function beginTurn(step: Step): Input {
  const { state, player, journal } = step;
  const track = incomeTurnsOf(state, player.seat) === 0 ? undefined : bestTrack(state, player);
  if (track === undefined) {
    later(step, incomeTasks(state, player));
    return { kind: 'income' };
  }
  const cost = costOf(state, player, track);
  scoreAdvance(step, track);
  const paid = payAdvance(state, player, track, cost);
  journal?.({ seat: player.seat, why: 'advance', paid });
  later(step, [{ kind: 'arrive', track, hasBonus: true }]);
  return { kind: 'advance', track };
}

function doTask(step: Step, task: Task): Input | undefined {
  const { state, player } = step;
  switch (task.kind) {
    case 'benefit':
      return perform(step, task.benefit, task.why);
    case 'choose': {
      const worth = task.from.map((benefit) => worthOf(state, player, benefit));
      const best = task.from[worth.indexOf(Math.max(...worth))];
      return best === undefined ? undefined : perform(step, best, 'benefit');
    }
    case 'arrive':
      arrive(step, task.track, task.hasBonus);
      return undefined;
    case 'bonus':
      takeBonus(step, task.track, task.space);
      return undefined;
    case 'dice':
      rollDice(step, task);
      return undefined;
    case 'alien':
      return rollAlien(step);
    case 'tapestry':
      playTapestry(step);
      return undefined;
    case 'leader':
      return followLeader(step);
    case 'income':
      later(step, benefitTasks(incomeBenefits(player, task.turn), 'income'));
      return undefined;
  }
}

function arrive(step: Step, track: Track, hasBonus: boolean): void {
  const space = spaceOf(step.state, step.player.seat, track);
  const printed = spaceAt(track, space);
  if (printed === undefined) return;
  const { gain, choose } = printed;
  const tasks: readonly Task[] =
    choose === undefined
      ? benefitTasks(gain)
      : Array.from({ length: choose }, () => ({ kind: 'choose', from: gain }));
  later(step, [...tasks, ...(hasBonus ? [{ kind: 'bonus', track, space } as const] : [])]);
}

/** Landmarks come with advances and tech cards; each goes into the capital at once. */
function placeLandmarks(step: Step): void {
  const { state, player } = step;
  for (const [landmark, owner] of state.landmarks.entries()) {
    if (owner !== player.seat || player.placed.has(landmark)) continue;
    player.placed.add(landmark);
    districtsDone(step, placeLandmark(player.capital, landmark));
  }
}

// ---- questions -----------------------------------------------------------------------

const R_END = 'R-END-1';

/** R-END-1: who has more resources left; nobody when they are equal. */
function answerTie<A>({ answers, ref }: Question<A>, byId: ReadonlyMap<string, Player>): A {
  let best = answers.at(-1) as A;
  let most = 0;
  for (const answer of answers) {
    const player = byId.get(ref(answer).id);
    const left = player === undefined ? 0 : resourcesOf(player);
    if (left === most) best = answers.at(-1) as A;
    else if (left > most) {
      best = answer;
      most = left;
    }
  }
  return best;
}

/** Chance at the table is chance; no Trap is ever played, for tapestry cards have no text here. */
function answerAnything<A>({ answers, ask }: Question<A>, rng: Rng): A {
  return (ask.id === m('ask.yourTrap') ? answers[0] : answers[rng.below(answers.length)]) as A;
}
