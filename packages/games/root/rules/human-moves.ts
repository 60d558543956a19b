import { battle, canBattle } from './battle.ts';
import { isBot, isByFerry } from './board.ts';
import { moveWarriors, rideFerry } from './effects.ts';
import { factionOf, refuse } from './human-refusal.ts';
import type { Input } from './input.ts';
import type { Clearing, Faction } from './pieces.ts';
import { CLEARINGS, isVagabond } from './pieces.ts';
import type { RootTable } from './scene.ts';
import type { State } from './state.ts';
import { FOREST, PAWNS, pawnOf, warriorsAt } from './state.ts';
import { clearingRef, factionRef, m, ref, rule } from './words.ts';

/** A human moves and fights. */
/** By path, river, tunnel or card: recorded all the same. */
export function move(table: RootTable, me: Faction, n: number, from: Clearing, to: Clearing): void {
  const { state } = table.scene;
  if (n < 1) refuse('no.zero');
  if (from === to) refuse('no.sameClearing');
  if (warriorsAt(state, me, from) < n) refuse('no.soMany', { at: clearingRef(from) });
  moveWarriors(table, { faction: me, from, to, n }, rule('law.move'));
}

export function movePawn(table: RootTable, me: Faction, to: string): void {
  const { state } = table.scene;
  if (!isVagabond(me)) refuse('no.noPawn');
  const forest = state.facts.forestIds.indexOf(to);
  const clearing = Number(to) - 1;
  const isClearing = Number.isInteger(clearing) && clearing >= 0 && clearing < CLEARINGS;
  if (forest < 0 && !isClearing) refuse('no.noPlace', { place: ref('literal', to) });
  const from = pawnOf(state, me);
  const target = forest >= 0 ? FOREST + forest : clearing;
  if (from === target) refuse('no.sameClearing');
  state.cells[PAWNS + me] = target;
  if (forest >= 0) {
    table.emit?.(rule('law.move'), m('do.slip'), { forest: ref('forest', to) });
    return;
  }
  table.emit?.(rule('law.move'), m('do.movePawn'), { at: clearingRef(clearing) });
  if (from < FOREST && isByFerry(state, from, clearing)) rideFerry(table, me, clearing);
}

export function startBattle(
  table: RootTable,
  me: Faction,
  { at, defender, extra, defenderExtra }: Extract<Input, { kind: 'battle' }>,
): void {
  const { state } = table.scene;
  const enemy = factionOf(defender);
  if (state.facts.seatOf[enemy] === -1) refuse('no.noEnemy');
  if (!canBattle(state, me, enemy, at - 1)) refuse('no.battle', { at: clearingRef(at - 1) });
  battle(
    table,
    { attacker: me, defender: enemy, clearing: at - 1, by: rule('law.battle') },
    { attacker: extra, defender: defenderExtra, by: undefined },
  );
}

/** 2.8.2: never against a bot. Between humans the battle itself asks for it. */
export function ambush(state: State, id: string): never {
  const attacker = factionOf(id);
  if (isBot(state, attacker)) return refuse('no.ambush', { faction: factionRef(attacker) });
  return refuse('no.ambushInBattle');
}
