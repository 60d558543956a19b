import { showMessage } from '@empty-chair/testkit/show';
import { expect, describe as group, test } from 'vitest';
import { human, marked, readPosition, unmarked } from '../examples/position.ts';
import { describe } from './describe.ts';

type Json = Readonly<Record<string, unknown>>;
const tell = (state: Json, config = {}): readonly string[] =>
  describe(readPosition({ state, config })).map(showMessage);
const about = (lines: readonly string[], part: string): readonly string[] =>
  lines.filter((line) => line.includes(part));

/** Level 2 (Automa): the highest shipping value of its card is 2. */
const lines = tell({
  round: 2,
  turn: 'human',
  passed: ['automa'],
  hexes: {
    E10: human('workshop', { annex: true }),
    E11: human('guild'),
    H10: human(),
    H7: marked(),
    F8: unmarked(),
  },
  terrain: { F11: 'swamp' },
  tools: ['E9'],
  bridges: [{ from: 'C10', to: 'E10', who: 'human' }],
  levels: { human: { law: 4 }, automa: { law: 2, medicine: 1 } },
  scholars: { law: ['human', 'human', 'automa'] },
  spells: ['tools', 'bridge'],
  books: [2],
  bookActions: [4, 2, 6],
  roundTiles: [1, 5, 7, 10, 3, 6],
  bonus: [{ tile: 1, coins: 2 }, { tile: 2 }, { tile: 3 }],
  bonusOf: { human: 4, automa: 5 },
  display: [null, 'steel', 'census'],
  innovations: { human: ['guild', 'school'] },
  shipping: { human: 1 },
  cities: { human: 1 },
  cards: { support: [1, 3], action: 4 },
  points: { human: { start: 20, power: -2 }, automa: { start: 20, cards: 3 } },
});

group('the position in words', () => {
  test('AOI-T4: begins with the turn, who passed, and what the round tile gives the Automa', () => {
    // Tile 5 (guild, law) has 2 for rounds 1-3.
    expect(lines.slice(0, 4)).toEqual([
      'show.round n=2 who=human',
      'show.order seats=[human, automa]',
      'show.passed seats=[automa]',
      'show.roundTile n=2 tile=5',
    ]);
    expect(tell({})).not.toContain('show.passed seats=[]');
  });

  test('tells every building in reading order, then changed land, tools and bridges', () => {
    expect(lines.slice(4, 12)).toEqual([
      'show.annexedHex at=E10 building=workshop terrain=lake who=human',
      'show.hex at=E11 building=guild terrain=lake who=human',
      'show.hex at=F8 building=workshop terrain=wasteland who=automa',
      'show.markedHex at=H7 building=workshop terrain=wasteland who=automa',
      'show.hex at=H10 building=workshop terrain=lake who=human',
      'show.emptyHex at=F11 terrain=swamp',
      'show.tool at=E9',
      'show.bridge from=C10 to=E10 who=human',
    ]);
  });

  test('tells levels and scholars by discipline and seat', () => {
    expect(about(lines, 'show.level')).toEqual([
      'show.level discipline=banking n=0 scholars=0 who=human',
      'show.level discipline=banking n=0 scholars=0 who=automa',
      'show.level discipline=law n=4 scholars=2 who=human',
      'show.level discipline=law n=2 scholars=1 who=automa',
      'show.level discipline=engineering n=0 scholars=0 who=human',
      'show.level discipline=engineering n=0 scholars=0 who=automa',
      'show.level discipline=medicine n=0 scholars=0 who=human',
      'show.level discipline=medicine n=1 scholars=0 who=automa',
    ]);
  });

  test('tells the displays, with what is covered', () => {
    const at = lines.findIndex((line) => line.startsWith('show.books'));
    expect(lines.slice(at, at + 6)).toEqual([
      'show.books tiles=[4, 2, 6]',
      'show.covered tiles=[bridge, tools, 2]',
      'show.innovations tiles=[steel, census]',
      'show.bonus n=2 slot=left tile=1',
      'show.bonus n=0 slot=middle tile=2',
      'show.bonus n=0 slot=right tile=3',
    ]);
    const plain = tell({});
    expect(about(plain, 'show.covered')).toEqual([]);
    expect(about(plain, 'show.innovations')).toEqual([]);
  });

  test('AOI-E1: tells each seat’s points, largest area and what it has', () => {
    // E10 and E11 touch; H10 is two rivers away. H7 and F8 are one river apart, and level 2 ships 2.
    const at = lines.findIndex((line) => line.startsWith('show.points'));
    expect(lines.slice(at)).toEqual([
      'show.points n=18 who=human',
      'show.area n=2 who=human',
      'show.scholars n=5 who=human',
      'show.held tile=4 who=human',
      'show.taken tiles=[guild, school] who=human',
      'show.human cities=1 shipping=1 who=human',
      'show.points n=23 who=automa',
      'show.area n=2 who=automa',
      'show.scholars n=6 who=automa',
      'show.held tile=5 who=automa',
      'show.deck n=3 reserve=8',
      'show.support card=3',
      'show.action card=4',
    ]);
  });

  test('AOI-Q7: in round 6 the final tile, and at the end that it is over', () => {
    // Final tile 4 (guild, banking) gives 7.
    const last = tell({ round: 6, finalTile: 4, isOver: true });
    expect(last[0]).toBe('show.over n=6 who=automa');
    expect(about(last, 'show.roundTile')).toEqual(['show.roundTile n=7 tile=4']);
  });

  test('AOI-V1: tells of two humans by number', () => {
    const humans = [
      { terrain: 'lake', faction: 'philosophers' },
      { terrain: 'forest', faction: 'blessed' },
    ];
    const two = tell({ hexes: { E10: { who: 'human2', building: 'workshop' } } }, { humans });
    expect(two[1]).toBe('show.order seats=[human1, human2, automa]');
    expect(two).toContain('show.hex at=E10 building=workshop terrain=forest who=human2');
    expect(about(two, 'show.points')).toHaveLength(3);
  });
});
