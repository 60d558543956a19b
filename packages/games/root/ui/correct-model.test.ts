import { answer, newMatch, submit } from '@empty-chair/kernel/match';
import type { Ref } from '@empty-chair/kernel/words';
import { seat } from '@empty-chair/kernel/words';
import { expect, test } from 'vitest';
import { rootView } from './board/root-view.ts';
import { corrections, factsAt } from './correct-model.ts';
import { forApp, rootGame } from './game.ts';

const { module } = rootGame;
const five: Ref = { kind: 'clearing', id: '10' };

function table() {
  const config = module.configFrom({ seats: 'marquise,eyrie/bot,alliance/bot,vagabond/bot' });
  let match = newMatch(module, config, 'correct');
  while (match.waiting.kind === 'question') {
    const { answers, ref } = match.waiting.question;
    match = answer(module, match, ref(answers[0]).id);
  }
  return match;
}

test('what a person counts is what the table then holds', () => {
  let match = table();
  const facts = (at: Ref) => {
    if (match.state === undefined) throw new Error('no state');
    return factsAt(rootView(match.state), at);
  };
  const was = facts(five);
  expect(was.ruin).toBe(true);
  const wanted = {
    warriors: { ...was.warriors, marquise: 0, eyrie: 2 },
    pieces: { ...was.pieces, workshop: 1, sympathy: 1, wood: 2 },
    pawns: { vagabond: five },
    ruin: false,
  };
  for (const input of corrections(five, was, wanted)) {
    match = submit(module, match, seat(0), forApp(input));
  }
  expect(facts(five)).toEqual(wanted);
  for (const input of corrections(five, wanted, was)) {
    match = submit(module, match, seat(0), forApp(input));
  }
  expect(facts(five)).toEqual(was);
});

test('nothing changed is nothing to record', () => {
  const { state } = table();
  if (state === undefined) throw new Error('no state');
  const was = factsAt(rootView(state), five);
  expect(corrections(five, was, was)).toEqual([]);
});

test('in a forest only pawns can stand', () => {
  const { state } = table();
  if (state === undefined) throw new Error('no state');
  const view = rootView(state);
  const forest: Ref = { kind: 'forest', id: view.forests[0]?.id ?? '' };
  expect(factsAt(view, forest)).toMatchObject({ warriors: {}, pieces: {}, ruin: undefined });
});
