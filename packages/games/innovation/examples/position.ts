import { seat } from '@empty-chair/kernel/words';
import type { Example, ExpectedNarrowing } from '@empty-chair/testkit/examples';
import type { Config } from '../rules/config.ts';
import { DEFAULT_CONFIG } from '../rules/config.ts';
import { innovation } from '../rules/module.ts';
import type { State } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A position of an example: what differs from the plain game, both parts as the codecs' JSON. */
export interface Position {
  readonly config?: Partial<Config>;
  readonly state?: Fields;
}

/** The game of the derived tests: a wasteland Automa against one human of the lakes. */
export const PLAIN: Config = {
  ...DEFAULT_CONFIG,
  side: '1-3',
  level: 'automa',
  faction: 'simpletons',
  terrain: 'wasteland',
  humans: [{ terrain: 'lake', faction: 'philosophers' }],
};

export const TWO_HUMANS: Config['humans'] = [
  { terrain: 'lake', faction: 'philosophers' },
  { terrain: 'forest', faction: 'omar' },
];

export const HUMAN = seat(0);
export const AUTOMA = seat(1);

export function readPosition({ config = {}, state = {} }: Position): State {
  const whole = innovation.codecs.config.decode({ ...PLAIN, ...config });
  return innovation.codecs.state.decode(state, whole);
}

// ---- pieces --------------------------------------------------------------------

/** A building of `who` as the codec writes it. */
const piece =
  (who: string, given: Fields = {}) =>
  (building = 'workshop', more: Fields = {}): Fields => ({ who, building, ...given, ...more });

export const marked = piece('automa', { marked: true });
export const unmarked = piece('automa');
export const human = piece('human');
export const human1 = piece('human1');
export const human2 = piece('human2');

/** The same piece on each of the hexes: `each('A4 A5', human())`. */
export const each = (names: string, what: Fields): Fields =>
  Object.fromEntries(names.split(' ').map((name) => [name, what]));

// ---- the board of side 1-3, as printed -------------------------------------------

export const PRINTED: Readonly<Record<string, string>> = {
  A: '...FMDP~LFMW~',
  B: '..~SLSW~SPL~F',
  C: '...~PMF~~D~~D',
  D: '...~WD~F~~MPS',
  E: '....~~~SPLDWM',
  F: '...~LP~WM~FLD',
  G: '....~SM~~~~~~',
  H: '...~DFWDFLSF~',
  I: '...~WPMLSPDWM',
};

/** Land in reading order. */
export const LAND: readonly string[] = Object.entries(PRINTED).flatMap(([row, codes]) =>
  [...codes].flatMap((code, column) => ('.~'.includes(code) ? [] : [`${row}${column + 1}`])),
);

export const emptyLand = (hexes: Fields): string =>
  LAND.filter((name) => !(name in hexes)).join(' ');

// ---- turns -----------------------------------------------------------------------

const STARTERS = [1, 2, 3, 4, 5, 6];

/** An Automa turn with the Support and the Action card given; the rest is fields of the state. */
export function turnWith({
  support,
  action,
  choices = [],
  config = {},
  ...state
}: {
  readonly support: number;
  readonly action: number;
  readonly choices?: readonly string[];
  readonly config?: Partial<Config>;
} & Fields): Required<Pick<Example<Position, Input>, 'position' | 'seat' | 'script'>> {
  const others = STARTERS.filter((card) => card !== support && card !== action);
  return {
    position: {
      config,
      state: { ...state, cards: { action: support, draw: [...others, action] } },
    },
    seat: seat((config.humans ?? PLAIN.humans).length),
    script: { cards: [String(action)], choices },
  };
}

/** `left` as one line of hexes or other ids. */
export const narrowing = (why: string, left: string, best?: number): ExpectedNarrowing => ({
  why,
  left: left === '' ? [] : left.split(' '),
  ...(best !== undefined && { best }),
});
