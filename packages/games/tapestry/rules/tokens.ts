import type { Ref } from '@empty-chair/kernel/words';
import type { Hex } from './hexes.ts';
import type { Facts, Player, State } from './state.ts';
import { lyingAt, PLAYERS, SHADOW, uprightAt } from './state.ts';
import { ref } from './words.ts';

/**
 * What stands on a hex, in letters: `Y` the human's outpost (`Y` and `Z` with two humans), `A` the
 * Automa's; small when toppled. `S` is a toppled outpost of the Shadow Empire, which has no others;
 * `X` a building or cube of a human civilization.
 */
const OTHER_LETTER = 'X';

function letterOf({ isSolo }: Facts, player: Player): string {
  if (player === SHADOW) return 'S';
  if (player === 0) return 'Y';
  return isSolo ? 'A' : 'Z';
}

export const tokenLetters = (facts: Facts): readonly string[] => [
  ...PLAYERS.map((player) => letterOf(facts, player)),
  OTHER_LETTER,
];

/** Each kind of token, the toppled ones beside the upright; the Shadow Empire and cubes have one. */
export const tokenKinds = (facts: Facts): readonly string[] => [
  ...PLAYERS.flatMap((player) => {
    const letter = letterOf(facts, player);
    return player === SHADOW ? [letter] : [letter, letter.toLowerCase()];
  }),
  OTHER_LETTER,
];

export function tokensText(state: State, hex: Hex): string {
  const letters = PLAYERS.map((player) => {
    const letter = letterOf(state.facts, player);
    const lying = player === SHADOW ? letter : letter.toLowerCase();
    return letter.repeat(uprightAt(state, player, hex)) + lying.repeat(lyingAt(state, player, hex));
  });
  return letters.join('') + OTHER_LETTER.repeat(state.others[hex] as number);
}

/** Each letter as something that has a name; of two humans neither is "you". */
export const tokenRefs = ({ isSolo }: Facts, text: string): readonly Ref[] =>
  [...text].map((letter) => ref(isSolo ? 'token' : 'tokenForTwo', letter));

export const areTokens = (facts: Facts, text: string): boolean => {
  const known = tokenLetters(facts);
  return [...text].every((letter) => known.includes(letter.toUpperCase()));
};

/** Puts what the letters say on an empty hex; false, and nothing is changed, when one is unknown. */
export function placeTokens(state: State, hex: Hex, text: string): boolean {
  if (!areTokens(state.facts, text)) return false;
  const known = tokenLetters(state.facts);
  const players = [...text].map((letter) => known.indexOf(letter.toUpperCase()));
  for (const pieces of [...state.upright, ...state.lying, state.others]) pieces[hex] = 0;
  for (const [i, player] of players.entries()) {
    const isLying = player === SHADOW || text[i] !== text[i]?.toUpperCase();
    const pieces =
      player === SHADOW + 1 ? state.others : isLying ? state.lying[player] : state.upright[player];
    if (pieces !== undefined) pieces[hex] = (pieces[hex] as number) + 1;
  }
  return true;
}
