import { message } from '@empty-chair/kernel/words';
import { isBridgeSpot } from '../board.ts';
import { BRIDGES_PER_PLAYER } from '../content.ts';
import { bridgeOf, isSameBridge, ownerAt } from '../state.ts';
import { hexRef, m } from '../words.ts';
import { whoRef } from './turn.ts';
import { hex, verb } from './verb.ts';

/** On a free spot, and at a building of their own. */
export const bridge = verb({
  fields: { from: hex, to: hex },
  refuses: (state, { from, to }, seat) => {
    const built = bridgeOf(from, to, seat);
    const ends = { from: hexRef(from), to: hexRef(to) };
    const isTaken = state.bridges.some((other) => isSameBridge(other, built));
    if (!isBridgeSpot(state, built) || isTaken) return message(m('no.bridge'), ends);
    if (ownerAt(state, from) !== seat && ownerAt(state, to) !== seat) {
      return message(m('no.bridgeEnd'), ends);
    }
    const own = state.bridges.filter((other) => other.seat === seat).length;
    return own < BRIDGES_PER_PLAYER ? undefined : message(m('no.bridgesLeft'));
  },
  apply: ({ scene }, { from, to }, seat) => {
    scene.bridges.push(bridgeOf(from, to, seat));
  },
  said: (state, { from, to }, seat) =>
    message(m('did.bridge'), { who: whoRef(state, seat), from: hexRef(from), to: hexRef(to) }),
});
