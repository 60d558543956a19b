import type { Building, Discipline } from './content.ts';
import {
  BUILDING_IDS,
  DISCIPLINES,
  INNOVATIONS,
  SLOTS,
  SPELLS,
  TERRAINS,
  WORKSHOP,
} from './content.ts';
import { hexName } from './hexes.ts';
import type { Fact, Input } from './input-types.ts';

const building = (kind: Building): string => BUILDING_IDS[kind] as string;
const discipline = (of: Discipline): string => DISCIPLINES[of] as string;

/** An input as a person types it; `input-parse.ts` reads it. */
export function inputKey(input: Input): string {
  switch (input.kind) {
    case 'bonus':
    case 'book':
      return `${input.kind} ${input.tile}`;
    case 'place':
    case 'annex':
      return `${input.kind} ${hexName(input.at)}`;
    case 'build':
      return input.building === WORKSHOP
        ? `build ${hexName(input.at)}`
        : `build ${hexName(input.at)} ${building(input.building)}`;
    case 'upgrade':
      return `upgrade ${hexName(input.at)} ${building(input.building)}`;
    case 'transform':
      return `transform ${hexName(input.at)} ${TERRAINS[input.terrain]}`;
    case 'bridge':
      return `bridge ${hexName(input.from)} ${hexName(input.to)}`;
    case 'advance':
      return `advance ${discipline(input.discipline)} ${input.levels}`;
    case 'scholar':
      return `scholar ${discipline(input.discipline)}`;
    case 'innovation':
      return `innovation ${INNOVATIONS[input.innovation]}`;
    case 'spell':
      return `spell ${SPELLS[input.spell]}`;
    case 'points':
      return `points ${input.n}`;
    case 'pass':
      return input.tile === undefined ? 'pass' : `pass ${input.tile}`;
    case 'shipping':
    case 'city':
    case 'done':
      return input.kind;
    case 'correct':
      return `correct ${factKey(input.fact)}`;
  }
}

function factKey(fact: Fact): string {
  switch (fact.what) {
    case 'empty':
      return `empty ${hexName(fact.at)}`;
    case 'hex':
      return `hex ${hexName(fact.at)} ${fact.who} ${building(fact.building)} ${fact.with}`;
    case 'terrain':
      return `terrain ${hexName(fact.at)} ${TERRAINS[fact.terrain]}`;
    case 'bridge':
      return `bridge ${hexName(fact.from)} ${hexName(fact.to)} ${fact.who}`;
    case 'level':
      return `level ${fact.who} ${discipline(fact.discipline)} ${fact.n}`;
    case 'scholar':
      return `scholar ${discipline(fact.discipline)} ${fact.space + 1} ${fact.who}`;
    case 'points':
    case 'shipping':
    case 'cities':
      return `${fact.what} ${fact.who} ${fact.n}`;
    case 'spell':
      return `spell ${SPELLS[fact.spell]} ${fact.covered ? 'covered' : 'open'}`;
    case 'book':
      return `book ${fact.tile} ${fact.covered ? 'covered' : 'open'}`;
    case 'tool':
      return `tool ${hexName(fact.at)} ${fact.isThere ? 'on' : 'off'}`;
    case 'innovation': {
      const place = fact.place === undefined ? '' : ` ${fact.place + 1}`;
      return `innovation ${INNOVATIONS[fact.innovation]} ${fact.who}${place}`;
    }
    case 'bonus':
      return `bonus ${fact.tile} ${fact.place}`;
    case 'coins':
      return `coins ${SLOTS[fact.slot]} ${fact.n}`;
  }
}
