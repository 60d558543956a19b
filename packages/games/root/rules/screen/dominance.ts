import { get, NONE } from '@empty-chair/kernel/ids';
import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { rules } from '../board.ts';
import { cardNamed, enemiesOf, suitOfCard } from '../facts.ts';
import type { Faction } from '../pieces.ts';
import { BIRD, EVERY_CLEARING, factionId, isVagabond } from '../pieces.ts';
import { isHostile, setRelation } from '../relations.ts';
import type { RootTable } from '../scene.ts';
import type { State } from '../state.ts';
import { scoreOf, suitOf, WINNER } from '../state.ts';
import { faction, no } from '../verbs/verb.ts';
import { factionRef, m, rule } from '../words.ts';
import { act, card, cardIdOf, saidCard, whyNotInHand } from './act.ts';
import { isDominant } from './dominant.ts';
import { effectOf } from './effect-cards.ts';
import { addToHand, spendCard, takeFromHand } from './hands.ts';
import { handOf, screenOf } from './play.ts';
import { otherOf, otherRef, whyNotOther } from './players.ts';
import { withAt, without } from './screen.ts';
import { whyNotDaylight } from './when.ts';

/** law.3.3: another way to win, in games with three people or more (3.4). */

const LEAST_POINTS = 10;
const CLEARINGS_OF_SUIT = 3;

const isInGame = ({ facts }: State): boolean => !facts.noDominance;

const whyNoDominance = (state: State, me: Faction): Message | undefined => {
  const why = whyNotDaylight(state);
  if (why !== undefined) return why;
  if (isDominant(state, me)) return no('no.dominantAlready');
  return scoreOf(state, me) < LEAST_POINTS ? no('no.tenPoints', { n: LEAST_POINTS }) : undefined;
};

const whyNotDominance = (state: State, me: Faction, id: string): Message | undefined =>
  whyNotInHand(state, me, id) ??
  (effectOf(state, cardNamed(state.facts, id)) === 'dominance' ? undefined : no('no.dominance'));

function* dominanceInHand(state: State, me: Faction) {
  for (const one of handOf(state, me)) {
    if (effectOf(state, one) === 'dominance') yield { card: cardIdOf(state, one) };
  }
}

/** Never removed or exchanged (law.3.3.2). */
function activateCard(table: RootTable, me: Faction, id: string): void {
  const { state } = table.scene;
  const screen = screenOf(state);
  const one = cardNamed(state.facts, id);
  takeFromHand(state, me, one);
  screen.dominance = withAt(screen.dominance, me, one);
}

/** Law 3.3.1: for good; the marker leaves the track. */
const dominate = act({
  law: rule('law.3.3.1'),
  who: (me, state) => isInGame(state) && !isVagabond(me),
  fields: { card },
  whyNotNow: whyNoDominance,
  choices: dominanceInHand,
  refuses: (state, given, me) => whyNotDominance(state, me, given.card),
  apply: (table, given, me) => {
    activateCard(table, me, given.card);
    table.emit?.(rule('law.3.3.1'), m('do.dominate'), { faction: factionRef(me) });
  },
  said: saidCard('did.dominate'),
});

/** Law 3.3.4: an available one is bought back for a card of its suit; the bird one costs a bird. */
const reclaim = act({
  law: rule('law.3.3.4'),
  who: (_, state) => isInGame(state),
  fields: { card, spent: card },
  whyNotNow: whyNotDaylight,
  *choices(state, me) {
    for (const one of state.available) {
      for (const spent of handOf(state, me)) {
        yield { card: cardIdOf(state, one), spent: cardIdOf(state, spent) };
      }
    }
  },
  refuses: (state, given, me) => {
    const one = cardNamed(state.facts, given.card);
    if (!state.available.includes(one)) return no('no.dominance');
    const why = whyNotInHand(state, me, given.spent);
    if (why !== undefined) return why;
    const suit = suitOfCard(state.facts, one);
    const spent = suitOfCard(state.facts, cardNamed(state.facts, given.spent));
    // Nothing stands in for a bird (2.1.1.II).
    return spent === suit || spent === BIRD ? undefined : no('no.dominanceSuit');
  },
  apply: (table, given, me) => {
    const { state } = table.scene;
    const one = cardNamed(state.facts, given.card);
    spendCard(table, me, cardNamed(state.facts, given.spent), rule('law.3.3.4'));
    state.available = [...without(state.available, one)];
    addToHand(state, me, one);
  },
  said: saidCard('did.reclaim'),
});

/** Law 9.2.8: with four players or more, the Vagabond joins whoever has the fewest points (H-08). */
const coalition = act({
  law: rule('law.9.2.8'),
  who: (me, state) => isInGame(state) && isVagabond(me),
  fields: { card, faction },
  whyNotNow: (state, me) =>
    state.facts.factions.length < LEAST_PLAYERS ? no('no.fourPlayers') : whyNoDominance(state, me),
  *choices(state, me) {
    for (const { card: id } of dominanceInHand(state, me)) {
      for (const other of enemiesOf(state.facts, me)) yield { card: id, faction: factionId(other) };
    }
  },
  refuses: (state, given, me) => {
    const why = whyNotDominance(state, me, given.card) ?? whyNotOther(state, me, given);
    if (why !== undefined) return why;
    return partners(state, me).includes(otherOf(given)) ? undefined : no('no.partner');
  },
  apply: (table, given, me) => {
    const { state } = table.scene;
    const other = otherOf(given);
    activateCard(table, me, given.card);
    screenOf(state).partner = other;
    if (isHostile(state, me, other)) setRelation(state, me, other, 'indifferent');
    table.emit?.(rule('law.9.2.8'), m('do.coalition'), {
      faction: factionRef(me),
      other: otherRef(given),
    });
  },
  said: (given, by) => message(m('did.coalition'), { faction: by, other: otherRef(given) }),
});
const LEAST_PLAYERS = 4;

/** Those with the fewest points who have no dominance of their own; bots are players too. */
function partners(state: State, me: Faction): readonly Faction[] {
  const free = enemiesOf(state.facts, me).filter(
    (other) => !isDominant(state, other) && !isVagabond(other),
  );
  const fewest = Math.min(...free.map((other) => scoreOf(state, other)));
  return free.filter((other) => scoreOf(state, other) === fewest);
}

export const DOMINANCE_ACTS = { dominate, reclaim, coalition };

/** Law 3.3.1.I and II: three clearings of the suit, or two opposite corners, as Birdsong begins. */
export function checkDominance(table: RootTable, me: Faction): void {
  const { state } = table.scene;
  const one = screenOf(state).dominance[me] ?? NONE;
  if (one === NONE || isVagabond(me)) return;
  const suit = suitOfCard(state.facts, one);
  const isWon =
    suit === BIRD
      ? state.facts.corners.some(
          (at) => rules(state, me, at) && rules(state, me, get(state.facts.oppositeCorner, at)),
        )
      : EVERY_CLEARING.filter((at) => suitOf(state, at) === suit && rules(state, me, at)).length >=
        CLEARINGS_OF_SUIT;
  if (!isWon) return;
  state.cells[WINNER] = me;
  table.emit?.(rule('law.3.3.1'), m('do.win'), { faction: factionRef(me) });
}
