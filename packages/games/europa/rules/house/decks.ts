import { isAtlantic } from '../atlantic.ts';
import { BOT_CARD_COUNT } from '../bots/deck.ts';
import type { Realm, Religion, SeaZone } from '../content.ts';
import { seaZones } from '../content.ts';
import type { Ownership } from '../geography.ts';
import { provincesOf, taxIncome } from '../geography.ts';
import { faithOf, faithOfReligion } from './faith.ts';
import { territoriesOf } from './territory.ts';

/**
 * R-HOUSE-3. House, never official: the printed lists of removed cards are not public. First the cards
 * that geography and religion leave nothing to do for, then doubles, until a deck of EU-4.1 is left.
 */
const NAVAL = [9, 10] as const;
const EXPLORE = 11;
const COLONIZE = 12;
/** The second card shows it below CONVERT, which four more cards have. */
const PAPAL_CURIA = [14, 15] as const;
const CURIA = 14;
/** The dearest of three, and of four without a War Action. */
const THIRD_MILITARY = 4;
const FOURTH_DIPLOMACY = 8;
/** Every FOCUS is on two cards: below CONVERT and below UNREST. */
const CONVERT_FOR = { economics: 16, expansion: 17, politics: 18, warfare: 19 } as const;

const DECK_SIZE = 20;
const MOST_CARDS_OUT = BOT_CARD_COUNT - DECK_SIZE;
/** With less Tax Income a realm lives by its friends, with more by its army. */
const GREAT = 10;
const MANY_PORTS = 3;
const FIRST_AGE = 1;
/** The Crusade and the ban of the Pope belong to the Ages before it. */
const AGE_WITHOUT_POPE = 3;

const isOnMainMap = (zone: SeaZone): boolean => seaZones[zone]?.map === 'Main';

interface Shape {
  readonly ports: number;
  /** It has a way to the New World, or is there already. */
  readonly seesNewWorld: boolean;
  readonly isCatholic: boolean;
  readonly isGreat: boolean;
  readonly age: number;
}

function shapeOf(map: Ownership, bot: Realm, age: number, religion: Religion | undefined): Shape {
  const own = provincesOf(map, bot).filter((province) => map.facts.isPort[province] === true);
  const seas = own.map((port) => map.facts.faces[port] ?? []);
  return {
    ports: seas.filter((zones) => zones.some(isOnMainMap)).length,
    seesNewWorld:
      seas.some((zones) => zones.some(isAtlantic)) || territoriesOf(map, bot).length > 0,
    isCatholic: faithOfReligion(religion) === 'catholic',
    isGreat: taxIncome(map, bot) >= GREAT,
    age,
  };
}

/** EXPLORE stays in Age I: its chart is how a bot comes by Quest for the New World. */
function useless({ ports, seesNewWorld, isCatholic }: Shape): readonly number[] {
  return [
    ...(ports === 0 ? NAVAL : []),
    ...(seesNewWorld ? [] : [EXPLORE, COLONIZE]),
    ...(isCatholic ? [] : PAPAL_CURIA),
  ];
}

/** What fits the realm least comes first. */
function doubles({ ports, seesNewWorld, isGreat, age }: Shape): readonly number[] {
  const { economics, expansion, politics, warfare } = CONVERT_FOR;
  return [
    // Nothing is explored yet, and EXPLORE leads on to COLONIZE by itself.
    ...(age === FIRST_AGE ? [COLONIZE] : []),
    ...(age >= AGE_WITHOUT_POPE ? [CURIA] : []),
    isGreat ? FOURTH_DIPLOMACY : THIRD_MILITARY,
    seesNewWorld ? warfare : expansion,
    ports < MANY_PORTS ? NAVAL[1] : politics,
    economics,
  ];
}

/**
 * The numbers of the cards that a realm does without in an Age, in rising order. The State Religion is
 * that of the realm on this side of the map unless another is given.
 */
export function houseRemoved(
  map: Ownership,
  bot: Realm,
  age: number,
  religion = faithOf(map, bot),
): readonly number[] {
  const shape = shapeOf(map, bot, age, religion);
  const removed = new Set(useless(shape));
  for (const card of doubles(shape)) {
    if (removed.size >= MOST_CARDS_OUT) break;
    removed.add(card);
  }
  return [...removed].sort((one, other) => one - other);
}
