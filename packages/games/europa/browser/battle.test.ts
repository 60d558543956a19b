import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableOf } from '../../../../tests/browser/at-table.ts';
import { AppUnderTest, SMALL_PHONE } from '../../../../tests/browser/harness.ts';
import { smallTargets } from '../../../../tests/browser/targets.ts';
import { EuropaPlayer } from './europa-player.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());
const { open, look } = tableOf(app, EuropaPlayer, 'europa');

/** The bar of the issue: to move four Units and fight one round. It was 14. */
const MOST_TAPS = 5;
/** France has told of four Units in Languedoc; England's Army stands beside them, in Aquitaine. */
const SAID = [
  'army languedoc 4',
  'war england',
  'correct england armyAt aquitaine',
  'correct england army 5',
];

/** The row of hits of a side, and one of its buttons. */
const hits = ({ question }: EuropaPlayer, of: RegExp): Locator =>
  question.getByRole('group', { name: of });
const hit = (player: EuropaPlayer, of: RegExp, n: number): Locator =>
  hits(player, of).getByRole('button', { name: String(n), exact: true });
const FRANCE = /^Hits by France/;
const ENGLAND = /^Hits by England, 5/;

describe('a battle of the human', () => {
  it('takes five taps: the Area, the next one, Fight, and the hits of both on one page', async () => {
    const { player, page, complaints } = await open();
    await player.start({ said: SAID, botTurns: 0 });
    await player.goTo('Languedoc');
    await player.tap(player.button('Close'));

    player.taps = 0;
    await player.tap(player.place(/Languedoc\b.*:/).first());
    await look(page, 'move');
    await player.tap(player.step(/^Aquitaine.*Battle$/));
    await player.tap(player.step(/^Fight the Army of England: 5/));
    await player.question.waitFor();
    await look(page, 'battle');
    await player.tap(hit(player, FRANCE, 2));
    await look(page, 'battle-half');
    await player.tap(hit(player, ENGLAND, 1));
    await player.question.getByText(/^Round\s2$/).waitFor();
    expect(player.taps).toBeLessThanOrEqual(MOST_TAPS);

    // Who is left: three of four, three of five; so no more than three hits by France.
    const armies = player.question.getByText(/^3$/);
    expect(await hits(player, FRANCE).getByRole('button').count()).toBe(4);
    expect(await armies.count()).toBeGreaterThanOrEqual(2);
    await look(page, 'battle-round-2');
    await player.tap(player.question.getByRole('button', { name: 'Retreat', exact: true }));
    await look(page, 'battle-retreat');
    const ways = player.question.getByRole('list', { name: 'France retreats to' });
    // Neither Brittany & Normandy, which is England's, nor Aragon, which is Neutral.
    expect((await ways.getByRole('button').allInnerTexts()).map((text) => text.trim())).toEqual([
      expect.stringContaining('Languedoc'),
      expect.stringContaining('Loire'),
      'Elsewhere: I record it',
      'Fight on',
    ]);
    await player.tap(ways.getByRole('button', { name: /Languedoc/ }));
    await player.yourTurn('Actions').or(player.button('Close')).first().waitFor();
    expect(await player.place(/Languedoc\b.*Army of France: 3 Units/).count()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });

  it('is as easily begun by the number, and a tap on the map', async () => {
    const { player, page, complaints } = await open(SMALL_PHONE);
    await player.start({ said: SAID, botTurns: 0 });
    await player.goTo('Languedoc');
    await player.tap(player.button('Close'));
    await player.tap(player.button('Army'));
    await player.tap(player.button('One less: Units that go'));
    await look(page, 'army');
    expect(await smallTargets(page, false)).toEqual([]);
    await player.tap(player.place(/Province in Aquitaine\b/).first());
    await player.tap(player.step(/^Fight the Army of England: 5/));
    await player.question.waitFor();
    await look(page, 'battle');
    expect(await smallTargets(page, false)).toEqual([]);
    await player.question.getByText(/^Round\s1$/).waitFor();
    expect(await hit(player, ENGLAND, 4).isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });
});
