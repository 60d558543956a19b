import type { HexView } from '../rules/view.ts';

/** What lies on a hex, as whoever checks the table finds it. */
export interface HexFacts {
  readonly terrain: string;
  /** A seat, or nobody. */
  readonly who: string;
  readonly building: string;
  readonly with: With;
}
export const WITH = ['nothing', 'token', 'annex'] as const;
export type With = (typeof WITH)[number];
export const NOBODY = 'nobody';

export function factsAt(hex: HexView): HexFacts {
  const { terrain, building } = hex;
  if (building === undefined) return { terrain, who: NOBODY, building: '', with: 'nothing' };
  const added = building.marked ? 'token' : building.annex ? 'annex' : 'nothing';
  return { terrain, who: building.who, building: building.kind, with: added };
}

/** Somebody's piece stands there: what it may be follows from whose it is. */
export function withWho(facts: HexFacts, who: string, firstBuilding: string): HexFacts {
  if (who === NOBODY) return { ...facts, who, building: '', with: 'nothing' };
  const building = facts.building === '' ? firstBuilding : facts.building;
  return { ...facts, who, building, with: 'nothing' };
}

/** The corrections that make the one into the other, in words that the game reads. */
export function corrections(at: string, was: HexFacts, found: HexFacts): readonly string[] {
  const isSamePiece =
    was.who === found.who && was.building === found.building && was.with === found.with;
  const piece =
    found.who === NOBODY
      ? `correct empty ${at}`
      : `correct hex ${at} ${found.who} ${found.building} ${found.with}`;
  return [
    ...(was.terrain === found.terrain ? [] : [`correct terrain ${at} ${found.terrain}`]),
    ...(isSamePiece ? [] : [piece]),
  ];
}
