import type { Ref } from '@empty-chair/kernel/words';
import type { CommonId } from '@empty-chair/text/catalogue';
import { say } from '@empty-chair/text/catalogue';
import type { Renderer } from '@empty-chair/text/renderer';
import type { Estimate } from '../stats.ts';
import { RANDOM_PLAN } from '../tables.ts';

/** Axes that studies usually have; a study may name others, which are called as it calls them. */
const AXES: Readonly<Record<string, CommonId>> = {
  level: 'lab.report.axis.level',
  difficulty: 'lab.report.axis.level',
  trait: 'lab.report.axis.trait',
  traits: 'lab.report.axis.trait',
  map: 'lab.report.axis.map',
  game: 'lab.report.axis.game',
  plan: 'lab.report.axis.plan',
};

/** The kinds under which a game's catalogue may know the values of an axis. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  level: ['level', 'difficulty'],
  traits: ['trait'],
};

/** The names and numbers of a report, in one language. */
export class Labels {
  readonly words: Renderer;

  constructor(words: Renderer) {
    this.words = words;
  }

  tell(id: CommonId, params?: Parameters<typeof say>[1]): string {
    return this.words.render(say(id, params));
  }

  seat({ name, plan }: { readonly name: Ref; readonly plan?: string | undefined }): string {
    const own = this.words.name(name);
    return plan === undefined ? own : `${own} (${this.plan(plan)})`;
  }

  /** By the game's catalogue, else the id, which a study file uses as well. */
  plan(id: string): string {
    if (this.words.has(`ref.plan.${id}`)) return this.words.name({ kind: 'plan', id });
    return id === RANDOM_PLAN ? this.tell('lab.report.randomPlan') : id;
  }

  axis(name: string): string {
    const id = AXES[name];
    return id === undefined ? name : this.tell(id);
  }

  /** A label that is an id of the game has the game's name for it. */
  value(axis: string, label: string): string {
    const kind = (KINDS[axis] ?? [axis]).find((one) => this.words.has(`ref.${one}.${label}`));
    return kind === undefined ? label : this.words.name({ kind, id: label });
  }

  /** `Level: Hungry, trait: Bold`; nothing for the only table of a study. */
  table(axes: Readonly<Record<string, string>>): string {
    return Object.entries(axes)
      .map(([axis, label]) => `${this.axis(axis)}: ${this.value(axis, label)}`)
      .join(', ');
  }

  number(value: number): string {
    return this.words.number(value);
  }

  /** Beside a chart one decimal is enough; tables have more. */
  tenths(value: number): string {
    return this.number(Math.round(value * 10) / 10);
  }

  /** One decimal, never a rounded-away sign of being rare. */
  percent(share: number): string {
    if (share > 0 && share < 0.0005) return `< ${this.number(0.1)}\u00a0%`;
    return `${this.tenths(share * 100)}\u00a0%`;
  }

  range(low: string, high: string): string {
    return `${low} – ${high}`;
  }

  /** `41.2 % (39–43)` */
  rate({ value, low, high }: Estimate): string {
    const [from, to] = [low, high].map((share) => this.tenths(share * 100));
    return `${this.percent(value)} (${from}–${to})`;
  }
}
