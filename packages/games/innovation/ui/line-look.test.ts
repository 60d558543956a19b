import type { Happening, MessageId, Params, RuleId } from '@empty-chair/kernel/words';
import { seat } from '@empty-chair/kernel/words';
import type { AnyConfig } from '@empty-chair/registry/games';
import { describe, expect, test } from 'vitest';
import { DEFAULT_CONFIG } from '../rules/config.ts';
import sentences from '../text/en/rules.json' with { type: 'json' };
import uiSentences from '../text/en/ui.json' with { type: 'json' };
import { lineLook } from './line-look.ts';

const ref = (kind: string, id: string) => ({ kind, id });

function lookOf(id: string, params: Params = {}, { rule = 'AOI-A3', by = 'app' } = {}) {
  const happening: Happening = { rule: rule as RuleId, id: id as MessageId, params };
  const chance = { cards: by, choices: by };
  const config = { ...DEFAULT_CONFIG, chance } as object as AnyConfig;
  return lineLook(happening, { config, seat: seat(1) });
}

const look = (...of: Parameters<typeof lookOf>) => {
  const { as, short } = lookOf(...of);
  return short === undefined ? [as] : [as, short.id];
};

describe('a line of the Automa’s turn', () => {
  test.each<[string, Params, readonly string[]]>([
    ['do.build', {}, ['move', 'short.build']],
    ['do.upgrade', {}, ['move', 'short.upgrade']],
    ['do.turnOrder', { n: 2 }, ['move', 'short.turnOrder']],
    // A marker that stays where it is moves nothing; a scholar lies there all the same.
    ['do.advance', { n: 1, level: 2 }, ['move', 'short.advance']],
    ['do.advance', { n: 0, level: 12 }, ['silent']],
    ['do.sendScholar', { n: 0, level: 12 }, ['move', 'short.sendScholar']],
    // The human takes power, and may pay for it.
    ['do.gainPower', { n: 1, price: 0 }, ['move', 'short.gainPower']],
    ['do.gainPower', { n: 2, price: 1 }, ['move', 'short.gainPower']],
    // What leads to a move, and what came of one.
    ['see.noHex', {}, ['lead']],
    ['see.noUpgrade', {}, ['note']],
    // The panel after it asks for just that.
    ['do.resources', {}, ['note']],
  ])('%s of %j', (id, params, expected) => {
    expect(look(id, params)).toEqual(expected);
  });

  test.each(['do.endRound', 'do.clearRound', 'do.roundCoins', 'do.newRound', 'do.humanBonus'])(
    '%s is work at the end of a round',
    (id) => {
      expect(look(id, {}, { rule: 'AOI-T5' })[0]).toBe('move');
    },
  );

  /** The few words are all that is read of a line whose turn it is not, and in the log. */
  test.each<[string, Params]>([
    ['do.takeInnovation', { innovation: ref('innovation', 'steam_engine') }],
    ['do.bonus', { slot: ref('slot', 'left'), tile: ref('bonus', '3'), old: ref('bonus', '8') }],
    ['do.coinsBack', { slot: ref('slot', 'left'), n: 2 }],
    ['do.humanBonus', { tile: ref('bonus', '3'), old: ref('bonus', '8'), n: 2 }],
    ['do.newDeck', { n: 8 }],
  ])('%s keeps no work for a second line', (id, params) => {
    const { short, detail } = lookOf(id, params);
    expect(detail).toBeUndefined();
    const said = uiSentences[short?.id as keyof typeof uiSentences];
    for (const name of Object.keys(params)) expect(said).toContain(`{${name}`);
  });

  test('a new deck takes a card of the reserve, and its bottom two lie sideways', () => {
    expect(uiSentences['short.newDeck']).toMatch(/reserve.*sideways/);
  });

  test('every move has few words', () => {
    // Told in a human's turn only, of the Automa.
    const others = ['do.automaBonus'];
    const wordy = Object.keys(sentences).filter((id) => {
      if (!id.startsWith('do.') || others.includes(id)) return false;
      const { as, short } = lookOf(id, { n: 1 }, { by: 'table' });
      return as === 'move' && short === undefined;
    });
    expect(wordy).toEqual([]);
  });
});

describe('points', () => {
  test('of the Automa do not stand on what a human takes', () => {
    expect(lookOf('do.gainPower', { n: 1, price: 0 }).isOthers).toBe(true);
    expect(lookOf('do.build').isOthers).toBeUndefined();
  });

  test('stand with the move that the card has before them', () => {
    expect(look('do.score', { n: 2, total: 28 })).toEqual(['points', 'short.points']);
    expect(look('do.score', { n: 0, total: 28 })).toEqual(['silent']);
  });

  test.each(['AOI-T4', 'AOI-F4'])('of the round tile are added up: %s', (rule) => {
    const { as, short, part } = lookOf('do.score', { n: 2, total: 28 }, { rule });
    expect([as, short?.id, part]).toEqual(['scoring', 'short.score', { points: 2 }]);
  });
});

describe('the decision cards', () => {
  test.each([
    ['do.drawPair', 'short.cards'],
    ['do.drawOne', 'short.cards'],
    ['do.startCard', 'short.startCard'],
  ])('of the app stand in the log only, and nobody has to draw them: %s', (id, short) => {
    expect(look(id)).toEqual(['silent', short]);
  });

  test.each([
    // Whoever named them has drawn them.
    ['do.drawPair', 'lead'],
    ['do.drawOne', 'lead'],
    ['do.emptyDeck', 'move'],
    // The deck is built of all cards right after it.
    ['do.startCardBack', 'lead'],
    ['do.newDeck', 'move'],
    ['do.startCard', 'lead'],
  ])('of the box: %s', (id, as) => {
    expect(look(id, {}, { by: 'table' })[0]).toBe(as);
  });

  test('say why the Automa passes', () => {
    expect(look('do.emptyDeck')).toEqual(['lead', 'short.emptyDeck']);
    expect(look('see.earlyPass')).toEqual(['lead', 'short.earlyPass']);
  });
});
