import { get, NONE } from '@empty-chair/kernel/ids';
import { rank, select } from '@empty-chair/kernel/select';
import { chooseAtRandom } from '@empty-chair/kernel/table';
import { battle } from '../../battle.ts';
import { fullRemovalDamage, hurtVagabond } from '../../battle-hits.ts';
import { enemyPieces, openSlots, slotsWithoutBuildings } from '../../board.ts';
import { cardRef, forestRef } from '../../chance.ts';
import type { Character } from '../../config.ts';
import { bots, numberOn } from '../../content.ts';
import { craftForBot, destroyAll, isHeldBack } from '../../effects.ts';
import { seenCardRef } from '../../faces.ts';
import { hostileTo, itemOnCard } from '../../facts.ts';
import { damagedItems, exhaust, loseItem, readyItems } from '../../items.ts';
import type { Card, Faction } from '../../pieces.ts';
import { score } from '../../points.ts';
import type { Turn, TurnTable } from '../../scene.ts';
import { discardAtRandom } from '../../screen/hands.ts';
import { tendFallen } from '../../screen/hospitals.ts';
import { handOf, isPerson } from '../../screen/play.ts';
import { askLostCard } from '../../spent-cards.ts';
import {
  BLOCKED,
  buildingsAt,
  cell,
  forestOf,
  inForest,
  isInForest,
  isOver,
  itemSupply,
  PAWNS,
  tokensAt,
} from '../../state.ts';
import { clearingRef, factionRef, m, ref, rule } from '../../words.ts';
import { gainCrafted } from './crafted.ts';
import * as choose from './selections.ts';
import { pawnPlace } from './turn.ts';

/** 7.5.6 and 7.7: the special action of each character. Without effect it is skipped, unpaid. */

const { costs, characters } = bots.vagabot;
const HIDEOUT_AT_DAMAGED = numberOn(characters, 'ranger', 'damagedAtLeast');
const SCORCH_AT_PIECES = numberOn(characters, 'scoundrel', 'enemyPiecesAtLeast');
const pay = (table: TurnTable): boolean => exhaust(table, costs.special, rule('7.5.6'));
const canPay = ({ state }: Turn): boolean => readyItems(state) >= costs.special;

/** 7.7.1, A-37: bots keep no hand, so the stolen card is discarded for a point. */
function steal(table: TurnTable): void {
  const turn = table.scene;
  const clearing = pawnPlace(turn);
  if (isInForest(clearing)) return;
  for (const target of rank(table, choose.thiefTarget, clearing)) {
    if (!hasCards(table, target)) continue;
    pay(table);
    if (isPerson(turn.state, target)) discardAtRandom(table, target, rule('7.7.1'));
    else {
      table.emit?.(rule('7.7.1'), m('do.steal'), { faction: factionRef(target) });
      askLostCard(table, target);
    }
    score(table, turn.me, 1, 'special', rule('A-37'));
    return;
  }
}

/** At a real table only the human knows. */
function hasCards(table: TurnTable, human: Faction): boolean {
  const { state } = table.scene;
  if (isPerson(state, human)) return handOf(state, human).length > 0;
  const answer = table.ask({
    rule: rule('7.7.1'),
    channel: 'human',
    ask: { id: m('ask.handCard'), params: { faction: factionRef(human) } },
    answers: ['yes', 'no'],
    ref: (id) => ref('answer', id),
  });
  return answer === 'yes';
}

/** 7.7.2: the topmost discard, no Lost Soul (B-19), that shows an available item. The card stays where it is. */
function dayLabor(table: TurnTable): void {
  const turn = table.scene;
  const { state, me } = turn;
  const card = topmostItem(table);
  if (card === NONE) return;
  pay(table);
  table.emit?.(rule('7.7.2'), m('do.dayLabor'), { card: seenCardRef(state)(card) });
  if (craftForBot(table, me, itemOnCard(state.facts, card))) gainCrafted(table);
}

function topmostItem(table: TurnTable): Card {
  const { state, newDeck } = table.scene;
  const shows = (card: Card): boolean => {
    const item = itemOnCard(state.facts, card);
    return item >= 0 && itemSupply(state, item) > 0;
  };
  // Humans discard to a pile of real cards without telling us which; not since it became the deck.
  if (state.facts.config.chance.cards === 'table' && !newDeck) {
    const answers = [NONE, ...state.facts.cardList.filter(shows)];
    if (answers.length === 1) return NONE;
    const card = table.ask({
      rule: rule('7.7.2'),
      channel: 'cards',
      ask: { id: m('ask.topItemCard') },
      answers,
      ref: (answer) => (answer === NONE ? ref('answer', 'none') : cardRef(state)(answer)),
    });
    table.rng.reveal();
    return card;
  }
  const { discard } = state.deck;
  for (let top = discard.length - 1; top >= 0; top -= 1) {
    if (shows(discard[top] as Card)) return discard[top] as Card;
  }
  return NONE;
}

/** 7.7.3: with three or more damaged items it slips away. */
function hideout(table: TurnTable): void {
  if (damagedItems(table.scene.state) < HIDEOUT_AT_DAMAGED) return;
  pay(table);
  slip(table, rule('7.7.3'));
}

/** Into a random adjacent forest, for free. A Snare goes, and he moves on: there is nothing to pay again (11.8.2). */
export function slip(table: TurnTable, by: ReturnType<typeof rule>): void {
  const turn = table.scene;
  const { facts } = turn.state;
  const place = pawnPlace(turn);
  // Its point may have won the game.
  if (!isInForest(place) && isHeldBack(table, turn.me, place) && isOver(turn.state)) return;
  const forest = chooseAtRandom(table, {
    rule: by,
    channel: 'choices',
    ask: { id: m('ask.forest') },
    // No place on any map is without one.
    answers: isInForest(place)
      ? get(facts.forestNeighbours, forestOf(place))
      : get(facts.clearingForests, place),
    ref: forestRef(facts),
  });
  turn.state.cells[PAWNS + turn.me] = inForest(forest);
  table.emit?.(by, m('do.slip'), { forest: forestRef(facts)(forest) });
}

/** 7.7.4: others fight in its clearing, in an ordinary battle. */
function instigate(table: TurnTable): void {
  const clearing = pawnPlace(table.scene);
  if (isInForest(clearing)) return;
  const attacker = select(table, choose.instigatedAttacker, clearing);
  if (attacker === undefined) return;
  const defender = select(table, choose.instigatedDefender, { attacker, clearing });
  if (defender === undefined) return;
  pay(table);
  battle(table, { attacker, defender, clearing, by: rule('7.7.4') });
}

/** 7.7.5: everything in the clearing burns, and one item covers a slot for good. */
function scorchedEarth(table: TurnTable): void {
  const turn = table.scene;
  const { state, me } = turn;
  const clearing = pawnPlace(turn);
  if (isInForest(clearing)) return;
  const burnable = hostileTo(state.facts, me).some(
    (enemy) => buildingsAt(state, enemy, clearing) + tokensAt(state, enemy, clearing) > 0,
  );
  if (enemyPieces(state, me, clearing) < SCORCH_AT_PIECES || !burnable) return;
  // an item that cannot be placed does not stop the fire, unless the table says otherwise.
  const isStopped = state.facts.config.options.scoundrelNoSlot === 'skipped';
  if (isStopped && slotsWithoutBuildings(state, clearing) === 0) return;
  pay(table);
  table.emit?.(rule('7.7.5'), m('do.scorch'), { at: clearingRef(clearing) });
  destroyAll(table, me, [clearing], rule('7.7.5'), (vagabond) =>
    hurtVagabond(table, vagabond, fullRemovalDamage(state, vagabond)),
  );
  tendFallen(table);
  if (isOver(state)) return;
  if (openSlots(state, clearing) > 0) {
    state.cells[BLOCKED + clearing] = cell(state, BLOCKED + clearing) + 1;
    table.emit?.(rule('7.7.5'), m('do.coverSlot'), { at: clearingRef(clearing) });
    loseItem(table);
  }
  score(table, me, 1, 'special', rule('7.7.5'));
}

/** 7.7.6: the Arbiter helps defenders instead (see battle-arbiter.ts). */
const nothing = (): void => undefined;

const SPECIALS: Readonly<Record<Character, (table: TurnTable) => void>> = {
  thief: steal,
  tinker: dayLabor,
  ranger: hideout,
  vagrant: instigate,
  scoundrel: scorchedEarth,
  arbiter: nothing,
};

export function special(table: TurnTable): void {
  const turn = table.scene;
  if (!canPay(turn)) return;
  SPECIALS[turn.state.facts.botOf[turn.me]?.character ?? 'arbiter'](table);
}
