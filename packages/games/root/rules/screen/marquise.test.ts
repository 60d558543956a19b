import { seat } from '@empty-chair/kernel/words';
import { examples } from '@empty-chair/testkit/examples';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../examples/position.ts';
import { eyrie, human, readPosition } from '../../examples/position.ts';
import { screenMarquiseExamples } from '../../examples/screen-marquise.ts';
import { catsGame } from '../../examples/screen-people.ts';
import { root } from '../module.ts';

examples(root, readPosition, screenMarquiseExamples);

const ME = seat(0);
const at = (board: string, step: string, hand: readonly string[], rest: object = {}): Position => ({
  board,
  seats: [human('marquise'), eyrie()],
  screen: { hands: { marquise: hand }, turn: { step, ...rest } },
});
const refusal = (position: Position, typed: string): string | undefined =>
  root.refusal(readPosition(position), ME, root.parseInput(typed))?.id;

describe('the wood of a building', () => {
  /** Both 9 and 4 have wood within reach; in 4 an Eyrie warrior stands. */
  const SITE = '4 M2 E1 wood; 9 M1 wood; 12 workshop';
  const built = (board: string, choices: readonly string[] = []) =>
    catsGame({ board }).play('build workshop 9', { choices: [...choices] });

  test('law.6.5.4: she says which pays, the nearest first on the list', () => {
    const asked = catsGame({ board: SITE }).asks('build workshop 9');
    expect(asked).toMatchObject({ rule: 'law.6.5.4', answers: ['9', '4'] });
    expect(built(SITE, ['4'])[0]).toBe('do.removePiece at=4 piece=wood');
    expect(built(SITE, ['9'])[0]).toBe('do.removePiece at=9 piece=wood');
  });

  test('A-56: that of the site is named first, then the nearest, of equals the smaller number', () => {
    // By 1, where there is no wood, 9 and 10 are two paths away; 12 is one more.
    const board = '5 M1 wood sawmill; 1 M1; 9 M1 wood sawmill; 10 M1 wood; 12 M1 wood*2';
    expect(catsGame({ board }).asks('build sawmill 5').answers).toEqual(['5', '9', '10', '12']);
  });

  test('law.6.5.4: one by one, until all that is left must go, or lies in one place', () => {
    // The third sawmill costs two.
    const two = (board: string, choices: readonly string[]) =>
      catsGame({ board })
        .play('build sawmill 9', { choices: [...choices] })
        .slice(0, 2);
    const sawmills = '12 sawmill*2';
    expect(two(`1 M1 wood; 9 M1 wood*2; ${sawmills}`, ['1'])).toEqual([
      'do.removePiece at=1 piece=wood',
      'do.removePiece at=9 piece=wood',
    ]);
    expect(two(`1 M1 wood; 9 M1 wood; ${sawmills}`, [])).toEqual([
      'do.removePiece at=9 piece=wood',
      'do.removePiece at=1 piece=wood',
    ]);
    expect(two(`9 M1 wood*3; ${sawmills}`, [])).toHaveLength(2);
  });
});

describe('what the law does not allow the Marquise', () => {
  test.each([
    [
      'law.6.4: wood again',
      at('5 sawmill', 'birdsong', [], { once: ['wood'] }),
      'wood',
      'no.onceATurn',
    ],
    [
      'law.1.4.1: leaving Birdsong without her wood',
      at('5 sawmill', 'birdsong', []),
      'end',
      'no.woodFirst',
    ],
    [
      'law.6.5: a fourth action',
      at('1 M2', 'daylight', [], { taken: 3 }),
      'recruit',
      'no.noRecruiter',
    ],
    [
      'law.6.5.1: a battle without an action left',
      at('1 M2 E1', 'daylight', [], { taken: 3 }),
      'battle 1 eyrie',
      'no.actions',
    ],
    [
      'law.6.5.2: a third move',
      at('1 M2', 'daylight', [], { taken: 3 }),
      'move 1 1 5',
      'no.actions',
    ],
    [
      'law.6.5.3: recruiting twice',
      at('5 recruiter', 'daylight', [], { once: ['recruit'] }),
      'recruit',
      'no.onceATurn',
    ],
    [
      'law.6.5.4: example 10, a third sawmill of which only one wood is hers',
      at('1 M1 wood; 9 M1; 10 E2 wood*2; 12 sawmill*2', 'daylight', []),
      'build sawmill 9',
      'no.woodThere',
    ],
    [
      'law.6.5.4: building where she does not rule',
      at('9 M1 E1; 12 workshop wood', 'daylight', []),
      'build sawmill 9',
      'no.notRuled',
    ],
    [
      'law.6.5.5: a mouse card at a fox sawmill',
      at('12 sawmill', 'daylight', ['STD-20']),
      'overwork STD-20 12',
      'no.suit',
    ],
    ['law.6.5: no bird', at('1 M1', 'daylight', ['STD-10']), 'extra STD-10', 'no.bird'],
    [
      'law.4.1: a card that she does not hold',
      at('12 workshop', 'daylight', []),
      'craft STD-10',
      'no.notInHand',
    ],
    [
      'law.4.1: an ambush is never crafted',
      at('12 workshop', 'daylight', ['STD-01']),
      'craft STD-01',
      'no.neverCrafted',
    ],
    [
      'law.4.1.1: the workshop was used',
      at('12 workshop', 'daylight', ['STD-10'], { activated: { fox: 1 } }),
      'craft STD-10',
      'no.crafting',
    ],
    [
      'H-11: crafting after an action',
      at('12 workshop', 'daylight', ['STD-10'], { taken: 1 }),
      'craft STD-10',
      'no.craftFirst',
    ],
    [
      'law.4.2: without ruling either end (example 1)',
      at('9 M2 E1 roost; 12 E1', 'daylight', []),
      'move 1 9 12',
      'no.ruleForMove',
    ],
    ['law.4.2: no path (example 32)', at('4 M2', 'daylight', []), 'move 1 4 7', 'no.path'],
    ['law.4.3: nobody there', at('1 M2', 'daylight', []), 'battle 1 eyrie', 'no.battle'],
    [
      'H-04: discarding when there is no need',
      at('1 M2', 'daylight', ['STD-10']),
      'discard STD-10',
      'no.handLimit',
    ],
    [
      'law.6.6: going on with six cards',
      at('1 M2', 'discard', ['STD-10', 'STD-11', 'STD-12', 'STD-13', 'STD-14', 'STD-15']),
      'end',
      'no.tooManyCards',
    ],
  ])('%s', (_, position, typed, reason) => {
    expect(refusal(position, `play ${typed}`)).toBe(reason);
    const offered = root.legal(readPosition(position), ME).map(root.inputKey);
    expect(offered).not.toContain(`play ${typed}`);
  });

  test('H-11: by the other reading she crafts between actions', () => {
    const position = at('12 workshop', 'daylight', ['STD-10'], { taken: 1 });
    expect(
      refusal({ ...position, options: { marquiseCraft: 'anytime' } }, 'play craft STD-10'),
    ).toBe(undefined);
  });

  test('what people record at a real table is refused on the screen, and the other way round', () => {
    expect(refusal(at('1 M2', 'daylight', []), 'place 1 warrior 1')).toBe('no.onScreen');
    expect(refusal({ board: '1 M2', seats: [human('marquise'), eyrie()] }, 'play end')).toBe(
      'no.atTable',
    );
  });
});
