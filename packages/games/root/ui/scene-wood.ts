/** A small seeded generator: the same wood on every visit, without shipping its coordinates. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

export interface Tree {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly shade: 1 | 2 | 3;
  readonly isFir: boolean;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Trees over a strip of wood, drawn from back to front, none of them on a kept spot. */
export function wood(width: number, height: number, kept: readonly Spot[], seed: number): Tree[] {
  const random = seeded(seed);
  const trees: Tree[] = [];
  for (let tries = 0; tries < 1100; tries += 1) {
    const size = 11 + random() * 8;
    const tree = { x: random() * width, y: random() * (height + 20), size };
    const isFree =
      kept.every(
        ({ x, y, r }) => Math.hypot(x - tree.x, y - tree.y + size * 0.6) > r + size * 0.55,
      ) &&
      trees.every(
        ({ x, y, size: other }) =>
          Math.hypot(x - tree.x, (y - tree.y) * 1.3) > (size + other) * 0.5,
      );
    const shade = ([1, 2, 3] as const)[Math.floor(random() * 3)] ?? 2;
    const isFir = random() < 0.45;
    if (isFree) trees.push({ ...tree, shade, isFir });
  }
  return trees.sort((a, b) => a.y - b.y);
}
