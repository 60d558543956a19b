import type { DecisionNode, Narrowing } from '@empty-chair/kernel/trace';
import type { Message, Ref } from '@empty-chair/kernel/words';
import type { Arrow, GameUi, Marks, PlaceMark } from '@empty-chair/uikit/game-ui.ts';
import { NO_MARKS } from '@empty-chair/uikit/game-ui.ts';
import { isRef, refsOf } from '@empty-chair/uikit/sentence.ts';

type IsPlace = (ref: Ref) => boolean;

/** How many moves before and after the current one keep their arrow. */
const TRAIL = 1;

/** What a checklist draws: the current step, of one move or more, in full, its neighbours as thin arrows. */
export function marksOfStep(
  happenings: readonly Message[],
  step: number,
  isPlace: IsPlace,
  { arrowOf: ownArrow, putsDown }: Pick<GameUi, 'arrowOf' | 'putsDown'> = {},
  moves = 1,
): Marks {
  const current = happenings.slice(step, step + moves);
  if (current.length === 0) return NO_MARKS;
  const next = step + moves;
  const arrows = happenings.flatMap((happening, index): Arrow[] => {
    if (index < step - TRAIL || index >= next + TRAIL) return [];
    const arrow = ownArrow?.(happening) ?? arrowOf(happening, isPlace);
    if (arrow === undefined) return [];
    return [{ ...arrow, when: index < step ? 'done' : index < next ? 'now' : 'coming' }];
  });
  const rings = current.flatMap((message) => ringsOf(message, isPlace, putsDown));
  // Several moves of one step may be about the same place, which is ringed once.
  const places = rings.filter(
    ({ ref }, index) => rings.findIndex((other) => same(other.ref, ref)) === index,
  );
  return { places, arrows: arrows.filter(isFirstOfItsKind) };
}

/** Two arrows with the same ends would lie on each other. */
const isFirstOfItsKind = (arrow: Arrow, index: number, all: readonly Arrow[]): boolean =>
  all.findIndex(
    ({ from, to, when }) => when === arrow.when && same(from, arrow.from) && same(to, arrow.to),
  ) === index;

function ringsOf(
  message: Message,
  isPlace: IsPlace,
  putsDown: GameUi['putsDown'],
): readonly PlaceMark[] {
  const refs = placesOf(message, isPlace);
  const n = message.params?.['n'];
  const puts = putsDown?.(message);
  // What is put down in several places is as many in each of them.
  const isCounted = typeof n === 'number' && (refs.length === 1 || puts !== undefined);
  return refs.map((ref) => ({ ref, as: 'ring', ...(isCounted && { n }), ...(puts && { puts }) }));
}

/** What a question offers on the board. */
export const marksOfAnswers = (refs: readonly Ref[]): Marks => ({
  places: refs.map((ref) => ({ ref, as: 'option' })),
  arrows: [],
});

/** What a question is about, where its answers are no places. */
export const marksOfQuestion = (ask: Message, isPlace: IsPlace): Marks => ({
  places: placesOf(ask, isPlace).map((ref) => ({ ref, as: 'ring' })),
  arrows: [],
});

/** The places that a message is about, in the order in which it names them. */
export function placesOf(message: Message, isPlace: IsPlace): Ref[] {
  return refsOf(message).filter(isPlace);
}

/** The move that a message tells of, where it names its ends. */
export function arrowOf({ params }: Message, isPlace: IsPlace): Omit<Arrow, 'when'> | undefined {
  const from = params?.['from'];
  const to = params?.['to'];
  const n = params?.['n'];
  if (from === undefined || to === undefined || !isPlaceRef(from, isPlace)) return undefined;
  if (!isPlaceRef(to, isPlace)) return undefined;
  return { from, to, n: typeof n === 'number' ? n : 1 };
}

function isPlaceRef(value: number | Ref | readonly Ref[], isPlace: IsPlace): value is Ref {
  return typeof value === 'object' && isRef(value) && isPlace(value);
}

/** The letter of a tiebreak, as the ladder and the board name it. */
export const letterOf = (index: number): string => String.fromCharCode(97 + (index % 26));

/** Which narrowing struck an option out, by its index; undefined for those who stayed. */
export function struckBy(narrowings: readonly Narrowing[], option: Ref): number | undefined {
  const index = narrowings.findIndex(
    ({ options, left }) => has(options, option) && !has(left, option),
  );
  return index < 0 ? undefined : index;
}

/**
 * A decision after so many of its narrowings: all options ringed, those struck out so far with the
 * letter of the tiebreak, and at the end the survivor.
 */
export function marksOfDecision(node: DecisionNode, steps: number, isPlace: IsPlace): Marks {
  const { narrowings, options, chosen } = node;
  const done = narrowings.slice(0, steps);
  const isOver = steps >= narrowings.length;
  const now = narrowings[steps - 1];
  const places = options.filter(isPlace).map((ref): PlaceMark => {
    const value = now?.best === undefined ? {} : valueAt(now, ref);
    const struck = struckBy(done, ref);
    if (struck !== undefined) {
      const barred = done[struck]?.best === undefined ? { barred: true as const } : {};
      return { ref, as: 'struck', letter: letterOf(struck), ...value, ...barred };
    }
    const isChosen = isOver && (chosen === undefined ? node.by === 'each' : same(chosen, ref));
    return { ref, as: isChosen ? 'chosen' : 'option', ...value };
  });
  const about = now && {
    why: now.why,
    letter: letterOf(steps - 1),
    ...(now.note !== undefined && { note: now.note }),
  };
  return { places, arrows: [], ...(about && { about }) };
}

function valueAt({ options, values }: Narrowing, ref: Ref): { value?: string } {
  const value = values[options.findIndex((option) => same(option, ref))];
  return value === undefined ? {} : { value: String(value).replace('-', '\u2212') };
}

export const same = (a: Ref, b: Ref): boolean => a.kind === b.kind && a.id === b.id;
export const has = (refs: readonly Ref[], ref: Ref): boolean => refs.some((it) => same(it, ref));
