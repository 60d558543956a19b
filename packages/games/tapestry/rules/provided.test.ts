import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { simulate } from '@empty-chair/kernel/simulate';
import { volume } from '@empty-chair/testkit/volume';
import { expect, test } from 'vitest';
import { humanWeight } from '../examples/configs.ts';
import { configFrom } from './config-words.ts';
import { tapestry } from './module.ts';
import type { State } from './state.ts';
import type { Input } from './verbs/verbs.ts';

/** What is drawn and rolled, as a task for the table and as told by the app. */
const LINES = {
  cards: [
    ['do.drawPair', 'see.pair'],
    ['do.lookAtProgress', 'see.progressCard'],
    ['do.addCards', 'see.addCards'],
    ['do.shuffle', 'see.shuffle'],
  ],
  dice: [
    ['do.research', 'see.research'],
    ['do.researchOnly', 'see.researchOnly'],
    ['do.oneOf', 'see.oneOf'],
  ],
  tapestry: [
    ['do.gainTapestry', 'see.gainTapestry'],
    ['do.trapSprung', 'see.trapSprung'],
    ['do.noTrap', 'see.noTrap'],
  ],
} as const;
const policy = randomPolicy<State, Input>({ weight: humanWeight });

/** What is told in games of level 6, where income turn 1 looks at progress cards too. */
function told(words: Readonly<Record<string, string>>): ReadonlySet<string> {
  const ids = new Set<string>();
  for (let game = 0; game < volume(250); game += 1) {
    simulate(tapestry, configFrom({ level: '6', ...words }), `provided ${game}`, {
      policy,
      most: 3000,
      emit: (_rule, id) => ids.add(id),
    });
  }
  return ids;
}

test.each(['cards', 'dice', 'tapestry'] as const)(
  'TURN-3, INC-2, INC-6, BEN-3, BEN-5, BEN-6, TRAP-1, R-TRAP-1: %s by the table are a task, by the app they are not',
  (what) => {
    const byTable = told({ [what]: 'table' });
    const byApp = told({ [what]: 'app' });
    for (const [task, told] of LINES[what]) {
      expect([task, byTable.has(task), byApp.has(task)]).toEqual([task, true, false]);
      expect([told, byTable.has(told), byApp.has(told)]).toEqual([told, false, true]);
    }
  },
);
