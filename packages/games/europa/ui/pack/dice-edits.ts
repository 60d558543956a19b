import type { BattleFace, ExplorationFace, Pack, PackDie } from '../../rules/pack-view.ts';
import { FACE_KINDS, MOST_FACES, SKULL_FACE } from '../../rules/pack-view.ts';

/** A die is entered as a count of each face: in which order they lie on it does not matter. */
export type Face = BattleFace | ExplorationFace;

/** So many numbers are listed for the Exploration Die; higher ones where a file has them. */
const NUMBERS = 10;

const facesOn = ({ dice }: Pack, die: PackDie): readonly Face[] => dice[die] ?? [];

/** All that may be on the die, in the order of the list. */
export function listedFaces(pack: Pack, die: PackDie): readonly Face[] {
  if (die !== 'exploration') return FACE_KINDS;
  const highest = facesOn(pack, die).reduce<number>(
    (most, face) => (typeof face === 'number' ? Math.max(most, face) : most),
    NUMBERS,
  );
  return [SKULL_FACE, ...Array.from({ length: highest }, (_, index) => index + 1)];
}

export const countFaces = (pack: Pack, die: PackDie): number => facesOn(pack, die).length;
export const countFace = (pack: Pack, die: PackDie, face: Face): number =>
  facesOn(pack, die).filter((one) => one === face).length;
export const canAddFace = (pack: Pack, die: PackDie): boolean => countFaces(pack, die) < MOST_FACES;

/** A die without a face is not in the pack: it is rolled on the table. */
export function setFaces(pack: Pack, die: PackDie, face: Face, n: number): Pack {
  const faces = listedFaces(pack, die).flatMap((one) =>
    Array.from({ length: one === face ? n : countFace(pack, die, one) }, () => one),
  );
  return faces.length === 0
    ? restoreDie(pack, die)
    : { ...pack, dice: { ...pack.dice, [die]: faces } };
}

export function restoreDie(pack: Pack, die: PackDie): Pack {
  const { [die]: _, ...dice } = pack.dice;
  return { ...pack, dice };
}
