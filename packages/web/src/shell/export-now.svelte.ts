/** How the game that is open can be saved as a file, for when the browser cannot keep it. */
export const exportNow: { run: (() => void) | undefined } = $state({ run: undefined });
