import { flag } from '@empty-chair/kernel/fields';
import { NONE } from '@empty-chair/kernel/ids';
import type { Table } from '@empty-chair/kernel/table';
import type { Message, MessageId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { controls, isHumanTerritory, rulerOf } from '../board.ts';
import { conquerWithOutpost, fallIntoTrap, who } from '../effects.ts';
import type { Hex } from '../hexes.ts';
import type { Player, State } from '../state.ts';
import { AUTOMA, isExplored, isHuman, outpostsLeft } from '../state.ts';
import type { Springing } from '../tapestry.ts';
import { springTrap } from '../tapestry.ts';
import { hexRef, m, rule } from '../words.ts';
import { whyNoRoom } from './token.ts';
import { hex, verb } from './verb.ts';

/** The base rule with the bots' reaction (TRAP-1). Who reached it from where is the human's affair. */
export const conquer = verb({
  /** `isTrap`: another human played a Trap. The Automa's are drawn by the app or asked for. */
  fields: { at: hex, isTrap: flag('trap') },
  refuses: (state, { at, isTrap }, seat) =>
    whyNoConquest(state, seat, at) ??
    (isTrap && !isHumanTerritory(state, at)
      ? message(m('no.trapHere'), { at: hexRef(at) })
      : undefined),
  apply: (table, { at, isTrap }, seat) => {
    const state = table.scene;
    const loser = rulerOf(state, at);
    const attack = { player: seat, loser, hex: at };
    if (isTrap || (loser === AUTOMA && !isHuman(state, loser) && isTrapped(table, at))) {
      fallIntoTrap(table, state, attack, () =>
        table.emit?.(rule('TRAP-1'), m('do.yourOutpostFalls'), { at: hexRef(at) }),
      );
      return;
    }
    conquerWithOutpost(table, state, attack, () => {
      if (loser === NONE) return;
      table.emit?.(rule('TRAP-1'), m('do.rivalFalls'), { at: hexRef(at), who: who(state, loser) });
    });
  },
  said: (state, { at, isTrap }, seat) =>
    message(isTrap ? m('did.conquerTrapped') : m('did.conquer'), {
      who: who(state, seat),
      at: hexRef(at),
    }),
});

function whyNoConquest(state: State, player: Player, on: Hex): Message | undefined {
  const at = hexRef(on);
  if (!isExplored(state, on)) return message(m('no.territory'), { at });
  if (controls(state, player, on)) return message(m('no.ownTerritory'), { at });
  return (
    whyNoRoom(state, on) ?? (outpostsLeft(state, player) > 0 ? undefined : message(m('no.outpost')))
  );
}

function isTrapped(table: Table<State>, at: Hex): boolean {
  const { tapestry } = table.scene;
  if (tapestry.hand.length === 0) return false;
  const springing = springTrap(table);
  table.emit?.(rule('TRAP-1'), springingLine(springing), {
    n: springing.discarded,
    at: hexRef(at),
  });
  return springing.isTrap;
}

function springingLine({ isTrap, isOnTable }: Springing): MessageId {
  if (isTrap) return isOnTable ? m('do.trapSprung') : m('see.trapSprung');
  return isOnTable ? m('do.noTrap') : m('see.noTrap');
}
