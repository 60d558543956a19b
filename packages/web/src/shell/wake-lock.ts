/** Whether the browser lets a page do it; one that is not secure may not. */
export const canKeepAwake: boolean = 'wakeLock' in navigator;

/** Keeps the screen on until the returned function is called. Where it is not offered, nothing happens. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let stopped = false;
  const ask = async (): Promise<void> => {
    if (stopped || document.visibilityState !== 'visible') return;
    try {
      lock = await navigator.wakeLock?.request('screen');
    } catch {
      // A low battery may refuse; the game goes on.
    }
    if (stopped) await lock?.release();
  };
  // The browser drops the lock when the page is hidden.
  const again = (): void => void ask();
  document.addEventListener('visibilitychange', again);
  void ask();
  return () => {
    stopped = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
