import type { Pack } from '../../rules/pack-view.ts';
import { emptyPack, OWN_RULES } from '../../rules/pack-view.ts';
import { ChartWords } from '../chart/chart-words.ts';
import { words } from '../words.ts';
import type { Place } from './check-pack.ts';
import { faultOfPack } from './check-pack.ts';
import { draftRules } from './draft-rules.ts';
import { countChanges } from './pack-model.ts';

const [FIRST_CHART] = OWN_RULES.charts.keys();
/** The places that the parts begin with. */
export const PARTS = [
  { tab: 'charts', chart: FIRST_CHART, node: undefined },
  { tab: 'cards', card: undefined },
  { tab: 'decks', realm: undefined, age: 1 },
  { tab: 'targets', realm: undefined, kind: 'military' },
  { tab: 'dice', die: undefined },
  { tab: 'map', area: undefined },
] as const satisfies readonly Place[];

/** The pack in hand: what it is now, what it was, where one is in it, and what the game says to it. */
export class PackEditing {
  readonly rules = OWN_RULES;
  draft: Pack = $state.raw(emptyPack(''));
  place: Place = $state.raw(PARTS[0]);
  readonly fault = $derived(faultOfPack(this.rules, this.draft));
  readonly changes = $derived(countChanges(this.draft));
  readonly draftRules = $derived(draftRules(this.rules, this.draft));
  /** With the owner's own words, and as they come. */
  readonly words = $derived(new ChartWords(words.renderer, this.draftRules));
  readonly givenWords = $derived(
    new ChartWords(words.renderer, { ...this.draftRules, texts: new Map() }),
  );
  private past: readonly Pack[] = $state.raw([]);
  private lastEdit: string | undefined;
  private readonly atFirst: Pack;

  constructor(pack: Pack | undefined) {
    this.atFirst = pack ?? emptyPack(words.t('ui.europaPack.newName'));
    this.draft = this.atFirst;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }
  get isTouched(): boolean {
    return this.draft !== this.atFirst;
  }

  /** Typing in one field is one edit, however many letters it has. */
  make(next: Pack, field?: string): void {
    if (field === undefined || field !== this.lastEdit) this.past = [...this.past, this.draft];
    this.lastEdit = field;
    this.draft = next;
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.past = this.past.slice(0, -1);
    this.lastEdit = undefined;
    this.draft = before;
  }

  go(place: Place): void {
    this.place = place;
    this.lastEdit = undefined;
  }
}
