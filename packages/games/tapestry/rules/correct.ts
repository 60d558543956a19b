import { literal, message } from '@empty-chair/kernel/words';
import { canEarn } from './board.ts';
import { ACHIEVEMENT_POINTS, isTrackLandmark, LIMITS } from './content.ts';
import { layKnownTile } from './effects.ts';
import { isPrinted } from './hexes.ts';
import { refuseOutside, refuseUnless } from './human-refusal.ts';
import type { Fact, Who } from './input-types.ts';
import type { Player, State } from './state.ts';
import { isHuman, NONE, playerIds, pointsOf, SHADOW, SOURCES, UNKNOWN } from './state.ts';
import { placeTokens, tokenLetters } from './tokens.ts';
import { hexRef, m } from './words.ts';

/** The table is right. One fact is set; the invariants refuse what cannot be. */
export function correct(state: State, fact: Fact): void {
  switch (fact.what) {
    case 'hex':
      correctHex(state, fact);
      return;
    case 'explored':
      correctExplored(state, fact);
      return;
    case 'tile':
      refuseUnless(!isPrinted(fact.at), message(m('no.printed'), { at: hexRef(fact.at) }));
      layKnownTile(state, fact.at, fact.tile, fact.rotation);
      return;
    case 'track':
      refuseOutside(fact.n, 0, LIMITS.lastSpace);
      (state.tracks[playerOf(state, fact.who)] as number[])[fact.track] = fact.n;
      return;
    case 'favorite':
      state.favorites[botOf(state, fact.who)] = fact.track;
      return;
    case 'landmark':
      correctLandmark(state, fact);
      return;
    case 'achievement':
      correctAchievement(state, fact);
      return;
    case 'toppled':
      refuseOutside(fact.n, 0, 2 * LIMITS.outposts);
      state.toppled[scorerOf(state, fact.who)] = fact.n;
      return;
    case 'points':
      correctPoints(state, scorerOf(state, fact.who), fact.n);
      return;
    case 'income':
      correctIncome(state, scorerOf(state, fact.who), fact.n);
      return;
    case 'tapestry':
      correctTapestry(state, fact.n);
      return;
    case 'tiles':
      refuseOutside(fact.n, 0, LIMITS.tiles);
      state.tilesLeft = fact.n;
      return;
  }
}

type Of<W extends Fact['what']> = Extract<Fact, { what: W }>;

/** Where tokens stand is explored. */
function correctHex(state: State, { at, tokens }: Of<'hex'>): void {
  refuseUnless(
    placeTokens(state, at, tokens),
    message(m('no.tokens'), {
      word: literal(tokens),
      letters: literal(tokenLetters(state.facts).join(' ')),
    }),
  );
  if (tokens !== '' && state.explored[at] === 0) layKnownTile(state, at, 0, 0);
}

function correctExplored(state: State, { at, isExplored }: Of<'explored'>): void {
  refuseUnless(!isPrinted(at), message(m('no.printed'), { at: hexRef(at) }));
  if ((state.explored[at] === 1) === isExplored) return;
  if (isExplored) layKnownTile(state, at, 0, 0);
  else {
    state.explored[at] = 0;
    state.tile[at] = 0;
    state.rotation[at] = 0;
    state.tilesLeft = Math.min(LIMITS.tiles, state.tilesLeft + 1);
  }
}

/** Of the bots only the Automa has landmarks; alone with two humans the Shadow Empire removes them. */
function correctLandmark(state: State, { landmark, who }: Of<'landmark'>): void {
  const owner = who === 'nobody' ? NONE : playerOf(state, who);
  const isAllowed =
    owner === NONE ||
    isHuman(state, owner) ||
    (isTrackLandmark(landmark) && (owner === SHADOW) !== state.facts.isSolo);
  refuseUnless(isAllowed, message(m('no.who'), { word: literal(who) }));
  state.landmarks[landmark] = owner;
}

/** Places are taken from the best down, so the last of them is given back first. */
function correctAchievement(state: State, { achievement, place, who }: Of<'achievement'>): void {
  const taken = state.achievements[achievement] as Player[];
  const places = ACHIEVEMENT_POINTS[achievement] as readonly number[];
  const most = Math.min(taken.length + 1, places.length);
  if (who === 'nobody') {
    refuseOutside(place, Math.max(1, taken.length), most);
    taken.splice(place - 1, 1);
    return;
  }
  refuseOutside(place, 1, most);
  const player = playerOf(state, who);
  refuseUnless(canEarn(player, achievement), message(m('no.who'), { word: literal(who) }));
  taken[place - 1] = player;
}

/** The difference is booked as play: the table counts, whatever it was for. */
function correctPoints(state: State, player: Player, n: number): void {
  refuseOutside(n, 0, LIMITS.points);
  const bySource = state.points[player] as number[];
  const at = SOURCES.indexOf('play');
  bySource[at] = (bySource[at] as number) + n - pointsOf(state, player);
}

/** The Shadow Empire shares the Automa's income turns. */
function correctIncome(state: State, player: Player, n: number): void {
  refuseOutside(n, 0, LIMITS.incomeTurns);
  state.incomeTurns[player] = n;
  if (!isHuman(state, player)) state.incomeTurns[SHADOW] = n;
}

function correctTapestry({ tapestry, facts }: State, n: number): void {
  refuseUnless(facts.isSolo, message(m('no.automa')));
  refuseOutside(n, 0, 20);
  while (tapestry.hand.length > n) tapestry.hand.pop();
  while (tapestry.hand.length < n) tapestry.hand.push(UNKNOWN);
}

// ---- who -------------------------------------------------------------------------

function playerOf(state: State, who: Who): Player {
  const ids = playerIds(state);
  const player = ids.indexOf(who === 'human' && !state.facts.isSolo ? 'human1' : who);
  refuseUnless(player >= 0, message(m('no.who'), { word: literal(who) }));
  return player;
}

function botOf(state: State, who: Who): Player {
  const player = playerOf(state, who);
  refuseUnless(!isHuman(state, player), message(m('no.who'), { word: literal(who) }));
  return player;
}

/** The Shadow Empire has no points, no income turns and topples nobody. */
function scorerOf(state: State, who: Who): Player {
  const player = playerOf(state, who);
  refuseUnless(player !== SHADOW, message(m('no.who'), { word: literal(who) }));
  return player;
}
