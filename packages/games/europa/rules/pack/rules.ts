import { BOT_CARDS, CHARTS } from '../charts/content.ts';
import { GIVEN_MAP } from '../map-facts.ts';
import { applyPack } from './apply.ts';
import type { Pack, RuleSet } from './types.ts';

/** The rules as they come with the game. */
export const OWN_RULES: RuleSet = {
  charts: CHARTS,
  cards: BOT_CARDS,
  decks: [],
  targets: [],
  dice: {},
  map: GIVEN_MAP,
  texts: new Map(),
};

const made = new WeakMap<Pack, RuleSet>();

/** The rules with a pack laid over them; worked out once for each pack. */
export function rulesWith(pack: Pack | undefined): RuleSet {
  if (pack === undefined) return OWN_RULES;
  const known = made.get(pack);
  if (known !== undefined) return known;
  const rules = applyPack(OWN_RULES, pack);
  made.set(pack, rules);
  return rules;
}
