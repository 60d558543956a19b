import { correctionsTo } from '@empty-chair/kernel/corrections';
import { answer, newMatch, submit } from '@empty-chair/kernel/match';
import { seat } from '@empty-chair/kernel/words';
import { describe, expect, it } from 'vitest';
import { corrections } from './corrections.ts';
import { root } from './module.ts';
import type { State } from './state.ts';
import type { Input } from './verbs/verbs.ts';

const config = root.codecs.config.decode({
  map: 'autumn',
  chance: { cards: 'app', dice: 'app', choices: 'app' },
  seats: [{ faction: 'marquise' }, { faction: 'eyrie', bot: 'electricEyrie' }],
});
const begun = setUp();
const me = seat(0);
/** Whatever the set-up asks: the first answer. */
function setUp(): ReturnType<typeof newMatch<typeof config, State, Input>> {
  let now = newMatch(root, config, 'corrections');
  while (now.waiting.kind === 'question') {
    const { answers, ref } = now.waiting.question;
    now = answer(root, now, ref(answers[0]).id);
  }
  return now;
}

const moved = [
  { kind: 'correct', path: 'clearings.5.warriors.marquise', value: 4 },
  { kind: 'correct', path: 'factions.eyrie.score', value: 7 },
] as const;
const there = moved.reduce((now, input) => submit(root, now, me, input), begun);

describe('from one position to another', () => {
  it('every fact that differs is set by its path', () => {
    if (begun.state === undefined || there.state === undefined) throw new Error('not set up');
    expect(corrections(begun.state, begun.state)).toEqual([]);
    const paths = corrections(begun.state, there.state).map((input) =>
      input.kind === 'correct' ? input.path : input.kind,
    );
    expect(paths).toEqual(expect.arrayContaining(moved.map(({ path }) => path)));
  });

  it('they lead there', () => {
    if (there.state === undefined) throw new Error('not set up');
    const said = correctionsTo(root, { ...begun, config }, there.state, me) ?? [];
    const after = said.reduce((now, input) => submit(root, now, me, input), begun);
    expect(after.state && root.diff(after.state, there.state)).toEqual([]);
    expect(said.length).toBeGreaterThan(0);
  });
});
