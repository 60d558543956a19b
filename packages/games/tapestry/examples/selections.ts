import rulebook from '../rulebook.json' with { type: 'json' };
import * as bots from '../rules/bots/selections.ts';

/** Every selection of the bots by name, for coverage and mutation. */
export const selections = Object.entries(bots).map(([name, selection]) => ({ name, selection }));

/** Definitions and rulings are at work inside others: rulebook.json says where. */
const held = Object.fromEntries(
  Object.entries<{ section: string; at?: string }>(rulebook).flatMap(([id, { at }]) =>
    at === undefined ? [] : [[id, `no step of its own; held by ${at}`]],
  ),
);

/** Why an id is not to be found among what simulated games reach. */
export const EXPLAINED: Readonly<Record<string, string>> = {
  ...held,
  'R-TRK-2': 'no bot finishes all four tracks in the turns of a game (bots/advance.test.ts)',
  'R-CON-7': 'the Shadow Empire has nine outposts, and few games use them up (bots/map.test.ts)',
  'R-END-1': 'a random human hardly ever has the Automa’s points (rounds.test.ts)',
  'R-HUM-1': 'a card of the human, which is not among their usual inputs (human.test.ts)',
};
