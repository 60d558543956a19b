import { describe, expect, test } from 'vitest';
import { record, refusal } from '../../examples/human-side.ts';
import { human } from '../../examples/position.ts';

describe('before the first round', () => {
  const errands = (...tasks: readonly string[]) => ({
    turn: 'human',
    bonus: [{ tile: 1 }, { tile: 2 }, { tile: 3 }, { tile: 4 }],
    bonusOf: { automa: 5 },
    hexes: {},
    errands: tasks.map((task) => ({ who: task === 'automa' ? 'automa' : 'human', task })),
  });

  test('AOI-S9: a coin goes on each tile that is left', () => {
    const { after, said } = record('bonus 2', { state: errands('bonus', 'workshop') });
    expect(after).toMatchObject({
      bonusOf: { human: 2, automa: 5 },
      bonus: [1, 3, 4].map((tile) => ({ tile, coins: 1 })),
      errands: [{ who: 'human', task: 'workshop' }],
    });
    expect(said).toEqual(['do.bonusCoins tiles=[1, 3, 4]']);
  });

  test('AOI-V2, AOI-Q24: with two humans the Automa gets one of the others at random', () => {
    const humans = [
      { terrain: 'lake', faction: 'philosophers' },
      { terrain: 'forest', faction: 'blessed' },
    ] as const;
    const state = {
      turn: 'human1',
      bonus: [6, 7, 8, 9, 10].map((tile) => ({ tile })),
      bonusOf: { human1: 1 },
      errands: [{ who: 'human2', task: 'bonus' }],
    };
    const { after, said } = record('bonus 7', { config: { humans }, state }, 1, ['9']);
    expect(after).toMatchObject({
      bonusOf: { human1: 1, human2: 7, automa: 9 },
      bonus: [6, 8, 10].map((tile) => ({ tile, coins: 1 })),
    });
    expect(said).toEqual(['do.automaBonus tile=9', 'do.bonusCoins tiles=[6, 8, 10]']);
  });

  test.each<[string, string]>([
    ['workshop', 'workshop'],
    ['university', 'university'],
    ['tower', 'tower'],
  ])('AOI-S11, AOI-Q12: a starting %s', (task, building) => {
    const { after } = record('place E10', { state: { ...errands(task), bonus: [] } });
    expect(after).toMatchObject({ hexes: { E10: human(building) }, errands: [] });
  });

  test.each<[string, string, string]>([
    ['bonus', 'done', 'no.bonusFirst'],
    ['bonus', 'place E10', 'no.bonusFirst'],
    ['bonus', 'bonus 5', 'no.bonus tile=5'],
    ['workshop', 'build E10', 'no.placeFirst'],
    ['workshop', 'bonus 1', 'no.placeFirst'],
    ['workshop', 'place F11', 'no.native at=F11'],
    ['workshop', 'place A8', 'no.land at=A8'],
    ['automa', 'place E10', 'kernel.notYourTurn'],
  ])('%s: %s: %s', (task, text, reason) => {
    const state = { ...errands(task), ...(task !== 'bonus' && { bonus: [] }) };
    expect(refusal(text, { state })).toBe(reason);
  });

  test('AOI-S11: two buildings on a hex', () => {
    const state = { ...errands('workshop'), bonus: [], hexes: { E10: human() } };
    expect(refusal('place E10', { state })).toBe('no.emptyHex at=E10');
  });
});

describe('AOI-E3: after the last round humans count what they have left', () => {
  const state = {
    bonus: [{ tile: 1 }, { tile: 2 }, { tile: 3 }],
    hexes: { E10: human() },
    round: 6,
    passed: ['human', 'automa'],
    errands: [{ who: 'human', task: 'resources' }],
  };

  test('as points of their own kind, and then the game is over', () => {
    const { after } = record('points 4', { state });
    expect(after).toMatchObject({ points: { human: { start: 20, resources: 4 } }, isOver: false });
    expect(record('done', { state }).after).toMatchObject({ isOver: true, errands: [] });
  });

  test('and do nothing else', () => {
    expect(refusal('build F11', { state })).toBe('no.onlyResources');
    expect(refusal('pass', { state })).toBe('no.onlyResources');
    expect(refusal('points -21', { state })).toBe('no.pointsBelow n=20');
  });
});
