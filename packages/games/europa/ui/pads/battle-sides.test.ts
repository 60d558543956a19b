import type { Question } from '@empty-chair/kernel/table';
import type { MessageId, Ref, RuleId } from '@empty-chair/kernel/words';
import { expect, test } from 'vitest';
import { answerOf, losses, notYet, roundOf, shownHits } from './battle-sides.ts';

const ref = (kind: string, id: string): Ref => ({ kind, id });
const asked = (...answers: readonly Ref[]): Question<unknown> => ({
  rule: 'EU-16.3' as RuleId,
  channel: 'human',
  ask: {
    id: 'ask.battleRound' as MessageId,
    params: {
      ...{ who: ref('realm', 'france'), n: 4, lost: 1, dice: 0 },
      ...{ enemy: ref('realm', 'england'), units: 2, enemyLost: 3, enemyDice: 5 },
      ...{ area: ref('area', 'leon'), round: 2 },
    },
  },
  answers,
  ref: (answer) => answer as Ref,
});
const hits = (...ids: readonly string[]): Ref[] => ids.map((id) => ref('hits', id));

test('both sides with their numbers, what each may have hit, and where a human goes', () => {
  const leave = [ref('area', 'loire'), ref('case', 'elsewhere')];
  const round = roundOf(asked(...hits('0-0', '0-1', '1-0', '1-1'), ...leave));
  expect(round).toEqual({
    number: 2,
    attacker: { realm: 'france', units: 4, lost: 1, dice: 0, hits: ['0', '1'] },
    defender: { realm: 'england', units: 2, lost: 3, dice: 5, hits: ['0', '1'] },
    retreats: leave,
    human: 'france',
  });
  expect(notYet(round)).toEqual({ attacker: undefined, defender: undefined });
});

test('the second of two rows answers; where the app rolls one row is enough', () => {
  expect(answerOf({ attacker: '2', defender: undefined })).toBeUndefined();
  expect(answerOf({ attacker: '2', defender: '0' })).toBe('2-0');
  const byApp = roundOf(asked(...hits('0-app', '1-app')));
  expect(notYet(byApp)).toEqual({ attacker: undefined, defender: 'app' });
  expect(answerOf({ ...notYet(byApp), attacker: '1' })).toBe('1-app');
});

test('each Unit hits once, and no more fall than stand there', () => {
  const round = roundOf(asked(...hits('0-0')));
  // England's two Units hit twice at most; four of France hit two of England.
  expect(losses(round, 'attacker', { attacker: undefined, defender: '5' })).toBe(2);
  expect(losses(round, 'defender', { attacker: '4', defender: undefined })).toBe(2);
  expect(losses(round, 'defender', { attacker: undefined, defender: '1' })).toBe(0);
  expect(losses(round, 'attacker', { attacker: '1', defender: 'app' })).toBe(0);
});

test('six in a row; of more the first five, and a button for the rest', () => {
  const upTo = (n: number): string[] => Array.from({ length: n + 1 }, (_, i) => String(i));
  expect(shownHits(upTo(5), false)).toEqual(upTo(5));
  expect(shownHits(upTo(6), false)).toEqual(upTo(4));
  expect(shownHits(upTo(6), true)).toEqual(upTo(6));
});
