import { beforeEach, describe, expect, it } from 'vitest';
import { Aloud } from './aloud.ts';

/** A voice that says nothing by itself: the test says when it is through. */
class FakeVoice {
  said: string[] = [];
  hushed = 0;
  private readonly ends: (() => void)[] = [];

  say(text: string, whenSaid: () => void): void {
    this.said.push(text);
    this.ends.push(whenSaid);
  }
  hush(): void {
    this.hushed += 1;
  }
  /** A sentence is at its end: the last one, or one that was cut off and says so late. */
  finish(index = -1): void {
    this.ends.at(index)?.();
  }
}

const MOVE = { key: '4.0', text: 'The Eyrie moves 3 warriors.' };
const BUILD = { key: '4.1', text: 'The Eyrie builds a roost.' };

let voice: FakeVoice;
let aloud: Aloud;
let paces: string[];
beforeEach(() => {
  voice = new FakeVoice();
  paces = [];
  aloud = new Aloud(voice, (pace) => paces.push(pace));
});

describe('reading aloud', () => {
  it('says nothing until it is switched on', () => {
    aloud.show(MOVE);
    expect(voice.said).toEqual([]);
    aloud.start();
    expect(voice.said).toEqual([MOVE.text]);
  });

  it('says a line once and waits after it, however long', () => {
    aloud.start();
    aloud.show(MOVE);
    // The same line is drawn anew, with other words for it in another language.
    aloud.show({ ...MOVE, text: 'Hnízdo přesune 3 bojovníky.' });
    expect(voice.said).toEqual([MOVE.text]);
    voice.finish();
    expect(paces).toEqual(['waiting', 'speaking', 'waiting']);
  });

  it('goes on to the next line at once, also in the middle of a sentence', () => {
    aloud.start();
    aloud.show(MOVE);
    aloud.show(BUILD);
    expect(voice.hushed).toBe(1);
    expect(voice.said).toEqual([MOVE.text, BUILD.text]);
    expect(paces.at(-1)).toBe('speaking');
  });

  it('is not through when a sentence ends that was cut off', () => {
    aloud.start();
    aloud.show(MOVE);
    aloud.show(BUILD);
    voice.finish(0);
    expect(paces.at(-1)).toBe('speaking');
    voice.finish(1);
    expect(paces.at(-1)).toBe('waiting');
  });

  it('says the line again, from its beginning', () => {
    aloud.start();
    aloud.show(MOVE);
    aloud.again();
    expect(voice.said).toEqual([MOVE.text, MOVE.text]);
    expect(voice.hushed).toBe(1);
  });

  it('stops at a question and goes on after it', () => {
    aloud.start();
    aloud.show(MOVE);
    aloud.show(undefined);
    expect(voice.hushed).toBe(1);
    expect(paces.at(-1)).toBe('waiting');
    aloud.again();
    expect(voice.said).toEqual([MOVE.text]);
    aloud.show(BUILD);
    expect(voice.said).toEqual([MOVE.text, BUILD.text]);
  });

  it('says a line that comes back after an undo', () => {
    aloud.start();
    aloud.show(MOVE);
    aloud.show(BUILD);
    aloud.show(MOVE);
    expect(voice.said).toEqual([MOVE.text, BUILD.text, MOVE.text]);
  });

  it('falls silent when it is stopped, and stays so', () => {
    aloud.start();
    aloud.show(MOVE);
    aloud.stop();
    expect(voice.hushed).toBe(1);
    aloud.show(BUILD);
    aloud.again();
    expect(voice.said).toEqual([MOVE.text]);
    expect(paces.at(-1)).toBe('off');
  });

  it('begins with the line that is shown when it is switched on again', () => {
    aloud.start();
    aloud.show(MOVE);
    aloud.stop();
    aloud.start();
    expect(voice.said).toEqual([MOVE.text, MOVE.text]);
  });
});
