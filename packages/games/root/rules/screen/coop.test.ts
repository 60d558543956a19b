import type { Match } from '@empty-chair/kernel/match';
import { answer, newMatch, submit } from '@empty-chair/kernel/match';
import { seat } from '@empty-chair/kernel/words';
import { describe, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { configFrom } from '../config-words.ts';
import { enemiesOf } from '../facts.ts';
import { root } from '../module.ts';
import { ALLIANCE, MARQUISE } from '../pieces.ts';
import type { State } from '../state.ts';
import { clone, POINTS, SCORE, SOURCES, scoreOf } from '../state.ts';
import type { Input } from '../verbs/verbs.ts';

type Game = Match<Config, State, Input>;
const ME = seat(0);

/** The Marquise before the move that brings her last point, at these points of the Alliance. */
function aPointShort(alliance: number): Game {
  const config = configFrom({ play: 'screen', coop: 'yes', seats: 'marquise,alliance,eyrie/bot' });
  let now: Game = newMatch(root, config, '7');
  while (now.waiting.kind === 'question') {
    const { answers, ref } = now.waiting.question;
    now = answer(root, now, ref(answers[0]).id);
  }
  now = submit(root, now, ME, root.parseInput('play wood'));
  const state = clone(now.state as State);
  for (const [faction, n] of [
    [MARQUISE, 29],
    [ALLIANCE, alliance],
  ] as const) {
    state.cells[SCORE + faction] = n;
    state.cells[POINTS + faction * SOURCES.length] = n;
  }
  return { ...now, state };
}

/** A second sawmill is a point. */
function builds(now: Game): Game {
  const legal = root.legal(now.state as State, ME).map((input) => root.inputKey(input));
  const build = legal.find((key) => /^play build .*sawmill/.test(key));
  if (build === undefined) throw new Error(`nothing to build: ${legal.join(', ')}`);
  return submit(root, now, ME, root.parseInput(build));
}

describe('3.4.coop: on the screen', () => {
  test('people win together, once all of them have 30', () => {
    const over = builds(aPointShort(30));
    expect(over.waiting).toMatchObject({ kind: 'over', winners: [seat(0), seat(1)] });
    expect(over.happenings.map(({ id }) => id)).toContain('do.winTogether');
  });

  test('whoever has 30 plays on while another has not', () => {
    const on = builds(aPointShort(29));
    expect(scoreOf(on.state as State, MARQUISE)).toBe(30);
    expect(on.waiting).toEqual({ kind: 'human', seat: ME });
  });

  test('people stay enemies of each other, and dominance is out of the deck', () => {
    const { state } = aPointShort(0);
    if (state === undefined) throw new Error('not set up');
    expect(state.facts.noDominance).toBe(true);
    expect(enemiesOf(state.facts, MARQUISE)).toContain(ALLIANCE);
  });
});
