import type { Message } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type { TurnSession } from '@empty-chair/uikit/game-ui.ts';
import type { ListedEntry as Listed } from '@empty-chair/uikit/turn/listed-entry.ts';
import type { Input } from '../../rules/view.ts';
import { fromApp } from '../game.ts';

export interface ListedEntry extends Listed {
  readonly entered: Input;
  /** Nothing was asked for it, so a stepper may amend it. */
  readonly plain: boolean;
  /** It stands as done, and is entered with what comes next. */
  readonly isToCome?: true;
}

/** The first thing that happens is mostly the entry itself; of these it is already an effect. */
const EFFECT_FIRST: readonly Input['kind'][] = [
  'explore',
  'clear',
  'favor',
  'turmoil',
  'roosts',
  'revolt',
  'train',
  'aid',
  'quest',
  'strike',
  'special',
  'craft',
  'effect',
];
/** All that happens is what was said. */
const SAID_WHOLE: readonly Input['kind'][] = [
  ...(['wood', 'recruit', 'overwork', 'hospitals', 'plot', 'spend', 'refund'] as const),
  ...(['character', 'refresh', 'walk', 'repair', 'drop'] as const),
];
/** Whatever was said, what it cost is turned with the hands. */
const isPayment = ({ id }: Message): boolean => String(id) === 'do.packExhaust';

export function entriesOf(session: TurnSession, state: AnyState): readonly ListedEntry[] {
  const { module } = session.game;
  return session.entriesThisTurn.flatMap(({ index, entry }) => {
    const { input, seat, answers } = entry;
    if (input === 'bot-turn') return [];
    const entered = fromApp(input);
    const all = session.positionAfter(index + 1)?.happenings ?? [];
    const happened = all.filter((one) => !isPayment(one));
    const own = SAID_WHOLE.includes(entered.kind)
      ? happened.length
      : EFFECT_FIRST.includes(entered.kind)
        ? 0
        : 1;
    const before = session.positionAfter(index)?.state ?? state;
    return {
      index,
      input: module.inputKey(input),
      entered,
      message: module.inputMessage(before, seat, input),
      results: [...all.filter(isPayment), ...happened.slice(own)],
      plain: answers.length === 0,
    };
  });
}

/** What the seat said in its turns before this one: of a human Eyrie it is the Decree. */
export function earlierOf(session: TurnSession): readonly Input[] {
  const end = session.entriesThisTurn[0]?.index ?? session.entriesSoFar.length;
  return session.entriesSoFar
    .slice(0, end)
    .flatMap(({ input, seat }) =>
      input === 'bot-turn' || seat !== session.seat ? [] : fromApp(input),
    );
}
