import { Broken } from '@empty-chair/kernel/errors';
import type { Seat } from '@empty-chair/kernel/words';
import { playerOf } from '../board.ts';
import { addIdea } from '../bots/mat.ts';
import type { IdeaType, MilestoneType } from '../numbers.ts';
import {
  BASIC_IDEAS,
  IDEA_TYPES,
  IDEAS,
  levelOf,
  MILESTONE_PRESTIGE,
  MILESTONE_TYPES,
} from '../numbers.ts';
import { QUEST } from '../seating.ts';
import type { State } from '../state.ts';
import { m, realmRef, ref, rule } from '../words.ts';
import { askFor, rollDie } from './ask.ts';
import type { Deeds, Facts } from './facts-and-deeds.ts';
import { yes } from './facts-and-deeds.ts';
import type { Action, Turn, TurnTable } from './turn.ts';

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
    yes(scene.me.mat.focus[typeOf(scene)] >= levelOf(scene.me.level).focusCubesForMilestone),
  'ideas.available': (table) => {
    const turn = table.scene;
    if (turn.research?.idea === undefined) turn.research = askIdea(table, typeInHand(turn));
    return yes(turn.research.idea !== undefined);
  },
} satisfies Facts;

type Research = NonNullable<Action['research']>;

function typeInHand({ research }: Turn): IdeaType {
  if (research === undefined) throw new Broken('IDEA without a type', rule('EU-22.14'));
  return research.type;
}

/** The display is not tracked: the Basic Idea comes first, the others as a human has said, or says now. */
function askIdea(table: TurnTable, type: IdeaType): Research {
  const { me, state } = table.scene;
  const left = unknownOf(table.scene, type);
  const basic = left.find((id) => id === BASIC_IDEAS[type]);
  if (basic !== undefined || left.length === 0) return { type, idea: basic };
  const seen = seenAmong(state, left);
  if (seen !== undefined) return { type, idea: seen };
  const answer = askFor(
    table,
    {
      rule: rule('EU-22.14'),
      ask: m('ask.idea'),
      params: { who: realmRef(me.realm), type: ref('ideaType', type) },
    },
    isSurelyThere(type, left) ? left : ['none', ...left],
    (id) => (id === 'none' ? ref('case', 'none') : ref('idea', id)),
  );
  if (answer === 'none') return { type, idea: undefined };
  const besides = IDEAS[type].map(({ id }) => id).filter((id) => !left.includes(id));
  state.seenIdeas.push({ idea: answer, besides });
  return { type, idea: answer };
}

/** R-IDEA-1: whoever knows fewer Ideas of a type than the display has from the beginning finds one more. */
const LEAST_ON_DISPLAY = 3;
const isSurelyThere = (type: IdeaType, left: readonly string[]): boolean =>
  IDEAS[type].length - left.length < LEAST_ON_DISPLAY;

/**
 * R-IDEA-1: it was the first on display but for Ideas that this one knows too. Once somebody knows it, it stays
 * there: Events put new Ideas below, or in the place of one that nobody knows (main rules 8).
 */
const seenAmong = ({ seenIdeas, ideas }: State, left: readonly string[]): string | undefined =>
  seenIdeas.find(
    ({ idea, besides }) =>
      left.includes(idea) &&
      (ideas.get(idea)?.length ?? 0) > 0 &&
      !besides.some((one) => left.includes(one)),
  )?.idea;

export const knows = ({ ideas }: State, seat: Seat, id: string): boolean =>
  ideas.get(id)?.includes(seat) ?? false;

/** What it may still learn of a type, whether it is on display or not. */
const unknownOf = ({ state, seat }: Turn, type: IdeaType): readonly string[] =>
  IDEAS[type].map(({ id }) => id).filter((id) => !knows(state, seat, id));

const TYPE_OF_IDEA: ReadonlyMap<string, IdeaType> = new Map(
  IDEA_TYPES.flatMap((type) => IDEAS[type].map(({ id }) => [id, type] as const)),
);

/** Somebody researches an Idea; the caller tells it. */
export function learn(state: State, seat: Seat, idea: string): void {
  state.ideas.set(idea, [...(state.ideas.get(idea) ?? []), seat]);
  const { mat } = playerOf(state, seat);
  const type = TYPE_OF_IDEA.get(idea);
  if (type !== undefined) addIdea(mat, type);
  if (idea === QUEST) mat.hasQuest = true;
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
  /** EU-6.16: the main turn lays the card there; this says so to whoever has the cards. */
  setCardAside: ({ scene: turn, emit, atTable }) => {
    turn.isSetAside = true;
    if (atTable.cards) emit?.(rule('EU-6.16'), m('do.setAside'), { who: realmRef(turn.me.realm) });
  },
  chooseIdeaType: (table) => {
    const turn = table.scene;
    // EXPLORE comes here for the Quest.
    if (turn.research !== undefined) return;
    turn.research = { type: rollIdeaType(table), idea: undefined };
  },
  /** In the order of the types, once round. */
  nextIdeaType: (table) => {
    const turn = table.scene;
    const start = IDEA_TYPES.indexOf(typeInHand(turn));
    for (let step = 1; step < IDEA_TYPES.length && turn.research?.idea === undefined; step += 1) {
      turn.research = askIdea(table, IDEA_TYPES[(start + step) % IDEA_TYPES.length] as IdeaType);
    }
  },
  researchIdea: (table) => {
    const { state, seat, me, research } = table.scene;
    const idea = research?.idea;
    if (idea === undefined) return;
    learn(state, seat, idea);
    table.emit?.(rule('EU-22.14'), m('do.research'), {
      who: realmRef(me.realm),
      idea: ref('idea', idea),
    });
  },
  scoreIdea: (table, amount) => {
    const { state, seat: own, me, research } = table.scene;
    const idea = research?.idea;
    if (idea === undefined) return;
    const earlier = (state.ideas.get(idea) ?? []).filter((seat) => seat !== own);
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

/** No die while at most one type has anything left to learn. */
function rollIdeaType(table: TurnTable): IdeaType {
  const [first = IDEA_TYPES[0], ...more] = IDEA_TYPES.filter(
    (type) => unknownOf(table.scene, type).length > 0,
  );
  if (more.length === 0) return first;
  const params = { who: realmRef(table.scene.me.realm) };
  const face = rollDie(table, { rule: rule('EU-22.14'), ask: m('ask.ideaDie'), params });
  return IDEA_TYPES[Math.ceil(face / 2) - 1] as IdeaType;
}
