import { newMatch, submit } from '@empty-chair/kernel/match';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import { seat } from '@empty-chair/kernel/words';
import { examples } from '@empty-chair/testkit/examples';
import { scripted } from '@empty-chair/testkit/scripted';
import { refusal } from '@empty-chair/testkit/thrown';
import { describe, expect, test } from 'vitest';
import { allianceExamples } from '../../examples/human-alliance.ts';
import { cardExamples } from '../../examples/human-cards.ts';
import { eyrieExamples } from '../../examples/human-eyrie.ts';
import { marquiseExamples } from '../../examples/human-marquise.ts';
import { moveExamples } from '../../examples/human-moves.ts';
import { pieceExamples } from '../../examples/human-pieces.ts';
import { vagabondExamples } from '../../examples/human-vagabond.ts';
import type { Position } from '../../examples/position.ts';
import { eyrie, human, marquise, readPosition, vagabot } from '../../examples/position.ts';
import { encodeState } from '../codec-encode.ts';
import { configFrom } from '../config-words.ts';
import { root } from '../module.ts';
import { inputs } from './verbs.ts';

examples(root, readPosition, pieceExamples);
examples(root, readPosition, moveExamples);
examples(root, readPosition, cardExamples);
examples(root, readPosition, marquiseExamples);
examples(root, readPosition, eyrieExamples);
examples(root, readPosition, allianceExamples);
examples(root, readPosition, vagabondExamples);

const refusalOf = (text: string, position: Position, by = 0): string =>
  refusal(() =>
    scripted(root, {
      state: readPosition(position),
      seat: seat(by),
      input: inputs.parseInput(text),
    }),
  );

describe('a human is told why not', () => {
  const cats: Position = {
    board: `1 sawmill keep; 5 M2; 3 E2 roost; 6 wood*8 | M=0 play:STD-40
      | E=0 decree:fox.STD-50,bird.vizier.vizier | supply boot2`,
    seats: [human('marquise'), eyrie(), human('alliance')],
  };
  test.each([
    ['place 0 warrior 5', 'no.zero'],
    ['place 24 warrior 5', 'no.supply faction=marquise n=23'],
    ['place 1 sawmill 1', 'no.slot at=1'],
    ['place 3 recruiter 5', 'no.slot at=5'],
    ['place 1 wood 5', 'no.supply faction=marquise n=0'],
    ['place 1 roost 5', 'no.notYours piece=roost'],
    ['remove 0 warrior 5', 'no.zero'],
    ['remove 3 warrior 5', 'no.soMany at=5'],
    ['remove 2 keep 1', 'no.soMany at=1'],
    ['remove 1 roost 3', 'no.notYours piece=roost'],
    ['destroy 0 eyrie roost 3', 'no.zero'],
    ['destroy 3 eyrie warrior 3', 'no.soMany at=3'],
    ['destroy 2 eyrie roost 3', 'no.soMany at=3'],
    ['destroy 1 eyrie keep 1', 'no.notTheirs piece=keep'],
    ['destroy 1 marquise keep 1', 'no.noEnemy'],
    ['destroy 1 lizards garden 1', 'no.noEnemy'],
    ['clear 5', 'no.noEnemyThere at=5'],
    ['favor mouse', 'no.noEnemyOfSuit suit=mouse'],
    ['move 0 5 1', 'no.zero'],
    ['move 3 5 1', 'no.soMany at=5'],
    ['move 1 5 5', 'no.sameClearing'],
    ['pawn 5', 'no.noPawn'],
    ['explore 6', 'no.noPawn'],
    ['battle 5 eyrie', 'no.battle at=5'],
    ['battle 3 eyrie', 'no.battle at=3'],
    ['battle 5 marquise', 'no.battle at=5'],
    ['battle 5 lizards', 'no.noEnemy'],
    ['craft tea 2', 'no.item item=tea'],
    ['effect STD-14', 'no.effect card=STD-14'],
    ['effect XYZ', 'no.effect card=XYZ'],
    ['effect STD-40', 'no.cardElsewhere card=STD-40'],
    ['effect STD-50', 'no.cardElsewhere card=STD-50'],
    ['discard STD-41', 'no.notInPlay card=STD-41'],
    ['discard XYZ', 'no.notInPlay card=XYZ'],
    ['give alliance', 'no.notABot faction=alliance'],
    ['take lizards', 'no.notABot faction=lizards'],
    ['open 1 5', 'no.closedPath'],
  ])('%s: %s', (text, reason) => {
    expect(refusalOf(text, cats)).toBe(reason);
  });

  test('law.wood, law.recruit, law.build, law.overwork, law.hospitals: what a Marquise cannot do', () => {
    const position: Position = {
      board: '1 M23 sawmill; 2 M1 sawmill; 5 M1 recruiter wood; 3 E2 roost; 10 wood*6; 9 wood',
      seats: [human('marquise'), eyrie()],
    };
    expect(refusalOf('wood', position)).toBe('no.wood n=0');
    expect(refusalOf('wood', { ...position, board: '5 M1' })).toBe('no.noSawmill');
    expect(refusalOf('recruit', position)).toBe('no.supply faction=marquise n=0');
    expect(refusalOf('recruit', { ...position, board: '5 M1' })).toBe('no.noRecruiter');
    expect(refusalOf('build workshop 3', position)).toBe('no.notRuled at=3');
    expect(refusalOf('build workshop 1', position)).toBe('no.slot at=1');
    // The third sawmill costs 2. One wood is here; that of 9 and 10 lies where she does not rule.
    expect(refusalOf('build sawmill 5', position)).toBe('no.woodThere n=2');
    expect(refusalOf('build recruiter 5', position)).toBe('nothing refused');
    expect(refusalOf('overwork 5', position)).toBe('no.noSawmill');
    expect(refusalOf('overwork 1', position)).toBe('no.wood n=0');
    expect(refusalOf('hospitals 0', position)).toBe('no.zero');
    expect(refusalOf('hospitals 1', position)).toBe('no.noKeep');
    const withKeep = { ...position, board: position.board.replace('3 E2', '3 keep E2') };
    expect(refusalOf('hospitals 1', withKeep)).toBe('no.supply faction=marquise n=0');
    for (const text of ['spread 5', 'revolt 5', 'train', 'organize 5']) {
      expect(refusalOf(text, position)).toBe('no.notYourVerb');
    }
    const mice = { board: '1 sympathy; 10 M1', seats: [human('alliance'), marquise()] };
    expect(refusalOf('spread 7', mice)).toBe('no.spread at=7');
    expect(refusalOf('organize 10', mice)).toBe('no.spread at=10');
    expect(refusalOf('revolt 10', mice)).toBe('no.revolt at=10');
    expect(refusalOf('train', mice)).toBe('no.noBase');
    for (const text of ['leader despot', 'decree move fox', 'turmoil 1 despot', 'roosts']) {
      expect(refusalOf(text, position)).toBe('no.notYourVerb');
    }
    const birds = { board: '5 E1', seats: [human('eyrie'), marquise()] };
    for (const text of ['wood', 'recruit', 'build sawmill 5', 'overwork 5', 'hospitals 1']) {
      expect(refusalOf(text, birds)).toBe('no.notYourVerb');
    }
  });

  test('4.2.1, law.place: only the Marquise places pieces at her keep', () => {
    const position = {
      board: '1 keep | turn 1.0',
      seats: [human('alliance'), human('marquise'), eyrie()],
    };
    expect(refusalOf('place 1 warrior 1', position)).toBe('no.keep');
    expect(refusalOf('place 1 sympathy 1', position)).toBe('no.keep');
    expect(refusalOf('place 1 foxBase 1', position)).toBe('no.keep');
    expect(refusalOf('place 1 sympathy 2', position)).toBe('nothing refused');
  });

  test('6.2.1.I, law.place: one sympathy token in a clearing', () => {
    const position = { board: '2 sympathy', seats: [human('alliance'), eyrie()] };
    expect(refusalOf('place 1 sympathy 2', position)).toBe('no.oneSympathy');
    expect(refusalOf('place 2 sympathy 5', position)).toBe('no.oneSympathy');
  });

  test('law.vagabond: a pawn goes to a place that there is', () => {
    const position = { board: '6 ruin(bag) | V=0 @5', seats: [human('vagabond'), eyrie()] };
    expect(refusalOf('pawn 13', position)).toBe('no.noPlace place=13');
    expect(refusalOf('pawn 0', position)).toBe('no.noPlace place=0');
    expect(refusalOf('pawn 1_2_3', position)).toBe('no.noPlace place=1_2_3');
    expect(refusalOf('pawn 5', position)).toBe('no.sameClearing');
    expect(refusalOf('explore 5', position)).toBe('no.ruin at=5');
  });

  test.each([
    ['law.refresh', 'refresh', 'no.refreshMost n=5'],
    ['law.refresh', 'refresh boot torch torch', 'no.notExhausted item=torch'],
    ['law.boots', 'walk 5', 'no.way at=5'],
    ['law.boots', 'walk 6', 'no.itemReady item=boot n=2'],
    ['law.boots', 'walk 3', 'nothing refused'],
    ['law.aid', 'aid eyrie boot', 'no.notHere faction=eyrie'],
    ['law.aid', 'aid marquise coin', 'no.itemReady item=coin n=1'],
    ['law.aid', 'aid marquise boot tea', 'no.notCrafted item=tea'],
    ['law.quest', 'quest Q-01 points', 'no.questSuit'],
    ['law.quest', 'quest Q-14 points', 'no.questDone'],
    ['law.quest', 'quest Q-12 cards', 'no.questItems'],
    ['law.strike', 'strike marquise sawmill', 'no.strike piece=sawmill'],
    ['law.strike', 'strike marquise warrior', 'no.itemReady item=crossbow n=1'],
    ['law.repair', 'repair boot', 'no.notDamaged item=boot'],
    ['law.repair', 'repair sword', 'no.itemReady item=hammer n=1'],
    ['law.explore', 'explore 11', 'no.itemReady item=torch n=1'],
    ['law.special', 'special', 'no.itemReady item=torch n=1'],
    ['law.capacity', 'drop coin', 'no.notHeld item=coin'],
    ['law.items', 'character thief', 'no.characterTaken character=thief'],
  ])('%s: a Vagabond who says %s is told %s', (_, text, reason) => {
    // 11 is a mouse clearing next to 3, 6 and 12.
    const position: Position = {
      board: `11 M1 sawmill ruin(bag); 6 M1 | W=0 @1 items:4/0 | V=0 @11 character:ranger
        pack:boot,tea/boot,torch,sword,hammer,bag,crossbow/sword/ relations:marquise.hostile questsDone:Q-14`,
      seats: [human('vagabond'), vagabot({ faction: 'secondVagabond' }), marquise()],
    };
    expect(refusalOf(text, position)).toBe(reason);
  });

  test('law.items: nothing of it before he says who he is, and never for others', () => {
    const unknown: Position = { board: '5 M1 | V=0 @5', seats: [human('vagabond'), marquise()] };
    const others: Position = { board: '5 E1', seats: [human('eyrie'), marquise()] };
    for (const text of [
      'refresh',
      'walk 1',
      'aid marquise boot',
      'quest Q-01 points',
      'strike marquise warrior',
      'repair boot',
      'special',
      'drop boot',
    ]) {
      expect(refusalOf(text, unknown)).toBe('no.noCharacter');
      expect(refusalOf(text, others)).toBe('no.notYourVerb');
    }
    expect(refusalOf('character thief', others)).toBe('no.notYourVerb');
    expect(refusalOf('special', { ...unknown, board: '5 | V=0 @5 character:arbiter' })).toBe(
      'no.arbiter',
    );
    expect(refusalOf('refresh', { ...unknown, board: '5 | V=0 @5 character:arbiter' })).toBe(
      'no.exhausted',
    );
  });

  test('law.closedPath: a path is opened once', () => {
    const position = {
      board: '2 M1 | opened 2-5',
      seats: [human('marquise'), eyrie()],
      config: { map: 'mountain', suits: 'suggested' },
    } as const;
    expect(refusalOf('open 2 5', position)).toBe('no.closedPath');
    expect(refusalOf('open 9 5', position)).toBe('nothing refused');
    expect(refusalOf('open 5 9', position)).toBe('nothing refused');
    // Both are ends of closed paths, but not of one.
    expect(refusalOf('open 2 9', position)).toBe('no.closedPath');
    expect(refusalOf('open 9 2', position)).toBe('no.closedPath');
  });

  test('2.8.2: ambush cards cannot be played against bots, whoever is on turn', () => {
    const position = {
      board: '5 M1 E1 A1',
      seats: [human('eyrie'), marquise(), human('alliance')],
    };
    for (const turn of ['turn 1.0', 'turn 1.1']) {
      const here = { ...position, board: `${position.board} | ${turn}` };
      expect(refusalOf('ambush 5 marquise', here)).toBe('no.ambush faction=marquise');
      // Between humans the battle asks for it.
      expect(refusalOf('ambush 5 alliance', here)).toBe('no.ambushInBattle');
    }
  });
});

describe('who may record when', () => {
  const seats = [human('marquise'), eyrie(), human('alliance')];
  const others = { board: '5 M2; 3 E2 | M=0 play:STD-33 | turn 1.1', seats };

  test('2.6: on another’s turn only what may happen to a human then', () => {
    for (const text of ['place 1 warrior 5', 'remove 1 warrior 5', 'score 1', 'discard STD-33']) {
      expect(refusalOf(text, others)).toBe('nothing refused');
    }
    for (const text of [
      'move 1 5 1',
      'destroy 1 eyrie warrior 3',
      'clear 3',
      'craft tea 2',
      'effect STD-35',
      'give eyrie',
      'pass',
      'win',
    ]) {
      expect(refusalOf(text, others)).toBe('kernel.notYourTurn');
    }
  });

  test('2.6: never for a bot, nor for nobody', () => {
    expect(refusalOf('score 1', others, 1)).toBe('kernel.notYourTurn');
    expect(refusalOf('score 1', others, 7)).toBe('kernel.notYourTurn');
  });

  test('law.victory: after the end only corrections', () => {
    const over = { board: '5 M2 | winner eyrie', seats };
    expect(refusalOf('score 1', over)).toBe('kernel.gameOver');
    expect(refusalOf('pass', over)).toBe('kernel.gameOver');
    expect(refusalOf('correct factions.marquise.score 3', over)).toBe('nothing refused');
  });
});

describe('a corrected score', () => {
  const run = (board: string, text: string, config: Position['config'] = {}) => {
    const seats = [human('marquise'), human('alliance'), eyrie()];
    const after = scripted(root, {
      state: readPosition({ board, seats, config }),
      seat: seat(0),
      input: inputs.parseInput(text),
    });
    return (encodeState(after.state) as { winner?: string }).winner;
  };

  test('law.victory: brings the end about', () => {
    expect(run('5 M1', 'correct factions.eyrie.score 30')).toBe('eyrie');
    expect(run('5 M1', 'correct factions.eyrie.score 29')).toBeUndefined();
  });

  test('law.victory: takes it back', () => {
    expect(run('5 M1 | E=30 | winner eyrie', 'correct factions.eyrie.score 29')).toBeUndefined();
    expect(run('5 M1 | E=30 | winner eyrie', 'correct factions.marquise.score 3')).toBe('eyrie');
    expect(run('5 M1 | E=32 | winner eyrie', 'correct factions.eyrie.score 31')).toBe('eyrie');
    // A victory by dominance does not hang on points.
    expect(run('5 M1 | M=9 | winner marquise', 'correct factions.marquise.score 8')).toBe(
      'marquise',
    );
  });

  test('3.4.coop: needs every human in the cooperative game', () => {
    const coop = { coop: true };
    expect(run('5 M1', 'correct factions.marquise.score 30', coop)).toBeUndefined();
    expect(run('5 M1 | A=30', 'correct factions.marquise.score 30', coop)).toBe('humans');
    const won = '5 M1 | M=30 | A=31 | winner humans';
    expect(run(won, 'correct factions.alliance.score 29', coop)).toBeUndefined();
    expect(run(won, 'correct factions.eyrie.score 29', coop)).toBe('humans');
    const close = `${won} | E=31`;
    expect(run(close, 'correct factions.eyrie.score 29', coop)).toBe('humans');
    const lost = '5 M1 | M=31 | E=30 | winner eyrie';
    expect(run(lost, 'correct factions.marquise.score 29', coop)).toBe('eyrie');
  });
});

test('law.craft: by app a human’s card leaves the app’s own piles, and no pile is turned over', () => {
  const state = readPosition({
    board: '5 M1 | deck draw:STD-01,STD-02 discard:STD-14,STD-33,STD-15',
    seats: [human('marquise'), eyrie()],
  });
  root.apply(
    {
      scene: state,
      rng: rngFromSeed('effect'),
      atTable: CHANCE_BY_APP,
      ask: () => expect.fail('nothing to ask'),
      emit: undefined,
      trace: undefined,
    },
    seat(0),
    inputs.parseInput('effect STD-33'),
  );
  expect((encodeState(state) as { deck: unknown }).deck).toEqual({
    draw: ['STD-01', 'STD-02'],
    discard: ['STD-14', 'STD-15'],
    available: [],
  });
});

test('refusing changes nothing', () => {
  const config = configFrom({ seats: 'riverfolk,eyrie/bot,alliance/bot' });
  const match = newMatch(root, config, 'refused');
  const before = JSON.stringify(root.codecs.state.encode(match.state as never));
  for (const text of ['place 16 warrior 5', 'remove 1 warrior 5', 'battle 3 eyrie']) {
    expect(refusal(() => submit(root, match, seat(0), inputs.parseInput(text)))).toMatch(/^no\./);
  }
  expect(JSON.stringify(root.codecs.state.encode(match.state as never))).toBe(before);
});
