import type { MessageId, Ref, RuleId } from '@empty-chair/kernel/words';
import type rulebook from '../rulebook.json';
import type en from '../text/en/rules.json';
import type { Achievement, Card, Landmark, Track } from './content.ts';
import { ACHIEVEMENTS, LANDMARKS, TRACKS } from './content.ts';
import type { Hex } from './hexes.ts';
import { hexName } from './hexes.ts';

/** A message of the catalogue; a wrong id does not compile. */
export const m = (id: keyof typeof en): MessageId => id as string as MessageId;
/** A rule of the rulebook; a wrong id does not compile. */
export const rule = (id: keyof typeof rulebook): RuleId => id as string as RuleId;

export const ref = (kind: string, id: string | number): Ref => ({ kind, id: String(id) });
export const hexRef = (hex: Hex): Ref => ref('hex', hexName(hex));
export const trackRef = (track: Track): Ref => ref('track', TRACKS[track] as string);
export const cardRef = (card: Card): Ref => ref('card', card);
export const landmarkRef = (landmark: Landmark): Ref =>
  ref('landmark', LANDMARKS[landmark] as string);
export const achievementRef = (achievement: Achievement): Ref =>
  ref('achievement', ACHIEVEMENTS[achievement] as string);
