import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@empty-chair/registry/games';
import { describe, expect, test } from 'vitest';
import { Place } from '../packages/cli/src/run-in-test.ts';
import { readPosition } from '../packages/games/root/examples/position.ts';
import { rulebookExamples } from '../packages/games/root/examples/rulebook.ts';
import { root } from '../packages/games/root/src/module.ts';

/** The rulebook's worked examples once more, as another program would run them. */
const folder = fileURLToPath(new URL('../packages/games/root/examples', import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith('.position.json'));

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

describe('empty-chair position', () => {
  test('there is a file for each worked example', () => {
    expect(files).toHaveLength(rulebookExamples.length);
  });

  test.each(
    rulebookExamples.map((example, index) => ({ ...example, file: files[indexOf(index)] })),
  )('$cite, $name', async ({ file, position, expect: wanted }) => {
    const place = new Place();
    const ran = await place.run(['position', `${folder}/${file}`], { games });
    place.leave();
    expect(ran).toMatchObject({ code: 0, err: '' });
    const { events, trace, state } = ran.json() as unknown as Printed;

    const lines = events.map(({ id, params = {} }) =>
      sorted(
        [
          id,
          ...Object.entries(params).map(
            ([name, value]) => `${name}=${typeof value === 'number' ? value : value.id}`,
          ),
        ].join(' '),
      ),
    );
    expect(lines).toEqual(wanted.happenings?.map(sorted));

    let from = 0;
    const made = decisions(trace);
    for (const choice of wanted.choices ?? []) {
      const at = made.findIndex(({ rule }, index) => index >= from && rule === choice.rule);
      expect(made[at]?.chosen?.id).toBe(choice.chosen);
      for (const [index, { why, left }] of (choice.narrowings ?? []).entries()) {
        const narrowing = made[at]?.narrowings?.[index];
        expect(narrowing?.why).toBe(why);
        expect(narrowing?.left.map(({ id }) => id)).toEqual(left);
      }
      from = at + 1;
    }

    // The printed state can be the next position.
    const { config } = readPosition(position).facts;
    expect(root.codecs.state.encode(root.codecs.state.decode(state, config))).toEqual(state);
  });
});

/** Files are named rulebook-1-…, rulebook-2-…, in the order of the examples. */
function indexOf(example: number): number {
  return files.findIndex((name) => name.startsWith(`rulebook-${example + 1}-`));
}
