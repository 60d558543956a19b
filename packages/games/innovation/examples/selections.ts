import rulebook from '../rulebook.json' with { type: 'json' };
import * as automa from '../rules/bots/selections.ts';

/** Every selection of the Automa by name, for coverage and mutation. */
export const selections = Object.entries(automa).map(([name, selection]) => ({ name, selection }));

/** Definitions and rulings are at work inside others: rulebook.json says where. */
const held = Object.fromEntries(
  Object.entries<{ section: string; at?: string }>(rulebook).flatMap(([id, { at }]) =>
    at === undefined ? [] : [[id, `no step of its own; held by ${at}`]],
  ),
);

/** Why an id is not to be found among what simulated games reach. */
export const EXPLAINED: Readonly<Record<string, string>> = {
  ...held,
  'AOI-F7/why.noneOnTop':
    'nobody climbs to level 12 in a game with Powermongers by random play (examples/faction-build.ts)',
};
