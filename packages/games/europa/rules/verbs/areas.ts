import { count } from '@empty-chair/kernel/fields';
import { message } from '@empty-chair/kernel/words';
import { playerOf, townsWithUnrest } from '../board.ts';
import { areaWith } from '../content.ts';
import { areasOfRealm } from '../geography.ts';
import { areaRef, m, nodeRef, religionRef } from '../words.ts';
import { area, MOST, node, religion } from './fields.ts';
import { isOnTurn, verb } from './verb.ts';

/** What lies on the map and is nobody's. */
export const rebels = verb({
  fields: { area, n: count(0, MOST.units) },
  // Beside own Provinces: fewer after a battle or a march, one more for a Rebellion of 3I.
  *offers(state, seat) {
    if (state.step === 'scoring' || !isOnTurn(state, seat)) return;
    const me = playerOf(state, seat);
    const restless = new Set(townsWithUnrest(state, me).map(areaWith));
    for (const at of areasOfRealm(state.map, me.realm)) {
      const n = state.rebels[at] ?? 0;
      if (n > 0) yield { area: at, n: { least: 0, most: n - 1 } };
      if (state.step === 'unrest' && restless.has(at)) yield { area: at, n: n + 1 };
    }
  },
  apply: ({ scene }, given) => {
    scene.rebels[given.area] = given.n;
  },
  said: (_, given) => message(m('fix.rebels'), { area: areaRef(given.area), n: given.n }),
});

export const convert = verb({
  fields: { area, religion },
  apply: ({ scene }, given) => {
    scene.religion[given.area] = given.religion;
  },
  said: (_, given) =>
    message(m('fix.religion'), {
      area: areaRef(given.area),
      religion: religionRef(given.religion),
    }),
});

export const pirates = verb({
  fields: { node, n: count(0, MOST.pirates) },
  apply: ({ scene }, given) => {
    scene.pirates[given.node] = given.n;
  },
  said: (_, given) => message(m('fix.pirates'), { node: nodeRef(given.node), n: given.n }),
});
