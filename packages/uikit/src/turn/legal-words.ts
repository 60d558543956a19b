import type { TurnSession } from '../game-ui.ts';

/** What the game offers whoever is on turn, as it is typed: 'conquer C4'. */
export function legalWords({ game: { module }, state, seat }: TurnSession): readonly string[] {
  return state === undefined
    ? []
    : module.legal(state, seat).map((input) => module.inputKey(input));
}
