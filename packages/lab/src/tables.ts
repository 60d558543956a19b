import { kernelMessage } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import type { SeatInfo } from '@empty-chair/kernel/module';
import { literal } from '@empty-chair/kernel/words';
import type { AnyConfig, AnyGame, AnySparring } from '@empty-chair/registry/games';
import type { Axis, Part, Study } from './study.ts';

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
  return study.parts
    .flatMap((part, number) => {
      const path = isOnly ? '' : `parts[${number}]`;
      return combinations(part.axes).map((chosen) => tableOf(part, path, chosen, game, sparring));
    })
    .map((table, index) => ({ index, ...table }));
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

/** A value may name other axes in its turn; one that names itself would never end. */
function filledIn(template: string, chosen: Chosen, path: string, depth = 0): string {
  return template.replace(/\{([^{}]*)\}/g, (_whole, name: string) => {
    const found = chosen.find((value) => value.name === name);
    if (found === undefined || depth > chosen.length) {
      json.fail(path, kernelMessage('data.unknownField', { field: literal(name) }));
    }
    return filledIn(found.text, chosen, path, depth + 1);
  });
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
