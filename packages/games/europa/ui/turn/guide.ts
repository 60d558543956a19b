import type { UiId } from '../words.ts';

export interface Guide {
  readonly you: readonly UiId[];
  readonly bots: UiId | undefined;
}
const NONE: Guide = { you: [], bots: undefined };

/** Phases 3 to 5 in short: the human by the main rules, the bots by the app. */
const GUIDES: Readonly<Record<string, Guide>> = {
  invasions: {
    you: [
      'ui.europa.guide.invasions.1',
      'ui.europa.guide.invasions.2',
      'ui.europa.guide.invasions.3',
    ],
    bots: 'ui.europa.guide.invasions.bots',
  },
  peace: {
    you: ['ui.europa.guide.peace.1', 'ui.europa.guide.peace.2', 'ui.europa.guide.peace.3'],
    bots: 'ui.europa.guide.peace.bots',
  },
  unrest: {
    you: ['ui.europa.guide.unrest.1', 'ui.europa.guide.unrest.2', 'ui.europa.guide.unrest.3'],
    bots: 'ui.europa.guide.unrest.bots',
  },
  income: {
    you: ['ui.europa.guide.income.1', 'ui.europa.guide.income.2', 'ui.europa.guide.income.3'],
    bots: 'ui.europa.guide.income.bots',
  },
  upkeep: {
    you: ['ui.europa.guide.upkeep.1', 'ui.europa.guide.upkeep.2', 'ui.europa.guide.upkeep.3'],
    bots: 'ui.europa.guide.upkeep.bots',
  },
  scoring: {
    you: ['ui.europa.guide.scoring.1', 'ui.europa.guide.scoring.2'],
    bots: 'ui.europa.guide.scoring.bots',
  },
};
export const guideOf = (step: string): Guide => GUIDES[step] ?? NONE;
