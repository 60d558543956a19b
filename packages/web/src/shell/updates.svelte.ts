/** The service worker, a newer version of the app, and the browser's offer to install it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

/** Milliseconds until the page is loaded anew even if no change of workers was heard of. */
const PATIENCE = 2000;

class Updates {
  /** A newer version waits. It is taken only when the player says so. */
  ready: ServiceWorker | undefined = $state.raw();
  offer: InstallOffer | undefined = $state.raw();
  /** All files are here: the app works without a network. */
  offline: boolean = $state(false);

  /** The only place that reloads, and only after a tap. */
  apply(): void {
    const worker = this.ready;
    if (worker === undefined) return;
    // Another tab has taken it: here only the page is still the old one.
    if (worker.state !== 'installed') {
      location.reload();
      return;
    }
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
      once: true,
    });
    worker.postMessage('take-over');
    // Chromium sometimes waits for the old worker to rest, and only a page that is loaded wakes it.
    setTimeout(() => location.reload(), PATIENCE);
  }

  async install(): Promise<void> {
    const { offer } = this;
    this.offer = undefined;
    await offer?.prompt();
  }
}

export const updates = new Updates();

export function startUpdates(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    updates.offer = event as InstallOffer;
  });
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  // After the first screen is there: fetching all files must not slow it down.
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}

/** Home comes before it, with its script too. */
async function register(): Promise<void> {
  try {
    const { followWorker } = await import('./follow-worker.ts');
    await followWorker(updates);
  } catch (error) {
    // Without a worker the app still runs, only not offline.
    console.warn(error);
  }
}
