import type { Ref, Seat } from '@empty-chair/kernel/words';
import { announcer } from '@empty-chair/uikit/announcer.svelte.ts';
import type { Marks } from '@empty-chair/uikit/game-ui.ts';
import { afterFrame } from '@empty-chair/uikit/in-frame.ts';
import { isStill } from '@empty-chair/uikit/motion.ts';
import { words } from '@empty-chair/uikit/words.svelte.ts';
import { untrack } from 'svelte';
import { whenIdle } from '../shell/when-idle.ts';
import { has } from './marks.ts';
import { saidSince, sinceOnBoard } from './since-then.ts';
import type { SinceTurn } from './since-turn.ts';
import type { TableModel } from './table-model.svelte.ts';

/** How long it stays, in milliseconds, and how soon one mark follows the other. */
const STAYS = 2000;
const EACH = 320;

/** Where all of them are. */
const placesOfMarks = ({ arrows, places }: Marks): readonly Ref[] => [
  ...places.map(({ ref }) => ref),
  ...arrows.flatMap(({ from, to }) => [from, to]),
];

/** What the screen knows of it. */
interface Means {
  /** A person's turn is before the eyes of whoever is here, with nothing over it. */
  readonly isTurnShown: () => boolean;
  /** The bots have played at once: nobody has seen any of it. */
  readonly isUnseen: () => boolean;
}

/** What has changed since somebody's last turn, over the board when their turn begins. It costs no tap. */
export class SinceView {
  private readonly table: TableModel;
  private readonly means: Means;
  now: SinceTurn | undefined = $state.raw();
  /** So many of its marks are drawn. */
  private drawn: number = $state(0);
  private told: string | undefined;
  private timers: ReturnType<typeof setTimeout>[] = [];

  constructor(table: TableModel, means: Means) {
    this.table = table;
    this.means = means;
  }

  /** For an effect: once each turn, after its first picture, when the page has nothing else to do. */
  watch(): (() => void) | undefined {
    const person = this.beginning;
    const turn = `${this.table.session.match.record.entries.length} ${person}`;
    if (person === undefined) {
      untrack(() => this.end());
      return undefined;
    }
    if (turn === this.told) return undefined;
    let idle: (() => void) | undefined;
    const frame = afterFrame(() => {
      idle = whenIdle(() => {
        this.told = turn;
        this.begin(person);
      });
    });
    return () => {
      frame();
      idle?.();
    };
  }

  /** Whose turn begins: nothing is entered in it yet, nothing taken back. */
  private get beginning(): Seat | undefined {
    const { session, back } = this.table;
    const isBegun = session.undone !== undefined || session.entriesThisTurn.length > 0;
    const isFirst = this.means.isTurnShown() && !isBegun && back.putBack.length === 0;
    return isFirst ? session.seat : undefined;
  }

  /** Over the marks of the turn, which come first. */
  over(marks: Marks): Marks {
    if (this.now === undefined) return marks;
    const { arrows, places } = this.now.marks;
    const isEmpty = marks.arrows.length + marks.places.length === 0;
    const refs = marks.places.map(({ ref }) => ref);
    const shown = arrows.slice(0, this.drawn);
    const rings = places.slice(0, this.drawn).filter(({ ref }) => !has(refs, ref));
    return {
      ...marks,
      arrows: [...marks.arrows, ...shown],
      places: [...marks.places, ...rings],
      ...(isEmpty && { isFleeting: true as const, around: placesOfMarks(this.now.marks) }),
    };
  }

  /** Once more, with the pieces on their way. */
  again(): void {
    if (this.now === undefined) return;
    this.table.travels.set(this.now.going);
    this.show(this.now);
  }

  private begin(person: Seat): void {
    const found = sinceOnBoard(this.table, person);
    if (found === undefined) return;
    this.show(found);
    const said = [
      ...saidSince(found).map((message) => words.say(message)),
      ...this.gainsSaid(found),
    ];
    announcer.say([`${words.t('ui.play.since')}:`, said.join(', ')].join(' '));
    addEventListener('pointerdown', this.tapped, { capture: true });
    addEventListener('keydown', this.tapped, { capture: true });
  }

  /** What stands at the chairs, for whoever does not see them. */
  private gainsSaid({ gains }: SinceTurn): readonly string[] {
    return this.table.chairs.flatMap(({ seat, name }) => {
      const gain = gains.get(seat);
      return gain === undefined
        ? []
        : [`${words.name(name)} ${gain > 0 ? '+' : ''}${words.renderer.number(gain)}`];
    });
  }

  private show(found: SinceTurn): void {
    this.stop();
    this.now = found;
    const { arrows, places } = found.marks;
    const all = Math.max(arrows.length, places.length);
    this.drawn = isStill() ? all : 1;
    if (isStill()) return;
    for (let n = 2; n <= all; n += 1) {
      this.timers.push(setTimeout(() => (this.drawn = n), (n - 1) * EACH));
    }
    if (this.means.isUnseen()) return;
    this.timers.push(setTimeout(() => this.end(), (all - 1) * EACH + STAYS));
  }

  /** The first tap is for something else; only its own button is not. */
  private readonly tapped = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('[data-board-line] button')) return;
    this.end();
  };

  private end(): void {
    this.stop();
    removeEventListener('pointerdown', this.tapped, { capture: true });
    removeEventListener('keydown', this.tapped, { capture: true });
    this.now = undefined;
  }

  private stop(): void {
    for (const timer of this.timers.splice(0)) clearTimeout(timer);
  }
}
