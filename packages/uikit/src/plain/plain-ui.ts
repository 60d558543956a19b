import type { SeatInfo } from '@empty-chair/kernel/module';
import type { RegisteredGame } from '@empty-chair/registry/games';
import { addDrawings } from '../drawings.ts';
import type { Chair, GameUi, UiParts } from '../game-ui.ts';
import { otherDrawings } from '../other-drawings.ts';
import Board from './Board.svelte';
import CorrectPlace from './CorrectPlace.svelte';
import { surpriseOf } from './config-words.ts';
import HumanDone from './HumanDone.svelte';
import HumanTurn from './HumanTurn.svelte';
import Mat from './Mat.svelte';
import { checksOf, placesOf } from './places.ts';
import SetupForm from './SetupForm.svelte';

addDrawings(otherDrawings);

/** A drawing and forms that work for any game, from its module alone. */
function plainUi({ module }: RegisteredGame): GameUi {
  return {
    Board,
    Mat,
    SetupForm,
    HumanTurn,
    HumanDone,
    CorrectPlace,
    answerPad: () => undefined,
    chairs: (state, seats) => chairsOf(module.next(state), seats),
    places: (state) => placesOf(module, state),
    checks: (state) => checksOf(module, state),
    firstConfig: module.defaultConfig,
    surprise: (random) => surpriseOf(module, random),
  };
}

/** What a game draws itself, laid over the plain drawing. */
export const overPlain = (game: RegisteredGame, parts: UiParts): GameUi => ({
  ...plainUi(game),
  ...parts,
});

/** A game tells its points only when it is over. */
function chairsOf(
  next: ReturnType<RegisteredGame['module']['next']>,
  seats: readonly SeatInfo[],
): readonly Chair[] {
  const scores = next.kind === 'over' ? next.scores : [];
  return seats.map(({ seat, name, bot }) => {
    const score = scores.find((one) => one.seat === seat);
    return {
      seat,
      name,
      bot,
      points: score?.points ?? 0,
      ...(score === undefined && { isScoreless: true as const }),
      icon: bot ? 'bot' : 'chair',
      paint: bot ? '--automa' : '--player-a',
    };
  });
}
