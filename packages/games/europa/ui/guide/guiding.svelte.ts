import type { Ask, BotsOfGame, Box } from '../../rules/guide-view.ts';
import {
  asksFor,
  boxesOn,
  GUESSED_PAGES,
  isSaid,
  leftOn,
  rulesWith,
  tenthsByBook,
} from '../../rules/guide-view.ts';
import type { Pack } from '../../rules/pack-view.ts';
import type { PackFault } from '../pack/check-pack.ts';
import { attempt } from '../pack/check-pack.ts';
import { PackEditing } from '../pack/editing.svelte.ts';

interface GuideParts {
  readonly pack: Pack | undefined;
  readonly bots: BotsOfGame;
  /** After every answer; what it is given can be played. */
  readonly onkeep: (pack: Pack) => void;
}
/** What the start lists: pages of charts, then what is not on them. */
export const PARTS = ['box', 'cards', 'deck', 'targets', 'die'] as const;
export type Part = (typeof PARTS)[number];

/** The way of an owner through the booklet: what is asked now, what was said, and what is left. */
export class Guiding extends PackEditing {
  readonly asks: readonly Ask[];
  /** The question that is open; none on the first page. */
  ask: Ask | undefined = $state.raw();
  /** Somebody says that the open box differs, and what is printed. */
  isDiffering: boolean = $state(false);
  /** Why the last answer was not taken. */
  refused: PackFault | undefined = $state.raw();
  readonly tenths = $derived(tenthsByBook(rulesWith(this.draft)));
  private readonly onkeep: (pack: Pack) => void;
  private answers: readonly { readonly pack: Pack; readonly ask: Ask | undefined }[] = $state.raw(
    [],
  );

  constructor({ pack, bots, onkeep }: GuideParts) {
    super(pack);
    this.asks = asksFor(bots);
    this.onkeep = onkeep;
  }

  override make(next: Pack): void {
    this.answers = [...this.answers, { pack: this.draft, ask: this.ask }];
    super.make(next);
    this.onkeep(next);
  }

  /** What cannot be said changes nothing, and says why; else the next question comes. */
  say(answer: (pack: Pack) => Pack): void {
    const said = attempt(() => ({ pack: answer(this.draft) }));
    if ('path' in said) {
      this.refused = said;
      return;
    }
    this.make(said.pack);
    this.goOn();
  }

  get canTakeBack(): boolean {
    return this.answers.length > 0;
  }
  /** To the question of the last answer, as it was before it. */
  takeBack(): void {
    const last = this.answers.at(-1);
    if (last === undefined) return;
    this.answers = this.answers.slice(0, -1);
    this.draft = last.pack;
    this.onkeep(last.pack);
    this.open(last.ask);
  }

  open(ask: Ask | undefined): void {
    this.refused = undefined;
    this.isDiffering = false;
    this.ask = ask;
    // The panels of cards and dice open at their list.
    this.go({ tab: 'cards', card: undefined });
  }
  openBox(box: Box): void {
    this.open(this.asks.find((one) => one.kind === 'box' && one.box === box));
  }
  openPage(page: number): void {
    const [first] = [...leftOn(this.draft, page), ...boxesOn(page)];
    if (first !== undefined) this.openBox(first);
  }
  /** The first of a part that is left; what was said already where all of it was. */
  openPart(part: Part): void {
    const all = this.asks.filter(({ kind }) => kind === part);
    this.open(all.find((ask) => !isSaid(this.draft, ask)) ?? all[0]);
  }

  /** What is left comes after what is open, then from the beginning; with nothing left one is back at the first page. */
  get next(): Ask | undefined {
    const at = this.ask === undefined ? -1 : this.asks.indexOf(this.ask);
    const others = [...this.asks.slice(at + 1), ...this.asks.slice(0, Math.max(at, 0))];
    // The version of the booklet is asked on the first page.
    return others.find((ask) => ask.kind !== 'booklet' && !isSaid(this.draft, ask));
  }
  goOn(): void {
    this.open(this.next);
  }

  left(part: Part): number {
    return this.asks.filter((ask) => ask.kind === part && !isSaid(this.draft, ask)).length;
  }
  of(part: Part): number {
    return this.asks.filter(({ kind }) => kind === part).length;
  }
}

export const pageOf = (ask: Ask | undefined): number | undefined =>
  ask?.kind === 'box' ? ask.box.chart.page : undefined;

/** How far a page is read, from 0 to 1. */
export function readOf(pack: Pack, page: number): number {
  const all = boxesOn(page).length;
  return all === 0 ? 1 : 1 - leftOn(pack, page).length / all;
}
export { GUESSED_PAGES };
