import type { CaseKey, ForecastMove, ForecastPlace } from '@empty-chair/kernel/forecast';
import type { SeatInfo } from '@empty-chair/kernel/module';
import type { Ref, Seat } from '@empty-chair/kernel/words';
import type { Marks } from '@empty-chair/uikit/game-ui.ts';
import { words } from '@empty-chair/uikit/words.svelte.ts';
import { reasonOf } from '../session/session.svelte.ts';
import { toasts } from '../shell/toasts.svelte.ts';
import { same } from '../table/marks.ts';
import type { TableModel } from '../table/table-model.svelte.ts';
import { ForesightClient } from './client.ts';
import type { Start } from './explain-case.ts';
import { explainCase, lineOf } from './explain-case.ts';
import type { ForesightRequest, Picture } from './messages.ts';
import { nameKey } from './messages.ts';
import { botsFrom, heatOf, placeIn } from './model.ts';

const SAMPLES = 20;
const MOST = 1000;

/** What a bot may do next, as the panel and the board show it. */
export class Foresight {
  private readonly table: TableModel;
  private readonly client: ForesightClient;
  /** The bot that was asked for; undefined: whichever is next. */
  private wanted: Seat | undefined = $state();
  picture: Picture | undefined = $state.raw();
  /** The picture is of the request before: it stays until there is a new one, so that nothing jumps. */
  isStale: boolean = $state(false);
  problem: string | undefined = $state();
  /** The place whose cases are looked at. */
  place: Ref | undefined = $state.raw();

  constructor(table: TableModel, client: ForesightClient = new ForesightClient()) {
    this.table = table;
    this.client = client;
  }

  readonly bots: readonly SeatInfo[] = $derived.by(() => {
    const { session } = this.table;
    return botsFrom(session.seats, session.seat);
  });

  readonly bot: SeatInfo | undefined = $derived(
    this.bots.find(({ seat }) => seat === this.wanted) ?? this.bots[0],
  );

  get marks(): Marks {
    const { place, picture } = this;
    return {
      places: place === undefined ? [] : [{ ref: place, as: 'selected' }],
      arrows: [],
      heat: picture === undefined || this.isStale ? [] : heatOf(picture),
    };
  }

  get isWorking(): boolean {
    return this.problem === undefined && (this.isStale || (this.picture?.done ?? 0) < 1);
  }

  /** What is foreseen at the place that is looked at. */
  get placed(): ForecastPlace | undefined {
    return this.picture && this.place && placeIn(this.picture, this.place);
  }

  /** A human's seat is nobody to foresee. */
  choose(seat: number): void {
    const bot = this.bots.find((one) => one.seat === seat);
    if (bot === undefined) return;
    this.wanted = bot.seat;
    this.place = undefined;
  }

  /** The same place tapped twice closes it again. */
  tapPlace(ref: Ref): void {
    this.place = this.place !== undefined && same(this.place, ref) ? undefined : ref;
  }

  /** The worker is started, and runs once for practice. */
  warm(): void {
    const request = this.request();
    if (request !== undefined) this.client.warm(request);
  }

  /** Foresees the position that lies on the table now. For an effect: it gives what cancels it. */
  follow(): (() => void) | undefined {
    const request = this.request();
    this.isStale = true;
    this.problem = undefined;
    if (request === undefined) return undefined;
    return this.client.foresee(request, {
      onpicture: (picture) => {
        this.picture = picture;
        this.isStale = false;
      },
      onfailed: (reason) => {
        this.picture = undefined;
        this.problem = words.say(reason);
      },
    });
  }

  /** The panel was closed: the next time it begins anew. */
  leave(): void {
    this.wanted = undefined;
    this.place = undefined;
    this.picture = undefined;
  }

  close(): void {
    this.client.close();
  }

  cardsOf({ cards }: CaseKey): readonly Ref[] {
    return this.picture?.names[nameKey(cards)] ?? [];
  }

  /** Why something happens to the place in this case. */
  whyCase(key: CaseKey, place: Ref): void {
    this.openReason(key, (explained, start) =>
      lineOf({ module: this.table.session.game.module, start }, explained, place),
    );
  }

  whyMove({ example, index }: ForecastMove): void {
    this.openReason(example, () => index);
  }

  private openReason(
    key: CaseKey,
    line: (explained: ReturnType<typeof explainCase>, start: Start) => number,
  ): void {
    const { session } = this.table;
    const { state } = session;
    if (state === undefined || this.bot === undefined) return;
    const choicesAtTable = session.game.module.chance(session.match.record.config).choices;
    const start = { state, seat: this.bot.seat, choicesAtTable };
    try {
      const explanation = explainCase(session.game.module, start, key);
      const foreseen = { explanation, cards: this.cardsOf(key) };
      this.table.reason.open({ foreseen, line: line(explanation, start) });
    } catch (error) {
      toasts.refuse(words.say(reasonOf(error)));
    }
  }

  private request(): ForesightRequest | undefined {
    const { session } = this.table;
    const { state, match } = session;
    const { module } = session.game;
    if (state === undefined || this.bot === undefined) return undefined;
    return {
      game: module.id,
      config: module.codecs.config.encode(match.record.config),
      state: module.codecs.state.encode(state),
      seat: this.bot.seat,
      samples: SAMPLES,
      most: MOST,
      // The same position is always told the same.
      seed: `foresee ${match.record.entries.length}`,
    };
  }
}
