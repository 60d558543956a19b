import { kernelMessage } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import type { SeatInfo } from '@empty-chair/kernel/module';
import { literal } from '@empty-chair/kernel/words';
import type { AnyConfig, AnyGame, AnySparring } from '@empty-chair/registry/games';
import type { Axis, Part, Study } from './study.ts';
import { MOST_LETTERS } from './study.ts';

/** One set-up of a study, played many times. */
export interface StudyTable {
  readonly index: number;
  /** Where it stands on each axis, by the labels. */
  readonly axes: Readonly<Record<string, string>>;
  /** The words that make its config. */
  readonly words: Readonly<Record<string, string>>;
  readonly config: AnyConfig;
  readonly seats: readonly SeatInfo[];
  /** By seat: the plan of a human's stand-in. */
  readonly plans: readonly (string | undefined)[];
  /** The seat that it is about. */
  readonly about: number | undefined;
}

/** Does anything that is allowed: for games without stand-ins of their own. */
export const RANDOM_PLAN = 'random';

/** Every combination of each part's axes, the last axis the quickest. */
export function tablesOf(
  study: Study,
  game: AnyGame,
  sparring: AnySparring | undefined,
): readonly StudyTable[] {
  const isOnly = study.parts.length === 1;
  const axes = study.parts.flatMap((part) => part.axes.map(({ name }) => name));
  for (const [index, name] of study.publish.entries()) json.oneOf(name, `publish[${index}]`, axes);
  refuseMany(study);
  return study.parts
    .flatMap((part, number) => {
      const path = isOnly ? '' : `parts[${number}]`;
      return combinations(part.axes).map((chosen) => tableOf(part, path, chosen, game, sparring));
    })
    .map((table, index) => ({ index, ...table }));
}

/** Tables are all in memory, and all in the report. */
const MOST_TABLES = 10_000;
/** Each is a file until the study is done. */
const MOST_BATCHES = 200_000;

/** Counted before any is made: a few axes too many are more than any machine can hold. */
function refuseMany({ parts, games, batch }: Study): void {
  const tables = parts
    .map(({ axes }) => axes.reduce((product, { values }) => product * values.length, 1))
    .reduce((sum, product) => sum + product, 0);
  const where = parts.length === 1 ? 'axes' : 'parts';
  const refuse = (path: string, n: number, most: number): never =>
    json.fail(path, kernelMessage('data.tooMany', { n, most }));
  if (tables > MOST_TABLES) refuse(where, tables, MOST_TABLES);
  const batches = tables * Math.ceil(games / batch);
  if (batches > MOST_BATCHES) refuse('batch', batches, MOST_BATCHES);
}

type Chosen = readonly { readonly name: string; readonly label: string; readonly text: string }[];

function combinations(axes: readonly Axis[]): readonly Chosen[] {
  return axes.reduce<readonly Chosen[]>(
    (found, { name, values }) =>
      found.flatMap((chosen) => values.map((value) => [...chosen, { name, ...value }])),
    [[]],
  );
}

function tableOf(
  part: Part,
  path: string,
  chosen: Chosen,
  game: AnyGame,
  sparring: AnySparring | undefined,
): Omit<StudyTable, 'index'> {
  const configPath = json.join(path, 'config');
  const words = Object.fromEntries(
    Object.entries(part.config).map(([name, template]) => [
      name,
      filledIn(template, chosen, json.join(configPath, name)),
    ]),
  );
  const config = json.at(configPath, () => game.configFrom(words));
  const seats = game.seats(config);
  const humans = seats.filter(({ bot }) => !bot).map(({ name }) => name.id);
  const policiesPath = json.join(path, 'policies');
  for (const id of Object.keys(part.policies)) json.oneOf(id, json.join(policiesPath, id), humans);
  return {
    axes: Object.fromEntries(chosen.map(({ name, label }) => [name, label])),
    words,
    config,
    seats,
    plans: seats.map(({ bot, name }) =>
      bot ? undefined : planOf(name.id, part.policies, policiesPath, sparring),
    ),
    about:
      part.about === undefined
        ? undefined
        : seatCalled(part.about, chosen, json.join(path, 'about'), seats),
  };
}

function seatCalled(
  template: string,
  chosen: Chosen,
  path: string,
  seats: readonly SeatInfo[],
): number {
  const ids = seats.map(({ name }) => name.id);
  return ids.indexOf(json.oneOf(filledIn(template, chosen, path), path, ids));
}

/**
 * A value may name other axes in its turn; one that names itself would never end, and one that names
 * another ten times, which does the same, would not end soon.
 */
function filledIn(template: string, chosen: Chosen, path: string): string {
  let left = MOST_LETTERS;
  const fill = (text: string, depth: number): string => {
    left -= text.length + 1;
    if (left < 0) {
      json.fail(
        path,
        kernelMessage('data.tooLong', { n: MOST_LETTERS - left, most: MOST_LETTERS }),
      );
    }
    return text.replace(/\{([^{}]*)\}/g, (_whole, name: string) => {
      const found = chosen.find((value) => value.name === name);
      if (found === undefined || depth > chosen.length) {
        json.fail(path, kernelMessage('data.unknownField', { field: literal(name) }));
      }
      return fill(found.text, depth + 1);
    });
  };
  return fill(template, 0);
}

/** As the study says, else the first plan that can play the seat. */
function planOf(
  seat: string,
  policies: Part['policies'],
  path: string,
  sparring: AnySparring | undefined,
): string {
  const fitting =
    sparring === undefined
      ? [RANDOM_PLAN]
      : sparring.plans
          .filter(({ seats }) => seats === undefined || seats.includes(seat))
          .map(({ id }) => id);
  const said = policies[seat];
  return said === undefined
    ? (fitting[0] ?? RANDOM_PLAN)
    : json.oneOf(said, json.join(path, seat), fitting);
}
