import { showMessage } from '@empty-chair/testkit/show';
import { expect, describe as group, test } from 'vitest';
import type { Position } from '../examples/position.ts';
import { alliance, eyrie, human, readPosition, vagabot } from '../examples/position.ts';
import { describe } from './describe.ts';

const tell = (position: Position): readonly string[] =>
  describe(readPosition(position)).map(showMessage);
const about = (lines: readonly string[], part: string): readonly string[] =>
  lines.filter((line) => line.includes(part));

const seats = [human('marquise'), eyrie(), alliance(), vagabot()];
const lines = tell({
  board: `1 M2 sawmill keep wood*2; 5 E3 roost M1 sympathy; 6 ruin(bag); 11 A1
    | M=4 crafted:tea,tea play:STD-33,STD-35 | E=7 decree:fox.STD-50,bird.vizier.vizier
    | V=2 @5 items:4/1/1/0/2/0 quest:Q-03 | turn 3.2 | supply boot2
    | deck draw:STD-01,STD-02 discard:STD-14`,
  seats,
});

group('the position in words', () => {
  test('begins with the turn and ends with the deck', () => {
    expect(lines[0]).toBe('show.turn faction=alliance n=3');
    expect(lines.at(-1)).toBe('show.deck discarded=1 n=2');
  });

  test('tells each faction’s score, supply, tracks, items and cards', () => {
    expect(lines.slice(1, 10)).toEqual([
      'show.score faction=marquise n=4',
      'show.supply faction=marquise n=22',
      'show.track n=5 piece=sawmill',
      'show.track n=6 piece=workshop',
      'show.track n=6 piece=recruiter',
      'show.track n=0 piece=keep',
      'show.track n=6 piece=wood',
      'show.crafted faction=marquise items=[tea, tea]',
      'show.inPlay cards=[STD-33, STD-35] faction=marquise',
    ]);
  });

  test('5.4.3: tells the Decree by columns', () => {
    expect(about(lines, 'show.decree')).toEqual(['show.decree bird=2 fox=1 mouse=0 rabbit=0']);
    const humans = tell({ board: '5', seats: [human('eyrie'), alliance()] });
    expect(about(humans, 'show.decree')).toEqual([]);
  });

  test('7.2.3: tells the Vagabot’s items and quest', () => {
    expect(about(lines, 'show.items')).toEqual([
      'show.items damaged=2 exhausted=1 ready=4 track=1',
    ]);
    expect(about(lines, 'show.quest')).toEqual(['show.quest quest=Q-03']);
    // A pawn has no warriors in supply.
    expect(about(lines, 'show.supply faction=vagabond')).toEqual([]);
  });

  test('tells each clearing with suit, slots and ruler, and what stands there', () => {
    expect(about(lines, 'at=5')).toEqual([
      'show.clearing at=5 ruler=eyrie slots=1 suit=rabbit',
      'show.warriors at=5 faction=marquise n=1',
      'show.warriors at=5 faction=eyrie n=3',
      'show.pawn at=5 faction=vagabond',
      'show.piece at=5 n=1 piece=roost',
      'show.piece at=5 n=1 piece=sympathy',
    ]);
    expect(about(lines, 'at=6')).toEqual([
      'show.clearing at=6 ruler=nobody slots=1 suit=fox',
      'show.ruin at=6',
    ]);
    expect(about(lines, 'at=1 ')).toEqual([
      'show.clearing at=1 ruler=marquise slots=0 suit=fox',
      'show.warriors at=1 faction=marquise n=2',
      'show.piece at=1 n=1 piece=sawmill',
      'show.piece at=1 n=1 piece=keep',
      'show.piece at=1 n=2 piece=wood',
    ]);
    expect(about(lines, 'show.clearing')).toHaveLength(12);
  });

  test('tells a pawn in a forest, a quest that is not, and the Ferry', () => {
    const lake = tell({
      board: '2 | V=0 @1_5_11 items:4/0 | ferry 10',
      seats: [vagabot(), eyrie()],
      config: { map: 'lake', suits: 'suggested' },
    });
    expect(about(lake, 'show.forest')).toEqual(['show.forest faction=vagabond forest=1_5_11']);
    expect(about(lake, 'show.quest')).toEqual([]);
    expect(about(lake, 'show.ferry')).toEqual(['show.ferry at=10']);
    expect(about(lake, 'show.pawn')).toEqual([]);
  });
});
