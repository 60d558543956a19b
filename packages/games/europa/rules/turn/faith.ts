import { select } from '@empty-chair/kernel/select';
import { isTownOf, ownerOf, religionOf, townsWithUnrest } from '../board.ts';
import { bestArea } from '../choices.ts';
import type { Area, Province } from '../content.ts';
import { ALL_AREAS, areaWith, isDistant, NONE, PROVINCES_IN } from '../content.ts';
import { sizeOf } from '../geography.ts';
import type { Player, State } from '../state.ts';
import { areaRef, m, realmRef, religionRef, rule } from '../words.ts';
import type { Deeds, Facts } from './facts-and-deeds.ts';
import { yes } from './facts-and-deeds.ts';
import { hasEnemyUnits } from './siege.ts';
import type { Turn } from './turn.ts';
import { removeUnrest } from './unrest.ts';

/** UNREST and CONVERT. */

const calmable = (turn: Turn): readonly Province[] =>
  townsWithUnrest(turn.state, turn.me).filter((town) => !hasEnemyUnits(turn, areaWith(town)));

/** Another faith, at least one own Province, and all others of realms of the bot's own faith. */
function isConvertible(state: State, me: Player, area: Area): boolean {
  if (isDistant(area) || state.religion[area] === me.religion) return false;
  const there = (PROVINCES_IN[area] ?? []).filter((one) => sizeOf(state.map, one) !== undefined);
  if (!there.some((province) => isTownOf(state, me, province))) return false;
  return there.every((province) => {
    const owner = ownerOf(state, province);
    return owner === me.realm || (owner !== NONE && religionOf(state, owner) === me.religion);
  });
}
const convertible = (state: State, me: Player): readonly Area[] =>
  ALL_AREAS.filter((area) => isConvertible(state, me, area));

export const facts = {
  'bot.unrestRemovable': ({ scene }) => yes(calmable(scene).length > 0),
  'bot.convertibleArea': ({ scene: { state, me } }) => yes(convertible(state, me).length > 0),
} satisfies Facts;

export const deeds = {
  removeUnrest: (table, amount) => {
    const { state, me } = table.scene;
    removeUnrest(table, state, me, {
      n: amount('towns'),
      by: rule('EU-22.11'),
      among: calmable(table.scene),
    });
  },
  convertArea: (table) => {
    const { state, me } = table.scene;
    const among = convertible(state, me);
    const area = select(table, bestArea, { map: state.map, among });
    if (area === undefined) return;
    state.religion[area] = me.religion;
    table.emit?.(rule('EU-22.12'), m('do.convert'), {
      who: realmRef(me.realm),
      area: areaRef(area),
      religion: religionRef(me.religion),
    });
  },
} satisfies Deeds;
