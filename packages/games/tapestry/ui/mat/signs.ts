import type { SpaceView, viewCard } from '../../rules/view.ts';

type Benefit = SpaceView['benefits'][number];
type Indicator = ReturnType<typeof viewCard>['track']['automa'];

/** What the Automa gains on a space. */
export const BENEFIT_ICONS: Readonly<Record<Benefit['type'], string>> = {
  research: 'tap-research',
  researchNoBenefit: 'tap-research-only',
  conquer: 'tap-conquer',
  conquerAnywhere: 'tap-conquer',
  explore: 'tap-explore',
  exploreAnywhere: 'tap-explore',
  refreshTechMarket: 'tap-tech',
  tapestryCard: 'tap-tapestry',
  advanceOneOf: 'tap-forward',
  regressOneOf: 'tap-back',
};

/** Square, house and flag, flag: what of a track counts. */
export const INDICATOR_ICONS: Readonly<Record<Indicator, string>> = {
  all: 'tap-all',
  landmarkOrFinish: 'tap-landmark-flag',
  finish: 'tap-flag',
};

export const orderIcon = (entry: string): string =>
  entry === 'favorite' ? 'tap-heart' : `track-${entry}`;
