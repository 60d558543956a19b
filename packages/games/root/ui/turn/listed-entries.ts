import type { AnyState } from '@empty-chair/registry/games';
import type { TurnSession } from '@empty-chair/uikit/game-ui.ts';
import type { ListedEntry as Listed } from '@empty-chair/uikit/turn/listed-entry.ts';

export interface ListedEntry extends Listed {
  /** Nothing was asked for it, so a stepper may amend it. */
  readonly plain: boolean;
}

/** The first thing that happens is mostly the entry itself; of these it is already an effect. */
const EFFECT_FIRST: readonly string[] = ['explore', 'clear'];

export function entriesOf(session: TurnSession, state: AnyState): readonly ListedEntry[] {
  const { module } = session.game;
  return session.entriesThisTurn.flatMap(({ index, entry }) => {
    const { input, seat, answers } = entry;
    if (input === 'bot-turn') return [];
    const key = module.inputKey(input);
    const happened = session.positionAfter(index + 1)?.happenings ?? [];
    const own = EFFECT_FIRST.includes(key.split(' ')[0] ?? '') ? 0 : 1;
    return {
      index,
      input: key,
      message: module.inputMessage(state, seat, input),
      results: happened.slice(own),
      plain: answers.length === 0,
    };
  });
}
