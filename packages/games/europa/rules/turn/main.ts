import { areasWithTowns, botEnemies, humanEnemies, isAtWar, lostProvinces } from '../board.ts';
import { discardBotCard, drawBotCard, refill } from '../bots/deck.ts';
import { spend, standing } from '../bots/mat.ts';
import type { Area } from '../content.ts';
import { NONE } from '../content.ts';
import { provincesOfIn } from '../geography.ts';
import { areasWithUnits } from '../human-units.ts';
import { areaRef, cardRef, m, realmRef, ref, rule } from '../words.ts';
import { askFor, askPlace } from './ask.ts';
import type { Deeds, Facts } from './facts-and-deeds.ts';
import { yes } from './facts-and-deeds.ts';
import { passTurn } from './pass.ts';
import { areasToFree } from './siege.ts';
import type { TurnTable } from './turn.ts';

/** EU-21.2: rebels and bots are seen; where units of a human enemy stand is asked once a turn. */
function isAttacked(table: TurnTable): boolean {
  const { state, me } = table.scene;
  return lostProvinces(state, me).length > 0 || invadedAreas(table).length > 0;
}

/** Areas with the bot's towns in which Enemy or Rebel Units stand. */
function invadedAreas(table: TurnTable): readonly Area[] {
  const turn = table.scene;
  const { state, me } = turn;
  const human = invadedByHuman(table);
  const told = humanEnemies(state, me).flatMap(areasWithUnits);
  const armies = botEnemies(state, me)
    .filter(({ mat }) => standing(mat) > 0)
    .map(({ armyAt }) => armyAt);
  return areasWithTowns(state, me).filter(
    (area) =>
      area === human ||
      told.includes(area) ||
      (state.rebels[area] ?? 0) > 0 ||
      armies.includes(area),
  );
}

/**
 * R-DEF-2: of these, where the army may fight: where the bot owns a Province, occupied or not, and
 * where the army stands. DEFEND lets it jump inside of its own Realm only.
 */
export const areasToDefend = (table: TurnTable): readonly Area[] => {
  const { state, me } = table.scene;
  return invadedAreas(table).filter(
    (area) => area === me.armyAt || provincesOfIn(state.map, me.realm, area).length > 0,
  );
};

function invadedByHuman(table: TurnTable): Area {
  const turn = table.scene;
  const { state, me } = turn;
  if (turn.invaded !== undefined) return turn.invaded;
  const enemies = humanEnemies(state, me).filter(({ units }) => units === undefined);
  turn.invaded =
    enemies.length === 0
      ? NONE
      : askPlace(
          table,
          {
            rule: rule('EU-21.2'),
            ask: m('ask.enemyUnits'),
            params: {
              who: realmRef(me.realm),
              enemies: enemies.map(({ realm }) => realmRef(realm)),
            },
          },
          areasWithTowns(state, me),
          areaRef,
        );
  return turn.invaded;
}

/** R-DEF-1: there must be somebody to recruit, to fight or to drive out, or the turn would be lost. */
function canDefend(table: TurnTable): boolean {
  const { state, me } = table.scene;
  if (me.mat.available < 1) return false;
  if (me.mat.reserve > 0) return true;
  return me.mat.army > 0 && (areasToDefend(table).length > 0 || areasToFree(state, me).length > 0);
}

export const facts = {
  /** R-PASS-1: the last Turn of all is for those who have not taken an Event. */
  'phase.forcedEventTurn': ({ scene: { state, me } }) =>
    yes(!me.hasTakenEvent && me.hasPassed && state.step === 'actions'),
  'bot.attacked': (table) => yes(isAttacked(table)),
  'bot.canDefend': (table) => yes(canDefend(table)),
  'bot.hasBotPower': ({ scene: { me } }) => yes(me.mat.available >= 1),
  'bot.atWar': ({ scene: { state, me } }) => yes(isAtWar(state, me)),
  /** EU-4.3. */
  'card.warActionNow': ({ scene: { state, me, card } }) =>
    yes(card?.warAction !== undefined && isAtWar(state, me)),
  'bot.eventTaken': ({ scene: { me } }) => yes(me.hasTakenEvent),
} satisfies Facts;

export const deeds = {
  drawCard: (table) => {
    const turn = table.scene;
    const { state, me } = turn;
    // A card that had nothing to do is used all the same (EV9).
    if (turn.card !== undefined) discardBotCard(me.deck, turn.card.number, false);
    turn.card = undefined;
    const number = drawCard(table);
    if (number === undefined) {
      // EU-26.8, R-DECK-1: nothing to shuffle back, all cards are used twice, set aside or out: as
      // without Bot Power.
      turn.isEnded = true;
      table.emit?.(rule('EU-26.8'), m('see.noCards'), { who: realmRef(me.realm) });
      if (me.hasTakenEvent) passTurn(table);
      else turn.next = 'event';
      return;
    }
    turn.card = state.rules.cards.find((card) => card.number === number);
    const params = { who: realmRef(me.realm), card: cardRef(number) };
    table.emit?.(rule('EU-4.2'), table.atTable.cards ? m('do.drawCard') : m('see.card'), params);
    const icon = turn.card?.discardIcon;
    if (icon !== undefined)
      table.emit?.(rule('EU-4.2'), m('do.discardAction'), { deck: ref('deck', icon) });
  },
  payCard: ({ scene: { me, card }, emit }) => {
    const n = spend(me.mat, card?.cost ?? 0);
    if (n > 0) emit?.(rule('EU-4.5'), m('do.spend'), { who: realmRef(me.realm), n });
  },
  carryOut: () => {},
  pass: passTurn,
} satisfies Deeds;

/** By the app, or on the table: then a human says which card it was. */
function drawCard(table: TurnTable): number | undefined {
  const { me } = table.scene;
  const { deck } = me;
  if (!table.atTable.cards) return drawBotCard(deck, table.rng);
  // EU-26.8: the used cards are shuffled by hand, so it is told before the next one is asked for.
  const isRefilled = refill(deck);
  if (deck.draw.length === 0) return undefined;
  if (isRefilled) {
    const params = { who: realmRef(me.realm), n: deck.draw.length, out: deck.out.length };
    table.emit?.(rule('EU-26.8'), m('do.shuffle'), params);
  }
  const number = askFor(
    { ...table, ask: (question) => table.ask({ ...question, channel: 'cards' }) },
    { rule: rule('EU-4.2'), ask: m('ask.card'), params: { who: realmRef(me.realm) } },
    deck.draw.slice().sort((one, other) => one - other),
    cardRef,
  );
  table.rng.reveal();
  deck.draw = deck.draw.filter((card) => card !== number);
  return number;
}
