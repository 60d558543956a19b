import type { Message, Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { SLOTS } from './content.ts';
import type { Fact, Input, Who } from './input.ts';
import type { State } from './state.ts';
import { seatId } from './state.ts';
import {
  buildingRef,
  disciplineRef,
  hexRef,
  innovationRef,
  m,
  ref,
  spellRef,
  terrainRef,
} from './words.ts';

/** A human's input as a line of the log. */
export function inputMessage(state: State, seat: Seat, input: Input): Message {
  const who = ref('seat', seatId(state, seat));
  switch (input.kind) {
    case 'bonus':
      return message(m('did.bonus'), { who, tile: ref('bonus', input.tile) });
    case 'place':
      return message(m('did.place'), { who, at: hexRef(input.at) });
    case 'build':
      return message(m('did.build'), {
        who,
        at: hexRef(input.at),
        building: buildingRef(input.building),
      });
    case 'upgrade':
      return message(m('did.upgrade'), {
        who,
        at: hexRef(input.at),
        building: buildingRef(input.building),
      });
    case 'annex':
      return message(m('did.annex'), { who, at: hexRef(input.at) });
    case 'transform':
      return message(m('did.transform'), {
        who,
        at: hexRef(input.at),
        terrain: terrainRef(input.terrain),
      });
    case 'bridge':
      return message(m('did.bridge'), { who, from: hexRef(input.from), to: hexRef(input.to) });
    case 'advance':
      return message(m('did.advance'), {
        who,
        discipline: disciplineRef(input.discipline),
        n: input.levels,
      });
    case 'scholar':
      return message(m('did.scholar'), { who, discipline: disciplineRef(input.discipline) });
    case 'innovation':
      return message(m('did.innovation'), { who, innovation: innovationRef(input.innovation) });
    case 'spell':
      return message(m('did.spell'), { who, spell: spellRef(input.spell) });
    case 'book':
      return message(m('did.book'), { who, book: ref('book', input.tile) });
    case 'shipping':
      return message(m('did.shipping'), { who });
    case 'city':
      return message(m('did.city'), { who });
    case 'points':
      return message(m('did.points'), { who, n: input.n });
    case 'pass':
      return input.tile === undefined
        ? message(m('did.lastPass'), { who })
        : message(m('did.pass'), { who, tile: ref('bonus', input.tile) });
    case 'done':
      return message(m('did.done'), { who });
    case 'correct':
      return factMessage(state, input.fact);
  }
}

/** A correction is said in the words of a difference. */
function factMessage(state: State, fact: Fact): Message {
  const who = (id: Who) => ref('seat', id === 'human' ? seatId(state, 0 as Seat) : id);
  switch (fact.what) {
    case 'empty':
      return message(m('fix.empty'), { at: hexRef(fact.at) });
    case 'hex': {
      const params = {
        at: hexRef(fact.at),
        who: who(fact.who),
        building: buildingRef(fact.building),
      };
      if (fact.with === 'token') return message(m('fix.markedHex'), params);
      return message(fact.with === 'annex' ? m('fix.annexedHex') : m('fix.hex'), params);
    }
    case 'terrain':
      return message(m('fix.terrain'), { at: hexRef(fact.at), terrain: terrainRef(fact.terrain) });
    case 'bridge': {
      const ends = { from: hexRef(fact.from), to: hexRef(fact.to) };
      return fact.who === 'nobody'
        ? message(m('fix.noBridge'), ends)
        : message(m('fix.bridge'), { ...ends, who: who(fact.who) });
    }
    case 'level':
      return message(m('fix.level'), {
        who: who(fact.who),
        discipline: disciplineRef(fact.discipline),
        n: fact.n,
      });
    case 'scholar': {
      const space = { discipline: disciplineRef(fact.discipline), n: fact.space + 1 };
      return fact.who === 'nobody'
        ? message(m('fix.noScholar'), space)
        : message(m('fix.scholar'), { ...space, who: who(fact.who) });
    }
    case 'points':
      return message(m('fix.points'), { who: who(fact.who), n: fact.n });
    case 'shipping':
      return message(m('fix.shipping'), { who: who(fact.who), n: fact.n });
    case 'cities':
      return message(m('fix.cities'), { who: who(fact.who), n: fact.n });
    case 'spell':
      return message(fact.covered ? m('fix.cover') : m('fix.uncover'), {
        tile: spellRef(fact.spell),
      });
    case 'book':
      return message(fact.covered ? m('fix.cover') : m('fix.uncover'), {
        tile: ref('book', fact.tile),
      });
    case 'tool':
      return message(fact.isThere ? m('fix.tool') : m('fix.noTool'), { at: hexRef(fact.at) });
    case 'innovation': {
      const innovation = innovationRef(fact.innovation);
      if (fact.who !== 'nobody') {
        return message(m('fix.innovation'), { innovation, who: who(fact.who) });
      }
      return fact.place === undefined
        ? message(m('fix.innovationBack'), { innovation })
        : message(m('fix.displayPlace'), { innovation, n: fact.place + 1 });
    }
    case 'bonus': {
      const tile = ref('bonus', fact.tile);
      return SLOTS.some((slot) => slot === fact.place)
        ? message(m('fix.slot'), { slot: ref('slot', fact.place), tile })
        : message(m('fix.held'), { who: who(fact.place as Who), tile });
    }
    case 'coins':
      return message(m('fix.coins'), { slot: ref('slot', SLOTS[fact.slot] as string), n: fact.n });
  }
}
