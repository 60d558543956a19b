import { LANDMARKS } from '../rules/content.ts';

/** The capital city: nine by nine plots in nine districts; what is printed solid counts as filled. */
export interface Capital {
  readonly filled: boolean[];
  /** Filled plots by row, column and district. */
  readonly rows: number[];
  readonly columns: number[];
  readonly districts: number[];
}

const SIZE = 9;
const BLOCK = 3;

/** As printed: 1 cannot be built on. */
const MATS: readonly { readonly start: string; readonly plots: string }[] = [
  {
    start: '1/6',
    plots:
      '000000000 110001110 000111000 000111110 000001100 011100001 001000000 000000010 001000000',
  },
  {
    start: '2/4',
    plots:
      '000000001 110000111 000000000 011100110 001100000 111000010 000001100 011000000 000001000',
  },
  {
    start: '3/5',
    plots:
      '000010011 000100011 001000001 000000000 010001000 000000000 101101010 011110000 001110000',
  },
  {
    start: '2/4',
    plots:
      '000110000 101000000 100000110 000000000 010010011 011000001 011111000 001100000 000001000',
  },
  {
    start: '3/5',
    plots:
      '000000000 111000010 111100000 000111100 000000111 111000001 001000000 000000100 000001000',
  },
  {
    start: '1/6',
    plots:
      '000000000 001100100 000100010 011000001 000100000 001111100 010000100 001000111 000000011',
  },
];

/** The mats that begin there; in a solo game every mat begins on the same hex. */
export const matsFor = (start: string | undefined): readonly number[] =>
  MATS.flatMap((mat, at) => (start === undefined || mat.start === start ? [at] : []));

export function emptyCapital(mat: number): Capital {
  const capital: Capital = {
    filled: [],
    rows: new Array<number>(SIZE).fill(0),
    columns: new Array<number>(SIZE).fill(0),
    districts: new Array<number>(SIZE).fill(0),
  };
  const plots = [...(MATS[mat]?.plots ?? '')].filter((plot) => plot !== ' ');
  for (const [at, plot] of plots.entries()) {
    capital.filled[at] = false;
    if (plot === '1') fill(capital, at);
  }
  return capital;
}

const districtOf = (at: number): number =>
  Math.floor(at / SIZE / BLOCK) * BLOCK + Math.floor((at % SIZE) / BLOCK);

/** Whether a district is complete with it: that gives a resource. */
function fill({ filled, rows, columns, districts }: Capital, at: number): boolean {
  const row = Math.floor(at / SIZE);
  const district = districtOf(at);
  filled[at] = true;
  rows[row] = (rows[row] as number) + 1;
  columns[at % SIZE] = (columns[at % SIZE] as number) + 1;
  districts[district] = (districts[district] as number) + 1;
  return districts[district] === SIZE;
}

/** One point for each complete row and column. */
export function capitalPoints({ rows, columns }: Capital): number {
  let n = 0;
  for (let at = 0; at < SIZE; at += 1) {
    if (rows[at] === SIZE) n += 1;
    if (columns[at] === SIZE) n += 1;
  }
  return n;
}

// ---- placing ---------------------------------------------------------------------------

/** The fuller its district, row and column, the better a plot. */
function plotWorth({ rows, columns, districts }: Capital, at: number): number {
  const district = districts[districtOf(at)] as number;
  const row = rows[Math.floor(at / SIZE)] as number;
  const column = columns[at % SIZE] as number;
  return district * district + row + column;
}

/** A building of the income mat takes one plot. Gives how many districts it completes. */
export function placeBuilding(capital: Capital): number {
  let best = -1;
  let most = -1;
  for (let at = 0; at < capital.filled.length; at += 1) {
    if (capital.filled[at]) continue;
    const worth = plotWorth(capital, at);
    if (worth > most) {
      best = at;
      most = worth;
    }
  }
  return best >= 0 && fill(capital, best) ? 1 : 0;
}

/** By landmark: the plots it covers, as printed; it may be turned. */
const SHAPES: Readonly<Record<string, string>> = {
  forge: '## ##',
  rubberWorks: '..## ..## #### ####',
  techHub: '### ###',
  barracks: '## ##',
  tankFactory: '### ### ###',
  fusionReactor: '.## ### ###',
  lighthouse: '## ##',
  trainStation: '### ### ###',
  launchPad: '## ## ##',
  apothecary: '## ##',
  academy: '#### ####',
  laboratory: '### ###',
  bakery: '## ##',
  barn: '### ### ###',
  comTower: '### ###',
  library: '## ## ## ##',
  stockMarket: '## ##',
  treasury: '## ##',
};
type Cell = readonly [number, number];

/** By landmark: its plots in each way that it can be turned. */
const TURNED: readonly (readonly (readonly Cell[])[])[] = LANDMARKS.map((id) => {
  const rows = (SHAPES[id] ?? '').split(' ');
  let cells: readonly Cell[] = rows.flatMap((row, y) =>
    [...row].flatMap((plot, x) => (plot === '#' ? [[y, x] as const] : [])),
  );
  const turned = new Map<string, readonly Cell[]>();
  for (let turn = 0; turn < 4; turn += 1) {
    const top = Math.min(...cells.map(([y]) => y));
    const left = Math.min(...cells.map(([, x]) => x));
    const moved = cells
      .map(([y, x]) => [y - top, x - left] as const)
      .sort((one, other) => one[0] - other[0] || one[1] - other[1]);
    turned.set(JSON.stringify(moved), moved);
    cells = cells.map(([y, x]) => [x, -y] as const);
  }
  return [...turned.values()];
});

export const landmarkSize = (landmark: number): number => TURNED[landmark]?.[0]?.length ?? 0;

/** All of it inside and on free plots; without room it stays beside. Gives completed districts. */
export function placeLandmark(capital: Capital, landmark: number): number {
  let best: readonly number[] = [];
  let most = -1;
  for (const cells of TURNED[landmark] ?? []) {
    for (let from = 0; from < capital.filled.length; from += 1) {
      const plots = plotsAt(capital, cells, from);
      if (plots === undefined) continue;
      const worth = plots.reduce((all, at) => all + plotWorth(capital, at), 0);
      if (worth > most) {
        best = plots;
        most = worth;
      }
    }
  }
  let completed = 0;
  for (const at of best) if (fill(capital, at)) completed += 1;
  return completed;
}

function plotsAt(
  { filled }: Capital,
  cells: readonly Cell[],
  from: number,
): readonly number[] | undefined {
  const plots: number[] = [];
  for (const [y, x] of cells) {
    const column = (from % SIZE) + x;
    const at = from + y * SIZE + x;
    if (column >= SIZE || at >= filled.length || filled[at]) return undefined;
    plots.push(at);
  }
  return plots;
}
