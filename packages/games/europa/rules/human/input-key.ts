import { encodePack } from '../pack/encode.ts';
import type { Fact, Input } from './input-types.ts';
import {
  areaWord,
  NOBODY,
  nodeWord,
  provinceWord,
  realmWord,
  religionWord,
  zoneWord,
} from './names.ts';

const yesNo = (is: boolean): string => (is ? 'yes' : 'no');
const gone = (isGone: boolean): string => (isGone ? ' gone' : '');

/** An input as a person types it; `input-parse.ts` reads it. */
export function inputKey(input: Input): string {
  switch (input.kind) {
    case 'own':
      return `own ${provinceWord(input.province)} ${realmWord(input.realm)}`;
    case 'occupy':
      return `occupy ${provinceWord(input.province)} ${realmWord(input.by)}`;
    case 'influence':
    case 'rebels':
      return `${input.kind} ${areaWord(input.area)} ${input.n}`;
    case 'claim':
    case 'core':
      return `${input.kind} ${areaWord(input.area)}${gone(input.isGone)}`;
    case 'ally':
    case 'marry':
      return `${input.kind} ${realmWord(input.realm)}${gone(input.isGone)}`;
    case 'ship':
      return `ship ${zoneWord(input.zone)}${gone(input.isGone)}`;
    case 'trade':
      return `trade ${nodeWord(input.node)}${input.isMercantilist ? ' mercantilism' : ''}`;
    case 'war':
      return `war ${realmWord(input.realm)}${input.hasCasusBelli ? '' : ' without'}`;
    case 'peace':
      return `peace ${realmWord(input.realm)}`;
    case 'battle':
      return `battle ${areaWord(input.area)} ${realmWord(input.realm)}`;
    case 'seaBattle':
      return `seaBattle ${zoneWord(input.zone)} ${realmWord(input.realm)}`;
    case 'unrest':
      return `unrest ${provinceWord(input.province)} ${yesNo(input.isThere)}`;
    case 'convert':
      return `convert ${areaWord(input.area)} ${religionWord(input.religion)}`;
    case 'pirates':
      return `pirates ${nodeWord(input.node)} ${input.n}`;
    case 'prestige':
      return `prestige ${input.n}`;
    case 'milestone':
      return `milestone ${input.type}`;
    case 'idea':
      return `idea ${input.idea}`;
    case 'event':
    case 'pass':
    case 'done':
      return input.kind;
    case 'effect':
      return `effect ${realmWord(input.realm)} ${input.effect} ${input.n}`;
    case 'faith':
      return `faith ${realmWord(input.realm)} ${religionWord(input.religion)}`;
    case 'emperor':
      return `emperor ${realmWord(input.realm)} ${input.authority}`;
    case 'curia':
      return `curia ${realmWord(input.realm)}${input.isUncontested ? ' uncontested' : ''}`;
    case 'overlord':
      return `overlord ${realmWord(input.realm)} ${realmWord(input.over)}`;
    case 'replace':
      return `replace ${realmWord(input.realm)} ${realmWord(input.by)}`;
    case 'leave': {
      const { monarchPower, ducats, stability, interest, deployed } = input.estate;
      return `leave ${input.level} ${monarchPower} ${ducats} ${stability} ${interest} ${deployed}`;
    }
    case 'pack':
      return `pack ${input.pack === undefined ? NOBODY : JSON.stringify(encodePack(input.pack))}`;
    case 'round':
      return `round ${input.age} ${input.round}`;
    case 'correct':
      return `correct ${realmWord(input.realm)} ${factKey(input.fact)}`;
  }
}

function factKey(fact: Fact): string {
  switch (fact.what) {
    case 'focus':
    case 'ideas':
      return `${fact.what} ${fact.type} ${fact.n}`;
    case 'armyAt':
      return `armyAt ${areaWord(fact.area)}`;
    case 'merchant':
      return `merchant ${nodeWord(fact.node)}`;
    case 'card':
      return `card ${fact.card} ${fact.pile}`;
    case 'influence':
      return `influence ${areaWord(fact.area)} ${fact.n}`;
    case 'hasClaim':
    case 'hasCore':
      return `${fact.what} ${areaWord(fact.area)} ${yesNo(fact.is)}`;
    case 'hasShip':
      return `hasShip ${zoneWord(fact.zone)} ${yesNo(fact.is)}`;
    case 'ally':
    case 'activeAlly':
    case 'marriage':
    case 'atWar':
    case 'truce':
      return `${fact.what} ${realmWord(fact.realm)} ${yesNo(fact.is)}`;
    case 'passed':
    case 'event':
    case 'quest':
      return `${fact.what} ${yesNo(fact.is)}`;
    default:
      return `${fact.what} ${fact.n}`;
  }
}
