import type { Waiting } from '@empty-chair/kernel/match';
import type { Question } from '@empty-chair/kernel/table';
import type { MessageId, RuleId } from '@empty-chair/kernel/words';
import { seat } from '@empty-chair/kernel/words';
import { describe, expect, it } from 'vitest';
import type { AtTable, TableMode } from './table-mode.ts';
import {
  foresightOf,
  hasMat,
  isPanelShown,
  isTappable,
  modeOf,
  panelKey,
  panelOf,
  viewOf,
} from './table-mode.ts';

const human: Waiting = { kind: 'human', seat: seat(0) };
const bot: Waiting = { kind: 'bot', seat: seat(1) };
const over: Waiting = { kind: 'over', winners: [seat(0)], scores: [] };
const question: Question<unknown> = {
  rule: '1.1' as RuleId,
  channel: 'cards',
  ask: { id: 'ask' as MessageId },
  answers: ['a'],
  ref: (answer) => ({ kind: 'card', id: String(answer) }),
};
const asks: Waiting = { kind: 'question', question };
const open = { name: 'foresight' };

type Facts = AtTable<typeof open>;
const facts = (change: Partial<Facts> = {}): Facts => ({
  view: 'table',
  waiting: human,
  isTheirs: false,
  isOfOtherRules: false,
  isWorking: false,
  isWhyOpen: false,
  foresight: undefined,
  isLineSelected: false,
  isWide: false,
  ...change,
});
const mode = (change?: Partial<Facts>): TableMode<typeof open> => modeOf(facts(change));

describe('the panel at the table', () => {
  it('is that of whoever the game waits for', () => {
    expect(mode()).toEqual({ kind: 'human' });
    expect(mode({ waiting: bot })).toEqual({ kind: 'bot' });
    expect(mode({ waiting: asks })).toEqual({ kind: 'question', question });
  });

  it('is of another human where they enter it themselves, and of no bot or question to all', () => {
    expect(mode({ isTheirs: true })).toEqual({ kind: 'theirs' });
    expect(mode({ isTheirs: true, waiting: bot })).toEqual({ kind: 'bot' });
    expect(mode({ isTheirs: true, waiting: asks }).kind).toBe('question');
    const alone: Waiting = { kind: 'question', question: { ...question, seat: seat(1) } };
    expect(mode({ isTheirs: true, waiting: alone })).toEqual({ kind: 'theirs' });
    expect(mode({ waiting: alone }).kind).toBe('question');
    expect(mode({ isTheirs: true, isWorking: true })).toEqual({ kind: 'working' });
  });

  it('is the checklist while a line of it is to be done, whoever comes next', () => {
    for (const waiting of [human, bot, asks, over]) {
      expect(mode({ waiting, isWorking: true })).toEqual({ kind: 'working' });
    }
  });

  it('is what the address asks for', () => {
    for (const view of ['begin', 'log', 'check'] as const) {
      expect(mode({ view, isWorking: true })).toEqual({ kind: view });
    }
  });

  it('is the end once the last line is done', () => {
    expect(mode({ waiting: over })).toEqual({ kind: 'end', over });
    expect(mode({ waiting: over, view: 'end' })).toEqual({ kind: 'end', over });
    expect(mode({ waiting: over, view: 'log' })).toEqual({ kind: 'log' });
  });

  it('is the turn where the address asks for an end that is not there', () => {
    expect(mode({ view: 'end' })).toEqual({ kind: 'human' });
    expect(mode({ view: 'end', waiting: bot, isWorking: true })).toEqual({ kind: 'working' });
  });

  it('is the turn where the set-up list of other rules is asked for', () => {
    expect(mode({ view: 'begin', isOfOtherRules: true })).toEqual({ kind: 'human' });
    expect(mode({ view: 'begin', isOfOtherRules: true, waiting: over }).kind).toBe('end');
  });

  it('is foresight only at the table', () => {
    expect(mode({ foresight: open }).kind).toBe('foresight');
    expect(mode({ foresight: open, view: 'log' })).toEqual({ kind: 'log' });
    expect(mode({ foresight: open, view: 'begin' })).toEqual({ kind: 'begin' });
  });
});

describe('foresight', () => {
  it('lies over the panel of the turn, which waits under it as it is', () => {
    const over = mode({ foresight: open });
    expect(over).toEqual({ kind: 'foresight', open, under: { kind: 'human' } });
    expect(panelOf(over)).toEqual({ kind: 'human' });
    expect(isPanelShown(over)).toBe(true);
  });

  it('stays while its reason lies over it', () => {
    const reason = mode({ foresight: open, isWhyOpen: true });
    expect(foresightOf(reason)).toBe(open);
    expect(panelOf(reason)).toEqual({ kind: 'human' });
    expect(foresightOf(mode({ isWhyOpen: true }))).toBeUndefined();
  });
});

describe('a reason', () => {
  it('lies over the panel, which waits under it', () => {
    const isWhyOpen = true;
    expect(mode({ isWhyOpen, isWorking: true })).toEqual({
      kind: 'why',
      under: { kind: 'working' },
    });
    expect(mode({ isWhyOpen, foresight: open })).toMatchObject({ under: { kind: 'foresight' } });
    expect(mode({ isWhyOpen, view: 'log', isLineSelected: true })).toEqual({
      kind: 'why',
      under: { kind: 'log' },
    });
  });

  it('keeps only a checklist and foresight in sight, for what is left of them', () => {
    const isWhyOpen = true;
    expect(isPanelShown(mode({ isWhyOpen, isWorking: true }))).toBe(true);
    expect(isPanelShown(mode({ isWhyOpen, foresight: open }))).toBe(true);
    expect(isPanelShown(mode({ isWhyOpen }))).toBe(false);
    expect(isPanelShown(mode({ isWhyOpen, view: 'log' }))).toBe(false);
    expect(isPanelShown(mode())).toBe(true);
  });
});

describe('a line of the log', () => {
  it('shows the past beside the log', () => {
    expect(mode({ view: 'log', isLineSelected: true })).toEqual({
      kind: 'past',
      beside: { kind: 'log' },
    });
  });

  it('shows the past beside the turn where the log has its own column', () => {
    expect(mode({ isLineSelected: true, isWide: true })).toEqual({
      kind: 'past',
      beside: { kind: 'human' },
    });
    expect(mode({ isLineSelected: true })).toEqual({ kind: 'human' });
  });

  it('takes the place of foresight', () => {
    expect(mode({ isLineSelected: true, isWide: true, foresight: open })).toEqual({
      kind: 'past',
      beside: { kind: 'human' },
    });
  });
});

describe('of a mode follows', () => {
  it('which address it has', () => {
    expect(viewOf(mode({ waiting: over }))).toBe('end');
    expect(viewOf(mode({ view: 'end' }))).toBe('table');
    expect(viewOf(mode({ view: 'begin', isOfOtherRules: true }))).toBe('table');
    expect(viewOf(mode({ view: 'check', isWhyOpen: true }))).toBe('check');
    expect(viewOf(mode({ foresight: open }))).toBe('table');
  });

  it('which panel has the focus', () => {
    expect(panelKey(mode({ foresight: open }))).toBe('foresight');
    expect(panelKey(mode({ isWhyOpen: true }))).toBe('why');
    expect(panelKey(mode({ view: 'log', isLineSelected: true }))).toBe('log');
    expect(panelKey(mode({ waiting: asks }))).toBe('question');
  });

  it('whether a tap on the board means something', () => {
    expect(isTappable(mode())).toBe(true);
    expect(isTappable(mode({ view: 'begin' }))).toBe(true);
    expect(isTappable(mode({ foresight: open }))).toBe(true);
    expect(isTappable(mode({ isLineSelected: true, isWide: true }))).toBe(true);
    expect(isTappable(mode({ isWhyOpen: true }))).toBe(false);
    expect(isTappable(mode({ view: 'log' }))).toBe(false);
    // What differs from the table is tapped.
    expect(isTappable(mode({ view: 'check' }))).toBe(true);
  });

  it('whether a mat lies under the panel', () => {
    expect(hasMat(mode())).toBe(true);
    expect(hasMat(mode({ isWorking: true, isWhyOpen: true }))).toBe(true);
    expect(hasMat(mode({ isWhyOpen: true }))).toBe(false);
    expect(hasMat(mode({ foresight: open }))).toBe(false);
    expect(hasMat(mode({ view: 'log' }))).toBe(false);
    expect(hasMat(mode({ waiting: over }))).toBe(false);
  });
});
