import type { Step } from '@empty-chair/kernel/steps';
import type { RuleId } from '@empty-chair/kernel/words';
import { activePlayers, isCatholic, isEmperor, townCount } from '../board.ts';
import { emperorsGain, powerOfRound } from '../bots/mat.ts';
import { NONE, PROVINCES_IN } from '../content.ts';
import { mostAuthority } from '../empire.ts';
import { levelOf } from '../numbers.ts';
import { papalControl } from '../papal-control.ts';
import { rollDie } from '../turn/ask.ts';
import { isMuslimOwned } from '../turn/curia.ts';
import { changePrestige } from '../turn/effects.ts';
import { gainPower } from '../turn/power.ts';
import type { Turn, TurnTable } from '../turn/turn.ts';
import { m, realmRef, rule } from '../words.ts';

export const income: readonly Step<Turn>[] = [
  {
    id: 'refresh',
    rule: rule('EU-6.9'),
    run: refresh,
  },
  {
    id: 'emperor',
    rule: rule('EU-6.10'),
    when: { why: m('why.notEmperor'), holds: ({ state, me }) => isEmperor(state, me) },
    run: emperor,
  },
  {
    id: 'papalController',
    rule: rule('EU-6.11'),
    when: { why: m('why.notCatholic'), holds: ({ me }) => isCatholic(me) },
    run: papalController,
  },
  {
    id: 'crusade',
    rule: rule('EU-6.11'),
    when: {
      why: m('why.noCrusade'),
      holds: ({ state, me }) => state.crusade?.realm === me.realm,
    },
    run: crusade,
  },
];

/** EU-6.9: all spent power goes, then that of the level and of many towns. */
function refresh(table: TurnTable, by: RuleId): void {
  const { state, me } = table.scene;
  if (me.mat.spent > 0) {
    table.emit?.(by, m('do.discardSpent'), {
      who: realmRef(me.realm),
      n: me.mat.spent,
    });
  }
  me.mat.spent = 0;
  const n = powerOfRound(levelOf(me.level), townCount(state, me));
  gainPower(table, state, me, n, by);
}

/** EU-6.10: the die of an NPR Emperor, then the power of the Authority. EU-20.3: there is no election. */
function emperor(table: TurnTable, by: RuleId): void {
  const { state, me } = table.scene;
  const who = realmRef(me.realm);
  const face = rollDie(table, {
    rule: by,
    ask: m('ask.authorityDie'),
    params: { who },
  });
  const before = state.authority;
  state.authority = Math.min(
    mostAuthority(state),
    Math.max(0, before + authorityChange(before, face)),
  );
  table.emit?.(
    rule('EU-20.1'),
    state.authority === before ? m('see.authority') : m('do.authority'),
    {
      who,
      n: state.authority,
      face,
    },
  );
  const { botPower, prestige } = emperorsGain(state.authority);
  gainPower(table, state, me, botPower, by);
  changePrestige(table, me, prestige, by);
}

/** 1 lowers and 6 raises it; between, a die that is two or more away draws it there. */
function authorityChange(authority: number, face: number): number {
  if (face === 1) return -1;
  if (face === 6) return 1;
  if (face <= authority - 2) return -1;
  return face >= authority + 2 ? 1 : 0;
}

const MOST_PAPAL_PRESTIGE = 3;

/** EU-6.11. */
function papalController(table: TurnTable, by: RuleId): void {
  const { state, me } = table.scene;
  const { controller, isUncontested } = papalControl(state);
  if (controller !== me.realm) return;
  gainPower(table, state, me, 1, by);
  if (!isUncontested) return;
  const catholics = activePlayers(state).filter(isCatholic).length;
  changePrestige(table, me, Math.min(MOST_PAPAL_PRESTIGE, catholics - 1), by);
}

const CRUSADE_PRESTIGE = 2;

/** EU-6.11, main rules 19.3: with Units in its Area, and no Province of a Muslim Realm left there. */
function crusade(table: TurnTable, by: RuleId): void {
  const { state, me } = table.scene;
  const area = state.crusade?.area ?? NONE;
  const isThere = me.armyAt === area && me.mat.army > 0;
  const isFreed = !(PROVINCES_IN[area] ?? []).some((province) => isMuslimOwned(state, province));
  changePrestige(table, me, isThere && isFreed ? CRUSADE_PRESTIGE : -CRUSADE_PRESTIGE, by);
}
