import type { Stays } from './handover.ts';
import type { SaidBeside } from './light.ts';

/** A device that has been here, and can be let stay when the link is withdrawn. */
export interface SeenDevice extends Stays {
  readonly by: string;
  /** As it calls itself: whoever holds the link can call itself anything. */
  readonly name: string;
}

const LETTERS = 6;

/** A short sign of a device's key, for people to tell two of one name apart: each looks at their own device. */
export const signOf = (key: string): string =>
  key
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, LETTERS)
    .toLowerCase();

/** Of each role: more are nobody's guests. */
const MOST_SEEN = 50;

/** The devices that said that they are here, known by their keys: two of one name are two. */
export class Others {
  private readonly seen = new Map<string, SeenDevice>();
  /** The key of this device, which hears itself too. */
  private readonly mine: string | undefined;

  constructor(mine: string | undefined) {
    this.mine = mine;
  }

  get all(): readonly SeenDevice[] {
    return [...this.seen.values()];
  }

  hears({ by, from: role, light }: SaidBeside): void {
    if (light.kind !== 'here' || light.key === undefined || light.key === this.mine) return;
    const { key, name } = light;
    const known = this.seen.get(key);
    // A viewer who repeats what a player said takes nothing from the player.
    if (known?.role === 'player' && role === 'viewer') return;
    const alike = this.all.filter((it) => it.role === role && it.key !== key);
    if (alike.length < MOST_SEEN) this.seen.set(key, { by, name, role, key });
  }

  /** Under new keys: who else was here is out. */
  keepOnly(staying: readonly Stays[]): void {
    for (const key of this.seen.keys()) {
      if (!staying.some((it) => it.key === key)) this.seen.delete(key);
    }
  }
}
