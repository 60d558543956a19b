import type { Fact, Hex, HexView, Input, SeatId } from '../rules/view.ts';
import { thing } from '../rules/view.ts';

/** What lies on a hex, as whoever checks the table finds it. */
export interface HexFacts {
  readonly terrain: string;
  readonly who: SeatId | typeof NOBODY;
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
export function withWho(facts: HexFacts, who: HexFacts['who'], firstBuilding: string): HexFacts {
  if (who === NOBODY) return { ...facts, who, building: '', with: 'nothing' };
  const building = facts.building === '' ? firstBuilding : facts.building;
  return { ...facts, who, building, with: 'nothing' };
}

/** The corrections that make the one into the other. */
export function corrections(id: string, was: HexFacts, found: HexFacts): readonly Input[] {
  const at = thing.hex.of(id);
  const isSamePiece =
    was.who === found.who && was.building === found.building && was.with === found.with;
  const facts: Fact[] = [];
  if (was.terrain !== found.terrain) {
    facts.push({ what: 'terrain', at, terrain: thing.terrain.of(found.terrain) });
  }
  if (!isSamePiece) facts.push(pieceOn(at, found));
  return facts.map((fact) => ({ kind: 'correct', fact }));
}

function pieceOn(at: Hex, { who, building, with: added }: HexFacts): Fact {
  return who === NOBODY
    ? { what: 'empty', at }
    : { what: 'hex', at, who, building: thing.building.of(building), with: added };
}
