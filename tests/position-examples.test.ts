import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameModule } from '@empty-chair/kernel/module';
import { games } from '@empty-chair/registry/games';
import type { Expected } from '@empty-chair/testkit/examples';
import { describe, expect, test } from 'vitest';
import { Place } from '../packages/cli/src/run-in-test.ts';
import { workedExamples as europaExamples } from '../packages/games/europa/examples/worked.ts';
import { europa } from '../packages/games/europa/rules/module.ts';
import { buildExamples } from '../packages/games/innovation/examples/build.ts';
import { upgradeExamples } from '../packages/games/innovation/examples/upgrade.ts';
import { innovation } from '../packages/games/innovation/rules/module.ts';
import { rulebookExamples } from '../packages/games/root/examples/rulebook.ts';
import { root } from '../packages/games/root/rules/module.ts';
import { workedExamples } from '../packages/games/tapestry/examples/worked.ts';
import { tapestry } from '../packages/games/tapestry/rules/module.ts';

/** Worked and derived examples once more, as another program would run them: each has a file. */
interface Told {
  readonly name: string;
  readonly cite: string;
  readonly expect: Expected;
}
/** By the beginning of the file's name. */
type Examples = Readonly<Record<string, Told | undefined>>;

const derived = (id: string): Told | undefined =>
  [...buildExamples, ...upgradeExamples].find(({ cite }) => cite.startsWith(`AOI-${id},`));

interface Thing {
  readonly id: string;
}
interface Node {
  readonly kind: string;
  readonly rule: string;
  readonly chosen?: Thing;
  readonly narrowings?: readonly { readonly why: string; readonly left: readonly Thing[] }[];
  readonly inside?: readonly Node[];
}
interface Printed {
  readonly events: readonly {
    readonly id: string;
    readonly params?: Record<string, number | Thing>;
  }[];
  readonly trace: readonly Node[];
  readonly state: unknown;
}

const decisions = (nodes: readonly Node[]): readonly Node[] =>
  nodes.flatMap((node) => (node.kind === 'decision' ? [node] : decisions(node.inside ?? [])));

const sorted = (line: string): string => {
  const [id, ...params] = line.split(' ');
  return [id, ...params.toSorted()].join(' ');
};

/** A row for one game; `recode` because the printed state can be the next position. */
function of<C, S, I>(
  game: GameModule<C, S, I>,
  rows: readonly (readonly [string, Told | undefined])[],
) {
  const { config: ofConfig, state: ofState } = game.codecs;
  return {
    id: game.id,
    folder: fileURLToPath(new URL(`../packages/games/${game.id}/examples`, import.meta.url)),
    examples: Object.fromEntries(rows) as Examples,
    recode: (config: unknown, state: unknown): unknown =>
      ofState.encode(ofState.decode(state, ofConfig.decode(config))),
  };
}

describe.each([
  of(
    root,
    rulebookExamples.map((example, index) => [`rulebook-${index + 1}-`, example]),
  ),
  of(
    innovation,
    ['D1', 'D3', 'D5', 'D10'].map((id) => [`derived-${id.toLowerCase()}-`, derived(id)]),
  ),
  of(
    tapestry,
    workedExamples.map((example) => [`${example.begin}-`, example]),
  ),
  of(
    europa,
    europaExamples.map((example) => [`${example.begin}-`, example]),
  ),
])('empty-chair position: $id', ({ folder, examples, recode }) => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.position.json'));

  test('there is a file for each example', () => {
    expect(files).toHaveLength(Object.keys(examples).length);
  });

  test.each(Object.entries(examples).map(([begin, example]) => ({ begin, ...example })))(
    '$cite, $name',
    async ({ begin, expect: wanted }) => {
      const file = `${folder}/${files.find((name) => name.startsWith(begin))}`;
      const place = new Place();
      const ran = await place.run(['position', file], { games });
      place.leave();
      expect(ran).toMatchObject({ code: 0, err: '' });
      const { events, trace, state } = ran.json() as unknown as Printed;

      const lines = events.map(({ id: said, params = {} }) =>
        sorted(
          [
            said,
            ...Object.entries(params).map(
              ([name, value]) => `${name}=${typeof value === 'number' ? value : value.id}`,
            ),
          ].join(' '),
        ),
      );
      expect(wanted?.happenings).toBeDefined();
      expect(lines).toEqual(wanted?.happenings?.map(sorted));

      let from = 0;
      const made = decisions(trace);
      for (const choice of wanted?.choices ?? []) {
        const at = made.findIndex(({ rule }, index) => index >= from && rule === choice.rule);
        expect(made[at]?.chosen?.id).toBe(choice.chosen);
        for (const [index, { why, left }] of (choice.narrowings ?? []).entries()) {
          const narrowing = made[at]?.narrowings?.[index];
          expect(narrowing?.why).toBe(why);
          expect(narrowing?.left.map((thing) => thing.id)).toEqual(left);
        }
        from = at + 1;
      }

      const { config } = JSON.parse(readFileSync(file, 'utf8')) as { config: unknown };
      expect(recode(config, state)).toEqual(state);
    },
  );
});
