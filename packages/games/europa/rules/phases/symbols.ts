import type { Table } from '@empty-chair/kernel/table';
import { within } from '@empty-chair/kernel/table';
import { activePlayers, humansOf, seatOfRealm, unrestOf } from '../board.ts';
import type { Realm } from '../content.ts';
import type { DnprSymbol } from '../events.ts';
import type { DnprColor, Player, State } from '../state.ts';
import { loseArmyUnits } from '../turn/army.ts';
import { beginTurn } from '../turn/turn.ts';
import { m, realmRef, rule } from '../words.ts';
import { expandDnprs } from './dnpr-expansion.ts';
import { placePirate } from './pirates.ts';
import { spreadIdeas, spreadRevolution } from './spread.ts';
import { rollRebelDice } from './unrest.ts';

/** EU-24, main rules 16.5: symbols of an Event that touch bots and can be worked out. */
export const SYMBOLS = ['rebelDice', 'attrition', 'natives'] as const;

const COLOR_OF: Readonly<Partial<Record<string, DnprColor>>> = {
  dnprPink: 'pink',
  dnprGreen: 'green',
  dnprBlue: 'blue',
  dnprOrange: 'orange',
} satisfies Record<DnprSymbol, DnprColor>;

type Resolver = Player | undefined;

interface Resolving {
  readonly state: State;
}

/**
 * Given is who resolves the Event, and nobody where none has taken it; words of its line that are no such symbol
 * are nothing here. What a human resolves is their choice, but for what touches Bots.
 */
export function resolveSymbol(table: Table<Resolving>, what: string, by: Resolver): void {
  const { state } = table.scene;
  const isAutomatic = by?.isBot !== false;
  if (what === 'rebelDice') rebelDiceForAll(table, state, by);
  if (what === 'attrition') attrition(table, state, by);
  if (what === 'cardinal' && isAutomatic) cardinalDies(table, state, by);
  if (what === 'natives') nativeUprising(table, state, by);
  if (what === 'pirates' && isAutomatic) placePirate(within(table, { state }));
  if (what === 'spread' && isAutomatic) spreadIdeas(within(table, { state, by }));
  if (what === 'revolution' && isAutomatic) spreadRevolution(within(table, { state, by }));
  const color = COLOR_OF[what];
  if (color !== undefined && isAutomatic) expandDnprs(within(table, { state, by }), color);
}

/** EU-24.1, EU-11: all bots, the one that resolves it with one die at most. */
function rebelDiceForAll(table: Table<Resolving>, state: State, by: Resolver): void {
  for (const player of activePlayers(state)) {
    const seat = seatOfRealm(state, player.realm);
    if (!player.isBot || seat === undefined || unrestOf(state, player) === 0) continue;
    rollRebelDice(within(table, beginTurn(state, seat, false)), player === by ? 1 : undefined);
  }
  tellHumans(table, humansOf(state), m('see.humansRebelDice'));
}

const UNITS_PER_LOSS = 4;
/** EU-24.1: one Unit of four, of all at War but who resolves it. */
function attrition(table: Table<Resolving>, state: State, by: Resolver): void {
  const fighting = activePlayers(state).filter((player) => player !== by && player.wars.length > 0);
  for (const player of fighting) {
    if (!player.isBot) continue;
    loseArmyUnits(table, player, Math.floor(player.mat.army / UNITS_PER_LOSS), rule('EU-24.1'));
  }
  tellHumans(
    table,
    fighting.filter(({ isBot }) => !isBot),
    m('see.humansAttrition'),
  );
}

/** EU-24.3: Bots never take the Unrest, and the one that resolves it keeps its Colonist. */
function nativeUprising(table: Table<Resolving>, state: State, by: Resolver): void {
  for (const player of activePlayers(state)) {
    if (!player.isBot || player === by || player.colonists === 0) continue;
    player.colonists -= 1;
    table.emit?.(rule('EU-24.3'), m('do.loseColonist'), { who: realmRef(player.realm) });
  }
  tellHumans(table, humansOf(state), m('see.humansNatives'), rule('EU-24.3'));
}

function tellHumans(
  { emit }: Table<unknown>,
  humans: readonly Player[],
  line: ReturnType<typeof m>,
  by = rule('EU-24.1'),
): void {
  if (humans.length === 0) return;
  emit?.(by, line, { whose: humans.map(({ realm }) => realmRef(realm)) });
}

/** EU-24.2: the rightmost of who has most, or of those who do; never the bot's own. */
function cardinalDies({ emit }: Table<unknown>, state: State, by: Resolver): void {
  const others = state.curia.filter((realm) => realm !== by?.realm);
  const countOf = (realm: Realm): number => others.filter((one) => one === realm).length;
  const most = Math.max(0, ...others.map(countOf));
  // The newest comes first, and pushes the others to the right.
  const owner = others.findLast((realm) => countOf(realm) === most);
  if (owner === undefined) return;
  const at = state.curia.lastIndexOf(owner);
  state.curia = state.curia.filter((_, index) => index !== at);
  emit?.(rule('EU-24.2'), m('do.loseCardinal'), { who: realmRef(owner) });
}
