import { answer, botTurn, newMatch } from '@empty-chair/kernel/match';
import { explain } from '@empty-chair/kernel/story';
import { describe, expect, it } from 'vitest';
import cs from '../text/cs/ui.json' with { type: 'json' };
import en from '../text/en/ui.json' with { type: 'json' };
import pl from '../text/pl/ui.json' with { type: 'json' };
import type { Config } from './config.ts';
import { DEFAULT_CONFIG } from './config.ts';
import { LEADER_IDS } from './leaders.ts';
import { root } from './module.ts';
import { boardDuringSetup, orderInPlay, startingItems, viewOf } from './view.ts';

const byTable: Config = {
  ...DEFAULT_CONFIG,
  map: 'winter',
  suits: 'random',
  seats: [{ faction: 'marquise' }, ...DEFAULT_CONFIG.seats.slice(1)],
  chance: { cards: 'table', dice: 'table', choices: 'table' },
};

describe('the board during the set-up', () => {
  it('is the map, with the suits that are known so far', () => {
    let match = newMatch(root, byTable, 's');
    expect(match.state).toBeUndefined();
    for (const suit of ['fox', 'mouse']) match = answer(root, match, suit);
    const { map, clearings, forests } = viewOf(boardDuringSetup(match.record));
    expect(map.id).toBe('winter');
    expect(clearings.map(({ suit }) => suit)).toEqual([
      'fox',
      'mouse',
      ...Array(10).fill(undefined),
    ]);
    expect(clearings.every(({ warriors }) => warriors.length === 0)).toBe(true);
    expect(forests.length).toBeGreaterThan(0);
  });

  it('shows what was placed before the open question', () => {
    const config: Config = { ...byTable, map: 'autumn', suits: 'printed' };
    let match = newMatch(root, config, 's');
    const at = (id: string) =>
      viewOf(boardDuringSetup(match.record)).clearings.find((clearing) => clearing.id === id);
    expect(at('3')?.tokens).toEqual([]);
    match = answer(root, match, '3');
    expect(at('3')?.tokens).toEqual([{ piece: 'keep', faction: 'marquise', n: 1 }]);
    expect(at('3')?.warriors).toEqual([{ faction: 'marquise', n: 1 }]);
    expect(match.waiting).toMatchObject({ kind: 'question' });
  });
});

describe('the order card', () => {
  it('lies open from its reveal until it goes to the pile or the Decree', () => {
    let match = newMatch(root, DEFAULT_CONFIG, 's');
    const seen = new Set<string>();
    for (let entry = 0; entry < 4; entry += 1) {
      match = botTurn(root, match);
      const { happenings } = explain(root, match.record, entry);
      const [first] = happenings;
      expect(orderInPlay([])).toBeUndefined();
      for (const [index, { id }] of happenings.entries()) {
        seen.add(id);
        const before = orderInPlay(happenings.slice(0, index));
        const after = orderInPlay(happenings.slice(0, index + 1));
        if (id === 'do.reveal')
          expect({ kind: 'card', id: after }).toEqual(first?.params?.['card']);
        else if (id === 'do.discard' || id === 'do.decree') expect(after).toBeUndefined();
        else expect(after).toBe(before);
      }
      expect(orderInPlay(happenings)).toBeUndefined();
    }
    expect([...seen]).toEqual(expect.arrayContaining(['do.reveal', 'do.discard', 'do.decree']));
  });
});

describe('whoever asks who it shall be', () => {
  it('sees with what a character begins (law 9.3)', () => {
    expect(startingItems('ranger')).toEqual(['boot', 'torch', 'crossbow', 'sword']);
    expect(startingItems('nobody')).toEqual([]);
  });

  it('reads of each leader his viziers and his power, in every language (law 7.8)', () => {
    for (const text of [en, pl, cs]) {
      const named: Readonly<Record<string, string>> = text;
      for (const leader of LEADER_IDS) expect(named[`ui.root.leader.${leader}`]).toBeTruthy();
    }
  });
});
