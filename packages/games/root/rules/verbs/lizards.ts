import { optional, word } from '@empty-chair/kernel/fields';
import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { isBot } from '../board.ts';
import { CLEARING_SUITS } from '../config.ts';
import { costOfErrors } from '../duchy.ts';
import { destroyPiece, placePiece, placeWarriors, removeWarriors } from '../effects.ts';
import { enemiesOf, isPlaying } from '../facts.ts';
import type { ConspiracyId } from '../humans/lizards.ts';
import {
  canPay,
  nameOutcast,
  outcastOf,
  payAcolytes,
  priceOf,
  SIDE_IDS,
} from '../humans/lizards.ts';
import { hasGardenLeft, recruitAcolytes } from '../lizards.ts';
import type { Clearing, Faction } from '../pieces.ts';
import {
  buildingsOf,
  clearingNumbered,
  EVERY_CLEARING,
  factionId,
  factionNamed,
  GARDEN,
  isBuilding,
  kindId,
  LIZARDS,
  ownerOf,
  suitNamed,
} from '../pieces.ts';
import type { State } from '../state.ts';
import { hasOutcast, pieceSupply, piecesAt, suitOf, warriorSupply, warriorsAt } from '../state.ts';
import { clearingRef, factionRef, m, ref, rule } from '../words.ts';
import { kindOf, whyNotPlaced, whyNotSoMany } from './pieces.ts';
import type { Offers } from './verb.ts';
import { clearing, faction, no, piece, verb } from './verb.ts';

/** What human Lizards say (law 10.4, 10.5). Their other rituals are pieces placed and points scored. */

const isCult = (state: State, me: Faction): boolean => me === LIZARDS && !isBot(state, LIZARDS);

/** Law 10.4.1: they count the Lost Souls on the table, and say what the marker shows. */
export const outcast = verb({
  fields: { suit: word(CLEARING_SUITS), side: optional(word(SIDE_IDS), 'outcast') },
  refuses: (state, _, me) => (isCult(state, me) ? undefined : no('no.notYourVerb')),
  apply: (table, given) => nameOutcast(table, suitNamed(given.suit), given.side),
  said: (given, by) =>
    message(m('did.outcast'), {
      faction: by,
      suit: ref('suit', given.suit),
      side: ref('side', given.side),
    }),
});

function whyNotPaid(state: State, me: Faction, conspiracy: ConspiracyId): Message | undefined {
  if (!isCult(state, me)) return no('no.notYourVerb');
  if (!hasOutcast(state)) return no('no.outcast');
  return canPay(state, conspiracy)
    ? undefined
    : no('no.acolytes', { n: priceOf(state, conspiracy) });
}

/** Law 10.4.3.I: the move and the battle are said after it. */
export const crusade = verb({
  fields: {},
  refuses: (state, _, me) => whyNotPaid(state, me, 'crusade'),
  apply: (table) => payAcolytes(table, 'crusade', rule('law.conspiracies')),
  said: (_, by) => message(m('did.crusade'), { faction: by }),
});

/** Law 10.4.3.II: an enemy warrior for one of theirs, which the acolytes that pay for it may become. */
export const convert = verb({
  fields: { of: faction, at: clearing },
  refuses: (state, given, me) => {
    const at = clearingNumbered(given.at);
    const victim = factionNamed(given.of);
    const why = whyNotPaid(state, me, 'convert');
    if (why !== undefined) return why;
    if (victim === me || !isPlaying(state.facts, victim)) return no('no.noEnemy');
    if (warriorsAt(state, victim, at) === 0) return no('no.soMany', { at: clearingRef(at) });
    return whyNotPlaced(state, me, at);
  },
  apply: (table, given, me) => {
    const at = clearingNumbered(given.at);
    const by = rule('law.conspiracies');
    payAcolytes(table, 'convert', by);
    removeWarriors(table, factionNamed(given.of), at, 1, by);
    placeWarriors(table, me, at, 1, by);
  },
  said: (given, by) =>
    message(m('did.convert'), {
      faction: by,
      victim: ref('faction', given.of),
      at: clearingRef(clearingNumbered(given.at)),
    }),
});

/** Law 10.4.3.III: an enemy building for a garden; it is removed, and so it scores (law 3.2.1). */
export const sanctify = verb({
  fields: { piece, at: clearing },
  refuses: (state, given, me) => {
    const at = clearingNumbered(given.at);
    const why = whyNotPaid(state, me, 'sanctify');
    if (why !== undefined) return why;
    if (given.piece === 'warrior' || !isBuilding(kindOf(given.piece))) {
      return no('no.noBuilding', { piece: ref('piece', given.piece) });
    }
    const victim = ownerOf(kindOf(given.piece));
    if (victim === me || !isPlaying(state.facts, victim)) return no('no.noEnemy');
    if (pieceSupply(state, GARDEN) === 0) return no('no.supply', { faction: factionRef(me), n: 0 });
    return whyNotSoMany(state, victim, { ...given, n: 1 }) ?? whyNotPlaced(state, me, at);
  },
  apply: (table, given, me) => {
    const at = clearingNumbered(given.at);
    const by = rule('law.conspiracies');
    payAcolytes(table, 'sanctify', by);
    costOfErrors(table, me, () => destroyPiece(table, me, kindOf(given.piece), at, by));
    placePiece(table, GARDEN, at, by);
  },
  said: (given, by) =>
    message(m('did.sanctify'), {
      faction: by,
      piece: ref('piece', given.piece),
      at: clearingRef(clearingNumbered(given.at)),
    }),
});

/** Law 10.5.4: with a bird revealed, a warrior of the supply. */
export const sacrifice = verb({
  fields: {},
  refuses: (state, _, me) => {
    if (!isCult(state, me)) return no('no.notYourVerb');
    return warriorSupply(state, me) === 0
      ? no('no.supply', { faction: factionRef(me), n: 0 })
      : undefined;
  },
  apply: (table) => recruitAcolytes(table, 1, rule('law.sacrifice')),
  said: (_, by) => message(m('did.sacrifice'), { faction: by }),
});

type CultOffers = Offers<{
  outcast: typeof outcast;
  crusade: typeof crusade;
  convert: typeof convert;
  sanctify: typeof sanctify;
  sacrifice: typeof sacrifice;
}>;

/** In clearings of the Outcast, though others are recorded too. */
export function* cultActions(state: State, me: Faction): CultOffers {
  if (!isCult(state, me)) return;
  for (const suit of CLEARING_SUITS) {
    for (const side of SIDE_IDS) yield { kind: 'outcast', suit, side };
  }
  if (warriorSupply(state, me) > 0) yield { kind: 'sacrifice' };
  if (canPay(state, 'crusade')) yield { kind: 'crusade' };
  for (const here of EVERY_CLEARING) {
    if (suitOf(state, here) !== outcastOf(state)) continue;
    if (whyNotPlaced(state, me, here) === undefined) yield* exchangesAt(state, me, here);
  }
}

function* exchangesAt(state: State, me: Faction, here: Clearing): CultOffers {
  const at = here + 1;
  const hasGarden = hasGardenLeft(state, suitOf(state, here)) && pieceSupply(state, GARDEN) > 0;
  for (const enemy of enemiesOf(state.facts, me)) {
    if (canPay(state, 'convert') && warriorsAt(state, enemy, here) > 0) {
      yield { kind: 'convert', of: factionId(enemy), at };
    }
    if (!hasGarden || !canPay(state, 'sanctify')) continue;
    for (const kind of buildingsOf(enemy)) {
      if (piecesAt(state, kind, here) > 0) yield { kind: 'sanctify', piece: kindId(kind), at };
    }
  }
}
