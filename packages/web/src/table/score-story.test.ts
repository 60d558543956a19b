import type { MessageId } from '@empty-chair/kernel/words';
import { describe, expect, it } from 'vitest';
import type { Moment } from './score-story.ts';
import { scoreStory } from './score-story.ts';

const round = (n: number) => ({ id: 'round' as MessageId, params: { n } });
/** Round, who acted, and the points of the seats in order. */
const moment = (n: number, actor: number, ...points: number[]): Moment => ({
  round: round(n),
  actor,
  points: points.map((value, seat) => ({ seat, points: value })),
});

const GAME = [
  moment(1, 0, 0, 0),
  moment(1, 0, 1, 0),
  moment(1, 0, 3, 0),
  moment(1, 1, 3, 4),
  moment(2, 0, 9, 4),
  moment(2, 1, 9, 2),
  moment(3, 0, 9, 2),
  moment(3, 1, 9, 12),
];

describe('the story of the points', () => {
  it('has a line for each seat: the start, and the end of each round', () => {
    const { rounds, lines } = scoreStory(GAME);
    expect(rounds).toEqual([round(1), round(2), round(3)]);
    expect(lines).toEqual([
      { seat: 0, points: [0, 3, 9, 9] },
      { seat: 1, points: [0, 4, 2, 12] },
    ]);
  });

  it('tells the lead that decided, and the largest turns, in the order of the game', () => {
    expect(scoreStory(GAME).turning).toEqual([
      { kind: 'lead', seat: 1, n: 4, round: round(1), at: 1 },
      { kind: 'lead', seat: 0, n: 6, round: round(2), at: 2 },
      { kind: 'lead', seat: 1, n: 10, round: round(3), at: 3 },
    ]);
  });

  it("leaves the final scoring out: it is nobody's turn", () => {
    const scored = [
      ...GAME,
      { ...moment(3, 0, 59, 12), isFinal: true },
      { ...moment(3, 1, 59, 72), isFinal: true },
    ];
    expect(scoreStory(scored).turning).toEqual(scoreStory(GAME).turning);
    expect(scoreStory(scored).lines.map(({ points }) => points.at(-1))).toEqual([59, 72]);
  });

  it('adds up the entries of one turn', () => {
    const turn = [moment(1, 1, 0, 9), moment(1, 0, 2, 9), moment(1, 0, 4, 9), moment(1, 0, 6, 9)];
    expect(scoreStory(turn).turning).toEqual([
      { kind: 'gain', seat: 0, n: 6, round: round(1), at: 1 },
    ]);
    const two = [moment(1, 1, 0, 9), moment(1, 0, 3, 9), moment(1, 1, 3, 9), moment(1, 0, 6, 9)];
    expect(scoreStory(two).turning).toEqual([]);
  });

  it('tells any loss, also in the turn of another', () => {
    const story = scoreStory([moment(1, 0, 5, 9), moment(1, 1, 4, 9)]);
    expect(story.turning).toEqual([{ kind: 'loss', seat: 0, n: 1, round: round(1), at: 1 }]);
  });

  it('calls nobody a leader who shares the lead, and a first lead no change', () => {
    const shared = [moment(1, 0, 0, 0), moment(1, 0, 3, 0), moment(1, 1, 3, 3), moment(2, 0, 4, 3)];
    expect(scoreStory(shared).turning).toEqual([]);
  });

  it('keeps the lead for good, however few points brought it', () => {
    const late = [
      moment(1, 0, 0, 1),
      moment(1, 0, 8, 1),
      moment(1, 1, 8, 7),
      moment(2, 0, 14, 7),
      moment(2, 1, 14, 13),
      moment(3, 0, 14, 13),
      moment(3, 1, 14, 15),
    ];
    const { turning } = scoreStory(late);
    expect(turning.at(-1)).toEqual({ kind: 'lead', seat: 1, n: 2, round: round(3), at: 3 });
    expect(turning).toHaveLength(3);
  });

  it('tells one thing of a turn: a last count in which everybody gets much is one', () => {
    const count = [moment(1, 0, 3, 1, 0), moment(1, 1, 3, 1, 0), moment(2, 0, 20, 40, 9)];
    expect(scoreStory(count).turning).toEqual([
      { kind: 'lead', seat: 1, n: 39, round: round(2), at: 2 },
    ]);
  });

  it('is empty for a game without points', () => {
    expect(scoreStory([])).toEqual({ rounds: [], lines: [], turning: [] });
  });
});
