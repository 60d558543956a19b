import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import { eyrieBattleExamples } from './eyrie-battle.ts';
import { eyrieBirdsongExamples } from './eyrie-birdsong.ts';
import { eyrieBuildExamples } from './eyrie-build.ts';
import { eyrieDecreeExamples } from './eyrie-decree.ts';
import type { Position } from './position.ts';

/** The Electric Eyrie, section 5, on the autumn map. */
export const eyrieExamples: readonly Example<Position, Input>[] = [
  ...eyrieBirdsongExamples,
  ...eyrieDecreeExamples,
  ...eyrieBattleExamples,
  ...eyrieBuildExamples,
];
