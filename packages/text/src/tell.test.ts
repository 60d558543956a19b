import { Recorder } from '@empty-chair/kernel/trace';
import type { MessageId, Ref, RuleId } from '@empty-chair/kernel/words';
import { describe, expect, it } from 'vitest';
import en from '../catalogues/en/console.json';
import pl from '../catalogues/pl/console.json';
import { createRenderer } from './renderer.ts';
import { tellChecklist, tellNarrowing, tellWhy, tellWhyStep } from './tell.ts';

const rule = (id: string) => id as RuleId;
const id = (text: string) => text as MessageId;
const clearing = (n: number): Ref => ({ kind: 'clearing', id: String(n) });

const game = {
  'why.fewest': 'Fewest enemies: {best}',
  'why.ruled': 'Ruled by the bot.',
  'why.noRoost': 'Without a roost',
  'why.lowest': 'Lowest priority',
  'why.closest': 'Closest',
  'skip.noCard': 'No card.',
  'do.battle': 'Battle in clearing {at}.',
  'do.score': 'Score {n}.',
  'rule.4': 'Daylight',
  'rule.4.1': 'Battle where there are fewest enemies.',
};
const words = createRenderer('en', game, en);

/** A phase with a skipped step, a decision by filter and tiebreak, and two moves. */
function recorded(by: 'only' | 'each' | 'random' | 'human' | 'listed-first' = 'only'): Recorder {
  const trace = new Recorder();
  const options = [clearing(2), clearing(5), clearing(8)];
  trace.enter(rule('4'), 'daylight');
  trace.skip(rule('4.0'), 'craft', id('skip.noCard'));
  trace.enter(rule('4.1'), 'battle');
  trace.offer(rule('4.1'), options);
  trace.narrow({
    rule: rule('1.1'),
    why: id('why.ruled'),
    best: undefined,
    options,
    values: [1, 1, 1],
    left: options,
  });
  trace.narrow({
    rule: undefined,
    why: id('why.fewest'),
    best: 1,
    options,
    values: [1, 1, 3],
    left: options.slice(0, 2),
  });
  trace.choose(clearing(2), by);
  trace.emit(rule('4.1'), id('do.battle'), { at: clearing(2) });
  trace.leave();
  trace.enter(rule('4.2'), 'score');
  trace.emit(rule('4.2'), id('do.score'), { n: 1 });
  trace.leave();
  trace.leave();
  return trace;
}

const shown = (trace: Recorder) =>
  tellWhy(words, { trace: trace.root }).map(({ depth, text }) => ' '.repeat(depth) + text);

describe('tellWhy', () => {
  it('tells rules, options, narrowings, the choice and the moves', () => {
    expect(shown(recorded())).toEqual([
      '4 Daylight',
      ' 4.0 craft',
      '  Skipped. No card.',
      ' 4.1 Battle where there are fewest enemies.',
      '  Options: 2, 5, 8',
      '   Ruled by the bot. All remain. [1.1]',
      '   Fewest enemies: 1 (2: 1, 5: 1, 8: 3). Remaining: 2, 5.',
      '  Chosen: 2.',
      '  1. Battle in clearing 2.',
      ' 4.2 score',
      '  2. Score 1.',
    ]);
  });

  it('lets a step speak for itself where it has words of its own', () => {
    const own = createRenderer('en', { ...game, 'step.battle': 'Is an enemy near?' }, en);
    const [, , , battle] = tellWhy(own, { trace: recorded().root });
    expect(battle?.text).toBe('4.1 Is an enemy near?');
  });

  it.each([
    ['random', 'Chosen: 2, decided at random.'],
    ['human', 'Chosen: 2, your choice.'],
    ['listed-first', 'Chosen: 2, the first on the list.'],
  ] as const)('says when a tie was left: %s', (by, expected) => {
    expect(shown(recorded(by))).toContain(`  ${expected}`);
  });

  it('says that there was only one option, or none', () => {
    const trace = new Recorder();
    trace.offer(rule('4.1'), [clearing(2)]);
    trace.choose(clearing(2), 'only');
    trace.offer(rule('4.1'), []);
    trace.choose(undefined, 'none');
    expect(shown(trace)).toEqual(['2: the only option.', 'No options [4.1]']);
  });

  it('says when all who are left were meant', () => {
    const trace = new Recorder();
    trace.offer(rule('4.1'), [clearing(2), clearing(5)]);
    trace.choose(undefined, 'each');
    expect(shown(trace)).toEqual(['Options: 2, 5 [4.1]', 'Each of them: 2, 5.']);
    expect(shown(recorded('each'))).toContain('  Each of them: 2, 5.');
  });

  it('says who is no longer possible when the turn comes, and who is by then', () => {
    const trace = new Recorder();
    trace.offer(rule('4.1'), [clearing(5)]);
    trace.choose(undefined, 'skipped');
    trace.offer(rule('4.1'), [clearing(8)]);
    trace.choose(clearing(8), 'added');
    expect(shown(trace)).toEqual(['5: skipped, no longer possible.', '8: possible by now.']);
  });

  it('says which filter left nothing', () => {
    const trace = new Recorder();
    const options = [clearing(2), clearing(5)];
    trace.offer(rule('4.1'), options);
    trace.narrow({
      rule: undefined,
      why: id('why.ruled'),
      best: undefined,
      options,
      values: [0, 0],
      left: [],
    });
    trace.choose(undefined, 'none');
    expect(shown(trace)).toEqual([
      'Options: 2, 5 [4.1]',
      ' Ruled by the bot. None remains.',
      'No option remains.',
    ]);
  });

  it.each([
    ['why.noRoost', 0, [0, 0, 1], 'Without a roost. Remaining: 2, 5.'],
    ['why.lowest', 2, [2, 5, 8], 'Lowest priority. Remaining: 2, 5.'],
    ['why.closest', 0, [0, 0, 3], 'Closest (2: 0, 5: 0, 8: 3). Remaining: 2, 5.'],
    ['why.fewest', 0, [0, 0, 1], 'Fewest enemies: 0 (2: 0, 5: 0, 8: 1). Remaining: 2, 5.'],
  ])('tells values that say something: %s', (why, best, values, expected) => {
    const options = [2, 5, 8].map(clearing);
    const left = options.slice(0, 2);
    const narrowing = { rule: undefined, why: id(why), best, options, values, left };
    expect(tellNarrowing(words, narrowing)).toBe(expected);
  });

  it('does not list the same options again when the next best is tried', () => {
    const trace = new Recorder();
    const options = [clearing(2), clearing(5), clearing(8)];
    trace.offer(rule('4.1'), options);
    trace.choose(clearing(5), 'only');
    trace.offer(rule('4.1'), [clearing(2), clearing(8)]);
    trace.choose(clearing(2), 'only');
    trace.offer(rule('4.2'), [clearing(8), clearing(9)]);
    expect(shown(trace)).toEqual([
      'Options: 2, 5, 8 [4.1]',
      'Chosen: 5.',
      'Of the other 2 [4.1]',
      'Chosen: 2.',
      'Options: 8, 9 [4.2]',
      'No option remains.',
    ]);
  });

  it('cuts a long list', () => {
    const trace = new Recorder();
    trace.offer(
      rule('4.1'),
      Array.from({ length: 40 }, (_, i) => clearing(i)),
    );
    expect(shown(trace)[0]).toBe(
      'Options: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 28\u00A0more [4.1]',
    );
  });

  it('speaks the language of the renderer', () => {
    const polish = createRenderer('pl', game, pl);
    const lines = tellWhy(polish, { trace: recorded('random').root }).map(({ text }) => text);
    expect(lines).toContain('Dopuszczalne opcje: 2, 5, 8');
    expect(lines).toContain('Wybrano losowo: 2.');
  });
});

describe('tellWhyStep', () => {
  it('tells only what led to one move', () => {
    const lines = tellWhyStep(words, { trace: recorded().root }, 2).map(({ text }) => text);
    expect(lines).toEqual(['4 Daylight', '4.2 score', '2. Score 1.']);
  });

  it('finds the decision before a move outside of any step', () => {
    const trace = new Recorder();
    trace.offer(rule('9'), [clearing(1)]);
    trace.choose(clearing(1), 'only');
    trace.emit(rule('9'), id('do.battle'), { at: clearing(1) });
    trace.emit(rule('9'), id('do.score'), { n: 2 });
    const lines = (n: number) =>
      tellWhyStep(words, { trace: trace.root }, n).map(({ text }) => text);
    expect(lines(1)).toEqual(['1: the only option.', '1. Battle in clearing 1.']);
    expect(lines(2)).toEqual(['2. Score 2.']);
  });

  it('has nothing to tell about a move that is not there', () => {
    expect(tellWhyStep(words, { trace: recorded().root }, 3)).toEqual([]);
  });
});

it('tellChecklist numbers on after what was told', () => {
  const { happenings } = recorded();
  expect(tellChecklist(words, happenings)).toEqual([
    { number: 1, rule: '4.1', text: 'Battle in clearing 2.' },
    { number: 2, rule: '4.2', text: 'Score 1.' },
  ]);
  expect(tellChecklist(words, happenings, 1)).toEqual([
    { number: 2, rule: '4.2', text: 'Score 1.' },
  ]);
});
