import { describe, expect, test } from 'vitest';
import { europa } from '../../rules/module.ts';
import type { Input } from '../../rules/view.ts';
import { entryIcon } from './entry-icon.ts';
import { guideOf } from './guide.ts';
import { say } from './say.ts';

/** Everything that a button can say. */
const SAID: readonly (readonly [string, Input])[] = [
  ['own caux france', say.own('caux', 'france')],
  ['own caux nobody', say.own('caux', 'nobody')],
  ['occupy caux france', say.occupy('caux', 'france')],
  ['occupy caux rebels', say.occupy('caux', 'rebels')],
  ['occupy caux nobody', say.free('caux')],
  ['unrest caux yes', say.unrest('caux', true)],
  ['unrest caux no', say.unrest('caux', false)],
  ['influence burgundy 1', say.influence('burgundy', 1)],
  ['influence burgundy -1', say.influence('burgundy', -1)],
  ['claim burgundy', say.token('claim', 'burgundy', true)],
  ['claim burgundy gone', say.token('claim', 'burgundy', false)],
  ['core burgundy gone', say.token('core', 'burgundy', false)],
  ['rebels burgundy 3', say.rebels('burgundy', 3)],
  ['army burgundy 3', say.army('burgundy', 3)],
  ['move 4 seine burgundy', say.move(4, 'seine', 'burgundy')],
  ['convert burgundy protestant', say.convert('burgundy', 'protestant')],
  ['battle burgundy castile', say.battle('burgundy', 'castile')],
  ['seaBattle english_channel england', say.seaBattle('english_channel', 'england')],
  ['ship english_channel', say.ship('english_channel', true)],
  ['ship english_channel gone', say.ship('english_channel', false)],
  ['trade English_Channel', say.trade('English Channel', false)],
  ['trade English_Channel mercantilism', say.trade('English Channel', true)],
  ['pirates English_Channel 2', say.pirates('English Channel', 2)],
  ['war castile', say.war('castile', true)],
  ['war castile without', say.war('castile', false)],
  ['ally scotland', say.tie('ally', 'scotland', true)],
  ['marry scotland gone', say.tie('marry', 'scotland', false)],
  ['effect castile ducats -5', say.effect('castile', 'ducats', -5)],
  ['emperor austria 3', say.emperor('austria', 3)],
  ['emperor nobody 0', say.emperor('nobody', 0)],
  ['curia castile uncontested', say.curia('castile', true)],
  ['cardinal castile', say.cardinal('castile', false)],
  ['cardinal castile gone', say.cardinal('castile', true)],
  ['curia nobody', say.curia('nobody', false)],
  ['peace castile', say.peace('castile')],
  ['milestone warfare', say.milestone('warfare')],
  ['faith france protestant', say.faith('france', 'protestant')],
  ['overlord scotland nobody', say.overlord('scotland', 'nobody')],
];

test.each(SAID)('a button says: %s', (text, input) => {
  expect(europa.inputKey(input)).toBe(text);
  expect(europa.parseInput(text)).toEqual(input);
});

test('a realm follows a bot by the ids of both', () => {
  expect(say.replace('england', 'scotland')).toEqual(europa.parseInput('replace england scotland'));
});

test('every verb has a drawing of its own', () => {
  for (const [text, { kind }] of SAID) expect(entryIcon(kind), text).not.toBe('check');
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
