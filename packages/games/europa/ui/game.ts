import type { Seat } from '@empty-chair/kernel/words';
import type { AnyInput, AnyState } from '@empty-chair/registry/games';
import { type RegisteredGame, registered } from '@empty-chair/registry/manifest';
import type { TurnSession } from '@empty-chair/uikit/game-ui.ts';
import { tryInput } from '@empty-chair/uikit/turn/try-input.ts';
import { game } from '../game.ts';
import type { Input } from '../rules/view.ts';

/**
 * The rules of Europa. Awaited here because forms decode while they are drawn; this file is only
 * reached when the game is opened, and then its rules are loaded anyway.
 */
export const europaGame: RegisteredGame = await registered(game);

/** Between this game's inputs and any game's; sound, because they only go to its own rules. */
export const forApp = (input: Input): AnyInput => input as object as AnyInput;
const fromApp = (input: AnyInput): Input => input as object as Input;

export const kindOf = (input: AnyInput): Input['kind'] => fromApp(input).kind;
export const submit = (session: TurnSession, input: Input): void => session.submit(forApp(input));

/** Whether the game takes an input that it does not offer: it takes more than the usual. */
export const accepts = (state: AnyState, seat: Seat, input: Input): boolean =>
  tryInput(europaGame.module, state, seat, forApp(input)).why === undefined;
