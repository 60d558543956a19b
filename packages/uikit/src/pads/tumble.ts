/** In milliseconds: how long after the one before each face comes up, and when all is at rest. */
const GAPS = [0, 50, 78, 105, 132, 160];
const REST = 640;

/** Dice that roll: some faces, slower and slower, then the one that counts. */
export function tumble(
  face: () => void,
  rest: () => void,
): { readonly end: () => void; readonly stop: () => void } {
  let isResting = false;
  const timers: ReturnType<typeof setTimeout>[] = [];
  const stop = (): void => {
    for (const timer of timers.splice(0)) clearTimeout(timer);
  };
  const end = (): void => {
    if (isResting) return;
    isResting = true;
    stop();
    rest();
  };
  let at = 0;
  for (const gap of GAPS) {
    at += gap;
    if (at === 0) face();
    else timers.push(setTimeout(face, at));
  }
  timers.push(setTimeout(end, REST));
  return { end, stop };
}
