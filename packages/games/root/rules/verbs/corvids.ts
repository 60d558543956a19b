import { count, optional, word } from '@empty-chair/kernel/fields';
import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { isBot, mayPlace, piecesOf } from '../board.ts';
import { explode } from '../bombs.ts';
import { destroyPiece, placePiece, removePiece, removeWarriors } from '../effects.ts';
import { enemiesOf, isPlaying } from '../facts.ts';
import type { Clearing, Faction } from '../pieces.ts';
import { CORVIDS, clearingNumbered, EVERY_CLEARING, PLOT } from '../pieces.ts';
import {
  BOMB,
  EVERY_PLOT,
  EXTORTION,
  faceUpPlots,
  forgetPlot,
  hasOnePlot,
  hasPlot,
  hidePlot,
  isFaceDown,
  isFaceUp,
  layPlot,
  PLOT_IDS,
  plotId,
  plotNamed,
  plotRef,
  plotsLeft,
  swapPlots,
} from '../plots.ts';
import { score } from '../points.ts';
import type { RootTable } from '../scene.ts';
import type { State } from '../state.ts';
import { isOver, pieceSupply, warriorsAt } from '../state.ts';
import { clearingRef, factionRef, m, rule } from '../words.ts';
import { whyNotPlaced } from './pieces.ts';
import type { Offers } from './verb.ts';
import { clearing, no, verb } from './verb.ts';

/**
 * What human Corvids say of their plots (law 13). From then on it is followed which side is up, so that bots
 * are hit by 11.8; what lies face down only its owner knows. Plots that were placed by hand are as they were.
 */

const whyNotCrows = (me: Faction): Message | undefined =>
  me === CORVIDS ? undefined : no('no.notYourVerb');

/** Law 13.5.2: for a warrior, and one more for each plot of this turn. */
export const plot = verb({
  fields: { at: clearing, n: optional(count(1, 15), 1) },
  refuses: (state, given, me) => {
    const at = clearingNumbered(given.at);
    const why = whyNotCrows(me) ?? whyNotPlaced(state, me, at);
    if (why !== undefined) return why;
    if (hasPlot(state, at)) return no('no.plotThere', { at: clearingRef(at) });
    if (pieceSupply(state, PLOT) === 0) return no('no.supply', { faction: factionRef(me), n: 0 });
    return warriorsAt(state, me, at) < given.n
      ? no('no.soMany', { at: clearingRef(at) })
      : undefined;
  },
  apply: (table, given, me) => {
    const at = clearingNumbered(given.at);
    removeWarriors(table, me, at, given.n, rule('law.plots'));
    placePiece(table, PLOT, at, rule('law.plots'));
    hidePlot(table.scene.state, at);
  },
  said: (given, faction) =>
    message(m('did.plot'), { faction, at: clearingRef(clearingNumbered(given.at)) }),
});

/** Law 13.4.2, 13.7: a point for each plot that lies face up by then, this one too; then what it does. */
export const flip = verb({
  fields: { at: clearing, plot: word(PLOT_IDS) },
  refuses: (state, given, me) => {
    const at = clearingNumbered(given.at);
    const type = plotNamed(given.plot);
    if (me !== CORVIDS) return no('no.notYourVerb');
    if (!hasOneDown(state, at)) return no('no.noPlotDown', { at: clearingRef(at) });
    return plotsLeft(state, type) === 0 ? no('no.plotType', { plot: plotRef(type) }) : undefined;
  },
  apply: (table, given, me) => {
    const { state } = table.scene;
    const by = rule('law.plots');
    const at = clearingNumbered(given.at);
    const type = plotNamed(given.plot);
    layPlot(state, at, type, true);
    table.emit?.(by, m('do.flip'), { plot: plotRef(type), at: clearingRef(at) });
    score(table, me, faceUpPlots(state), 'plots', by);
    if (isOver(state)) return;
    if (type === EXTORTION) takeCards(table, at);
    if (type !== BOMB) return;
    explode(table, at, by);
    removePiece(table, PLOT, at, by);
  },
  said: (given, faction) =>
    message(m('did.flip'), {
      faction,
      at: clearingRef(clearingNumbered(given.at)),
      plot: plotRef(plotNamed(given.plot)),
    }),
});

/** Law 13.7.3: of each enemy there; instead of a bot's card one of the deck (2.8.1). */
function takeCards(table: RootTable, at: Clearing): void {
  const { state } = table.scene;
  for (const enemy of enemiesOf(state.facts, CORVIDS)) {
    if (piecesOf(state, enemy, at) === 0) continue;
    if (isBot(state, enemy)) table.emit?.(rule('2.8.1'), m('do.takeCard'));
    else table.emit?.(rule('law.plots'), m('do.extortTake'), { faction: factionRef(enemy) });
  }
}

/** Two plots with the same side up. */
const areAlike = (state: State, one: Clearing, other: Clearing): boolean =>
  one !== other &&
  hasOnePlot(state, one) &&
  hasOnePlot(state, other) &&
  isFaceUp(state, one) === isFaceUp(state, other);

/** Law 13.5.4. */
export const trick = verb({
  fields: { from: clearing, to: clearing },
  refuses: (state, given, me) => {
    const [from, to] = [clearingNumbered(given.from), clearingNumbered(given.to)];
    return whyNotCrows(me) ?? (areAlike(state, from, to) ? undefined : no('no.trick'));
  },
  apply: (table, given) => {
    const [from, to] = [clearingNumbered(given.from), clearingNumbered(given.to)];
    swapPlots(table.scene.state, from, to);
    const told = { from: clearingRef(from), to: clearingRef(to) };
    table.emit?.(rule('law.trick'), m('do.swapPlots'), told);
  },
  said: (given, faction) =>
    message(m('did.trick'), {
      faction,
      from: clearingRef(clearingNumbered(given.from)),
      to: clearingRef(clearingNumbered(given.to)),
    }),
});

/** The bot's cannot be exposed (B-65). */
function whyNotExposed(
  state: State,
  given: { readonly at: number },
  me: Faction,
): Message | undefined {
  const at = clearingNumbered(given.at);
  if (me === CORVIDS || !isPlaying(state.facts, CORVIDS)) return no('no.notYourVerb');
  if (isBot(state, CORVIDS)) return no('no.expose');
  return isFaceDown(state, at) ? undefined : no('no.noPlotDown', { at: clearingRef(at) });
}

/** Law 13.2.4, guessed right: it is removed, and a Raid brings nobody. */
export const expose = verb({
  fields: { at: clearing },
  refuses: whyNotExposed,
  apply: (table, given, me) => {
    const at = clearingNumbered(given.at);
    // So that nobody is asked what it was.
    forgetPlot(table.scene.state, at);
    destroyPiece(table, me, PLOT, at, rule('law.exposure'));
  },
  said: (given, faction) =>
    message(m('did.expose'), { faction, at: clearingRef(clearingNumbered(given.at)) }),
});

/** Law 13.2.4, guessed wrong: the plot stays, and the card that was shown goes to the Corvids, given and not spent (B-117). */
export const guess = verb({
  fields: { at: clearing, plot: word(PLOT_IDS) },
  refuses: whyNotExposed,
  apply: (table, given) =>
    table.emit?.(rule('law.exposure'), m('do.wrongGuess'), {
      plot: plotRef(plotNamed(given.plot)),
      at: clearingRef(clearingNumbered(given.at)),
    }),
  said: (given, faction) =>
    message(m('did.guess'), {
      faction,
      plot: plotRef(plotNamed(given.plot)),
      at: clearingRef(clearingNumbered(given.at)),
    }),
});

const hasOneDown = (state: State, at: Clearing): boolean =>
  isFaceDown(state, at) && hasOnePlot(state, at);

/**
 * What can be said of plots: by human Corvids, and by others of theirs. A plot is flipped where a Corvid
 * warrior stands (13.4.2) and exposed by whoever has a piece there (13.2.4); others are recorded too.
 */
export function* plotActions(
  state: State,
  me: Faction,
): Offers<{
  plot: typeof plot;
  flip: typeof flip;
  trick: typeof trick;
  expose: typeof expose;
  guess: typeof guess;
}> {
  if (!isPlaying(state.facts, CORVIDS) || isBot(state, CORVIDS)) return;
  if (me !== CORVIDS) {
    for (const here of EVERY_CLEARING) {
      if (!isFaceDown(state, here) || piecesOf(state, me, here) === 0) continue;
      const at = here + 1;
      yield { kind: 'expose', at };
      for (const type of EVERY_PLOT) {
        if (plotsLeft(state, type) > 0) yield { kind: 'guess', at, plot: plotId(type) };
      }
    }
    return;
  }
  for (const at of EVERY_CLEARING) {
    const most = warriorsAt(state, me, at);
    const isFree = !hasPlot(state, at) && mayPlace(state, me, at) && pieceSupply(state, PLOT) > 0;
    if (isFree && most > 0) yield { kind: 'plot', at: at + 1, n: { least: 1, most } };
    if (hasOneDown(state, at) && most > 0) {
      for (const type of EVERY_PLOT) {
        if (plotsLeft(state, type) > 0) yield { kind: 'flip', at: at + 1, plot: plotId(type) };
      }
    }
    for (const to of EVERY_CLEARING) {
      if (to > at && areAlike(state, at, to)) yield { kind: 'trick', from: at + 1, to: to + 1 };
    }
  }
}
