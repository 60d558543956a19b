import { rank, select } from '@empty-chair/kernel/select';
import { adjacentAreas } from '../adjacency.ts';
import { areasWithTowns, isAtWar, isCatholic, occupierOf, ownerOf, religionOf } from '../board.ts';
import { bestArea, realmInArea } from '../choices.ts';
import type { Area, Province, Realm } from '../content.ts';
import { ALL_AREAS, NONE, PROVINCES_IN } from '../content.ts';
import { RELIGIONS } from '../numbers.ts';
import { holdsRoma, papalControl, setCardinals, withoutCardinal } from '../papal-control.ts';
import type { Player, State } from '../state.ts';
import { areaRef, m, realmRef, rule } from '../words.ts';
import type { Deeds, Facts } from './facts-and-deeds.ts';
import { yes } from './facts-and-deeds.ts';
import { mostInfluence } from './influence.ts';
import { chooseOpponent } from './opponent.ts';
import { removeInfluence } from './power.ts';
import { isMilitaryTarget } from './targets.ts';
import type { TurnTable } from './turn.ts';

const MUSLIM = RELIGIONS.indexOf('muslim');
/** The Papal Actions are those of the first two Ages. */
const LAST_PAPAL_AGE = 2;

/** What is Occupied nobody owns. */
export const isMuslimOwned = (state: State, province: Province): boolean => {
  const owner = ownerOf(state, province);
  return (
    owner !== NONE && occupierOf(state, province) === NONE && religionOf(state, owner) === MUSLIM
  );
};

/** An Area beside the bot with two or more Provinces of Muslim Realms. */
function crusadeAreas(state: State, me: Player): readonly Area[] {
  const own = new Set(areasWithTowns(state, me));
  return ALL_AREAS.filter((area) => {
    const isNear =
      own.has(area) || adjacentAreas(state.map.facts, area).some((next) => own.has(next));
    if (!isNear) return false;
    const muslim = (PROVINCES_IN[area] ?? []).filter((province) => {
      const owner = ownerOf(state, province);
      return owner !== NONE && owner !== me.realm && religionOf(state, owner) === MUSLIM;
    });
    return muslim.length >= 2;
  });
}

/** The target of the Crusade is settled with the question, so that MILITARY finds it. */
function findCrusade(table: TurnTable): boolean {
  const turn = table.scene;
  const { state, me } = turn;
  if (isAtWar(state, me)) return false;
  const isValid = (realm: Realm): boolean =>
    religionOf(state, realm) === MUSLIM && isMilitaryTarget(state, me, realm);
  const among = crusadeAreas(state, me).filter((area) =>
    (PROVINCES_IN[area] ?? []).some((province) => isValid(ownerOf(state, province))),
  );
  const area = select(table, bestArea, { map: state.map, among });
  if (area === undefined) return false;
  const realm = select(table, realmInArea, { map: state.map, area, isValid });
  if (realm === undefined) return false;
  turn.target = { realm, area };
  return true;
}

export const facts = {
  'bot.catholic': ({ scene: { me } }) => yes(isCatholic(me)),
  'bot.papalActionPossible': ({ scene: { state, me } }) =>
    yes(
      papalControl(state).controller === me.realm &&
        state.age <= LAST_PAPAL_AGE &&
        !state.hasCrusade,
    ),
  'crusade.target': (table) => yes(findCrusade(table)),
  'bot.controlsRoma': ({ scene: { state, me } }) => yes(holdsRoma(state, me)),
} satisfies Facts;

export const deeds = {
  /** Straight to the Declaration of War. */
  callCrusade: ({ scene: turn, emit }) => {
    turn.isDirect = true;
    turn.state.hasCrusade = true;
    turn.state.crusade = { realm: turn.me.realm, area: turn.target?.area ?? NONE };
    emit?.(rule('EU-22.8'), m('do.crusade'), {
      who: realmRef(turn.me.realm),
      area: areaRef(turn.target?.area ?? NONE),
    });
  },
  excommunicate: (table, amount) => {
    const { state } = table.scene;
    const opponent = chooseOpponent(table, isCatholic);
    if (opponent === undefined) return;
    state.hasCrusade = true;
    const who = realmRef(opponent.realm);
    const n = Math.min(opponent.prestige, amount('prestige'));
    opponent.prestige -= n;
    table.emit?.(rule('EU-22.8'), m('do.excommunicate'), { who, n });
    for (let i = 0; i < amount('cardinals'); i += 1) loseCardinal(table, opponent);
    removeInfluence(table, opponent, {
      from: rank(table, mostInfluence, opponent),
      n: amount('influence'),
      by: rule('EU-22.8'),
    });
  },
  placeCardinal: (table, amount) => {
    const { state, me } = table.scene;
    for (let i = 0; i < amount('cardinals'); i += 1) {
      setCardinals(state, [me.realm, ...state.curia]);
      table.emit?.(rule('EU-22.8'), m('do.placeCardinal'), { who: realmRef(me.realm) });
    }
  },
  /** EU-26.6: the card's second action, unless this is it. */
  nothingInCuria: ({ scene: turn }) => {
    const second = turn.card?.secondAction;
    const isTop = turn.card?.topAction === 'papal-curia';
    if (isTop && second !== undefined && !isAtWar(turn.state, turn.me)) turn.next = second;
  },
} satisfies Deeds;

function loseCardinal({ scene: { state }, emit }: TurnTable, { realm }: Player): void {
  if (!state.curia.includes(realm)) return;
  setCardinals(state, withoutCardinal(state.curia, realm));
  emit?.(rule('EU-22.8'), m('do.loseCardinal'), { who: realmRef(realm) });
}
