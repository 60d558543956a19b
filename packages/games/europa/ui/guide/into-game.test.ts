import type { TurnSession } from '@empty-chair/uikit/game-ui.ts';
import { expect, test } from 'vitest';
import type { Pack } from '../../rules/pack-view.ts';
import { emptyPack } from '../../rules/pack-view.ts';
import { anyState } from '../test-state.ts';
import { confirmHere, intoGame, saidHere } from './into-game.ts';

interface Said {
  readonly pack: { readonly how: string; readonly pack: Pack };
}
/** A game that keeps what is entered. */
function played(state: object = {}) {
  const entered: Said[] = [];
  const submit = (input: object): number => entered.push(input as Said);
  return { entered, session: { state: anyState(state), submit } as unknown as TurnSession };
}
const packOf = (...nodes: readonly string[]): Pack => ({
  ...emptyPack('mine'),
  charts: [{ id: 'main-turn', nodes: nodes.map((id) => ({ id })), removed: [] }],
});
const enteredFor = (before: Pack | undefined, after: Pack) => {
  const { entered, session } = played();
  intoGame(session, before, after);
  return entered.map(({ pack }) => [pack.how, pack.pack]);
};

test('what was said in the guide is added to the game, as one entry', () => {
  expect(enteredFor(undefined, packOf('MT1'))).toEqual([['add', packOf('MT1')]]);
  expect(enteredFor(packOf('MT1'), packOf('MT1', 'MT2'))).toEqual([['add', packOf('MT1', 'MT2')]]);
});

test('with something taken back the pack comes in the place of the old one', () => {
  expect(enteredFor(packOf('MT1', 'MT2'), packOf('MT2'))).toEqual([['only', packOf('MT2')]]);
});

test('nothing is entered where nothing was said', () => {
  expect(enteredFor(packOf('MT1'), packOf('MT1'))).toEqual([]);
});

test('a box that is as printed is one small entry, and is said then', () => {
  const { entered, session } = played();
  confirmHere(session, 'main-turn', 'MT4', 'mine');
  expect(entered.map(({ pack }) => [pack.how, pack.pack])).toEqual([['add', packOf('MT4')]]);
  expect(saidHere(session, 'main-turn', 'MT4')).toBeUndefined();
  const after = played({
    pack: { format: 1, charts: { 'main-turn': { nodes: { MT4: {} } } } },
  }).session;
  expect(saidHere(after, 'main-turn', 'MT4')).toBe('printed');
  // MT7 is no guess: nobody is asked about it.
  expect(saidHere(after, 'main-turn', 'MT7')).toBeUndefined();
});
