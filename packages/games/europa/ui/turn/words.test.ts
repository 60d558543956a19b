import { describe, expect, test } from 'vitest';
import { europa } from '../../rules/module.ts';
import { entryIcon } from './entry-icon.ts';
import { guideOf } from './guide.ts';
import { say } from './words.ts';

/** Everything that a button can say. */
const SAID: readonly string[] = [
  say.own('caux', 'france'),
  say.own('caux', 'nobody'),
  say.occupy('caux', 'france'),
  say.occupy('caux', 'rebels'),
  say.free('caux'),
  say.unrest('caux', true),
  say.unrest('caux', false),
  say.influence('burgundy', 1),
  say.influence('burgundy', -1),
  say.claim('burgundy', true),
  say.claim('burgundy', false),
  say.core('burgundy', false),
  say.rebels('burgundy', 3),
  say.convert('burgundy', 'protestant'),
  say.battle('burgundy', 'castile'),
  say.seaBattle('english_channel', 'england'),
  say.ship('english_channel', true),
  say.ship('english_channel', false),
  say.trade('English Channel', false),
  say.trade('English Channel', true),
  say.pirates('English Channel', 2),
  say.war('castile', true),
  say.war('castile', false),
  say.tie('ally', 'scotland', true),
  say.tie('marry', 'scotland', false),
  say.effect('castile', 'ducats', -5),
  say.emperor('austria', 3),
  say.emperor('nobody', 0),
  say.curia('castile', true),
  say.curia('nobody', false),
];

test.each(SAID)('the game reads: %s', (text) => {
  const key = europa.inputKey(europa.parseInput(text));
  expect(key).toBe(text);
});

test('every verb has a drawing of its own', () => {
  for (const text of SAID) expect(entryIcon(text), text).not.toBe('check');
});

describe('the guide', () => {
  test('tells something of every step after the actions', () => {
    for (const step of ['invasions', 'peace', 'unrest', 'income', 'upkeep', 'scoring']) {
      expect(guideOf(step).you.length, step).toBeGreaterThan(1);
      expect(guideOf(step).bots, step).toBeDefined();
    }
    expect(guideOf('actions').you).toEqual([]);
  });
});
