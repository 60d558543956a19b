import { Recorder } from '@empty-chair/kernel/trace';
import { describe, expect, test } from 'vitest';
import { positionOf } from '../examples/chart-turn.ts';
import { quiet } from '../examples/phase-position.ts';
import { configFrom } from './config-words.ts';
import { tellSetup } from './setup-list.ts';

/** What the list says of cards, where the app draws them or the table does. */
function toldOfCards(cards: 'app' | 'table', targets: 'house' | 'printed') {
  const config = configFrom({ humans: 'france', cards, targets });
  const state = positionOf({}, config);
  const { emit, happenings } = new Recorder();
  const atTable = { cards: cards === 'table', dice: false, choices: false };
  tellSetup({ ...quiet(state), atTable, emit }, state);
  return happenings.map(({ id }) => id).filter((id) => /Deck|Cards|Printed|HouseTargets/.test(id));
}

describe('EU-2.8: a Bot deck is made of the cards of the box', () => {
  test('for each Bot, where the table draws', () => {
    const decks = ['do.setUpHouseDeck', 'do.setUpHouseDeck'];
    expect(toldOfCards('table', 'house')).toEqual(['do.setUpHouseTargets', ...decks]);
    // What to take out is in the booklet alone.
    expect(toldOfCards('table', 'printed')).toEqual(['do.setUpPrinted']);
  });

  test('and stays in it where the app draws: once for all Bots', () => {
    expect(toldOfCards('app', 'house')).toEqual(['do.setUpHouseTargets', 'do.setUpAppCards']);
    expect(toldOfCards('app', 'printed')).toEqual(['do.setUpAppPrinted', 'do.setUpAppCards']);
  });
});
