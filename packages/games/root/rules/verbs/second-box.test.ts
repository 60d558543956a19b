import { seat } from '@empty-chair/kernel/words';
import { examples } from '@empty-chair/testkit/examples';
import { scripted } from '@empty-chair/testkit/scripted';
import { refusal } from '@empty-chair/testkit/thrown';
import { expect, test } from 'vitest';
import { humanCorvidExamples } from '../../examples/human-corvids.ts';
import { humanDuchyExamples } from '../../examples/human-duchy.ts';
import { humanLizardExamples } from '../../examples/human-lizards.ts';
import type { Position } from '../../examples/position.ts';
import { human, marquise, readPosition } from '../../examples/position.ts';
import { root } from '../module.ts';
import { inputs } from './verbs.ts';

/** What humans say who play a faction of the second box. */

examples(root, readPosition, humanDuchyExamples);
examples(root, readPosition, humanCorvidExamples);
examples(root, readPosition, humanLizardExamples);

const refusalOf = (text: string, position: Position, by = 0): string =>
  refusal(() =>
    scripted(root, {
      state: readPosition(position),
      seat: seat(by),
      input: inputs.parseInput(text),
    }),
  );

test('law.burrow: what a Duchy cannot do', () => {
  const moles = { board: '5 D18 | D=0 elsewhere:1', seats: [human('duchy'), marquise()] };
  expect(refusalOf('muster 0', moles)).toBe('no.zero');
  expect(refusalOf('muster 2', moles)).toBe('no.supply faction=duchy n=1');
  expect(refusalOf('emerge 2 5', moles)).toBe('no.burrow n=1');
  expect(refusalOf('burrow 19 5', moles)).toBe('no.soMany at=5');
  // By a card or a tunnel that nobody has recorded.
  expect(refusalOf('emerge 1 7', moles)).toBe('nothing refused');
  const birds = { board: '5 E1', seats: [human('eyrie'), marquise()] };
  for (const text of ['muster 1', 'emerge 1 5', 'burrow 1 5', 'sway mayor', 'parliament']) {
    expect(refusalOf(text, birds)).toBe('no.notYourVerb');
  }
});

test('law.sway, law.parliament: whom a Duchy cannot sway', () => {
  const board = '5 D2 citadel | D=0 crowns:mayor,earlOfStone crownsLost:lord,lord';
  const moles = { board, seats: [human('duchy'), marquise()] };
  expect(refusalOf('sway mayor', moles)).toBe('no.swayed minister=mayor');
  expect(refusalOf('sway baronOfDirt', moles)).toBe('no.crowns rank=lord');
  expect(refusalOf('sway banker', moles)).toBe('nothing refused');
  expect(refusalOf('parliament', moles)).toBe('nothing refused');
  expect(refusalOf('parliament', { ...moles, board: '5 D2 citadel' })).toBe('no.lords');
});

test('law.outcast, law.conspiracies, law.sacrifice: what Lizards cannot do', () => {
  const board = '8 M1 sawmill wood; 1 M1 keep; 5 L23 | L=0 elsewhere:2';
  const cult = { board: `${board} outcast:fox.hated.1`, seats: [human('lizards'), marquise()] };
  expect(refusalOf('crusade', { ...cult, board })).toBe('no.outcast');
  expect(refusalOf('crusade', { ...cult, board: '5 L1 | L=0 outcast:fox.hated.1' })).toBe(
    'no.acolytes n=1',
  );
  expect(refusalOf('convert lizards 5', cult)).toBe('no.noEnemy');
  expect(refusalOf('convert eyrie 8', cult)).toBe('no.noEnemy');
  expect(refusalOf('convert marquise 5', cult)).toBe('no.soMany at=5');
  expect(refusalOf('convert marquise 1', cult)).toBe('no.keep');
  expect(refusalOf('sanctify wood 8', cult)).toBe('no.noBuilding piece=wood');
  expect(refusalOf('sanctify warrior 8', cult)).toBe('no.noBuilding piece=warrior');
  expect(refusalOf('sanctify garden 8', cult)).toBe('no.noEnemy');
  expect(refusalOf('sanctify roost 8', cult)).toBe('no.noEnemy');
  expect(refusalOf('sanctify recruiter 8', cult)).toBe('no.soMany at=8');
  expect(refusalOf('sanctify sawmill 8', cult)).toBe('nothing refused');
  expect(refusalOf('sacrifice', cult)).toBe('no.supply faction=lizards n=0');
  const birds = { board: '5 E1', seats: [human('eyrie'), marquise()] };
  for (const text of [
    'outcast fox',
    'crusade',
    'convert marquise 5',
    'sanctify sawmill 5',
    'sacrifice',
  ]) {
    expect(refusalOf(text, birds)).toBe('no.notYourVerb');
  }
});

test('law.outcast: it may be named before the first turn, as the set-up says', () => {
  const position = {
    board: '5 E1 L1 | turn 1.0',
    seats: [human('eyrie'), human('lizards'), marquise()],
  };
  expect(refusalOf('outcast fox', position, 1)).toBe('nothing refused');
  expect(refusalOf('sacrifice', position, 1)).toBe('kernel.notYourTurn');
});
