import { select } from '@empty-chair/kernel/select';
import {
  areAllied,
  hasProvinces,
  incomeOf,
  influenceInAreasOf,
  isAtWarWith,
  isDnpr,
  isHreMember,
  isPlayerRealm,
  isVacant,
  opponentsOf,
  playerOfRealm,
  playerRealms,
} from '../board.ts';
import { realmInAreaOnChart } from '../choices.ts';
import type { Area, Province, Realm } from '../content.ts';
import {
  ALL_PROVINCES,
  areaOf,
  areaWith,
  NONE,
  PRINTED_CAPITAL,
  provinceOf,
  REALMS_BY_NAME,
  realmOf,
} from '../content.ts';
import { capitalAreaOf } from '../geography.ts';
import { houseTargets } from '../house/targets.ts';
import type { Player, State } from '../state.ts';
import { findTarget } from '../targeting/find.ts';
import type { Target, TargetingChart, TargetingKind } from '../targeting/types.ts';
import { areaRef, m, provinceRef, realmRef, ref, rule } from '../words.ts';
import { askPlace, rollDie } from './ask.ts';
import type { TurnTable, WarTarget } from './turn.ts';

/** What a chart's target stands for now: a realm with the area of its Claim, or a vacant Territory. */
export type Found = WarTarget | { readonly territory: Area };

const FRIENDLY_INFLUENCE = 4;
const GREAT_DNPR = 10;

/** EU-19.6. R-WAR-1: nor can War be declared on a realm that the bot is at War with already. */
export function isMilitaryTarget(state: State, me: Player, realm: Realm): boolean {
  if (realm === me.realm || realm === NONE || !hasProvinces(state, realm)) return false;
  if (state.overlord[realm] !== NONE) return false;
  if (areAllied(state, me, realm) || me.truces.includes(realm) || isAtWarWith(me, realm))
    return false;
  if (isUnderPassedEmperor(state, realm)) return false;
  const player = playerOfRealm(state, realm);
  if (player !== undefined) return !player.hasPassed;
  return (
    !isAllyOfPassed(state, me, realm) && influenceInAreasOf(state, me, realm) < FRIENDLY_INFLUENCE
  );
}

const isAllyOfPassed = (state: State, me: Player, realm: Realm): boolean =>
  opponentsOf(state, me).some(({ hasPassed, allies }) => hasPassed && allies.includes(realm));
const isUnderPassedEmperor = (state: State, realm: Realm): boolean =>
  playerOfRealm(state, state.emperor)?.hasPassed === true && isHreMember(state, realm);

/** EU-19.7. */
export function isDiplomaticTarget(state: State, me: Player, realm: Realm): boolean {
  if (realm === NONE || isPlayerRealm(state, realm) || me.wars.includes(realm)) return false;
  const isGreat = isDnpr(state, realm) && incomeOf(state, realm) >= GREAT_DNPR;
  return !isGreat && hasProvinces(state, realm);
}

/** EU-19.6: who stands in for a Vassal, and for a realm that has lost everything. */
function standIn(state: State, realm: Realm): Realm {
  const overlord = state.overlord[realm] ?? NONE;
  if (overlord !== NONE) return overlord;
  if (hasProvinces(state, realm)) return realm;
  const capital = PRINTED_CAPITAL[realm] ?? NONE;
  return capital === NONE ? NONE : (state.map.owner[capital] ?? NONE);
}

function resolve(table: TurnTable, kind: TargetingKind, target: Target): Found | undefined {
  const { state, me } = table.scene;
  const isValid = (realm: Realm): boolean =>
    kind === 'military' ? isMilitaryTarget(state, me, realm) : isDiplomaticTarget(state, me, realm);
  /** EU-19.3: the Claim goes to the named area, else to the capital of whoever is meant now. */
  const against = (realm: Realm, named?: Area): Found | undefined => {
    const other = kind === 'military' && !isValid(realm) ? standIn(state, realm) : realm;
    return isValid(other)
      ? { realm: other, area: named ?? capitalAreaOf(state.map, other) }
      : undefined;
  };
  switch (target.kind) {
    case 'realm':
      return against(realmOf(target.id) ?? NONE);
    case 'ownerOf': {
      const province = provinceOf(target.id) ?? NONE;
      return against(state.map.owner[province] ?? NONE, areaWith(province));
    }
    case 'realmIn': {
      const area = areaOf(target.id) ?? NONE;
      const realm = select(table, realmInAreaOnChart, { map: state.map, area, isValid });
      return realm === undefined ? undefined : { realm, area };
    }
    case 'territory':
      return kind === 'military' ? vacantTerritory(state, me, target.id) : undefined;
  }
}

/** EU-19.4: a valid target only with Quest for the New World. */
function vacantTerritory(state: State, me: Player, id: string): Found | undefined {
  const province = provinceOf(id);
  if (province === undefined || !isClaimable(state, me, province)) return undefined;
  return { territory: areaWith(province) };
}
/** R-TARGET-2: with a Claim there already there is none to place. */
const isClaimable = (state: State, me: Player, province: Province): boolean =>
  me.mat.hasQuest &&
  isVacant(state, province) &&
  (state.config.options.claimedTerritory === 'endsTurn' || !me.claims.includes(areaWith(province)));

/** The chart of a pack, else the house's; none where the printed one is used. */
export function chartFor(
  state: State,
  { realm }: Player,
  kind: TargetingKind,
): TargetingChart | undefined {
  const typed = state.rules.targets.find(
    (one) => realmOf(one.realm) === realm && one.kind === kind,
  );
  if (typed !== undefined) return typed.chart;
  if (state.config.targets === 'printed') return undefined;
  return houseTargets(state.map, realm, kind, { players: playerRealms(state) });
}

/** EU-19.5: the walk through the chart; the last thing looked at that is valid. */
export function rollTarget(table: TurnTable, kind: TargetingKind): Found | undefined {
  const { state, me } = table.scene;
  const chart = chartFor(state, me, kind);
  if (chart === undefined) return askTarget(table, kind);
  let found: Found | undefined;
  const isHouse = isHouseChart(state, me, kind);
  const ask = isHouse ? m('ask.houseDie') : m('ask.targetDie');
  const asked = { rule: rule('EU-8.2'), ask, params: { who: realmRef(me.realm) } };
  const dice: number[] = [];
  const quiet = { ...table, trace: undefined };
  const walk = findTarget(chart, {
    roll: () => {
      const face = rollDie(table, asked);
      dice.push(face);
      return face;
    },
    isValid: (target) => {
      found = resolve(table, kind, target);
      return found !== undefined;
    },
    meaning: (target) => meaningOf(resolve(quiet, kind, target)),
    walk: state.config.options.targetWalk,
  });
  if (isHouse) tellHouseWalk(table, kind, dice, walk?.looked.at(-1));
  return found;
}

const meaningOf = (found: Found | undefined): string | undefined =>
  found && ('territory' in found ? `territory ${found.territory}` : `${found.realm} ${found.area}`);

/** The line names a house target as one: the roll before it is a line of its own. */
export function tellTarget(table: TurnTable, kind: TargetingKind, realm: Realm): void {
  const { state, me } = table.scene;
  const isHouse = state.config.targets === 'house' && isHouseChart(state, me, kind);
  table.emit?.(rule('EU-8.2'), isHouse ? m('see.houseTarget') : m('see.target'), {
    who: realmRef(me.realm),
    realm: realmRef(realm),
  });
}

const isHouseChart = (state: State, { realm }: Player, kind: TargetingKind): boolean =>
  !state.rules.targets.some((one) => realmOf(one.realm) === realm && one.kind === kind);

/** R-HOUSE-1, R-HOUSE-2: never official, so every target of it says so, with its dice and its branch. */
function tellHouseWalk(
  { scene: { me }, emit }: TurnTable,
  kind: TargetingKind,
  dice: readonly number[],
  branch: string | undefined,
): void {
  const by = kind === 'military' ? rule('R-HOUSE-1') : rule('R-HOUSE-2');
  // Each range of a die on the way down is a case of it, as on the chart.
  const ranges = branch?.split('/').map((range) => ref('case', range)) ?? [];
  const params = { who: realmRef(me.realm), branch: ranges };
  if (dice.length === 0) emit?.(by, m('see.houseOnly'), params);
  else emit?.(by, m('see.houseRoll'), { ...params, dice: dice.map((n) => ref('die', n)) });
}

/** EU-28.3: rolled on the printed chart; the human says who it was, and which area was named. */
function askTarget(table: TurnTable, kind: TargetingKind): Found | undefined {
  const { state, me } = table.scene;
  const isValid = kind === 'military' ? isMilitaryTarget : isDiplomaticTarget;
  const all = REALMS_BY_NAME.filter((realm) => isValid(state, me, realm));
  const ask = kind === 'military' ? m('ask.militaryTarget') : m('ask.diplomaticTarget');
  const who = realmRef(me.realm);
  const realm = askPlace(table, { rule: rule('EU-19.1'), ask, params: { who } }, all, realmRef);
  if (realm === NONE) return kind === 'military' ? askTerritory(table) : undefined;
  const capital = capitalAreaOf(state.map, realm);
  if (kind === 'diplomatic' || isPlayerRealm(state, realm)) return { realm, area: capital };
  const named = askPlace(
    table,
    { rule: rule('EU-19.3'), ask: m('ask.claimArea'), params: { realm: realmRef(realm) } },
    areasToClaim(state, realm, capital),
    areaRef,
  );
  return { realm, area: named === NONE ? capital : named };
}

/** EU-19.4: the printed chart may name a vacant Territory. */
function askTerritory(table: TurnTable): Found | undefined {
  const { state, me } = table.scene;
  const among = ALL_PROVINCES.filter((one) => isClaimable(state, me, one));
  if (among.length === 0) return undefined;
  const province = askPlace(
    table,
    { rule: rule('EU-19.4'), ask: m('ask.territory'), params: { who: realmRef(me.realm) } },
    among,
    provinceRef,
  );
  return province === NONE ? undefined : { territory: areaWith(province) };
}

const areasToClaim = (state: State, realm: Realm, capital: Area): readonly Area[] => {
  const found = new Set<Area>([capital]);
  for (const province of ALL_PROVINCES) {
    if (state.map.owner[province] === realm) found.add(areaWith(province));
  }
  return [...found];
};
