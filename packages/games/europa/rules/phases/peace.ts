import type { Step } from '@empty-chair/kernel/steps';
import type { Table } from '@empty-chair/kernel/table';
import { within } from '@empty-chair/kernel/table';
import { literal } from '@empty-chair/kernel/words';
import { hasProvinces, hasUnrest, isAtWarWith, isRebelHeld, ownerOf, playerOf } from '../board.ts';
import { NONE, PROVINCES_IN } from '../content.ts';
import type { Player, State } from '../state.ts';
import { takeArmyOff } from '../turn/army.ts';
import { facts } from '../turn/peace.ts';
import { runTurn } from '../turn/run-turn.ts';
import type { Turn, TurnTable } from '../turn/turn.ts';
import { beginTurn } from '../turn/turn.ts';
import { m, realmRef, rule } from '../words.ts';
import { eliminate } from './replace.ts';

export const peace: readonly Step<Turn>[] = [
  {
    id: 'peace',
    rule: rule('EU-6.5'),
    when: { why: m('why.noWar'), holds: ({ me }) => me.wars.length > 0 },
    run: talks,
  },
  {
    id: 'armyHome',
    rule: rule('EU-6.5'),
    when: { why: m('why.armyStays'), holds: ({ state, me }) => isArmyGoing(state, me) },
    run: (table, by) => takeArmyOff(table, table.scene.me, by),
  },
  {
    id: 'annexed',
    rule: rule('EU-18.1'),
    when: { why: m('why.hasProvinces'), holds: ({ state }) => annexedBots(state).length > 0 },
    run: (table) => removeAnnexed(table, table.scene.state),
  },
];

/** EU-6.5: one war after the other; also those that do not count as War elsewhere (EU-8.1). */
function talks(table: TurnTable): void {
  const { me } = table.scene;
  for (const enemy of me.wars.slice()) {
    if (isAtWarWith(me, enemy)) runTurn(table, 'peace', { enemy });
  }
}

/**
 * EU-6.5, main rules 4.3 D: before the talks in Turn order every automatic White Peace, then every Total
 * Victory. Those of humans over others are theirs to tell.
 */
export function firstPasses(table: Table<unknown>, state: State): void {
  for (const isDue of [facts['war.noOccupation'], facts['war.totalVictory']]) {
    for (const seat of state.order) {
      const { isBot, isActive, wars } = playerOf(state, seat);
      if (!isBot || !isActive) continue;
      const turn = beginTurn(state, seat);
      const inTurn = within(table, turn);
      for (const enemy of wars.slice()) {
        turn.enemy = enemy;
        if (isAtWarWith(turn.me, enemy) && isDue(inTurn) === 'yes') {
          runTurn(inTurn, 'peace', { enemy });
        }
      }
    }
  }
}

/** EU-6.5, main rules 4.3 D: of all, once the last one has made peace. */
export function aftermath(table: Table<unknown>, state: State): void {
  for (const player of state.players) {
    if (player.isActive && player.isBot) armyHome(table, state, player);
  }
  removeAnnexed(table, state);
}

export function armyHome(table: Table<unknown>, state: State, bot: Player): void {
  if (isArmyGoing(state, bot)) takeArmyOff(table, bot, rule('EU-6.5'));
}

/** At Peace the army stays only where the bot's towns have Unrest or are Rebel Towns. */
const isArmyGoing = (state: State, me: Player): boolean =>
  me.armyAt !== NONE &&
  me.wars.length === 0 &&
  !(PROVINCES_IN[me.armyAt] ?? []).some(
    (province) =>
      ownerOf(state, province) === me.realm &&
      (hasUnrest(state, province) || isRebelHeld(state, province)),
  );

const annexedBots = (state: State): readonly Player[] =>
  state.players.filter(
    ({ isActive, isBot, realm }) => isActive && isBot && !hasProvinces(state, realm),
  );

/** EU-18.1: a bot without a province is out; the humans choose who follows it. */
export function removeAnnexed(table: Table<unknown>, state: State): void {
  for (const player of annexedBots(state)) {
    const who = realmRef(player.realm);
    table.emit?.(rule('EU-18.1'), m('do.eliminated'), { who });
    table.emit?.(rule('EU-18.1'), m('see.successor'), { who, word: literal(who.id) });
    eliminate(state, player);
  }
}
