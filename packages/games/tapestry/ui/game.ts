import type { Message, Seat } from '@empty-chair/kernel/words';
import type { AnyInput, AnyState } from '@empty-chair/registry/games';
import { type RegisteredGame, registered } from '@empty-chair/registry/manifest';
import { tryInput } from '@empty-chair/uikit/turn/try-input.ts';
import { game } from '../game.ts';
import type { Input } from '../rules/view.ts';

/**
 * The rules of Tapestry. Awaited here because forms decode while they are drawn; this file is only
 * reached when the game is opened, and then its rules are loaded anyway.
 */
export const tapestryGame: RegisteredGame = await registered(game);

/** What this game says, for an app that can look into no input; sound, because it comes back here. */
export const forApp = (input: Input): AnyInput => input as object as AnyInput;
export const fromApp = (input: AnyInput): Input => input as object as Input;

/** Why the game would not take an input that it does not offer; nothing where it takes it. */
export const refusalTo = (state: AnyState, seat: Seat, input: Input): Message | undefined =>
  tryInput(tapestryGame.module, state, seat, forApp(input)).why;
export const accepts = (state: AnyState, seat: Seat, input: Input): boolean =>
  refusalTo(state, seat, input) === undefined;
