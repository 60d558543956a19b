import { NONE } from '@empty-chair/kernel/ids';
import type { Action, ActionType } from './content.ts';
import { cardOf } from './content.ts';
import type { State } from './state.ts';

/** The icons of the Support column, from top to bottom. */
export type SupportPart = 'group' | 'approach' | 'row' | 'directional' | 'scholar' | 'slot';

/** Which icons of the Support card each kind of action may look at (AOI-T3, section 5). */
const LOOKS_AT: Readonly<Record<ActionType, readonly SupportPart[]>> = {
  faction: [],
  score: [],
  take_innovation: ['directional'],
  transform_build: ['group', 'approach', 'row', 'directional'],
  upgrade: ['directional'],
  block_spell_book: ['directional'],
  send_scholar: ['scholar', 'directional'],
  advance_discipline: ['directional'],
  symbionts_place_tool: ['row', 'directional'],
  blight_turn_fallow: [],
};

/** The parts of the Support card that this turn's Action card looks at; the slot when it passes. */
export function supportUsed({ cards, facts }: State): ReadonlySet<SupportPart> {
  if (cards.support.length === 0) return new Set();
  if (cards.action === NONE) return new Set(['slot']);
  const ofCard = cardOf(cards.action).actions;
  const actions = ofCard.flatMap((action): readonly Action[] =>
    action.type === 'faction' ? facts.faction.actions : [action],
  );
  return new Set(actions.flatMap(({ type }) => LOOKS_AT[type]));
}
