import { NONE } from '@empty-chair/kernel/ids';
import { message } from '@empty-chair/kernel/words';
import { canBattle } from '../battle.ts';
import { discardFromPlay } from '../battle-cards.ts';
import { enemiesOf, seatOf } from '../facts.ts';
import type { Clearing, Faction } from '../pieces.ts';
import { clearingNumbered, isVagabond } from '../pieces.ts';
import type { RootTable } from '../scene.ts';
import { isOver } from '../state.ts';
import { clearingRef, factionRef, m, rule } from '../words.ts';
import { fights } from './battle.ts';
import { chapterOf } from './chapters.ts';
import { effectAct } from './effect-act.ts';
import { effectCard } from './effect-cards.ts';
import { marches, marchFields, marchOf, marchOffers, saidMarch } from './move.ts';
import { endStep } from './turn.ts';
import { byCard, goesByCard } from './vagabond-by-card.ts';
import { whyNoMove } from './ways.ts';

/** The Eyrie Emigre: at the end of Birdsong a move and a battle where it ends, or the card is lost (H-26). */
const emigre = effectAct({
  effect: 'eyrieEmigre',
  law: rule('card.eyrieEmigre'),
  step: 'birdsong',
  user: (me) => !isVagabond(me),
  fields: marchFields,
  whyNotNow: (state, me) => chapterOf(me).whyNotEnd(state),
  choices: marchOffers,
  refuses: (state, given, me) => whyNoMove(state, me, marchOf(given)),
  apply: (table, given, me) => {
    const march = marchOf(given);
    marches(table, me, march);
    arrives(table, me, march.to);
  },
  said: (given, by) => saidMarch(given, by, m('did.emigre')),
});

/** H-53: the same for a pawn. */
const emigreWalk = effectAct({
  effect: 'eyrieEmigre',
  law: rule('card.eyrieEmigre'),
  step: 'birdsong',
  user: isVagabond,
  ...byCard,
  whyNotNow: (state, me) => chapterOf(me).whyNotEnd(state),
  apply: (table, given, me) => {
    const to = clearingNumbered(given.to);
    goesByCard(table, me, to);
    arrives(table, me, to);
  },
});

export const EMIGRE_ACTS = { emigre, emigreWalk };

/** The battle, or the loss of the card; either way Birdsong is over. */
function arrives(table: RootTable, me: Faction, at: Clearing): void {
  const { state } = table.scene;
  if (isOver(state)) return;
  const defender = enemyThere(table, me, at);
  if (defender === NONE) discardFromPlay(table, me, effectCard(state, me, 'eyrieEmigre'));
  else fights(table, me, { at, defender });
  if (!isOver(state)) endStep(table);
}

function enemyThere(table: RootTable, me: Faction, at: Clearing): Faction {
  const { state } = table.scene;
  const enemies = enemiesOf(state.facts, me).filter((one) => canBattle(state, me, one, at));
  const [first] = enemies;
  if (first === undefined || enemies.length === 1) return first ?? NONE;
  return table.ask({
    rule: rule('card.eyrieEmigre'),
    channel: 'human',
    seat: seatOf(state.facts, me),
    ask: message(m('ask.battleWhom'), { at: clearingRef(at) }),
    answers: enemies,
    ref: factionRef,
  });
}
