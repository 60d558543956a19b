import type { Seat } from '@empty-chair/kernel/words';
import type { Light, SaidBeside } from '@empty-chair/tables/light';
import type { Me } from './company.ts';
import { Company, HERE_EVERY_MS, LOOKS_FOR_MS } from './company.ts';
import { Ticks } from './ticks.ts';
import type { Present, SharedView } from './view.ts';

interface Parts {
  readonly me: Me;
  /** Of this device. */
  readonly key: string;
  readonly isViewer: boolean;
  readonly say: (light: Light) => void;
  readonly later: (ms: number, run: () => void) => () => void;
  readonly now: () => number;
  /** Nobody is here before a page that nobody sees. */
  readonly isVisible: () => boolean;
  readonly changed: () => void;
  /** Somebody asks which of two games goes on. */
  readonly asked: (who: string) => void;
}

/** What is said at a table beside the record: who is here and looks where, and what is ticked. */
export class Beside {
  private readonly parts: Parts;
  private readonly company = new Company();
  private readonly ticks = new Ticks();
  private person: Me;
  private looksAt: string | undefined;
  private unrepeat: () => void = () => undefined;
  private unlook: () => void = () => undefined;

  constructor(parts: Parts) {
    this.parts = parts;
    this.person = parts.me;
  }

  /** Says every now and then that somebody is here. */
  start(): void {
    const { later, isVisible, changed } = this.parts;
    this.unrepeat = later(HERE_EVERY_MS, () => {
      if (isVisible()) this.sayHere();
      changed();
      this.start();
    });
  }

  stop(): void {
    this.sayGone();
    this.unrepeat();
    this.unlook();
  }

  get me(): Me {
    return this.person;
  }

  get present(): readonly Present[] {
    const { by, name, chairs } = this.person;
    const { key } = this.parts;
    const me = { by, key, name, chairs, isViewer: this.parts.isViewer, isAway: false, isMe: true };
    return [me, ...this.company.present(this.parts.now())];
  }

  nameOf(by: string): string {
    return by === this.person.by ? this.person.name : this.company.nameOf(by);
  }

  ticksOf(entry: number | undefined): SharedView['ticks'] {
    return this.ticks.byLine(entry, (by) => this.nameOf(by));
  }

  /** How many lines of an entry are done, as was said last; undefined where nobody did. */
  doneOf(entry: number): number | undefined {
    return this.ticks.doneOf(entry);
  }

  /** A line was ticked here, or no longer. */
  tick(entry: number, line: number, isOn: boolean): void {
    this.ticks.set({ entry, line, isOn }, this.person.by);
    this.parts.say({ kind: 'tick', entry, line, isOn });
    this.parts.changed();
  }

  change(me: { readonly name?: string; readonly chairs?: readonly Seat[] }): void {
    this.person = { ...this.person, ...me };
    this.sayHere();
  }

  look(place: string | undefined): void {
    if (place === undefined && this.looksAt === undefined) return;
    this.looksAt = place;
    this.sayHere();
  }

  sayHere(): void {
    const { name, chairs } = this.person;
    const { looksAt } = this;
    this.parts.say({ kind: 'here', name, chairs, ...(looksAt !== undefined && { looksAt }) });
  }

  sayGone(): void {
    this.parts.say({ kind: 'gone' });
  }

  heard(said: SaidBeside): void {
    const { now, later, changed, asked } = this.parts;
    const { by, light } = said;
    // The server tells everybody, us too; somebody who has copied our name has another key.
    if (by === this.person.by && !(light.kind === 'here' && light.key !== this.parts.key)) return;
    const isNew = this.company.heard(said, now());
    if (light.kind === 'tick') this.ticks.set(light, by);
    if (light.kind === 'ask') asked(this.nameOf(by));
    if (light.kind === 'here' && light.looksAt !== undefined) {
      this.unlook();
      this.unlook = later(LOOKS_FOR_MS, changed);
    }
    if (isNew) this.welcome();
    changed();
  }

  /** Whoever comes knows nobody, and not what is done. */
  private welcome(): void {
    this.sayHere();
    const last = this.ticks.lastOf(this.person.by);
    if (last !== undefined) this.parts.say({ kind: 'tick', ...last });
  }
}
