import { NONE } from '@empty-chair/kernel/ids';
import type { Table } from '@empty-chair/kernel/table';
import type { MessageId, Params, RuleId } from '@empty-chair/kernel/words';
import type { AutomaFaction, Palace, Terrain } from './content.ts';
import { ALL_DISCIPLINES, CARDS, cardOf, LIMITS, PALACES } from './content.ts';
import type { State } from './state.ts';
import { bonusTileOf, levelOf, seatId } from './state.ts';
import { cardRef, disciplineRef, innovationRef, m, ref, rule, terrainRef } from './words.ts';

/** The list for the real table, in the order of section 2: what to take, and where it goes. */
export function tellSetup(table: Table<undefined>, state: State, palaces: readonly Palace[]): void {
  const { emit } = table;
  if (emit === undefined) return;
  const { config, facts, native } = state;
  const isSolo = facts.humans.length === 1;
  const tell = (by: RuleId, id: MessageId, params?: Params): void => emit(by, id, params);
  tell(rule('AOI-G1'), isSolo ? m('setup.board') : m('setup.boardForThree'), {
    side: ref('side', config.side),
  });
  tell(rule('AOI-S1'), m('setup.level'), { level: ref('level', config.level) });
  tell(rule('AOI-S2'), m('setup.roundTiles'));
  for (const [round, tile] of state.roundTiles.entries()) {
    tell(rule('AOI-S2'), round < LIMITS.rounds / 2 ? m('setup.earlyTile') : m('setup.lateTile'), {
      n: round + 1,
      tile: ref('roundTile', tile),
    });
  }
  tell(rule('AOI-S3'), m('setup.finalTile'), { tile: ref('finalTile', state.finalTile) });
  tell(rule('AOI-TB5'), m('setup.books'), {
    tiles: state.bookActions.map((id) => ref('book', id)),
  });
  tell(rule('AOI-TB5'), isSolo ? m('setup.innovations') : m('setup.innovationsForThree'), {
    tiles: state.display.map(innovationRef),
  });
  tell(isSolo ? rule('AOI-S4') : rule('AOI-V5'), m('setup.palaces'), {
    tiles: [...palaces, PALACES.at(-1) as Palace].map((id) => ref('palace', id)),
  });
  tell(
    isSolo ? rule('AOI-S5') : rule('AOI-V1'),
    isSolo ? m('setup.order') : m('setup.orderForThree'),
  );
  for (const human of facts.humans) {
    const { terrain, faction } = config.humans[human] as (typeof config.humans)[number];
    tell(rule('AOI-S6'), m('setup.human'), {
      who: ref('seat', seatId(state, human)),
      terrain: ref('terrain', terrain),
      faction: ref('humanFaction', faction),
    });
  }
  tell(rule('AOI-S6'), m('setup.planningRest'));
  const faction = ref('automaFaction', config.faction);
  tell(rule('AOI-S7'), facts.faction.complete ? m('setup.faction') : m('setup.unknownFaction'), {
    faction,
  });
  tell(rule('AOI-S8'), m('setup.terrain'), { terrain: terrainRef(native) });
  if (facts.youth !== NONE) {
    tell(rule('AOI-F8'), m('setup.youth'), { terrain: terrainRef(facts.youth) });
  }
  if (usesHumanPriority(facts.faction)) {
    const terrain = terrainRef(facts.humanTerrain[0] as Terrain);
    tell(rule('AOI-S8'), m('setup.humanPriority'), { terrain });
  }
  tell(rule('AOI-S8'), m('setup.terrainRest'));
  const row = state.bonus.map(({ tile }) => ref('bonus', tile));
  const own = bonusTileOf(state, facts.automa);
  if (isSolo) tell(rule('AOI-S9'), m('setup.bonus'), { own: ref('bonus', own), tiles: row });
  else tell(rule('AOI-V2'), m('setup.bonusForThree'), { tiles: row });
  tell(rule('AOI-S10'), m('setup.pieces'), { n: LIMITS.startPoints });
  for (const discipline of ALL_DISCIPLINES) {
    const n = levelOf(state, facts.automa, discipline);
    if (n > 0)
      tell(rule('AOI-S10'), m('setup.science'), { n, discipline: disciplineRef(discipline) });
  }
  // A deck on the table is built after the starting workshops, which draw from all cards (AOI-S11).
  tell(rule('AOI-S12'), table.atTable.cards ? m('setup.cards') : m('setup.deckByApp'));
}

/** AOI-S12: how the deck is built on the table. */
export function tellDeck({ emit }: Table<unknown>, { facts, cards }: State): void {
  if (emit === undefined) return;
  const { toReserve, unseen, extra } = facts.level.deck;
  const by = rule('AOI-S12');
  const starters = CARDS.filter((card) => cardOf(card).starter && !toReserve.includes(card));
  const named = [...starters, ...extra].map((card) => ref('number', card));
  if (toReserve.length === 0) emit(by, m('setup.deck'), { cards: named });
  else emit(by, m('setup.deckAndTop'), { cards: named, top: toReserve.map(cardRef) });
  if (unseen > 0) emit(by, m('setup.deckUnseen'), { n: unseen });
  emit(by, m('setup.deckReady'), { n: cards.draw.length });
}

/** AOI-F2, AOI-F6: these look at the terrain-priority card of the human's terrain, too. */
const usesHumanPriority = ({ actions }: AutomaFaction): boolean =>
  actions.some(({ tieBreakersFirst }) =>
    tieBreakersFirst?.includes('terrain_priority_with_human_terrain_card'),
  );
