import { count, word } from '@empty-chair/kernel/fields';
import type { Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { playerOf } from '../board.ts';
import type { MilestoneType } from '../numbers.ts';
import { IDEA_TYPES, IDEAS, MILESTONE_TYPES } from '../numbers.ts';
import type { State } from '../state.ts';
import { knows, learn } from '../turn/progress.ts';
import { m, ref } from '../words.ts';
import { MOST } from './fields.ts';
import { isActing, selfRef, unless, verb } from './verb.ts';

const ALL_IDEAS: readonly string[] = IDEA_TYPES.flatMap((type) => IDEAS[type].map(({ id }) => id));

/** So much more, or less. */
export const prestige = verb({
  fields: { n: count(-MOST.prestige, MOST.prestige) },
  *offers(state, seat) {
    if (isActing(state, seat)) yield { n: 1 };
  },
  refuses: (state, given, seat) => {
    const n = playerOf(state, seat).prestige;
    return unless(n + given.n >= 0, message(m('no.prestige'), { n }));
  },
  apply: ({ scene }, given, seat) => {
    playerOf(scene, seat).prestige += given.n;
  },
  said: (state, given, seat) =>
    message(m('did.prestige'), { who: selfRef(state, seat), n: given.n }),
});

const hasMilestone = ({ milestones }: State, seat: Seat, type: MilestoneType): boolean =>
  milestones[type].includes(seat);

export const milestone = verb({
  fields: { type: word(MILESTONE_TYPES) },
  *offers(state, seat) {
    if (!isActing(state, seat)) return;
    for (const type of MILESTONE_TYPES) if (!hasMilestone(state, seat, type)) yield { type };
  },
  refuses: (state, given, seat) =>
    unless(!hasMilestone(state, seat, given.type), message(m('no.milestone'))),
  apply: ({ scene }, given, seat) => {
    scene.milestones[given.type].push(seat);
  },
  said: (state, given, seat) =>
    message(m('did.milestone'), {
      who: selfRef(state, seat),
      type: ref('milestone', given.type),
    }),
});

export const idea = verb({
  fields: { idea: word(ALL_IDEAS) },
  *offers(state, seat) {
    if (!isActing(state, seat)) return;
    for (const id of ALL_IDEAS) if (!knows(state, seat, id)) yield { idea: id };
  },
  refuses: (state, given, seat) => unless(!knows(state, seat, given.idea), message(m('no.idea'))),
  apply: ({ scene }, given, seat) => learn(scene, seat, given.idea),
  said: (state, given, seat) =>
    message(m('did.idea'), { who: selfRef(state, seat), idea: ref('idea', given.idea) }),
});
