import { Broken } from '@empty-chair/kernel/errors';
import type { Seat } from '@empty-chair/kernel/words';
import { addIdea } from '../bot/mat.ts';
import type { IdeaType, MilestoneType } from '../numbers.ts';
import { BASIC_IDEAS, IDEA_TYPES, IDEAS, MILESTONE_PRESTIGE, MILESTONE_TYPES } from '../numbers.ts';
import { playerOf } from '../table/reading.ts';
import { QUEST } from '../table/seating.ts';
import type { State } from '../table/state.ts';
import { m, realmRef, ref, rule } from '../words.ts';
import { askFor, rollDie } from './ask.ts';
import type { Deeds, Facts } from './parts.ts';
import { yes } from './parts.ts';
import type { Turn, TurnTable } from './turn.ts';

/** FOCUS and IDEA. */

function typeOf({ card }: Turn): MilestoneType {
  const type = MILESTONE_TYPES.find((one) => one === card?.focus);
  if (type === undefined) throw new Broken('FOCUS without a type', rule('EU-22.13'));
  return type;
}

export const facts = {
  /** EU-26.18. */
  'bot.milestoneDone': ({ scene }) => yes(scene.me.mat.milestones[typeOf(scene)]),
  'focus.count': ({ scene }) =>
    yes(scene.me.mat.focus[typeOf(scene)] >= scene.level.focusCubesForMilestone),
  'ideas.available': (table) => {
    const turn = table.scene;
    turn.idea = askIdea(table);
    return yes(turn.idea !== undefined);
  },
} satisfies Facts;

/** The display is not tracked: the Basic Idea comes first, the others as they lie from the top. */
function askIdea(table: TurnTable): string | undefined {
  const { state, seat, me, ideaType, wantsQuest } = table.scene;
  if (wantsQuest) return QUEST;
  const type = ideaType as IdeaType;
  const left = IDEAS[type].map(({ id }) => id).filter((id) => !knows(state, seat, id));
  const basic = left.find((id) => id === BASIC_IDEAS[type]);
  if (basic !== undefined) return basic;
  const answer = askFor(
    table,
    {
      rule: rule('EU-22.14'),
      ask: m('ask.idea'),
      params: { who: realmRef(me.realm), type: ref('ideaType', type) },
    },
    ['none', ...left],
    (id) => (id === 'none' ? ref('case', 'none') : ref('idea', id)),
  );
  return answer === 'none' ? undefined : answer;
}

const knows = ({ ideas }: State, seat: Seat, id: string): boolean =>
  ideas.get(id)?.includes(seat) ?? false;

const TYPE_OF_IDEA: ReadonlyMap<string, IdeaType> = new Map(
  IDEA_TYPES.flatMap((type) => IDEAS[type].map(({ id }) => [id, type] as const)),
);

/** Somebody researches an Idea: the researcher and those before are told by the caller. */
export function learn(state: State, seat: Seat, idea: string): readonly Seat[] {
  const earlier = state.ideas.get(idea) ?? [];
  state.ideas.set(idea, [...earlier, seat]);
  const { mat } = playerOf(state, seat);
  const type = TYPE_OF_IDEA.get(idea);
  if (type !== undefined) addIdea(mat, type);
  if (idea === QUEST) mat.hasQuest = true;
  return earlier;
}

export const deeds = {
  placeFocusCube: ({ scene: turn, emit }, amount) => {
    const { mat, realm } = turn.me;
    const type = typeOf(turn);
    // The power that was spent for the card lies here instead of in the Spent area.
    const n = Math.min(amount('cubes'), mat.spent);
    mat.spent -= n;
    mat.focus[type] += n;
    emit?.(rule('EU-22.13'), m('do.focus'), {
      who: realmRef(realm),
      n,
      type: ref('milestone', type),
    });
  },
  completeMilestone: ({ scene: turn, emit }) => {
    const { state, seat, me } = turn;
    const type = typeOf(turn);
    const done = state.milestones[type];
    const n = MILESTONE_PRESTIGE[done.length] ?? 0;
    done.push(seat);
    me.mat.focus[type] = 0;
    me.mat.milestones[type] = true;
    me.prestige += n;
    emit?.(rule('EU-22.13'), m('do.milestone'), {
      who: realmRef(me.realm),
      type: ref('milestone', type),
      n,
    });
  },
  /** EU-6.16: the main turn lays the card there; this says so. */
  setCardAside: ({ scene: turn, emit }) => {
    turn.isSetAside = true;
    emit?.(rule('EU-6.16'), m('do.setAside'), { who: realmRef(turn.me.realm) });
  },
  chooseIdeaType: (table) => {
    const turn = table.scene;
    if (turn.wantsQuest) {
      turn.ideaType = 'diplomatic';
      return;
    }
    const params = { who: realmRef(turn.me.realm) };
    const face = rollDie(table, { rule: rule('EU-22.14'), ask: m('ask.ideaDie'), params });
    turn.ideaType = IDEA_TYPES[Math.ceil(face / 2) - 1];
  },
  /** In the order of the types, once round. */
  nextIdeaType: (table) => {
    const turn = table.scene;
    const start = IDEA_TYPES.indexOf(turn.ideaType as IdeaType);
    for (let step = 1; step < IDEA_TYPES.length && turn.idea === undefined; step += 1) {
      turn.ideaType = IDEA_TYPES[(start + step) % IDEA_TYPES.length];
      turn.idea = askIdea(table);
    }
  },
  researchIdea: (table) => {
    const { state, seat, me, idea } = table.scene;
    if (idea === undefined) return;
    table.scene.earlier = learn(state, seat, idea);
    table.emit?.(rule('EU-22.14'), m('do.research'), {
      who: realmRef(me.realm),
      idea: ref('idea', idea),
    });
  },
  scoreIdea: (table, amount) => {
    const { state, me, idea, earlier } = table.scene;
    if (idea === undefined) return;
    const n = amount('prestige');
    me.prestige += n;
    table.emit?.(rule('EU-22.14'), m('do.gainPrestige'), { who: realmRef(me.realm), n });
    if (earlier.length > amount('mostEarlier')) return;
    for (const seat of earlier) {
      const other = playerOf(state, seat);
      other.prestige += amount('prestigeOfEarlier');
      table.emit?.(rule('EU-22.14'), m('do.gainPrestige'), {
        who: realmRef(other.realm),
        n: amount('prestigeOfEarlier'),
      });
    }
  },
} satisfies Deeds;
