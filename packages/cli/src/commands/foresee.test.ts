import { games as all } from '@empty-chair/registry/games';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunOptions } from '../run-in-test.ts';
import { Place } from '../run-in-test.ts';

let place: Place;
beforeEach(() => {
  place = new Place();
});
afterEach(() => place.leave());

interface Case {
  readonly chance: number;
  readonly cards: readonly { readonly kind: string; readonly id: string; readonly name: string }[];
  readonly hits: number;
  readonly runs: number;
  readonly pieces: number;
  readonly taken: boolean;
}
interface Foreseen {
  readonly seat: number;
  readonly cases: number;
  readonly runs: number;
  readonly error: number;
  readonly guessed: boolean;
  readonly places: readonly {
    readonly place: { readonly kind: string; readonly id: string; readonly name: string };
    readonly loss: number;
    readonly pieces: number;
    readonly most: number;
    readonly taken: number;
    readonly cases: readonly Case[];
  }[];
  readonly points: {
    readonly mean: number;
    readonly least: number;
    readonly most: number;
    readonly odds: readonly { readonly points: number; readonly chance: number }[];
  };
  readonly moves: readonly { readonly chance: number; readonly text: string }[];
}

const foreseen = async (line: string, options: RunOptions = {}): Promise<Foreseen> =>
  (
    await place.run(['foresee', ...line.split(' '), '--json'], options)
  ).json() as unknown as Foreseen;
const linesOf = async (argv: readonly string[], options: RunOptions = {}) =>
  (await place.run(['foresee', ...argv], options)).out.trimEnd().split('\n');
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
const REAL = { games: all };

describe('foresee', () => {
  it('tells how exact it is, what may be lost, taken and scored, and the likeliest moves', async () => {
    await place.type('new toy --seed s');
    const [head, guessed, losses, taken, ...rest] = await linesOf(['--lines', '2']);
    expect(head).toMatch(/^Magpie, next turn: \d+ cases, tries: \d+; odds ±\d+%$/);
    expect(guessed).toBe('What only a human knows was guessed.');
    expect(losses).toBe('You lose nothing.');
    expect(taken).toBe('What it may take:');
    expect(rest[0]).toMatch(/^ +\d+% {2}tree \d$/);
    const points = rest.findIndex((line) => line.startsWith('Points'));
    expect(rest[points]).toMatch(/^Points: [\d.]+ on average, from \d to \d$/);
    expect(rest[points + 1]).toBe('Likeliest moves:');
    const moves = rest.slice(points + 2);
    expect(moves).toHaveLength(3);
    expect(moves[0]).toMatch(/^ {2}1\. +\d+% {2}\S/);
    expect(moves[1]).toMatch(/^ {2}2\. +\d+% {2}\S/);
    expect(moves[2]).toMatch(/^ {2}\d+ more$/);
  });

  it('puts the likeliest first, and all points together are certain', async () => {
    await place.type('new toy --seed s');
    const { moves, points } = await foreseen('--samples 4');
    const chances = moves.map(({ chance }) => chance);
    expect(chances).toEqual(chances.slice().sort((one, other) => other - one));
    expect(sum(points.odds.map(({ chance }) => chance))).toBeCloseTo(1);
    expect(points.mean).toBeCloseTo(sum(points.odds.map((one) => one.points * one.chance)));
    expect(points.least).toBe(points.odds[0]?.points);
    expect(points.most).toBe(points.odds.at(-1)?.points);
  });

  it('changes nothing, and is the same each time', async () => {
    await place.type('new toy --seed s');
    const before = await place.type('show');
    const first = await place.type('foresee --json');
    expect((await place.type('foresee --json')).out).toBe(first.out);
    expect((await place.type('show')).out).toBe(before.out);
  });

  it('takes more samples for smaller errors', async () => {
    await place.type('new toy --seed s');
    const few = await foreseen('--samples 2');
    const many = await foreseen('--samples 40');
    expect(many.runs).toBe(20 * few.runs);
    expect(many.error).toBeLessThan(few.error);
  });

  it.each([
    ['en', 'tree'],
    ['pl', 'drzewo'],
    ['cs', 'strom'],
  ])('speaks %s', async (language, tree) => {
    await place.type('new toy --seed s');
    const out = await linesOf(['--lang', language]);
    const behind = await linesOf(['--place', '2', '--lang', language]);
    expect([...out, ...behind].join('\n')).not.toMatch(/cli\.|undefined|\{/);
    expect(out.filter((line) => line.endsWith(` ${tree} 2`))).toHaveLength(1);
    expect(behind[2]).toMatch(new RegExp(`^${tree} 2: `));
    // As it is said it can be typed, too.
    expect(await linesOf(['--place', `${tree} 2`, '--lang', language])).toEqual(behind);
  });

  it('has nothing to say when the game is over', async () => {
    await place.type('new toy --seed s');
    await place.finishGame();
    for (const line of ['foresee', 'foresee --seat 1']) {
      const { code, err } = await place.type(line);
      expect([code, err]).toEqual([1, 'No bot’s turn can be foreseen now.\n']);
    }
  });
});

describe('foresee --place', () => {
  it('lists the cards behind the number, by its id or its kind and id', async () => {
    await place.type('new toy --seed s');
    const [head, , place2, first] = await linesOf(['--place', 'tree 2']);
    expect(head).toMatch(/^Magpie, next turn/);
    expect(place2).toMatch(/^tree 2: taken \d+%$/);
    expect(first).toMatch(/^ {2}1\. +\d+% {2}O\d \(\w+\) +in \d+ of 20 runs, taken$/);
    expect(await linesOf(['--place', '2'])).toEqual(await linesOf(['--place', 'Tree  2']));
  });

  it('adds up to the number of the place', async () => {
    await place.type('new toy --seed s');
    const { places, cases } = await foreseen('--samples 4');
    for (const one of places) {
      expect(sum(one.cases.map(({ chance }) => chance))).toBeCloseTo(one.taken);
      for (const { cards, hits, runs, chance } of one.cases) {
        expect(cards).toHaveLength(1);
        expect(chance).toBeCloseTo(hits / runs / cases);
      }
    }
  });

  it('says which places there are when nothing is foreseen for one', async () => {
    await place.type('new toy --seed s');
    const { code, err } = await place.run(['foresee', '--place', 'tree 9']);
    expect(code).toBe(1);
    expect(err).toMatch(/^Nothing is foreseen for “tree 9”; something is for: tree \d.*\.\n$/);
  });
});

describe('foresee --why', () => {
  it('explains a move, the step that led to it and no other', async () => {
    await place.type('new toy --seed s');
    const { moves } = await foreseen('--samples 20');
    const [head, ...lines] = await linesOf(['--why', '2']);
    expect(head).toBe(`Magpie, next turn: ${moves[1]?.text}`);
    expect(lines[0]).toMatch(/^T-\d/);
    expect(lines.join('\n')).toContain(moves[1]?.text);
    expect(lines.filter((line) => /^T-\d/.test(line))).toHaveLength(1);
  });

  it('explains a case of a place, in which that happens', async () => {
    await place.type('new toy --seed s');
    const { places } = await foreseen('--samples 20');
    const tree = places[0]?.place.id ?? '';
    const card = places[0]?.cases[0]?.cards[0]?.name ?? '';
    const [head, ...lines] = await linesOf(['--place', `tree ${tree}`, '--why', '1']);
    expect(head).toBe(`Magpie, next turn: ${card}`);
    expect(lines.join('\n')).toMatch(
      new RegExp(`from tree ${tree} to the |hollow of tree ${tree}`),
    );
    const json = await place.run(['foresee', '--place', `tree ${tree}`, '--why', '1', '--json']);
    expect(json.json()).toMatchObject({ game: 'toy', seat: 1, cards: [{ name: card }] });
    expect(json.json()['trace']).not.toEqual([]);
  });

  it.each([
    ['--why 999', 'There is no move 999: \\d+ moves are foreseen\\.'],
    ['--place 2 --why 999', 'There is no case 999: the place has \\d+ cases?\\.'],
  ])('refuses %s', async (line, sentence) => {
    await place.type('new toy --seed s');
    const { code, err } = await place.type(`foresee ${line}`);
    expect(code).toBe(1);
    expect(err).toMatch(new RegExp(`^${sentence}\n$`));
  });

  it.each(['--why 0', '--why x', '--samples 0', '--seat x'])('%s makes no sense', async (line) => {
    await place.type('new toy --seed s');
    expect((await place.type(`foresee ${line}`)).code).toBe(2);
  });
});

describe('foresee --seat', () => {
  it('takes any bot, and only a bot', async () => {
    await place.type('new root --seed s', REAL);
    const { seat } = await foreseen('--samples 1 --seat 2', REAL);
    expect(seat).toBe(2);
    await place.type('new toy --seed s --force');
    const { code, err } = await place.type('foresee --seat 0');
    expect([code, err]).toEqual([1, 'Seat 0 is not a bot’s; the bots have: 1.\n']);
  });
});

describe('foresee knows what the games say', () => {
  it.each(['root', 'innovation', 'tapestry', 'europa'])('of %s', async (game) => {
    await place.run(['new', game, '--seed', 's'], REAL);
    const { cases, moves, points } = await foreseen('--samples 2', REAL);
    expect(cases).toBeGreaterThan(0);
    expect(moves.length).toBeGreaterThan(0);
    expect(sum(points.odds.map(({ chance }) => chance))).toBeCloseTo(1);
    for (const { chance, text } of moves) {
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThanOrEqual(1 + 1e-9);
      expect(text).not.toBe('');
    }
  });

  it('shows what a human stands to lose', async () => {
    // Six warriors of the Eyrie against three of the human’s, in a clearing of its Decree’s suit.
    await place.run(['new', 'root', 'seats=eyrie/bot,riverfolk', '--seed', 'b'], REAL);
    await place.type('turn', REAL);
    await place.run(['do', 'place 3 warrior 10', 'pass'], REAL);
    const { places } = await foreseen('--samples 4', REAL);
    const at10 = places.find((one) => one.place.id === '10');
    expect(at10?.loss).toBeGreaterThan(0.5);
    expect(at10?.most).toBeLessThanOrEqual(3);
    expect(at10?.pieces).toBeGreaterThan(0);
    const lines = await linesOf(['--samples', '4'], REAL);
    expect(lines[1]).toBe('What you may lose:');
    expect(lines[2]).toMatch(/^ +[\d>]+% {2}clearing 10 {2}[\d.]+ on average, at most \d pieces?$/);
    const [, about, first] = await linesOf(['--place', '10', '--samples', '4'], REAL);
    expect(about).toMatch(/^clearing 10: a loss [\d>]+% \([\d.]+ on average, at most \d pieces?\)/);
    expect(first).toMatch(/in \d of 4 runs, at most \d pieces? lost/);
  });
});
