import { rngFromSeed } from '@empty-chair/kernel/rng';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import { describe, expect, test } from 'vitest';
import { firstAsked } from '../../examples/screen-game.ts';
import type { KindOfChoice } from '../../examples/screen-kind.ts';
import { screenKinds } from '../../examples/screen-kinds.ts';
import { configFrom } from '../config-words.ts';
import { root } from '../module.ts';
import { ACTS } from './acts.ts';

const acts = screenKinds.flatMap((one) => ('does' in one ? [one] : []));
const questions = screenKinds.flatMap((one) => ('law' in one ? [one] : []));

describe('each kind of choice on the screen has one that is legal and one that is refused', () => {
  test.each(acts)('$kind: $does', ({ game, does, script }) => {
    const now = game();
    const input = root.parseInput(`play ${does}`);
    expect(root.refusal(now.state, now.seat, input)).toBeUndefined();
    expect(now.offered(does.split(' ')[0])).not.toEqual([]);
    now.play(does, script);
  });

  test.each(acts)('$kind: not $not: $why', ({ game, notIn = game, not, why }) => {
    const now = notIn();
    expect(now.whyNot(not)).toBe(why);
    expect(now.offered()).not.toContain(not);
  });

  const asked = ({ by, script = {} }: Extract<KindOfChoice, { law: string }>) => {
    if ('game' in by) return by.game().asks(by.does, script);
    const config = configFrom({ play: 'screen', seats: by.seats });
    const table = { scene: undefined, rng: rngFromSeed('set-up'), atTable: CHANCE_BY_APP };
    return firstAsked((ask) => {
      root.setup({ ...table, ask, emit: undefined, trace: undefined }, config);
    }, script);
  };

  test.each(questions)('$kind: $answers, and not $never', (question) => {
    const { rule, answers } = asked(question);
    expect(rule).toBe(question.law);
    expect(answers).toEqual(question.answers);
    expect(answers).not.toContain(question.never);
  });
});

test('all 78 kinds are there, and every act is one of them', () => {
  // Beside them our own: `wood` by itself, walking with an ally, services, and cards that move a pawn.
  const OWN = ['mq.wood', 'vb.lead', 'buyService', 'card.cobblerWalk', 'card.emigreWalk'];
  const kinds = screenKinds.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(kinds.filter((kind) => !OWN.includes(kind))).toHaveLength(78);
  const done = new Set(
    acts.flatMap(({ does, not }) => [does, not].map((typed) => typed.split(' ')[0])),
  );
  expect(Object.keys(ACTS).filter((what) => !done.has(what))).toEqual([]);
});
