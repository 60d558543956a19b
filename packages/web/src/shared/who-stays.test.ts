import type { SaidBeside } from '@empty-chair/tables/light';
import { describe, expect, it } from 'vitest';
import { Beside } from './beside.ts';
import { Company } from './company.ts';
import { candidatesIn } from './who-stays.ts';

const key = (letter: string): string => letter.repeat(43);
const here = (by: string, of: string | undefined, name = by): SaidBeside => ({
  ...{ by, from: 'player' },
  light: { kind: 'here', name, chairs: [], ...(of !== undefined && { key: key(of) }) },
});
const heard = (...all: readonly SaidBeside[]) => {
  const company = new Company();
  for (const said of all) company.heard(said, 0);
  return company.present(0);
};

describe('who stays when the links are withdrawn', () => {
  it('is chosen by key: whoever copies a name is somebody else, and people are asked which', () => {
    const present = heard(here('Borek #1', 'b', 'Borek'), here('Cyril #2', 'c', 'Cyril'));
    const copied = heard(
      ...[here('Borek #1', 'b', 'Borek'), here('Cyril #2', 'c', 'Cyril')],
      here('Borek #1', 'x', 'Borek'),
    );
    expect(candidatesIn(present)).toEqual([
      { key: key('b'), name: 'Borek', sign: undefined, isLikely: true },
      { key: key('c'), name: 'Cyril', sign: undefined, isLikely: true },
    ]);
    expect(candidatesIn(copied)).toEqual([
      { key: key('b'), name: 'Borek', sign: 'bbbbbb', isLikely: false },
      { key: key('c'), name: 'Cyril', sign: undefined, isLikely: true },
      { key: key('x'), name: 'Borek', sign: 'xxxxxx', isLikely: false },
    ]);
  });

  it.each([' borek ', 'BOREK', 'Bore\uff4b'])('%j looks like Borek', (name) => {
    const signs = candidatesIn(heard(here('1', 'b', 'Borek'), here('2', 'x', name)));
    expect(signs.map(({ isLikely }) => isLikely)).toEqual([false, false]);
  });

  it('is nobody without a key, and nobody who has gone unless people say so', () => {
    const gone: SaidBeside = { by: 'Cyril', from: 'player', light: { kind: 'gone' } };
    const present = heard(here('Borek', undefined), here('Cyril', 'c'), gone);
    expect(candidatesIn(present)).toMatchObject([{ name: 'Cyril', isLikely: false }]);
  });

  it('shows somebody who has copied the name of this very device', () => {
    const beside = new Beside({
      ...{ me: { by: 'Anna #1', name: 'Anna', chairs: [] }, key: key('a'), isViewer: false },
      ...{ later: () => () => undefined, now: () => 0, isVisible: () => true },
      ...{ say: () => undefined, changed: () => undefined, asked: () => undefined },
    });
    beside.heard(here('Anna #1', 'a', 'Anna'));
    expect(beside.present).toHaveLength(1);
    beside.heard(here('Anna #1', 'x', 'Anna'));
    expect(candidatesIn(beside.present)).toMatchObject([{ key: key('x'), isLikely: false }]);
  });
});
