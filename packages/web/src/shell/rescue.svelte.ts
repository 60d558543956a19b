/** What can still be done with the game that is open when the browser does not keep it. */
interface Rescue {
  /** Saves it as a file. */
  export: (() => void) | undefined;
  /** Goes on in this tab alone; there while an entry was not taken because of it. */
  playOn: (() => void) | undefined;
}
export const rescue: Rescue = $state({ export: undefined, playOn: undefined });
