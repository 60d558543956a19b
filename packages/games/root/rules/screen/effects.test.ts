import { seat } from '@empty-chair/kernel/words';
import { examples } from '@empty-chair/testkit/examples';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../examples/position.ts';
import { eyrie, human, readPosition } from '../../examples/position.ts';
import { screenEffectExamples } from '../../examples/screen-effects.ts';
import { decks } from '../content.ts';
import { cardNamed } from '../facts.ts';
import { root } from '../module.ts';
import { effectOf } from './effect-cards.ts';

examples(root, readPosition, screenEffectExamples);

const ME = seat(0);
const at = (board: string, card: string, turn: object, rest: object = {}): Position => ({
  board: `${board} | M=0 play:${card}`,
  seats: [human('marquise'), eyrie()],
  ...(card.startsWith('EP') && { config: { deck: 'exilesAndPartisans' } }),
  screen: { ...rest, turn },
});

describe('what the law does not allow with a card in play', () => {
  test.each([
    [
      'card.royalClaim: in Daylight',
      at('1 M1', 'STD-37', { step: 'daylight' }),
      'royalClaim',
      'no.inBirdsong',
    ],
    [
      'card.royalClaim: without the card',
      at('1 M1', 'STD-40', { step: 'birdsong' }),
      'royalClaim',
      'no.notYourVerb',
    ],
    [
      'card.betterBurrowBank: after something else was done',
      at('1 M1', 'STD-40', { step: 'birdsong', begun: true }),
      'burrowBank eyrie',
      'no.atStart',
    ],
    [
      'card.betterBurrowBank: with somebody who does not play',
      at('1 M1', 'STD-40', { step: 'birdsong' }),
      'burrowBank corvids',
      'no.noEnemy',
    ],
    [
      'card.saboteurs: a card that lies nowhere',
      at('1 M1', 'EP-33', { step: 'birdsong' }),
      'saboteurs eyrie EP-37',
      'no.notInPlay',
    ],
    [
      'card.falseOrders: without a path',
      at('4 E2', 'EP-37', { step: 'birdsong' }),
      'falseOrders eyrie 4 7',
      'no.path',
    ],
    [
      'card.standAndDeliver: twice a turn',
      at('1 M1', 'STD-50', { step: 'birdsong', used: ['STD-50'] }),
      'standAndDeliver eyrie',
      'no.onceATurn',
    ],
    [
      'card.eyrieEmigre: before her wood',
      at('1 M1; 5 sawmill', 'EP-32', { step: 'birdsong' }),
      'emigre 1 1 5',
      'no.woodFirst',
    ],
    [
      'H-26: ending Birdsong without the Emigre’s move',
      at('1 M1', 'EP-32', { step: 'birdsong', once: ['wood'] }),
      'end',
      'no.emigreFirst',
    ],
    [
      'card.commandWarren: after an action',
      at('5 M1 E1', 'STD-44', { step: 'daylight', begun: true }),
      'commandWarren 5 eyrie',
      'no.atStart',
    ],
    [
      'card.codebreakers: at a bot, who has no hand',
      at('1 M1', 'STD-46', { step: 'daylight' }),
      'codebreakers eyrie',
      'no.noCards',
    ],
    [
      'card.taxCollector: where she has nobody',
      at('1 M1', 'STD-52', { step: 'daylight' }),
      'taxCollector 5',
      'no.soMany',
    ],
    [
      'card.propagandaBureau: with a card of another suit',
      at('5 E2', 'EP-42', { step: 'daylight' }, { hands: { marquise: ['EP-10'] } }),
      'propaganda EP-10 eyrie 5',
      'no.suit',
    ],
    [
      'H-29: an item that is exhausted',
      at('1 M2', 'EP-50 crafted:boot', { step: 'daylight' }, { exhausted: { marquise: ['boot'] } }),
      'leagueMove boot 1 1 5',
      'no.readyItem',
    ],
    [
      'card.cobbler: in Daylight',
      at('1 M2', 'STD-42', { step: 'daylight' }),
      'cobbler 1 1 5',
      'no.inEvening',
    ],
    [
      'card.charmOffensive: in Daylight',
      at('1 M2', 'EP-43', { step: 'daylight' }),
      'charmOffensive eyrie',
      'no.inEvening',
    ],
    [
      'law.4.1: the same card again',
      at('12 workshop', 'STD-33', { step: 'daylight' }, { hands: { marquise: ['STD-34'] } }),
      'craft STD-34',
      'no.sameEffect',
    ],
    [
      'law.M.4.3: on a map without closed paths',
      at('1 M2', 'STD-33', { step: 'daylight' }, { hands: { marquise: ['STD-10'] } }),
      'openPath STD-10 2 5',
      'no.notYourVerb',
    ],
    [
      'law.3.3.1: dominance in a game of one person',
      at('1 M2', 'STD-33', { step: 'daylight' }),
      'dominate STD-06',
      'no.notYourVerb',
    ],
  ])('%s', (_, position, typed, reason) => {
    const state = readPosition(position);
    expect(root.refusal(state, ME, root.parseInput(`play ${typed}`))?.id).toBe(reason);
    expect(root.legal(state, ME).map(root.inputKey)).not.toContain(`play ${typed}`);
  });
});

test('every card of both decks that is no item has an effect', () => {
  for (const deck of ['standard', 'exilesAndPartisans'] as const) {
    const state = readPosition({
      board: '1 M1',
      seats: [human('marquise'), eyrie()],
      config: { deck },
    });
    for (const { id, kind } of decks[deck]) {
      if (kind === 'dominance') continue;
      const effect = effectOf(state, cardNamed(state.facts, id));
      expect([id, effect === undefined]).toEqual([id, kind === 'item']);
    }
  }
});

test('law.M.4.3: any card opens a closed path with a cat at its end, for a point', () => {
  const position: Position = {
    board: '2 M1',
    seats: [human('marquise'), eyrie()],
    config: { map: 'mountain', suits: 'random' },
    screen: { hands: { marquise: ['STD-10'] }, turn: { step: 'daylight' } },
  };
  const state = readPosition({
    ...position,
    board: '1f; 2f M1; 3f; 4f; 5m; 6m; 7m; 8m; 9r; 10r; 11r; 12r',
  });
  expect(root.legal(state, ME).map(root.inputKey)).toContain('play openPath STD-10 2 5');
  expect(root.refusal(state, ME, root.parseInput('play openPath STD-10 3 7'))?.id).toBe('no.ends');
});
