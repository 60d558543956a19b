import { vagabotActionExamples } from './vagabot-actions.ts';
import { vagabotBattleExamples } from './vagabot-battle.ts';
import { vagabotBox2Examples } from './vagabot-box2.ts';
import { vagabotCharacterExamples } from './vagabot-characters.ts';
import { vagabotHitExamples } from './vagabot-hits.ts';
import { vagabotMapExamples } from './vagabot-maps.ts';
import { vagabotQuestingExamples } from './vagabot-questing.ts';
import { vagabotTraitExamples } from './vagabot-traits.ts';
import { vagabotTurnExamples } from './vagabot-turn.ts';
import { vagabotVagrantExamples } from './vagabot-vagrant.ts';
import { vagabotWayExamples } from './vagabot-ways.ts';

/** Section 7, by theme. */
export const vagabotExamples = [
  ...vagabotTurnExamples,
  ...vagabotWayExamples,
  ...vagabotActionExamples,
  ...vagabotBattleExamples,
  ...vagabotHitExamples,
  ...vagabotCharacterExamples,
  ...vagabotVagrantExamples,
  ...vagabotBox2Examples,
  ...vagabotTraitExamples,
  ...vagabotQuestingExamples,
  ...vagabotMapExamples,
];
