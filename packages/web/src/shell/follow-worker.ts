/** What the service worker tells of itself. */
interface Told {
  ready: ServiceWorker | undefined;
  offline: boolean;
}

/** Registers the service worker, and says when all files are here and when a newer version waits. */
export async function followWorker(updates: Told): Promise<void> {
  const registration = await navigator.serviceWorker.register('./service-worker.js');
  const look = (): void => {
    // The first worker of all is no update.
    if (navigator.serviceWorker.controller !== null && registration.waiting !== null) {
      updates.ready = registration.waiting;
    }
    updates.offline = registration.active !== null;
  };
  const watch = (): void => registration.installing?.addEventListener('statechange', look);
  look();
  // One that the browser found before we could listen is already being installed.
  watch();
  registration.addEventListener('updatefound', watch);
  // The browser looks for a new version when a page is opened; an installed app stays open for days.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
  await navigator.serviceWorker.ready;
  look();
}
