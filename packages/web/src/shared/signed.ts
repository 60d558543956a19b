import { literal } from '@empty-chair/kernel/words';
import { capitalIn } from '@empty-chair/uikit/capital-in.ts';
import type Initials from './Initials.svelte';
import type { Face } from './people.ts';
import { facesIn, facesOf, listOf, tickedBefore } from './people.ts';
import type { Speaker } from './said.ts';
import { nameOr } from './said.ts';
import type { SharedView } from './view.ts';

/** Some people, to be drawn as their initials and said in words. It brings its drawing along: only a shared table has one. */
export interface Signed {
  readonly Initials: typeof Initials;
  readonly faces: readonly Face[];
  readonly said: string;
}

/** Who ticked the lines of the turn that is worked off; undefined where nobody did. */
export interface Ticked {
  /** All before that line, each once, the newest last. */
  readonly before: (line: number) => Signed | undefined;
  readonly at: (line: number) => Signed | undefined;
}

/** What it takes to draw and say them. */
interface Means {
  readonly Initials: typeof Initials;
  readonly words: Speaker;
}

export function tickedIn(
  { present, ticks }: Pick<SharedView, 'present' | 'ticks'>,
  { Initials, words }: Means,
): Ticked {
  const faces = facesOf(present, [...ticks.values()].flat());
  const by = (names: readonly string[]): Signed | undefined => {
    if (names.length === 0) return undefined;
    const said = literal(
      listOf(
        names.map((name) => nameOr(name, words)),
        words.language,
      ),
    );
    return {
      Initials,
      // Whoever ticked was here to do so: nobody is drawn as away.
      faces: names.flatMap((name) => {
        const face = faces.get(name);
        return face === undefined ? [] : [{ ...face, isAway: false }];
      }),
      said: words.t('ui.shared.tickedBy', { names: said }),
    };
  };
  return {
    before: (line) => by(tickedBefore(line, ticks)),
    at: (line) => by(ticks.get(line) ?? []),
  };
}

/** Who sits in which chair; undefined where nobody does. */
export function sittingIn(
  { present }: Pick<SharedView, 'present'>,
  { Initials, words }: Means,
): (seat: number) => Signed | undefined {
  const all = facesOf(present);
  return (seat) => {
    const faces = facesIn(seat, present, all);
    if (faces.length === 0) return undefined;
    const said = faces.map(({ name, isAway }) =>
      capitalIn(
        words.t(isAway ? 'ui.shared.sitsAway' : 'ui.shared.sitsHere', {
          name: literal(nameOr(name, words)),
        }),
        words.language,
      ),
    );
    return { Initials, faces, said: `${said.join('. ')}.` };
  };
}
