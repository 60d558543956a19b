import type { GameModule } from './module.ts';
import type { Narrow, Narrowed, Tiebreak } from './select.ts';
import { narrowBy } from './select.ts';
import type { SimulationOptions, SimulationResult } from './simulate.ts';
import { simulate } from './simulate.ts';
import type { Ending, Phase, Walk } from './steps.ts';
import { walkBy } from './steps.ts';

/**
 * Selections and outlines written out, each for itself, so that the engine can inline their criteria and
 * steps: the common loops of select.ts and steps.ts call those of all of them from one place, and there it
 * cannot. Both do the same. The host must let text become code, so this is for studies and never for the app.
 */
export function simulateUnrolled<C, S, I>(
  game: GameModule<C, S, I>,
  config: C,
  seed: string,
  options?: SimulationOptions<S, I>,
): SimulationResult<S> {
  const narrowed = narrowBy(unrolled);
  const walked = walkBy(unrolledWalk);
  try {
    return simulate(game, config, seed, options);
  } finally {
    narrowBy(narrowed);
    walkBy(walked);
  }
}

/** The number keeps the engine from taking two of them for the same code. */
let unrolledSoFar = 0;
function made<Made>(names: readonly string[], values: readonly unknown[], source: string): Made {
  unrolledSoFar += 1;
  return new Function(...names, `/* ${unrolledSoFar} */ ${source}`)(...values);
}

// ---- selections ----------------------------------------------------------------------

/**
 * What was made of a selection stays with it: to look it up elsewhere takes as long as some criteria. It is not
 * enumerable, so that no copy with other criteria takes it along.
 */
const UNROLLED = Symbol('unrolled');
type By = Narrowed<unknown, unknown> & { readonly [UNROLLED]?: Narrow };

function unrolled(by: By): Narrow {
  const found = by[UNROLLED];
  if (found !== undefined) return found;
  const fresh = made<Narrow>(['by'], [by], sourceOf(by));
  Object.defineProperty(by, UNROLLED, { value: fresh });
  return fresh;
}

function sourceOf({ filters, tiebreaks = [] }: By): string {
  return `
    const { options, filters, tiebreaks } = by;
    ${filters.map((_, f) => `const keep${f} = filters[${f}].keep;`).join('\n')}
    ${tiebreaks.map((_, t) => `const { when: when${t}, score: score${t} } = tiebreaks[${t}];`).join('\n')}
    return (scene, among, left, given) => {
      const all = among === undefined ? options(scene, given) : among;
      let count = 0;
      for (let i = 0; i < all.length; i += 1) {
        const option = all[i];
        ${filters.map((_, f) => `if (!keep${f}(scene, option, given)) continue;`).join('\n')}
        left[count] = option;
        count += 1;
      }
      ${tiebreaks.map(keepBest).join('\n')}
      return count;
    };`;
}

function keepBest({ prefer, when }: Tiebreak<unknown, unknown>, t: number): string {
  const [start, worse, better] =
    prefer === 'most' ? ['-Infinity', '<', '>'] : ['Infinity', '>', '<'];
  return `
    if (count > 1 ${when === undefined ? '' : `&& when${t}(scene, given)`}) {
      let best = ${start};
      let kept = 0;
      for (let i = 0; i < count; i += 1) {
        const option = left[i];
        const value = score${t}(scene, option, given);
        if (value ${worse} best) continue;
        if (value ${better} best) {
          best = value;
          kept = 0;
        }
        left[kept] = option;
        kept += 1;
      }
      count = kept;
    }`;
}

// ---- outlines ------------------------------------------------------------------------

type Phases = readonly Phase<unknown>[];
type Over = Ending<unknown> | undefined;

interface Outline {
  readonly over: Over;
  walk: Walk | undefined;
}
const outlines = new WeakMap<Phases, Outline>();

/** A list is written out when it comes again: one that is made anew for each turn never does. */
function unrolledWalk(phases: Phases, over: Over): Walk | undefined {
  const outline = outlines.get(phases);
  if (outline === undefined) {
    outlines.set(phases, { over, walk: undefined });
    return undefined;
  }
  if (outline.over !== over) return undefined;
  outline.walk ??= made<Walk>(['phases', 'over'], [phases, over], sourceOfWalk(phases, over));
  return outline.walk;
}

function sourceOfWalk(phases: Phases, over: Over): string {
  const isOver = over === undefined ? '' : 'if (over(scene)) return;';
  return `
    ${phases.map(namesOf).join('\n')}
    return (table) => {
      const { scene } = table;
      ${phases.map((phase, p) => `${isOver} ${walkThrough(phase, p, isOver)}`).join('\n')}
    };`;
}

const namesOf = ({ steps }: Phase<unknown>, p: number): string => `
  const { when: when${p}, until: until${p}, steps: steps${p} } = phases[${p}];
  ${steps.map((_, s) => `const { run: run${p}_${s}, rule: rule${p}_${s} } = steps${p}[${s}];`).join('\n')}
  ${steps.map((_, s) => `const holds${p}_${s} = steps${p}[${s}].when?.holds;`).join('\n')}`;

function walkThrough({ when, until, steps }: Phase<unknown>, p: number, isOver: string): string {
  const isCut = until === undefined ? '' : `if (until${p}(scene)) break phase${p};`;
  return `
    phase${p}: {
      ${when === undefined ? '' : `if (!when${p}(scene)) break phase${p};`}
      ${steps
        .map(
          (step, s) => `
            ${s === 0 ? '' : isOver} ${isCut}
            ${step.when === undefined ? '' : `if (holds${p}_${s}(scene))`} run${p}_${s}(table, rule${p}_${s});`,
        )
        .join('\n')}
    }`;
}
