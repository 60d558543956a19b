/** A notice of the device itself, for somebody who looks elsewhere when their turn comes. */

/** The player was never asked; only a tap may ask. */
export const canAskToNotify = (): boolean =>
  'Notification' in window && Notification.permission === 'default';

export async function askToNotify(): Promise<void> {
  await Notification.requestPermission();
}

export async function notify(text: string): Promise<void> {
  if (!document.hidden || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  // The next turn takes the place of the last: who was away for three is told once.
  const options = { tag: 'your-turn', data: location.href, icon: 'icon.svg' };
  try {
    // Some phones let only a service worker do that; some pages have none.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) await worker.showNotification(text, options);
    else new Notification(text, options);
  } catch {
    // The page says it all the same.
  }
}
