import type { TurnSession } from '@empty-chair/uikit/game-ui.ts';
import type { ActOffer } from '../../rules/view.ts';
import { inputs } from '../../rules/view.ts';
import { rootView } from '../board/root-view.ts';
import type { Lesson } from './lessons.ts';
import { byLesson, GUIDED_TURNS, lessonFor, shownOf } from './lessons.ts';
import { handAt } from './screen-hand.svelte.ts';

/** What the coach keeps of it: with this no game is guided any more. */
const DONE = 'guide';
/** The one game that is guided, once a turn of it was played. */
const GUIDED = 'guide at ';

export interface Guided {
  readonly verbs: readonly ActOffer['what'][];
  readonly onall: (() => void) | undefined;
}

/** The guide of a first game on the screen. It recommends, and never stands in the way. */
export class ScreenGuide {
  private readonly session: TurnSession;
  /** The turn for which it was sent away, and the one in which all verbs are shown. */
  private hidden: number = $state(0);
  private all: number = $state(0);
  private stop: (() => void) | undefined;

  constructor(session: TurnSession) {
    this.session = session;
  }

  private get turn(): number {
    return this.session.state === undefined ? 0 : rootView(this.session.state).round;
  }

  /** A first game has outlived its lessons: whoever has played so long has no guide in the next one. */
  private get isPast(): boolean {
    const { view } = handAt(this.session);
    const isGuided = view !== undefined && lessonFor(view.faction, GUIDED_TURNS) !== undefined;
    return (
      isGuided && this.turn > GUIDED_TURNS && this.session.coach?.seen?.includes(DONE) === false
    );
  }

  /** Another game was the first one. */
  private get isLater(): boolean {
    const { coach } = this.session;
    const guided = coach?.seen?.find((hint) => hint.startsWith(GUIDED));
    return guided !== undefined && guided !== `${GUIDED}${coach?.table}`;
  }

  /** What there is to keep as the game goes on. */
  keep(): void {
    const { coach } = this.session;
    if (this.isPast) this.end();
    else if (this.turn > 1 && this.lesson !== undefined && !this.isLater)
      coach?.see(`${GUIDED}${coach.table}`);
  }

  get lesson(): Lesson | undefined {
    const { coach } = this.session;
    const { view } = handAt(this.session);
    const isOver = coach?.seen === undefined || coach.seen.includes(DONE) || this.isLater;
    if (isOver || view === undefined || this.turn === this.hidden) return undefined;
    return lessonFor(view.faction, this.turn);
  }

  /** The verbs that are shown, the best first; all are one tap away where these are not all. */
  get guided(): Guided | undefined {
    const { lesson } = this;
    if (lesson === undefined) return undefined;
    const { verbs, isAll } = shownOf(lesson, handAt(this.session).verbs, this.all === this.turn);
    return { verbs, onall: isAll ? undefined : () => this.showAll() };
  }

  get best(): ActOffer['what'] | undefined {
    const { lesson } = this;
    return lesson && byLesson(lesson, handAt(this.session).verbs)[0];
  }

  private showAll(): void {
    this.all = this.turn;
  }

  /** One's own way, for this turn. */
  hide(): void {
    this.hidden = this.turn;
  }

  /** For good. */
  end(): void {
    this.session.coach?.see(DONE);
  }

  /** The preview of the recommended verb, as the stand-in would do it; as it is offered first where that is not known. */
  show(): void {
    const { best } = this;
    if (best === undefined) return;
    this.stop?.();
    const choose = (given: Readonly<Record<string, unknown>>): void => {
      this.stop?.();
      this.stop = undefined;
      handAt(this.session).choose({ what: best, given });
    };
    const { offers = [] } = handAt(this.session).view ?? {};
    const first = (): void => choose(offers.find(({ what }) => what === best)?.fields ?? {});
    const { hint, state } = this.session;
    if (hint === undefined) {
      first();
      return;
    }
    this.stop = hint({
      onhint: ({ moves }) => {
        if (this.session.state !== state) return;
        const acts = moves.flatMap(({ input }) => {
          const said = inputs.inputCodec.decode(input);
          return said.kind === 'play' && said.act.what === best ? [said.act] : [];
        });
        const [act] = acts;
        if (act === undefined) first();
        else {
          const { what: _, ...given } = act;
          choose(given);
        }
      },
      onfailed: first,
    });
  }
}

const guides = new WeakMap<TurnSession, ScreenGuide>();

export function guideAt(session: TurnSession): ScreenGuide {
  const guide = guides.get(session) ?? new ScreenGuide(session);
  guides.set(session, guide);
  return guide;
}
