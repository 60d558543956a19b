import { games } from '@empty-chair/registry/games';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Place } from '../run-in-test.ts';

let place: Place;
beforeEach(() => {
  place = new Place();
});
afterEach(() => place.leave());

const guided = (...lines: readonly string[]) =>
  place.run(['pack', 'europa'], { games, stdin: `${lines.join('\n')}\n` });
const kept = (): unknown => JSON.parse(place.read('empty-chair.pack.json'));

describe('pack', () => {
  it('leads through page 7, keeps every answer, and goes on where it was left', async () => {
    const first = await guided('second printing', 'printed', 'quit');
    expect([first.code, first.err]).toEqual([0, '']);
    expect(first.out).toContain('Page 7, Main Turn Structure: 9 of 9 boxes left.');
    expect(first.out).toContain('  No → Bot attacked? (MT2)');
    expect(kept()).toMatchObject({
      booklet: 'second printing',
      charts: { 'main-turn': { nodes: { MT1: {} } } },
    });
    const second = await guided('printed');
    expect(second.out).toContain('MT2: Is the Bot attacked?');
    expect(kept()).toMatchObject({ charts: { 'main-turn': { nodes: { MT1: {}, MT2: {} } } } });
    expect((await place.run(['check', 'empty-chair.pack.json'], { games })).code).toBe(0);
  });

  it('says what cannot be in one sentence, and goes on with the same question', async () => {
    const { code, out } = await guided('skip', 'differs', 'bot.atwr', 'bot.atWar', '', '', '');
    expect(code).toBe(0);
    expect(out).toContain(
      'charts.main-turn.nodes.MT1.fact: No fact has this name: bot.atwr. Did you mean “bot.atWar”?',
    );
    expect(kept()).toMatchObject({
      charts: { 'main-turn': { nodes: { MT1: { fact: 'bot.atWar' } } } },
    });
  });

  it('does not touch a file that is no pack', async () => {
    place.write('empty-chair.pack.json', { format: 1, decks: [{ realm: 'castille' }] });
    const { code, err } = await guided('skip');
    expect(code).toBe(1);
    expect(err).toContain('empty-chair.pack.json, decks[0].');
  });

  it('prints how much is guessed, as the game comes and page by page', async () => {
    const { out } = await place.run(['pack', 'europa', '--measure'], { games });
    expect(out.split('\n').slice(0, 3)).toEqual([
      expect.stringMatching(/^Guesses among a bot’s steps, as the game comes: 6\d%\.$/),
      expect.stringMatching(/^Guesses among a bot’s steps, after page 7: [23]\d%\.$/),
      expect.stringMatching(/^Guesses among a bot’s steps, after pages 7 to 11: 1[01]%\.$/),
    ]);
  });

  it('is named where a new game of such rules begins, and nowhere else', async () => {
    const pointer = /^Own its printed booklet\? .*: empty-chair pack europa$/m;
    expect((await place.run(['new', 'europa', '--seed', 'a'], { games })).out).toMatch(pointer);
    const other = await place.run(['new', 'toy', '--seed', 'a', '--force'], { games });
    expect(other.out).not.toContain('booklet');
  });

  it('is not for a game of which nothing is guessed', async () => {
    const { code, err } = await place.run(['pack', 'toy'], { games });
    expect([code, err]).toEqual([
      1,
      'The rules of “toy” need no booklet: nothing in it is guessed.\n',
    ]);
  });
});
