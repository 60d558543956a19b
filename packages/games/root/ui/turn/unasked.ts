import type { Message } from '@empty-chair/kernel/words';
import type { Marks, PlaceMark, TurnSession } from '@empty-chair/uikit/game-ui.ts';
import { isRef } from '@empty-chair/uikit/sentence.ts';
import { SvelteSet } from 'svelte/reactivity';
import type { HumanTurn, Input } from '../../rules/view.ts';
import { humanTurn, isBeforehand } from '../../rules/view.ts';
import { putsDown } from '../arrow-of.ts';
import { rootState } from '../board/root-view.ts';
import { forApp } from '../game.ts';
import type { ListedEntry } from './listed-entries.ts';
import { earlierOf, entriesOf } from './listed-entries.ts';

/** What is said so without a tap of its own. */
const UNASKED: readonly Input['kind'][] = ['wood', 'refresh', 'roosts'];

/** A human's turn as the record has it. */
export interface TurnSoFar {
  readonly entries: readonly ListedEntry[];
  readonly turn: HumanTurn;
}

export function turnSoFar(session: TurnSession): TurnSoFar | undefined {
  const { state, seat } = session;
  if (state === undefined) return undefined;
  const entries = entriesOf(session, state);
  const said = entries.map(({ entered }) => entered);
  return { entries, turn: humanTurn(rootState(state), seat, said, earlierOf(session)) };
}

/**
 * What the rules leave no choice in stands as done without a tap, and is entered with the next thing
 * that is: nothing comes into a record because somebody looked at it, and a step back before that
 * takes back what people did. Its entry is one of its own, so that two phones enter it once.
 */
export class Unasked {
  private readonly session: TurnSession;
  /** The entries that began turns in which it was taken back: there it is said by hand. */
  private readonly out = new SvelteSet<number>();

  constructor(session: TurnSession) {
    this.session = session;
  }

  private get begin(): number {
    const { entriesThisTurn, entriesSoFar } = this.session;
    return entriesThisTurn[0]?.index ?? entriesSoFar.length;
  }

  of({ turn }: TurnSoFar): Pick<HumanTurn, 'byItself' | 'lastly'> {
    return this.out.has(this.begin) ? {} : turn;
  }

  takeOut(): void {
    this.out.add(this.begin);
  }

  /** Once it was entered, by whomever, it comes back by itself no more. */
  see({ entries }: TurnSoFar): void {
    if (entries.some(({ entered }) => UNASKED.includes(entered.kind))) this.takeOut();
  }

  /** With what is due before it. */
  submit(input: Input): void {
    const soFar = turnSoFar(this.session);
    const { byItself, lastly } = soFar === undefined ? {} : this.of(soFar);
    if (byItself !== undefined && !isBeforehand(input)) this.session.submit(forApp(byItself));
    if (lastly !== undefined && input.kind === 'pass') this.session.submit(forApp(lastly));
    this.session.submit(forApp(input));
  }
}

/** As the list has it before it is entered. */
export const entryToCome = (
  { game, state, seat, entriesSoFar }: TurnSession,
  entered: Input,
): ListedEntry | undefined =>
  state && {
    index: entriesSoFar.length,
    input: game.module.inputKey(forApp(entered)),
    entered,
    message: game.module.inputMessage(state, seat, forApp(entered)),
    results: [],
    plain: true,
    isToCome: true,
  };

/** Where something is to be put down; the window stays as it is. */
export function marksOfPlaced(happenings: readonly Message[]): Marks {
  const refs = happenings.flatMap((happening) => {
    const at = happening.params?.['at'];
    const isPutDown = putsDown(happening) !== undefined && at !== undefined && isRef(at);
    return isPutDown ? [at] : [];
  });
  // Two sawmills of one clearing are one ring.
  const ids = new Map(refs.map((ref) => [ref.id, ref]));
  const places = [...ids.values()].map((ref): PlaceMark => ({ ref, as: 'ring', puts: {} }));
  return { places, arrows: [], isFleeting: true };
}

const all = new WeakMap<TurnSession, Unasked>();

export function unaskedAt(session: TurnSession): Unasked {
  const known = all.get(session) ?? new Unasked(session);
  all.set(session, known);
  return known;
}
