import type { Language } from '@empty-chair/text/languages';
import { isLanguage, languageOfLocale } from '@empty-chair/text/languages';
import { database } from './database.ts';
import { health } from './health.svelte.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
export const MOTIONS = ['system', 'off'] as const;
type Motion = (typeof MOTIONS)[number];

/** What the player chose for the app, and what was chosen last for a new game. */
class Settings {
  language: Language = $state('en');
  theme: Theme = $state('system');
  motion: Motion = $state('system');
  /** Keep the screen on at the table. */
  awake: boolean = $state(true);
  /** Sounds at the table, and short vibrations. */
  sound: boolean = $state(false);
  haptics: boolean = $state(true);
  /** Cover a hand that nobody has touched for a while, where several people share the device. */
  cover: boolean = $state(true);
  /** What the player is called at shared tables. */
  player: string = $state('');
  /** What is chosen in one tab holds in all of them. */
  private readonly tabs = new BroadcastChannel('empty-chair.settings');

  constructor() {
    this.tabs.onmessage = () => void this.load();
  }

  async load(): Promise<void> {
    const stored = await read();
    const language = stored.get('language');
    this.language =
      typeof language === 'string' && isLanguage(language) ? language : languageOfDevice();
    this.theme = THEMES.find((it) => it === stored.get('theme')) ?? 'system';
    this.motion = MOTIONS.find((it) => it === stored.get('motion')) ?? 'system';
    this.awake = stored.get('awake') !== false;
    this.sound = stored.get('sound') === true;
    this.haptics = stored.get('haptics') !== false;
    this.cover = stored.get('cover') !== false;
    const player = stored.get('player');
    this.player = typeof player === 'string' ? player : '';
    this.show();
  }

  async set(
    change: Partial<
      Pick<
        Settings,
        'language' | 'theme' | 'motion' | 'awake' | 'sound' | 'haptics' | 'cover' | 'player'
      >
    >,
  ): Promise<void> {
    // Kept before it is shown: whoever leaves the page at once has chosen all the same.
    for (const [key, value] of Object.entries(change)) await put(key, value);
    Object.assign(this, change);
    this.show();
    this.tabs.postMessage(undefined);
  }

  private show(): void {
    const { dataset } = document.documentElement;
    if (this.theme === 'system') delete dataset['theme'];
    else dataset['theme'] = this.theme;
    if (this.motion === 'off') dataset['motion'] = 'off';
    else delete dataset['motion'];
  }

  /** The last config chosen for a game, as its codec wrote it. */
  async lastConfig(game: string): Promise<unknown> {
    return (await read()).get(`config.${game}`);
  }

  /** Where the last game of this kind was played; it says more than who rolled its dice. */
  async lastWhere(game: string): Promise<unknown> {
    return (await read()).get(`where.${game}`);
  }

  async keepConfig(game: string, config: unknown, where?: string): Promise<void> {
    await put(`config.${game}`, config);
    if (where !== undefined) await put(`where.${game}`, where);
  }
}

const languageOfDevice = (): Language =>
  navigator.languages.map(languageOfLocale).find((it) => it !== undefined) ?? 'en';

async function read(): Promise<ReadonlyMap<string, unknown>> {
  try {
    const db = await database();
    const [keys, values] = await Promise.all([db.getAllKeys('settings'), db.getAll('settings')]);
    return new Map(keys.map((key, index) => [key, values[index]]));
  } catch {
    return new Map();
  }
}

async function put(key: string, value: unknown): Promise<void> {
  // A state proxy cannot be cloned into the database.
  const plain: unknown = JSON.parse(JSON.stringify(value));
  await health.kept(async () => (await database()).put('settings', plain, key));
}

export const settings = new Settings();
