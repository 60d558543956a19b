import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AppUnderTest,
  complaintsOf,
  PHONE,
  pictures,
  SMALL_PHONE,
} from '../../../../tests/browser/harness.ts';
import { RootPlayer } from './root-player.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

/** The bar of a Marquise's typical turn. */
const MOST_TAPS = 9;
const VIEWS = ['phone-light', 'phone-dark', 'small-light'] as const;

/**
 * The keep and the sawmill start in 1, workshop and recruiter in 5, cats in every clearing but 3.
 * Added by hand: a sawmill and a recruiter in 9, groups in 10 and 11.
 */
const BEFORE = [
  'place 1 sawmill 9',
  'place 1 recruiter 9',
  'place 2 warrior 10',
  'place 3 warrior 11',
];

async function opened(said: readonly string[]): Promise<RootPlayer> {
  const page = await app.page({ size: PHONE });
  const player = new RootPlayer(page);
  await player.start({ said });
  return player;
}

describe('a Marquise’s turn in few taps', () => {
  it('wood, a building, recruits, two moves', async () => {
    const player = await opened(BEFORE);
    const complaints = complaintsOf(player.page);
    await pictures(player.page, 'marquise-birdsong', VIEWS);
    // The wood stands as done; taken out, it stays so until it is said.
    await player.tap(player.button(/^Undo: .*wood/));
    await player.tap(player.button(/^Wood at all 2 sawmills/));
    await player.tap(player.button(/^Undo: .*wood/));
    await player.button(/^Wood at all 2 sawmills/).waitFor();
    // Nobody has entered it, so a page that is opened again has it as it was.
    await player.page.reload();
    await player.button(/^Undo: .*wood/).waitFor();
    // The first tiles are in sight below the buildings, as the phase has no line of its own.
    const [tile, bar] = await Promise.all([
      player.button(/^Recruit at all/).boundingBox(),
      player.button('End my turn').boundingBox(),
    ]);
    expect((tile?.y ?? 0) + (tile?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    const before = player.taps;
    await player.tap(player.button(/^Workshop/));
    await pictures(player.page, 'marquise-build', VIEWS);
    await player.tap(player.clearing(2));
    // Both sawmills have wood, so she says which pays.
    await player.tap(player.question.getByRole('button', { name: /^Clearing\s1\b/ }));
    await player.tap(player.button(/^Recruit at all 2 recruiters/));
    await player.tap(player.clearing(10));
    await pictures(player.page, 'marquise-march', VIEWS);
    await player.tap(player.clearing(12));
    // Whoever only looked at two neighbours sees what that was, and the way back.
    const [undo, place] = await Promise.all([
      player.button(/^Undo: .*10 to clearing\s12/).boundingBox(),
      player.panel.getByRole('heading', { name: /Clearing\s12/ }).boundingBox(),
    ]);
    expect(undo?.y).toBeLessThan(place?.y ?? 0);
    await player.tap(player.clearing(11));
    await player.tap(player.clearing(6));
    await pictures(player.page, 'marquise-moved', VIEWS);
    // The second workshop costs 1 wood, and scores 2.
    const board = await player.boardWords();
    await player.tap(player.button('End my turn'));
    told('wood, build, recruit, 2 moves', player.taps - before);
    expect(at(board, 2)).toMatch(/workshop/);
    expect(at(board, 1)).not.toMatch(/wood/);
    expect(at(board, 9)).toMatch(/wood/);
    expect(at(board, 5)).toMatch(/2\swarriors/);
    expect(at(board, 12)).toMatch(/4\swarriors/);
    expect(at(board, 6)).toMatch(/5\swarriors/);
    expect(await points(player)).toBe(2);
    expect(complaints).toEqual([]);
  });

  it('wood, two moves, a battle, recruits, an item', async () => {
    const player = await opened([...BEFORE, 'place 2 warrior 3']);
    const before = player.taps;
    await player.tap(player.clearing(10));
    await player.tap(player.clearing(12));
    await player.tap(player.clearing(11));
    await player.tap(player.clearing(3));
    await player.tap(player.button(/^Battle in clearing 3/));
    const board = await player.boardWords();
    await player.tap(player.button(/^Recruit at all 2 recruiters/));
    await player.tap(player.button('Craft for 1 VP: boot'));
    const end = await player.boardWords();
    await player.tap(player.button('End my turn'));
    told('wood, 2 moves, battle, recruit, craft', player.taps - before);
    expect(at(end, 12)).toMatch(/4\swarriors/);
    expect(at(end, 11)).not.toMatch(/warrior/);
    // The dice take some of both sides, three at most.
    const cats = Number(/Marquise de Cat: (\d+)\swarrior/.exec(at(board, 3))?.[1]);
    expect(cats).toBeGreaterThanOrEqual(3);
    expect(cats).toBeLessThanOrEqual(6);
    expect(at(end, 5)).toMatch(/2\swarriors/);
    expect(at(end, 9)).toMatch(/2\swarriors/);
    // A boot for the one rabbit workshop.
    expect(await points(player)).toBe(1);
  });

  it('wood, a building, recruits at two places, a battle, and a move that is answered by outrage', async () => {
    const player = await opened([...BEFORE, 'place 2 warrior 3', ...SYMPATHY_IN_12]);
    const before = player.taps;
    await buildRecruitAndBattle(player);
    const fought = await player.boardWords();
    // With the tap that would end it here.
    told('wood, build, recruit x2, battle', player.taps + 1 - before);
    expect(at(fought, 4)).toMatch(/sawmill/);
    // The third sawmill costs both wood and scores 2.
    expect(at(fought, 9)).not.toMatch(/wood/);
    expect(at(fought, 1)).not.toMatch(/wood/);
    expect(at(fought, 5)).toMatch(/2\swarriors/);
    expect(await points(player)).toBe(2);

    await player.tap(player.clearing(10));
    await player.tap(player.clearing(12));
    await player.tap(player.question.getByRole('button').first());
    const board = await player.boardWords();
    await player.tap(player.button('End my turn'));
    told('wood, build, recruit x2, battle, a move with outrage', player.taps - before);
    expect(at(board, 12)).toMatch(/4\swarriors/);
    expect(at(board, 12)).toMatch(/sympathy/);
  });
});

it('asks for both dice in sight on a small phone', async () => {
  const page = await app.page({ size: SMALL_PHONE });
  const player = new RootPlayer(page);
  await player.start({ said: ['place 2 warrior 3'], byTable: true });
  await player.tap(player.clearing(3));
  await player.tap(player.button(/^Battle in clearing 3/));
  const [die, bar] = await Promise.all([
    player.button('Die 2: 3').boundingBox(),
    player.button('Undo').boundingBox(),
  ]);
  expect((die?.y ?? 0) + (die?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});

/** A sympathy token as the table has it, without waiting for the Alliance to spread that far. */
const SYMPATHY_IN_12 = ['correct clearings.12.tokens ["sympathy"]'];

async function buildRecruitAndBattle(player: RootPlayer): Promise<void> {
  // Sawmills are offered first.
  await player.tap(player.button('Build in clearing 4: sawmill'));
  await player.tap(player.button(/^Recruit at all 2 recruiters/));
  await player.tap(player.clearing(3));
  await player.tap(player.button(/^Battle in clearing 3/));
}

const at = (board: readonly string[], id: number): string =>
  board.find((words) => new RegExp(`^Clearing\\s${id},`).test(words)) ?? '';

/** How often the thumb went down, and that it was not too often. */
function told(turn: string, taps: number): void {
  console.log(`Marquise: ${turn}: ${taps} taps (at most ${MOST_TAPS})`);
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
}

async function points(player: RootPlayer): Promise<number> {
  const chair = player.page
    .getByRole('list', { name: 'Chairs' })
    .getByRole('button', { name: /Marquise/ });
  return Number.parseInt(await chair.innerText(), 10);
}
