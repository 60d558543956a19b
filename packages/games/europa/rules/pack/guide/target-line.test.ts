import { badData } from '@empty-chair/testkit/thrown';
import { describe, expect, test } from 'vitest';
import { readTargetLine, targetLine } from './target-line.ts';

const read = (line: string) => readTargetLine(line, 'line');
const target = (kind: string, id: string) => ({ kind, id });

describe('a Targeting Chart in one line', () => {
  test('is read as it is spoken', () => {
    expect(read('1-2 Venice > 1-3 owner of Milano, 4-6 in Lombardy | 3-6 Bohemia')).toEqual([
      {
        on: '1-2',
        target: target('realm', 'venice'),
        children: [
          { on: '1-3', target: target('ownerOf', 'milano'), children: [] },
          { on: '4-6', target: target('realmIn', 'lombardy'), children: [] },
        ],
      },
      { on: '3-6', target: target('realm', 'bohemia'), children: [] },
    ]);
  });

  test('has substitutes behind a stroke, and what lies deeper in brackets', () => {
    const line = '1-6 Venice / owner of Venezia > 1-3 Hungary > (1-6 in Leon), 4-6 territory Bahia';
    expect(read(line)).toEqual([
      {
        on: '1-6',
        target: target('realm', 'venice'),
        substitute: target('ownerOf', 'venezia'),
        children: [
          {
            on: '1-3',
            target: target('realm', 'hungary'),
            children: [{ on: '1-6', target: target('realmIn', 'leon'), children: [] }],
          },
          { on: '4-6', target: target('territory', 'bahia'), children: [] },
        ],
      },
    ]);
  });

  test.each(['1-3 Wenecja | 4-6 właściciel Milano', '1-3 Benátky | 4-6 vlastník Milano'])(
    'also in %s',
    (line) => {
      expect(read(line)).toEqual(read('1-3 Venice | 4-6 owner of Milano'));
    },
  );

  test.each([
    ['', 'line: bad.range'],
    ['Venice', 'line: bad.range'],
    ['1-2 Venice', 'line: bad.rollCases n=3'],
    ['1-6 Venise', 'line: bad.unknownNear near=venice what=realm word=Venise'],
    ['1-6 owner of Milan', 'near=milano what=province'],
    ['1-6 Venice > 1-3 Hungary', 'line: bad.rollCases n=4'],
    ['1-6 Venice > (1-6 Hungary', 'line: bad.targetLine'],
    ['1-6 Venice )', 'line: bad.targetLine'],
  ])('%j cannot be read', (line, wanted) => {
    expect(badData(() => read(line))).toContain(wanted);
  });

  test.each([
    '1-2 Venice > 1-3 owner of Milano, 4-6 in Lombardy | 3-6 Bohemia',
    '1-6 Venice / owner of Venezia > 1-3 Hungary > (1-6 in Leon), 4-6 territory Bahia',
  ])('is written as it was read: %s', (line) => {
    expect(targetLine(read(line))).toBe(line);
  });
});
