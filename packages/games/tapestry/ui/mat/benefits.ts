import type { SpaceView } from '../../rules/view.ts';
import { words } from '../words.ts';
import { BENEFIT_ICONS } from './signs.ts';

type Benefit = SpaceView['benefits'][number];

/** What the Automa gains on a space, in our own signs. */
export interface BenefitIcon {
  readonly key: string;
  readonly icon: string;
  readonly label: string;
  /** Not only beside its own territories. */
  readonly anywhere: boolean;
}

export function benefitIcon(benefit: Benefit): BenefitIcon {
  const { type } = benefit;
  const tracks = 'tracks' in benefit ? benefit.tracks : [];
  return {
    key: type,
    icon: BENEFIT_ICONS[type],
    label: words.t(`ui.tapestry.benefit.${type}`, {
      tracks: tracks.map((id) => ({ kind: 'track', id })),
    }),
    anywhere: type === 'conquerAnywhere' || type === 'exploreAnywhere',
  };
}
