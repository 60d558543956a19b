import { Refused } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import { literal, message } from '@empty-chair/kernel/words';
import {
  AGES,
  IDEA_TYPES,
  IDEAS,
  LEVELS,
  LIMITS,
  MILESTONE_TYPES,
  RELIGIONS,
  ROUNDS_PER_AGE,
} from '../numbers.ts';
import { readPack } from '../pack/decode.ts';
import { KNOWN } from '../pack/known.ts';
import { rulesWith } from '../pack/rules.ts';
import type { Pack } from '../pack/types.ts';
import { EFFECTS } from '../turn/effects.ts';
import { m } from '../words.ts';
import type { Fact, FlagId, Input, NumberId } from './input-types.ts';
import { FLAGS, NUMBERS, PILES } from './input-types.ts';
import { NOBODY } from './names.ts';
import { Words } from './words.ts';

const MOST = {
  prestige: 300,
  units: 40,
  cubes: 99,
  pirates: 9,
  colonists: 20,
  ducats: 300,
} as const;
const ALL_IDEAS = IDEA_TYPES.flatMap((type) => IDEAS[type].map(({ id }) => id));
const religionIn = (words: Words): number => RELIGIONS.indexOf(words.oneOf(RELIGIONS));

/** One reader per verb. Each takes the words after the verb, and all of them. */
const VERBS: Readonly<Record<Input['kind'], (words: Words) => Input>> = {
  own: (words) => ({ kind: 'own', province: words.province(), realm: words.realmOrNone() }),
  occupy: (words) => ({ kind: 'occupy', province: words.province(), by: words.occupier() }),
  influence: (words) => ({
    kind: 'influence',
    area: words.area(),
    n: words.number(-LIMITS.influencePerArea, LIMITS.influencePerArea),
  }),
  claim: (words) => ({ kind: 'claim', area: words.area(), isGone: words.isNext('gone') }),
  core: (words) => ({ kind: 'core', area: words.area(), isGone: words.isNext('gone') }),
  ally: (words) => ({ kind: 'ally', realm: words.realm(), isGone: words.isNext('gone') }),
  marry: (words) => ({ kind: 'marry', realm: words.realm(), isGone: words.isNext('gone') }),
  ship: (words) => ({ kind: 'ship', zone: words.zone(), isGone: words.isNext('gone') }),
  trade: (words) => ({
    kind: 'trade',
    node: words.node(),
    isMercantilist: words.isNext('mercantilism'),
  }),
  war: (words) => ({ kind: 'war', realm: words.realm(), hasCasusBelli: !words.isNext('without') }),
  peace: (words) => ({ kind: 'peace', realm: words.realm() }),
  battle: (words) => ({ kind: 'battle', area: words.area(), realm: words.realm() }),
  seaBattle: (words) => ({ kind: 'seaBattle', zone: words.zone(), realm: words.realm() }),
  rebels: (words) => ({ kind: 'rebels', area: words.area(), n: words.number(0, MOST.units) }),
  unrest: (words) => ({ kind: 'unrest', province: words.province(), isThere: words.yesNo() }),
  convert: (words) => ({ kind: 'convert', area: words.area(), religion: religionIn(words) }),
  pirates: (words) => ({ kind: 'pirates', node: words.node(), n: words.number(0, MOST.pirates) }),
  prestige: (words) => ({ kind: 'prestige', n: words.number(-MOST.prestige, MOST.prestige) }),
  milestone: (words) => ({ kind: 'milestone', type: words.oneOf(MILESTONE_TYPES) }),
  idea: (words) => ({ kind: 'idea', idea: words.oneOf(ALL_IDEAS) }),
  event: () => ({ kind: 'event' }),
  pass: () => ({ kind: 'pass' }),
  done: () => ({ kind: 'done' }),
  effect: (words) => ({
    kind: 'effect',
    realm: words.realm(),
    effect: words.oneOf(EFFECTS),
    n: words.isDone() ? 0 : words.number(-MOST.cubes, MOST.cubes),
  }),
  faith: (words) => ({ kind: 'faith', realm: words.realm(), religion: religionIn(words) }),
  emperor: (words) => ({
    kind: 'emperor',
    realm: words.realmOrNone(),
    authority: words.number(0, LIMITS.imperialAuthority),
  }),
  curia: (words) => ({
    kind: 'curia',
    realm: words.realmOrNone(),
    isUncontested: words.isNext('uncontested'),
  }),
  overlord: (words) => ({ kind: 'overlord', realm: words.realm(), over: words.realmOrNone() }),
  replace: (words) => ({ kind: 'replace', realm: words.realm(), by: words.realm() }),
  leave: (words) => ({
    kind: 'leave',
    level: words.oneOf(LEVELS),
    estate: {
      monarchPower: words.number(0, MOST.cubes),
      ducats: words.number(0, MOST.ducats),
      stability: words.number(-3, 3),
      interest: words.number(0, MOST.cubes),
      deployed: words.number(0, LIMITS.landUnits),
    },
  }),
  pack: (words) => ({ kind: 'pack', pack: packIn(words.all()) }),
  round: (words) => ({
    kind: 'round',
    age: words.number(1, AGES),
    round: words.number(1, ROUNDS_PER_AGE),
  }),
  correct: (words) => ({ kind: 'correct', realm: words.realm(), fact: factIn(words) }),
};

/** A pack that is not good is bad data, with the place of the fault, and not taken at all. */
function packIn(text: string): Pack | undefined {
  if (text === NOBODY) return undefined;
  return json.at('pack', () => {
    const pack = readPack(text, KNOWN);
    rulesWith(pack);
    return pack;
  });
}

type Named = Exclude<Fact['what'], NumberId | FlagId>;
const FACTS: Readonly<Record<Named, (words: Words) => Fact>> = {
  focus: (words) => ({
    what: 'focus',
    type: words.oneOf(MILESTONE_TYPES),
    n: words.number(0, 3),
  }),
  ideas: (words) => ({ what: 'ideas', type: words.oneOf(IDEA_TYPES), n: words.number(0, 3) }),
  armyAt: (words) => ({ what: 'armyAt', area: words.areaOrNone() }),
  merchant: (words) => ({ what: 'merchant', node: words.nodeOrNone() }),
  card: (words) => ({ what: 'card', card: words.number(1, KNOWN.cards), pile: words.oneOf(PILES) }),
  influence: (words) => ({
    what: 'influence',
    area: words.area(),
    n: words.number(0, LIMITS.influencePerArea),
  }),
  hasClaim: (words) => ({ what: 'hasClaim', area: words.area(), is: words.yesNo() }),
  hasCore: (words) => ({ what: 'hasCore', area: words.area(), is: words.yesNo() }),
  hasShip: (words) => ({ what: 'hasShip', zone: words.zone(), is: words.yesNo() }),
  ally: (words) => ({ what: 'ally', realm: words.realm(), is: words.yesNo() }),
  activeAlly: (words) => ({ what: 'activeAlly', realm: words.realm(), is: words.yesNo() }),
  marriage: (words) => ({ what: 'marriage', realm: words.realm(), is: words.yesNo() }),
  atWar: (words) => ({ what: 'atWar', realm: words.realm(), is: words.yesNo() }),
  truce: (words) => ({ what: 'truce', realm: words.realm(), is: words.yesNo() }),
};
const LIMIT_OF: Readonly<Record<NumberId, number>> = {
  available: LIMITS.cubes,
  spent: LIMITS.cubes,
  reserve: LIMITS.landUnits,
  army: LIMITS.landUnits,
  laidDown: LIMITS.landUnits,
  prestige: MOST.prestige,
  colonists: MOST.colonists,
};

function factIn(words: Words): Fact {
  const what = words.oneOf([...NUMBERS, ...FLAGS, ...(Object.keys(FACTS) as Named[])]);
  const number = NUMBERS.find((one) => one === what);
  if (number !== undefined) return { what: number, n: words.number(0, LIMIT_OF[number]) };
  const flag = FLAGS.find((one) => one === what);
  if (flag !== undefined) return { what: flag, is: words.yesNo() };
  return FACTS[what as Named](words);
}

export function parseInput(text: string): Input {
  const words = new Words(text);
  const kind = words.oneOf(Object.keys(VERBS) as Input['kind'][]);
  const input = VERBS[kind](words);
  if (!words.isDone()) {
    throw new Refused(message(m('no.tooManyWords'), { word: literal(words.next()) }));
  }
  return input;
}
