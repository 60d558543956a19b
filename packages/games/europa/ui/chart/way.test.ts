import { Recorder } from '@empty-chair/kernel/trace';
import type { MessageId, RuleId } from '@empty-chair/kernel/words';
import { describe, expect, test } from 'vitest';
import { nodeOfLine, wayOf } from './way.ts';

const RULE = 'EU-21.1' as RuleId;
const ref = (id: string) => ({ kind: 'case', id });

/** Records as the interpreter of charts does. */
class Script {
  readonly recorder = new Recorder();

  node(name: string, inside: () => void = () => undefined): void {
    this.recorder.enter(RULE, name);
    inside();
    this.recorder.leave();
  }
  asks(by: string | undefined, ...cases: string[]): void {
    this.recorder.offer(RULE, cases.map(ref));
    this.recorder.choose(by === undefined ? undefined : ref(by), 'only');
  }
  says(id: string): void {
    this.recorder.emit(RULE, id as MessageId);
  }
}

const names = (script: Script): string[] =>
  wayOf(script.recorder.root).map(({ chart, node, by }) => `${chart}/${node}:${by}`);

describe('the way', () => {
  test('questions are left by the case chosen, steps by the next, the last one not at all', () => {
    const script = new Script();
    script.node('main-turn/MT2', () => script.asks('no', 'yes', 'no'));
    script.node('main-turn/MT7', () => script.says('do.draw'));
    script.node('military/MI30');
    expect(names(script)).toEqual([
      'main-turn/MT2:no',
      'main-turn/MT7:next',
      'military/MI30:undefined',
    ]);
  });

  test('phases around the nodes are no nodes', () => {
    const script = new Script();
    script.node('action', () => {
      script.node('draw', () => script.says('do.draw'));
      script.node('spy/SP2', () => script.asks('3-4', '1-2', '3-4', '5', '6'));
    });
    expect(names(script)).toEqual(['spy/SP2:3-4']);
  });

  test('a run inside a node follows it, and its own case stays its own', () => {
    const script = new Script();
    script.node('event/EV6', () => {
      script.node('land-battle/LB1', () =>
        script.asks('playerRealm', 'playerRealm', 'nprOrRebels'),
      );
      script.asks('yes', 'yes', 'no');
    });
    script.node('event/EV7');
    expect(names(script)).toEqual([
      'event/EV6:yes',
      'land-battle/LB1:playerRealm',
      'event/EV7:undefined',
    ]);
  });

  test('other decisions inside a node are not its way out', () => {
    const script = new Script();
    script.node('siege/SI4', () => {
      script.recorder.offer(RULE, [{ kind: 'province', id: 'caux' }]);
      script.recorder.choose({ kind: 'province', id: 'caux' }, 'only');
    });
    script.node('siege/SI5');
    expect(names(script)).toEqual(['siege/SI4:next', 'siege/SI5:undefined']);
  });

  test('a question that waits for a human has no way out yet', () => {
    const script = new Script();
    script.node('main-turn/MT2', () => script.asks(undefined, 'yes', 'no'));
    expect(names(script)).toEqual(['main-turn/MT2:undefined']);
  });
});

describe('the node of a line', () => {
  const script = new Script();
  script.says('line.0');
  script.node('action', () => {
    script.node('main-turn/MT7', () => {
      script.says('line.1');
      script.node('land-battle/LB3', () => script.says('line.2'));
      script.says('line.3');
    });
    script.node('main-turn/MT8', () => script.node('pay', () => script.says('line.4')));
    script.says('line.5');
  });
  const at = (line: number): number => nodeOfLine(script.recorder.root, line);

  test('is the innermost that it happened in', () => {
    expect([at(1), at(2), at(3), at(4)]).toEqual([0, 1, 0, 2]);
  });
  test('is the one before for a line outside, and none before the first', () => {
    expect([at(0), at(5)]).toEqual([-1, 2]);
  });
  test('an unknown line has none', () => {
    expect(at(99)).toBe(-1);
  });
  test('counts as the way does', () => {
    expect(wayOf(script.recorder.root).map(({ node }) => node)).toEqual(['MT7', 'LB3', 'MT8']);
  });
});
