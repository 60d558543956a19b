import type { Step } from '@empty-chair/kernel/steps';
import type { RuleId } from '@empty-chair/kernel/words';
import { hasProvinces, hasUnrest, isAtWarWith, isRebelHeld, ownerOf } from '../board.ts';
import { NONE, PROVINCES_IN } from '../content.ts';
import { takeArmyOff } from '../turn/army.ts';
import { runTurn } from '../turn/run-turn.ts';
import type { Turn, TurnTable } from '../turn/turn.ts';
import { m, realmRef, rule } from '../words.ts';
import { eliminate } from './replace.ts';

export const peace: readonly Step<Turn>[] = [
  {
    id: 'peace',
    rule: rule('EU-6.5'),
    when: { why: m('why.noWar'), holds: ({ me }) => me.wars.length > 0 },
    run: talks,
  },
  /** The army stays where the bot's towns have Unrest or are Rebel Towns. */
  {
    id: 'armyHome',
    rule: rule('EU-6.5'),
    when: {
      why: m('why.armyStays'),
      holds: ({ state, me }) =>
        me.armyAt !== NONE &&
        me.wars.length === 0 &&
        !(PROVINCES_IN[me.armyAt] ?? []).some(
          (province) =>
            ownerOf(state, province) === me.realm &&
            (hasUnrest(state, province) || isRebelHeld(state, province)),
        ),
    },
    run: (table, by) => takeArmyOff(table, table.scene.me, by),
  },
  {
    id: 'annexed',
    rule: rule('EU-18.1'),
    when: {
      why: m('why.hasProvinces'),
      holds: ({ state }) =>
        state.players.some(
          ({ isActive, isBot, realm }) => isActive && isBot && !hasProvinces(state, realm),
        ),
    },
    run: annexed,
  },
];

/** EU-6.5: one war after the other; also those that do not count as War elsewhere (EU-8.1). */
function talks(table: TurnTable): void {
  const { me } = table.scene;
  for (const enemy of me.wars.slice()) {
    if (isAtWarWith(me, enemy)) runTurn(table, 'peace', { enemy });
  }
}

/** EU-18.1: a bot without a province is out; the humans choose who follows it. */
function annexed(table: TurnTable, by: RuleId): void {
  const { state } = table.scene;
  for (const player of state.players) {
    if (!player.isActive || !player.isBot || hasProvinces(state, player.realm)) continue;
    table.emit?.(by, m('do.eliminated'), { who: realmRef(player.realm) });
    eliminate(state, player);
  }
}
