import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@empty-chair/registry/games';
import type { Expected } from '@empty-chair/testkit/examples';
import { describe, expect, test } from 'vitest';
import { Place } from '../packages/cli/src/run-in-test.ts';

/** Worked and derived examples once more, as another program would run them: each has a file. */
interface Told {
  readonly name: string;
  readonly cite: string;
  readonly expect: Expected;
}
/** By the beginning of the file's name. */
type Examples = Readonly<Record<string, Told | undefined>>;

interface Thing {
  readonly id: string;
}
type Value = number | Thing | readonly Thing[];
const shown = (value: Value): string => {
  if (typeof value === 'number') return String(value);
  return 'id' in value ? value.id : `[${value.map(({ id }) => id).join(', ')}]`;
};
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
    readonly params?: Record<string, Value>;
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

/** What each game has in its `examples/positions.ts`, found by its place. */
const found = import.meta.glob<Examples>('../packages/games/*/examples/positions.ts', {
  eager: true,
  import: 'positions',
});

const kept = await Promise.all(
  Object.entries(found).map(async ([path, examples]) => {
    const folder = fileURLToPath(new URL('.', new URL(path, import.meta.url)));
    const id = path.split('/').at(-3) ?? '';
    const module = (await games[id]?.())?.module;
    if (module === undefined) throw new Error(`the registry has no ${id}`);
    const { config: ofConfig, state: ofState } = module.codecs;
    return {
      id,
      folder,
      examples,
      // Because the printed state can be the next position.
      recode: (config: unknown, state: unknown): unknown =>
        ofState.encode(ofState.decode(state, ofConfig.decode(config))),
    };
  }),
);

describe.each(kept)('empty-chair position: $id', ({ folder, examples, recode }) => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.position.json'));

  test('there is a file for each example', () => {
    expect(files).toHaveLength(Object.keys(examples).length);
  });

  test.each(Object.entries(examples).map(([begin, example]) => ({ begin, ...example })))(
    '$cite, $name',
    async ({ begin, expect: wanted }) => {
      const file = `${folder}${files.find((name) => name.startsWith(begin))}`;
      const place = new Place();
      const ran = await place.run(['position', file], { games });
      place.leave();
      expect(ran).toMatchObject({ code: 0, err: '' });
      const { events, trace, state } = ran.json() as unknown as Printed;

      const lines = events.map(({ id: said, params = {} }) =>
        sorted(
          [said, ...Object.entries(params).map(([name, value]) => `${name}=${shown(value)}`)].join(
            ' ',
          ),
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
