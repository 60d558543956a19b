import { word } from '@empty-chair/kernel/fields';
import { message } from '@empty-chair/kernel/words';
import { putBuilding, removeBuilding } from '../effects.ts';
import { bridgeOf, homeOf, isSameBridge, setTerrain } from '../state.ts';
import { buildingRef, hexRef, m, terrainRef } from '../words.ts';
import { whyOffLand } from './land.ts';
import { building, either, hex, terrain, unlessSaid, verb, who, whoOrNobody } from './verb.ts';
import { seatOf, seatRef, whyAbsent, whyNoHuman } from './who.ts';

/** What lies on the map. */
export const MAP_FACTS = {
  empty: verb({
    fields: { at: hex },
    refuses: (state, { at }) => whyOffLand(state, at),
    apply: ({ scene }, { at }) => removeBuilding(scene, at),
    said: (_, { at }) => message(m('fix.empty'), { at: hexRef(at) }),
  }),
  /** A building stands on its owner's terrain, so the hex is that terrain too. */
  hex: verb({
    fields: {
      at: hex,
      who,
      building,
      with: unlessSaid(word(['nothing', 'token', 'annex']), 'nothing'),
    },
    refuses: (state, given) => whyOffLand(state, given.at) ?? whyAbsent(state, given.who),
    apply: ({ scene }, { at, ...given }) => {
      const seat = seatOf(scene, given.who);
      removeBuilding(scene, at);
      putBuilding(scene, at, seat, given.building);
      setTerrain(scene, at, seat === scene.facts.automa ? scene.native : homeOf(scene, seat));
      if (given.with === 'token') scene.marked[at] = 1;
      if (given.with === 'annex') scene.annex[at] = 1;
    },
    said: (state, given) =>
      message(m(WITH[given.with]), {
        at: hexRef(given.at),
        who: seatRef(state, given.who),
        building: buildingRef(given.building),
      }),
  }),
  terrain: verb({
    fields: { at: hex, terrain },
    refuses: (state, { at }) => whyOffLand(state, at),
    apply: ({ scene }, given) => {
      setTerrain(scene, given.at, given.terrain);
    },
    said: (_, given) =>
      message(m('fix.terrain'), { at: hexRef(given.at), terrain: terrainRef(given.terrain) }),
  }),
  bridge: verb({
    fields: { from: hex, to: hex, who: whoOrNobody },
    refuses: (state, given) =>
      whyOffLand(state, given.from) ?? whyOffLand(state, given.to) ?? whyNoHuman(state, given.who),
    apply: ({ scene }, given) => {
      const { automa } = scene.facts;
      const seat = given.who === 'nobody' ? automa : seatOf(scene, given.who);
      const bridge = bridgeOf(given.from, given.to, seat);
      scene.bridges = scene.bridges.filter((other) => !isSameBridge(other, bridge));
      if (given.who !== 'nobody') scene.bridges.push(bridge);
    },
    said: (state, given) => {
      const ends = { from: hexRef(given.from), to: hexRef(given.to) };
      return given.who === 'nobody'
        ? message(m('fix.noBridge'), ends)
        : message(m('fix.bridge'), { ...ends, who: seatRef(state, given.who) });
    },
  }),
  tool: verb({
    fields: { at: hex, isThere: either('off', 'on') },
    refuses: (state, { at }) => whyOffLand(state, at),
    apply: ({ scene }, { at, isThere }) => {
      scene.tool[at] = isThere ? 1 : 0;
    },
    said: (_, { at, isThere }) =>
      message(isThere ? m('fix.tool') : m('fix.noTool'), { at: hexRef(at) }),
  }),
};

const WITH = { nothing: 'fix.hex', token: 'fix.markedHex', annex: 'fix.annexedHex' } as const;
