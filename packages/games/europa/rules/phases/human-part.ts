import type { Table } from '@empty-chair/kernel/table';
import { literal } from '@empty-chair/kernel/words';
import { activePlayers, ownerOf, playerOfRealm, unrestOf, worthOfProvinces } from '../board.ts';
import type { Area } from '../content.ts';
import { ALL_AREAS, NONE, PROVINCES_IN } from '../content.ts';
import type { Player, State, StepId } from '../state.ts';
import { lost, taken } from '../turn/peace-terms.ts';
import { m, realmRef, rule } from '../words.ts';

/** EU-6.2: what a human has to do with phases 3 to 5, which go on without a word where there is nothing. */

const rebelAreas = ({ rebels }: State): readonly Area[] =>
  ALL_AREAS.filter((area) => (rebels[area] ?? 0) > 0);
const hasRebels = (state: State, { realm }: Player): boolean =>
  rebelAreas(state).some((area) =>
    (PROVINCES_IN[area] ?? []).some((province) => ownerOf(state, province) === realm),
  );

/** Whether the tracked table may change by what the human does there; their own mat is not tracked. */
const HUMAN_PART: Readonly<Record<StepId, (state: State, player: Player) => boolean>> = {
  actions: () => true,
  invasions: (_, { wars }) => wars.length > 0,
  peace: (_, { wars }) => wars.length > 0,
  unrest: (state, player) =>
    player.wars.length > 0 || unrestOf(state, player) > 0 || hasRebels(state, player),
  income: () => false,
  upkeep: () => false,
  scoring: () => true,
};
export const takesPart = (state: State, player: Player): boolean =>
  player.isActive && (player.isBot || HUMAN_PART[state.step](state, player));

const PART_LINES = {
  actions: undefined,
  invasions: m('see.your.invasions'),
  peace: m('see.your.peace'),
  unrest: m('see.your.unrest'),
  income: undefined,
  upkeep: undefined,
  scoring: m('see.your.scoring'),
} as const;

export function tellHuman(table: Table<unknown>, state: State, player: Player): void {
  const line = PART_LINES[state.step];
  if (line === undefined || table.emit === undefined) return;
  if (state.step === 'peace') {
    for (const enemy of player.wars) {
      const bot = playerOfRealm(state, enemy);
      if (bot?.isBot) tellWhitePeace(table, state, bot, player);
    }
  }
  table.emit(rule('EU-6.2'), line, { who: realmRef(player.realm) });
}

/** EU-22.15: a bot accepts White Peace where it has lost more Tax Value than it holds. */
export function tellWhitePeace(
  table: Table<unknown>,
  state: State,
  bot: Player,
  { realm }: Player,
): void {
  const gone = worthOfProvinces(state, lost(state, bot, realm));
  const held = worthOfProvinces(state, taken(state, bot, realm));
  table.emit?.(rule('EU-22.15'), gone > held ? m('see.peace.accepts') : m('see.peace.refuses'), {
    who: realmRef(bot.realm),
    enemy: realmRef(realm),
    gone,
    held,
  });
}

/** What is done on the table by the main rules and touches bots: told when its step begins. */
export function tellTable({ emit }: Table<unknown>, state: State): void {
  if (emit === undefined) return;
  const bots = activePlayers(state).filter(({ isBot }) => isBot);
  if (state.step === 'unrest') {
    const married = bots.filter(({ marriages }) => marriages.length > 0);
    if (married.length > 0) {
      const whose = married.map(({ realm }) => realmRef(realm));
      // An example of what is typed, so of somebody who loses something.
      const word = literal(whose[0]?.id ?? '');
      emit(rule('EU-6.6'), m('see.disputedSuccession'), { whose, word });
    }
  }
  if (state.step === 'income' && bots.length > 0) {
    const word = literal(realmRef(bots[0]?.realm ?? NONE).id);
    emit(rule('EU-6.11'), m('see.powerStruggles'), { word });
  }
}
