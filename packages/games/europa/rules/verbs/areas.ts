import { count } from '@empty-chair/kernel/fields';
import { message } from '@empty-chair/kernel/words';
import { areaRef, m, nodeRef, religionRef } from '../words.ts';
import { area, MOST, node, religion } from './fields.ts';
import { verb } from './verb.ts';

/** What lies on the map and is nobody's. */
export const rebels = verb({
  fields: { area, n: count(0, MOST.units) },
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
