/** In a lower board the map above the tracks would be a stamp. */
const FOR_BOTH = 190;
/** A number stands on every hex: they are to be read. */
const WITH_NUMBERS = 300;

/** Whether the tracks have room below the map: in a board of no height yet, which is measured then, too. */
export const hasRoomForTracks = (height: number, isNumbered: boolean): boolean =>
  height === 0 || height >= (isNumbered ? WITH_NUMBERS : FOR_BOTH);
