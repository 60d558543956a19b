import { count, word } from '@empty-chair/kernel/fields';
import { message, seat } from '@empty-chair/kernel/words';
import { NONE } from '../content.ts';
import { IDEA_TYPES, LIMITS, MILESTONE_TYPES } from '../numbers.ts';
import { KNOWN } from '../pack/known.ts';
import type { Player, State } from '../state.ts';
import { cardRef, m, realmRef, ref } from '../words.ts';
import { fact, number, playerIn, yesOrNo } from './fact.ts';
import { MOST } from './fields.ts';
import { whyNoHuman } from './players.ts';

const PILES = ['draw', 'used', 'setAside', 'out'] as const;
const SPACES = 3;

/** What lies on the mat of a bot, or beside it. */
export const MAT_FACTS = {
  available: number(LIMITS.cubes, m('fix.available'), ({ mat }, n) => {
    mat.available = n;
  }),
  spent: number(LIMITS.cubes, m('fix.spent'), ({ mat }, n) => {
    mat.spent = n;
  }),
  reserve: number(LIMITS.landUnits, m('fix.reserve'), ({ mat }, n) => {
    mat.reserve = n;
  }),
  army: number(LIMITS.landUnits, m('fix.army'), (player, n) => {
    const { mat } = player;
    mat.army = n;
    mat.laidDown = Math.min(mat.laidDown, n);
    if (n === 0) player.armyAt = NONE;
  }),
  laidDown: number(LIMITS.landUnits, m('fix.laidDown'), ({ mat }, n) => {
    mat.laidDown = n;
  }),
  prestige: number(MOST.prestige, m('fix.prestige'), (player, n) => {
    player.prestige = n;
  }),
  colonists: number(MOST.colonists, m('fix.colonists'), (player, n) => {
    player.colonists = n;
  }),
  manpower: fact({
    fields: { n: count(0, MOST.units) },
    refuses: ({ state, of }) => whyNoHuman(state, of),
    apply: ({ scene }, { n }) => {
      playerIn(scene).manpower = n;
    },
    said: ({ of }, { n }) => message(m('fix.manpower'), { who: realmRef(of), n }),
  }),
  passed: yesOrNo(m('fix.passed'), m('fix.notPassed'), setPassed),
  event: yesOrNo(m('fix.event'), m('fix.noEvent'), (player, is) => {
    player.hasTakenEvent = is;
  }),
  quest: yesOrNo(m('fix.quest'), m('fix.noQuest'), ({ mat }, is) => {
    mat.hasQuest = is;
  }),
  focus: fact({
    fields: { type: word(MILESTONE_TYPES), n: count(0, SPACES) },
    apply: ({ scene }, { type, n }) => {
      playerIn(scene).mat.focus[type] = n;
    },
    said: ({ of }, { type, n }) =>
      message(m('fix.focus'), { who: realmRef(of), type: ref('milestone', type), n }),
  }),
  ideas: fact({
    fields: { type: word(IDEA_TYPES), n: count(0, SPACES) },
    apply: ({ scene }, { type, n }) => {
      playerIn(scene).mat.ideas[type] = n;
    },
    said: ({ of }, { type, n }) =>
      message(m('fix.ideas'), { who: realmRef(of), type: ref('ideaType', type), n }),
  }),
  card: fact({
    fields: { card: count(1, KNOWN.cards), pile: word(PILES) },
    apply: ({ scene }, { card, pile }) => {
      const { deck } = playerIn(scene);
      for (const one of PILES) deck[one] = deck[one].filter((other) => other !== card);
      deck[pile].push(card);
    },
    said: ({ of }, { card, pile }) =>
      message(m('did.card'), {
        who: realmRef(of),
        card: cardRef(card),
        pile: ref('pile', pile),
      }),
  }),
};

/** Who passes now is the last so far. */
function setPassed(player: Player, has: boolean, state: State): void {
  const mine = seat(state.players.indexOf(player));
  player.hasPassed = has;
  state.passed = state.passed.filter((one) => one !== mine);
  if (has) state.passed.push(mine);
}
