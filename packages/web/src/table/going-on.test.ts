import { describe, expect, it } from 'vitest';
import type { AnyMatch, AnyStory } from '../session/opened.ts';
import { begunTurn, entriesBeforeStep, goOn, hasEndedTurn } from './going-on.ts';

const [HUMAN, BOT, OTHER_BOT] = [0, 1, 2];
/** Whose entries there are, and who is next; the bots' are their turns. */
function match(seats: readonly number[], next: number | 'question', asks?: number): AnyMatch {
  const entry = (seat: number) => ({ seat, input: seat === HUMAN ? {} : 'bot-turn', answers: [] });
  const record = {
    entries: seats.map(entry),
    ...(asks !== undefined && { pending: entry(asks) }),
  };
  const kind = next === HUMAN ? 'human' : 'bot';
  const waiting = next === 'question' ? { kind: 'question' } : { kind, seat: next };
  return { record, waiting } as unknown as AnyMatch;
}

describe('bots that go on by themselves', () => {
  /** The bots take their turns after each other; the last of `after` is asked something, or not. */
  function story(now: AnyMatch, ...after: readonly AnyMatch[]): AnyStory {
    const [next, ...others] = after;
    const botTurn = () => next && story(next, ...others);
    return { match: now, record: now.record, botTurn } as unknown as AnyStory;
  }
  const done = match([HUMAN], BOT);
  const first = match([HUMAN, BOT], OTHER_BOT);
  const second = match([HUMAN, BOT, OTHER_BOT], HUMAN);
  const entriesAfter = (isIdle: boolean, ...after: readonly AnyMatch[]) =>
    goOn(story(done, ...after), () => isIdle).match.record.entries.length;

  it('stop at the first that has something to do', () => {
    expect(entriesAfter(false, first, second)).toBe(2);
  });

  it('stop after a hundred turns of nothing', () => {
    let turns = 0;
    const endless = (): AnyStory => {
      const botTurn = () => {
        turns += 1;
        return endless();
      };
      return { match: done, record: done.record, botTurn } as unknown as AnyStory;
    };
    goOn(endless(), () => true);
    expect(turns).toBe(100);
  });

  it('stop at the human, and at a question', () => {
    expect(entriesAfter(true, first, second)).toBe(3);
    expect(entriesAfter(true, match([HUMAN], 'question', BOT), second)).toBe(1);
  });
});

it('a turn is ended by its own end, not by a correction or a question', () => {
  expect(hasEndedTurn(match([], HUMAN), match([HUMAN], BOT))).toBe(true);
  expect(hasEndedTurn(match([HUMAN], BOT), match([HUMAN, BOT], OTHER_BOT))).toBe(true);
  // A bot may be next after itself.
  expect(hasEndedTurn(match([HUMAN], BOT), match([HUMAN, BOT], BOT))).toBe(true);
  expect(hasEndedTurn(match([], HUMAN), match([HUMAN], HUMAN))).toBe(false);
  expect(hasEndedTurn(match([HUMAN], BOT), match([HUMAN, HUMAN], BOT))).toBe(false);
  expect(hasEndedTurn(match([HUMAN], BOT), match([HUMAN], 'question', BOT))).toBe(false);
});

it('the turn that has begun is the last one, or the one that asks', () => {
  expect(begunTurn(match([], HUMAN), match([HUMAN, BOT, OTHER_BOT], HUMAN))).toBe(2);
  expect(begunTurn(match([], HUMAN), match([HUMAN], 'question', BOT))).toBe(1);
  // Answers go on with the turn that was begun already.
  const asking = match([HUMAN], 'question', BOT);
  expect(begunTurn(asking, asking)).toBeUndefined();
  expect(begunTurn(asking, match([HUMAN, BOT], OTHER_BOT))).toBeUndefined();
  expect(begunTurn(asking, match([HUMAN, BOT, OTHER_BOT], HUMAN))).toBe(2);
  // Going back begins nothing.
  expect(begunTurn(match([HUMAN, BOT, OTHER_BOT], HUMAN), match([HUMAN, BOT], HUMAN))).toBe(
    undefined,
  );
});

describe('a step back', () => {
  const left = ({ record }: AnyMatch, idle: readonly number[] = [], isEnd = true) =>
    entriesBeforeStep(record, { isIdle: (entry) => idle.includes(entry), isEnd: () => isEnd });

  it('takes idle turns back with what they followed', () => {
    expect(left(match([HUMAN, HUMAN, BOT, OTHER_BOT], HUMAN), [2, 3])).toBe(1);
    expect(left(match([HUMAN, BOT, OTHER_BOT, BOT], HUMAN), [3])).toBe(2);
  });

  it('takes the end of the human’s turn back with the turn of the bot after it', () => {
    expect(left(match([HUMAN, BOT, HUMAN, BOT], OTHER_BOT))).toBe(2);
    expect(left(match([HUMAN, BOT, HUMAN, BOT], 'question', OTHER_BOT), [3])).toBe(2);
    expect(left(match([HUMAN, BOT], OTHER_BOT), [])).toBe(0);
  });

  it('leaves the turn of another bot, and a correction', () => {
    expect(left(match([HUMAN, BOT, OTHER_BOT], HUMAN))).toBe(2);
    expect(left(match([HUMAN, BOT, HUMAN, OTHER_BOT], HUMAN), [], false)).toBe(3);
    expect(left(match([HUMAN, BOT, HUMAN], HUMAN))).toBe(2);
  });
});
