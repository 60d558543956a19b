import type { Seat } from '@empty-chair/kernel/words';
import type { SaidBeside } from '@empty-chair/tables/light';
import type { Present } from './view.ts';

/** So often a device says that it is here. */
export const HERE_EVERY_MS = 20_000;
/** Two of them were missed, and some patience. */
const AWAY_AFTER_MS = 50_000;
/** So long after the last touch it is shown where somebody looks. */
export const LOOKS_FOR_MS = 4_000;

/** Whoever sits before this device. */
export interface Me {
  readonly by: string;
  readonly name: string;
  readonly chairs: readonly Seat[];
}

interface Person {
  readonly by: string;
  readonly key: string | undefined;
  readonly name: string;
  readonly chairs: readonly Seat[];
  readonly isViewer: boolean;
  readonly heardAt: number;
  readonly isGone: boolean;
  readonly looksAt?: { readonly place: string; readonly at: number };
}

/** Who is at a table, as far as this device has heard. Times come in from outside. */
export class Company {
  /** By name and key: two keys under one name are two people. */
  private readonly people = new Map<string, Person>();

  /** Gives whether that device was not here before: it knows nobody yet. */
  heard({ by, from, light }: SaidBeside, now: number): boolean {
    if (light.kind === 'here') {
      const { name, chairs, looksAt, key } = light;
      const id = `${by} ${key ?? ''}`;
      const before = this.people.get(id);
      const isNew = before === undefined || before.isGone || isSilent(before, now);
      this.people.set(id, {
        ...{ by, key, name, chairs, isViewer: from === 'viewer', heardAt: now, isGone: false },
        ...(looksAt !== undefined && { looksAt: { place: looksAt, at: now } }),
      });
      return isNew;
    }
    for (const [id, person] of this.people) {
      // Nothing else has a key in it: whoever is not there any more says so again.
      if (person.by !== by) continue;
      this.people.set(id, { ...person, heardAt: now, isGone: light.kind === 'gone' });
    }
    return false;
  }

  /** As it was given last; of a device that was never heard the name that it signs with. */
  nameOf(by: string): string {
    return [...this.people.values()].find((it) => it.by === by)?.name || signedName(by);
  }

  /** Those who gave a name or took a chair: who only asks who is there has not sat down. */
  present(now: number): Present[] {
    return [...this.people]
      .filter(([, { name, chairs, isViewer, isGone }]) =>
        isViewer && isGone ? false : name !== '' || chairs.length > 0,
      )
      .map(([, person]) => {
        const { by, key, name, chairs, isViewer, isGone, looksAt } = person;
        const isAway = isGone || isSilent(person, now);
        const isLooking = looksAt !== undefined && !isAway && now - looksAt.at < LOOKS_FOR_MS;
        return {
          ...{ by, key, name, chairs, isViewer, isAway, isMe: false },
          ...(isLooking && { looksAt: looksAt.place }),
        };
      });
  }
}

const isSilent = ({ heardAt }: Person, now: number): boolean => now - heardAt > AWAY_AFTER_MS;

/** A device signs with the name of its person and something that no other has. */
export const signature = (name: string, id: string): string => `${name} #${id}`.trim();
const signedName = (by: string): string => by.replace(/ ?#\S+$/, '');
