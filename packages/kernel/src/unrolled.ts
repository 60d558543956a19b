import type { GameModule } from './module.ts';
import type { Narrow, Selection, Tiebreak } from './select.ts';
import { narrowBy } from './select.ts';
import type { SimulationOptions, SimulationResult } from './simulate.ts';
import { simulate } from './simulate.ts';

/**
 * Narrowing with a loop written out for each selection, so that the engine can inline its criteria: the
 * common loop of select.ts calls those of every selection from one place, and there it cannot. Both leave
 * the same options. The host must let text become code, so this is for studies and never for the app.
 */
export function simulateUnrolled<C, S, I>(
  game: GameModule<C, S, I>,
  config: C,
  seed: string,
  options?: SimulationOptions<S, I>,
): SimulationResult<S> {
  const before = narrowBy(unrolled);
  try {
    return simulate(game, config, seed, options);
  } finally {
    narrowBy(before);
  }
}

type Criteria = Pick<Selection<unknown, unknown>, 'filters' | 'tiebreaks'>;

const known = new WeakMap<Criteria, Narrow>();
let unrolledSoFar = 0;

function unrolled(by: Criteria): Narrow {
  const found = known.get(by);
  if (found !== undefined) return found;
  const made = new Function('filters', 'tiebreaks', sourceOf(by))(by.filters, by.tiebreaks);
  known.set(by, made as Narrow);
  return made as Narrow;
}

function sourceOf({ filters, tiebreaks }: Criteria): string {
  // The number keeps the engine from taking two of them for the same code.
  unrolledSoFar += 1;
  return `/* ${unrolledSoFar} */
    ${filters.map((_, f) => `const keep${f} = filters[${f}].keep;`).join('\n')}
    ${tiebreaks.map((_, t) => `const { when: when${t}, score: score${t} } = tiebreaks[${t}];`).join('\n')}
    return (scene, options, left, given) => {
      let count = 0;
      for (let i = 0; i < options.length; i += 1) {
        const option = options[i];
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
