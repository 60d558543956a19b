import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Script } from '@empty-chair/kernel/scripted';
import { scriptedAnswers } from '@empty-chair/kernel/scripted';
import type { Question } from '@empty-chair/kernel/table';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import { examples } from '@empty-chair/testkit/examples';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { battleExamples } from '../examples/battle.ts';
import { battleCardExamples } from '../examples/battle-cards.ts';
import { humanBattleExamples } from '../examples/battle-humans.ts';
import type { DirectRun } from '../examples/direct.ts';
import { direct } from '../examples/direct.ts';
import type { Position } from '../examples/position.ts';
import { alliance, eyrie, human, marquise, readPosition, vagabot } from '../examples/position.ts';
import type { ExtraHits } from './battle.ts';
import { battle, canBattle } from './battle.ts';
import { takeHits } from './battle-hits.ts';
import { encodeState } from './codec-encode.ts';
import { root } from './module.ts';
import type { Faction, FactionId } from './pieces.ts';
import { clearingNumbered, EYRIE, factionNamed, MARQUISE, WORKSHOP } from './pieces.ts';
import type { RootTable } from './scene.ts';
import { piecesAt } from './state.ts';
import { rule } from './words.ts';

examples(root, readPosition, battleExamples);
examples(root, readPosition, battleCardExamples);
examples(root, readPosition, humanBattleExamples);

const faction = (id: FactionId): Faction => factionNamed(id);

/** A bot attacks in clearing 5 (a rabbit clearing): the battle alone, without the turn around it. */
function fight(
  position: Position,
  [attacker, defender]: readonly [FactionId, FactionId],
  script: Partial<Script>,
  extra?: ExtraHits,
): DirectRun {
  const plan = {
    attacker: faction(attacker),
    defender: faction(defender),
    clearing: clearingNumbered(5),
    by: rule('4.5.1'),
  };
  return direct(position, (table) => battle(table, plan, extra), script);
}
const field = (run: DirectRun, name: string): Record<string, unknown> =>
  (encodeState(run.state) as { factions: Record<string, Record<string, unknown>> }).factions[
    name
  ] as Record<string, unknown>;

describe('what a bot loses', () => {
  const position = { board: '1 E3 sawmill*2 workshop', seats: [marquise(), eyrie()] };
  const clearing = clearingNumbered(1);
  const blow = { victim: faction('marquise'), dealer: faction('eyrie'), clearing, n: 1 };
  const hit = (table: RootTable) => takeHits(table, { ...blow, attacking: true });

  test('1.2.1: every building has the same chance, so two sawmills go twice as often', () => {
    const runs = 3000;
    const rng = rngFromSeed('two sawmills and a workshop');
    const start = readPosition(position);
    let workshops = 0;
    for (let n = 0; n < runs; n += 1) {
      const state = root.clone(start);
      const ask = () => expect.fail('the app asks nobody');
      hit({
        scene: { state },
        rng,
        atTable: CHANCE_BY_APP,
        ask,
        emit: undefined,
        trace: undefined,
      });
      workshops += 1 - piecesAt(state, WORKSHOP, clearing);
    }
    const deviation = Math.sqrt((runs * 2) / 9);
    expect(Math.abs(workshops - runs / 3)).toBeLessThan(5 * deviation);
  });

  test('1.2.1: at the table a kind is named, and foresight knows how likely it is', () => {
    let asked: readonly (readonly [string, number | undefined])[] = [];
    const run = direct(position, (table) => {
      const ask = <A>(question: Question<A>): A => {
        const { answers, ref, odds } = question;
        asked = answers.map((answer) => [ref(answer).id, odds?.(answer)]);
        return answers[1] as A;
      };
      hit({ ...table, ask });
    });
    expect(asked).toEqual([
      ['sawmill', 2],
      ['workshop', 1],
    ]);
    expect(run.happenings[0]).toBe('do.removePiece at=1 piece=workshop');
  });
});

describe('a bot attacks a human', () => {
  test('law.battle: Guerrilla War: a human Alliance defends with the higher roll', () => {
    const seats = [marquise(), human('alliance')];
    const run = fight({ board: '5 M3 A2', seats }, ['marquise', 'alliance'], { dice: ['1-3'] });
    expect(run.happenings).toEqual([
      'do.battle at=5 attacker=marquise defender=alliance',
      'do.dice attackerHits=1 defenderHits=2 dice=3-1',
      'do.removeWarriors at=5 faction=alliance n=1',
      'do.removeWarriors at=5 faction=marquise n=2',
    ]);
  });

  test('law.vagabond: a human Vagabond says his swords once and damages what he likes', () => {
    const seats = [marquise(), human('vagabond')];
    const run = fight({ board: '5 M3 | V=0 @5', seats }, ['marquise', 'vagabond'], {
      dice: ['2-2'],
      choices: ['1'],
    });
    expect(run.happenings).toEqual([
      'do.battle at=5 attacker=marquise defender=vagabond',
      'do.dice attackerHits=2 defenderHits=1 dice=2-2',
      'do.humanDamage faction=vagabond n=2',
      'do.removeWarriors at=5 faction=marquise n=1',
    ]);
  });

  test('law.battle: a human chooses what to lose; the last pieces are not asked for', () => {
    const seats = [marquise(), human('duchy')];
    const board = '5 M3 citadel market tunnel';
    // Defenseless: 1 rolled and 1 more, of three pieces.
    const two = fight({ board, seats }, ['marquise', 'duchy'], {
      dice: ['1-0'],
      choices: ['market', 'tunnel'],
    });
    expect(two.happenings).toEqual([
      'do.battle at=5 attacker=marquise defender=duchy',
      'do.dice attackerHits=2 defenderHits=0 dice=1-0',
      'do.removePiece at=5 piece=market',
      'do.score faction=marquise n=1',
      'do.removePiece at=5 piece=tunnel',
      'do.score faction=marquise n=1',
    ]);
    const all = fight({ board, seats }, ['marquise', 'duchy'], { dice: ['2-0'] });
    expect(all.happenings.filter((line) => line.startsWith('do.removePiece'))).toHaveLength(3);
    expect(field(all, 'marquise')['score']).toBe(3);
  });

  test('law.battle, law.removal: pieces of one kind are not asked for', () => {
    const seats = [marquise(), human('riverfolk')];
    const run = fight({ board: '5 M3 tradePost*3', seats }, ['marquise', 'riverfolk'], {
      dice: ['0-0'],
    });
    expect(run.happenings).toEqual([
      'do.battle at=5 attacker=marquise defender=riverfolk',
      'do.dice attackerHits=1 defenderHits=0 dice=0-0',
      'do.removePiece at=5 piece=tradePost',
      'do.score faction=marquise n=1',
    ]);
    expect(field(run, 'riverfolk')['outOfGame']).toEqual(['tradePost']);
  });

  test('law.battle, law.removal: a garden falls after the cultists', () => {
    const seats = [marquise(), human('lizards')];
    const run = fight({ board: '5 M3 L1 garden', seats }, ['marquise', 'lizards'], {
      dice: ['2-1'],
    });
    expect(run.happenings.slice(2)).toEqual([
      'do.removeWarriors at=5 faction=lizards n=1',
      'do.removePiece at=5 piece=garden',
      'do.score faction=marquise n=1',
      'do.removeWarriors at=5 faction=marquise n=1',
    ]);
  });

  test('law.embeddedAgents: a facedown plot deals an extra hit, even alone', () => {
    const seats = [marquise(), human('corvids')];
    const hidden = fight({ board: '5 M2 plot', seats }, ['marquise', 'corvids'], {
      dice: ['0-0'],
      choices: ['yes'],
    });
    expect(hidden.happenings).toEqual([
      'do.battle at=5 attacker=marquise defender=corvids',
      'do.dice attackerHits=1 defenderHits=1 dice=0-0',
      'do.removePiece at=5 piece=plot',
      'do.score faction=marquise n=1',
      'do.removeWarriors at=5 faction=marquise n=1',
    ]);
    const shown = fight({ board: '5 M2 C1 plot', seats }, ['marquise', 'corvids'], {
      dice: ['0-0'],
      choices: ['no'],
    });
    expect(shown.happenings[1]).toBe('do.dice attackerHits=0 defenderHits=0 dice=0-0');
    // Without a plot there is nothing to ask, and as attackers they have no such hit.
    const bare = fight({ board: '5 M2 C1', seats }, ['marquise', 'corvids'], { dice: ['0-0'] });
    expect(bare.happenings[1]).toBe('do.dice attackerHits=0 defenderHits=0 dice=0-0');
    const attacking = fight({ board: '5 M2 C1 plot', seats }, ['corvids', 'marquise'], {
      dice: ['0-0'],
    });
    expect(attacking.happenings[1]).toBe('do.dice attackerHits=0 defenderHits=0 dice=0-0');
  });

  test('law.outrage: sympathy that a bot removes gives a human Alliance a card', () => {
    const seats = [marquise(), human('alliance')];
    const run = fight({ board: '5 M1 sympathy', seats }, ['marquise', 'alliance'], {
      dice: ['0-0'],
    });
    expect(run.happenings.slice(2)).toEqual([
      'do.removePiece at=5 piece=sympathy',
      'do.score faction=marquise n=1',
      'do.outrageDraw',
    ]);
  });

  test('2.8.2, law.battle: nobody is asked for an ambush while a bot is in the battle', () => {
    const seats = [marquise(), human('eyrie'), vagabot({ character: 'ranger' })];
    const board = '5 M1 E1 | V=0 @5 items:4/0';
    // A question would miss its answer in the script.
    expect(() => fight({ board, seats }, ['marquise', 'eyrie'], { dice: ['0-0'] })).not.toThrow();
    expect(() => fight({ board, seats }, ['vagabond', 'eyrie'], { dice: ['0-0'] })).not.toThrow();
    expect(() => fight({ board, seats }, ['eyrie', 'marquise'], { dice: ['0-0'] })).not.toThrow();
  });
});

describe('persistent cards of a human defender', () => {
  const seats = [eyrie(), human('marquise')];
  const sides = ['eyrie', 'marquise'] as const;

  test('law.battle: Sappers deal a hit and are discarded', () => {
    const run = fight({ board: '5 E2 M1 | M=0 play:STD-38', seats }, sides, {
      dice: ['0-0'],
      choices: ['STD-38'],
    });
    expect(run.happenings.slice(1)).toEqual([
      'do.dice attackerHits=0 defenderHits=1 dice=0-0',
      'do.removeWarriors at=5 faction=eyrie n=1',
    ]);
    expect(field(run, 'marquise')['cardsInPlay']).toBeUndefined();
  });

  test('law.battle: Armorers do not stop extra hits; Brutal Tactics are no defence', () => {
    const run = fight(
      { board: '5 E3 M3 | M=0 play:STD-33,STD-35,STD-38', seats },
      sides,
      { dice: ['3-0'], choices: ['STD-33', 'none'] },
      { attacker: 1, defender: 0, by: undefined },
    );
    expect(run.happenings.slice(1)).toEqual([
      'do.dice attackerHits=1 defenderHits=0 dice=3-0',
      'do.removeWarriors at=5 faction=marquise n=1',
    ]);
  });

  test('law.battle: the question tells the roll, which comes before these cards', () => {
    const { ask } = scriptedAnswers({ cards: [], dice: ['3-1'], choices: ['none'] });
    const asked: string[] = [];
    const listening = <A>(question: Question<A>): A => {
      asked.push(showMessage(question.ask));
      return ask(question);
    };
    direct({ board: '5 E3 M3 | M=0 play:STD-33', seats }, (table) =>
      battle(
        { ...table, ask: listening },
        {
          attacker: EYRIE,
          defender: MARQUISE,
          clearing: clearingNumbered(5),
          by: rule('5.5.1.III'),
        },
      ),
    );
    expect(asked).toEqual([
      'ask.dice at=5 attacker=eyrie defender=marquise',
      'ask.battleCard at=5 dice=3-1 faction=marquise',
    ]);
  });

  test('1.1.3: bots have no such cards, so between bots nothing is asked', () => {
    const run = fight({ board: '5 M1 E1', seats: [marquise(), eyrie()] }, ['marquise', 'eyrie'], {
      dice: ['0-0'],
    });
    expect(run.happenings[1]).toBe('do.dice attackerHits=0 defenderHits=0 dice=0-0');
    expect(() =>
      readPosition({ board: '5 M1 | M=0 play:STD-33', seats: [marquise(), eyrie()] }),
    ).toThrow('bad data at factions.marquise.cardsInPlay: bad.botEffects');
  });

  test('law.battle: a human defender scores for Brutal Tactics too', () => {
    const humans = [human('eyrie'), human('marquise'), alliance()];
    const run = fight(
      { board: '5 E1 M2 | E=0 play:STD-35', seats: humans },
      ['eyrie', 'marquise'],
      { dice: ['0-0'], choices: ['no', 'STD-35'] },
    );
    expect(field(run, 'marquise')['scoredFrom']).toEqual({ gifts: 1 });
  });
});

describe('the Arbiter in the clearing', () => {
  const arbiter = vagabot({ character: 'arbiter' });
  const seats = [marquise(), human('eyrie'), arbiter];
  // Six undamaged items: one of them on the Battle Track.
  const board = '5 M3 E1 | V=0 @5 items:6/0';

  test('7.7.6: a human defender may enlist him, for a point', () => {
    const run = fight({ board, seats }, ['marquise', 'eyrie'], {
      dice: ['2-2'],
      choices: ['yes'],
    });
    expect(run.happenings).toEqual([
      'do.battle at=5 attacker=marquise defender=eyrie',
      'do.enlist faction=eyrie',
      'do.score faction=vagabond n=1',
      'do.dice attackerHits=2 defenderHits=2 dice=2-2',
      'do.removeWarriors at=5 faction=eyrie n=1',
      'do.removeWarriors at=5 faction=marquise n=2',
    ]);
  });

  test('7.7.6: or not', () => {
    const run = fight({ board, seats }, ['marquise', 'eyrie'], { dice: ['2-2'], choices: ['no'] });
    expect(run.happenings[1]).toBe('do.dice attackerHits=2 defenderHits=1 dice=2-2');
  });

  test('7.7.6, law.vagabond: a human Vagabond is asked for him, and then once for swords', () => {
    const two = [
      marquise(),
      human('vagabond'),
      vagabot({ faction: 'secondVagabond', character: 'arbiter' }),
    ];
    const run = fight(
      { board: '5 M3 | V=0 @5 | W=0 @5 items:6/0', seats: two },
      ['marquise', 'vagabond'],
      { dice: ['2-2'], choices: ['yes', '1'] },
    );
    expect(run.happenings[3]).toBe('do.dice attackerHits=2 defenderHits=2 dice=2-2');
  });

  test('7.7.6: he is not there, or he is in the battle himself: nobody is asked', () => {
    const away = fight({ board: '5 M3 E1 | V=0 @1 items:6/0', seats }, ['marquise', 'eyrie'], {
      dice: ['0-0'],
    });
    expect(away.happenings).toHaveLength(2);
    const himself = fight({ board, seats }, ['vagabond', 'eyrie'], { dice: ['0-0'] });
    expect(himself.happenings).toHaveLength(2);
  });
});

describe('a battle is possible', () => {
  const position = {
    board: '5 M1 roost sympathy; 6 E1; 7 wood | V=0 @5 items:4/0',
    seats: [human('marquise'), eyrie(), alliance(), vagabot()],
  };
  const state = readPosition(position);
  test.each([
    ['marquise', 'eyrie', 5, true],
    ['marquise', 'alliance', 5, true],
    ['marquise', 'vagabond', 5, true],
    ['vagabond', 'marquise', 5, true],
    ['vagabond', 'alliance', 5, true],
    ['vagabond', 'vagabond', 5, false],
    ['eyrie', 'marquise', 5, false],
    ['alliance', 'marquise', 5, false],
    ['eyrie', 'marquise', 6, false],
    ['marquise', 'eyrie', 6, false],
    ['vagabond', 'eyrie', 6, false],
  ] as const)('law.battle: %s against %s in %i: %s', (attacker, defender, at, possible) => {
    expect(canBattle(state, faction(attacker), faction(defender), clearingNumbered(at))).toBe(
      possible,
    );
  });
});

test('law.victory: after the end there are no battles', () => {
  const run = fight(
    { board: '5 M3 E1 | winner eyrie', seats: [marquise(), eyrie()] },
    ['marquise', 'eyrie'],
    {},
  );
  expect(run.happenings).toEqual([]);
});

test('trait.hospitals, trait.marksman: the Marksman’s hit counts among the warriors lost', () => {
  const seats = [marquise({ traits: ['hospitals'] }), vagabot({ traits: ['marksman'] })];
  // One by the Marksman, one rolled (limit 1): two lost, two back at the keep.
  const run = fight({ board: '1 keep; 5 M3 | V=0 @5 items:4/0', seats }, ['vagabond', 'marquise'], {
    dice: ['1-0'],
  });
  expect(run.happenings).toContain('do.placeWarriors at=1 faction=marquise n=2');
});
