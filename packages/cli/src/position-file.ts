import { BadData, Broken, kernelMessage } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import type { Script, ScriptedRun } from '@empty-chair/kernel/scripted';
import { runScripted } from '@empty-chair/kernel/scripted';
import type { Seat } from '@empty-chair/kernel/words';
import { seat as asSeat, literal } from '@empty-chair/kernel/words';
import type { AnyConfig, AnyGame, AnyInput, AnyState } from '@empty-chair/registry/games';

/** The content of docs/position-format.md, decoded. */
export interface Position {
  readonly config: AnyConfig;
  readonly state: AnyState;
  readonly seat: Seat;
  readonly script: Script;
  readonly input?: AnyInput;
}

const FIELDS = ['game', 'config', 'state', 'seat', 'script', 'input'];

/** Checks everything that can be checked before a rule runs. */
export function decodePosition(game: AnyGame, data: unknown): Position {
  const fields = json.object(data, '', FIELDS);
  const configData = json.field(fields, '', 'config');
  const stateData = json.field(fields, '', 'state');
  const config = json.at('config', () => game.codecs.config.decode(configData));
  const state = json.at('state', () => game.codecs.state.decode(stateData, config));
  checkInvariants(game, state);
  const seat = readSeat(game, config, json.field(fields, '', 'seat'));
  // A human has no turn to run; what a human did is an input.
  if (!('input' in fields) && game.seats(config)[seat]?.bot !== true) {
    json.fail('input', kernelMessage('data.missing', { field: literal('input') }));
  }
  const position = {
    config,
    state,
    seat,
    script: json.optional(fields, '', 'script', readScript, { cards: [], dice: [], choices: [] }),
  };
  return 'input' in fields ? { ...position, input: readInput(game, fields['input']) } : position;
}

/** The bot turn, or the input, with all chance written down. */
export function runPosition(
  game: AnyGame,
  position: Position,
  isTraced?: boolean,
): ScriptedRun<AnyState> {
  const { state, seat, script, input } = position;
  const start = input === undefined ? { state, seat } : { state, seat, input };
  const run = runScripted(game, start, script, isTraced);
  for (const invariant of game.invariants) {
    const problem = invariant.check(run.state);
    if (problem !== undefined) {
      throw new Broken(`invariant ${invariant.name}: ${JSON.stringify(problem)}`);
    }
  }
  return run;
}

function checkInvariants(game: AnyGame, state: AnyState): void {
  for (const invariant of game.invariants) {
    const problem = invariant.check(state);
    if (problem !== undefined) throw new BadData('state', problem);
  }
}

/** By its number, or by the id of who sits there. */
function readSeat(game: AnyGame, config: AnyConfig, value: unknown): Seat {
  const seats = game.seats(config);
  if (typeof value !== 'string') return asSeat(json.whole(value, 'seat', 0, seats.length - 1));
  const id = json.oneOf(
    value,
    'seat',
    seats.map(({ name }) => name.id),
  );
  return asSeat(seats.findIndex(({ name }) => name.id === id));
}

function readScript(value: unknown, path: string): Script {
  const fields = json.object(value, path, ['cards', 'dice', 'choices']);
  const read = (name: 'cards' | 'dice' | 'choices', one: json.Reader<string>) =>
    json.optional(fields, path, name, (list, at) => json.list(list, at, one), []);
  return {
    cards: read('cards', readId),
    dice: read('dice', readDice),
    choices: read('choices', readId),
  };
}

/** Ids are texts; a number is taken for its digits. */
function readId(value: unknown, path: string): string {
  return typeof value === 'number'
    ? String(json.whole(value, path, 0, 1e6))
    : json.text(value, path);
}

/** [3, 1] and "3-1" are the same roll. */
function readDice(value: unknown, path: string): string {
  if (!Array.isArray(value)) return readId(value, path);
  if (value.length === 0) {
    json.fail(
      path,
      kernelMessage('data.expected', { what: literal('[3, 1]'), value: literal('[]') }),
    );
  }
  return json.list(value, path, (die, at) => String(json.whole(die, at, 0, 1e6))).join('-');
}

/** As `do` takes it, or as it stands in a record. */
function readInput(game: AnyGame, value: unknown): AnyInput {
  if (typeof value === 'string') return game.parseInput(value);
  return json.at('input', () => game.codecs.input.decode(value));
}
