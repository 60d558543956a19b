import type { Table } from '@empty-chair/kernel/table';
import { realmsOfVariant, variantOf } from './config.ts';
import { ALL_AREAS, NONE, provinceOf, realms } from './content.ts';
import type { Setup } from './setups.ts';
import { setupOf } from './setups.ts';
import type { Player, State } from './state.ts';
import {
  areaRef,
  cardRef,
  m,
  nodeRef,
  provinceRef,
  realmRef,
  ref,
  rule,
  seaZoneRef,
} from './words.ts';

/** What to put on the table: the scenario as printed, with the changes for each bot (EU-2). */
export function tellSetup(table: Table<unknown>, state: State): void {
  const { emit, atTable } = table;
  if (emit === undefined) return;
  emit(rule('EU-2.1'), m('do.setUpScenario'), {
    scenario: ref('scenario', state.config.scenario),
    age: state.age,
  });
  // Whoever owns the booklet should know that it can be played by, and what is then left to do.
  const isHouse = state.config.targets === 'house';
  const printed = atTable.cards ? m('do.setUpPrinted') : m('do.setUpAppPrinted');
  emit(rule('EU-19.1'), isHouse ? m('do.setUpHouseTargets') : printed);
  if (!atTable.cards) emit(rule('EU-2.8'), m('do.setUpAppCards'));
  for (const player of state.players)
    if (player.isBot && player.isActive) tellBot(table, state, player);
}

function tellBot(table: Table<unknown>, state: State, player: Player): void {
  const { emit, atTable } = table;
  const who = realmRef(player.realm);
  const setup = setupOfPlayer(state, player);
  const { mat } = player;
  emit?.(rule('EU-2.2'), m('do.setUpMat'), { who, n: mat.available });
  const vassals = [...new Set(setup?.vassalTokens ?? [])].flatMap((id) => provinceOf(id) ?? []);
  if (vassals.length > 0) {
    emit?.(rule('EU-2.3'), m('do.setUpTowns'), { who, provinces: vassals.map(provinceRef) });
  }
  const useless = ALL_AREAS.filter(
    (area) => player.influence[area] === 0 && (setup?.influence[areaRef(area).id] ?? 0) > 0,
  );
  if (useless.length > 0) {
    emit?.(rule('EU-2.3'), m('do.setUpInfluence'), { who, areas: useless.map(areaRef) });
  }
  if (player.merchant !== NONE) {
    emit?.(rule('EU-2.4'), m('do.setUpMerchant'), { who, node: nodeRef(player.merchant) });
  }
  emit?.(rule('EU-2.5'), m('do.setUpArmy'), { who, n: mat.army, reserve: mat.reserve });
  if (player.ships.length > 0) {
    emit?.(rule('EU-2.6'), m('do.setUpShips'), { who, zones: player.ships.map(seaZoneRef) });
  }
  if (atTable.cards) tellDeck(table, state, player);
}

/** EU-2.8: what the deck is made of, for whoever has the cards. */
export function tellDeck({ emit }: Table<unknown>, state: State, { realm, deck }: Player): void {
  // The list is in the booklet only: do.setUpPrinted says to take them out by it.
  if (deck.out.length === 0) return;
  const isHouse =
    state.config.targets === 'house' &&
    !state.rules.decks.some((one) => one.realm === realms[realm]?.id && one.age === state.age);
  emit?.(rule('EU-2.8'), isHouse ? m('do.setUpHouseDeck') : m('do.setUpDeck'), {
    who: realmRef(realm),
    n: deck.draw.length,
    cards: deck.out.map(cardRef),
  });
}

function setupOfPlayer({ config }: State, { realm }: Player): Setup | undefined {
  const variant = variantOf(config.scenario, config.variant);
  const place =
    variant &&
    realmsOfVariant(variant).find(
      (one) => setupOf(one.realm, one.setup)?.realm === realms[realm]?.id,
    );
  return place && setupOf(place.realm, place.setup);
}
