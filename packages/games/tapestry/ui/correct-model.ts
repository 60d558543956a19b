import type { Message, MessageId, Ref } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { HexView, TableView } from '../rules/view.ts';
import type { UiId } from './words.ts';

// ---- a hex ---------------------------------------------------------------------------

/** What stands on a hex, as whoever checks the table finds it: how many of each token. */
export interface HexFacts {
  readonly explored: boolean;
  readonly tokens: Readonly<Record<string, number>>;
}

export function factsAt({ explored, tokens }: Pick<HexView, 'explored' | 'tokens'>): HexFacts {
  const counts: Record<string, number> = {};
  for (const letter of tokens) counts[letter] = (counts[letter] ?? 0) + 1;
  return { explored, tokens: counts };
}

const EMPTY = 'empty';
/** In the order in which a correction is written, whatever the order of the taps. */
export const tokensText = (letters: readonly string[], { tokens }: HexFacts): string =>
  letters.map((letter) => letter.repeat(tokens[letter] ?? 0)).join('') || EMPTY;

/** The corrections that make the one into the other, in words that the game reads. */
export function hexCorrections(
  at: string,
  letters: readonly string[],
  was: HexFacts,
  found: HexFacts,
): readonly string[] {
  const [before, after] = [tokensText(letters, was), tokensText(letters, found)];
  const tokens = before === after ? [] : [`correct hex ${at} ${after}`];
  // Where tokens stand is explored: then that goes without saying.
  const isSaid = was.explored === found.explored || (found.explored && after !== EMPTY);
  const tile = isSaid ? [] : [`correct explored ${at} ${found.explored ? 'yes' : 'no'}`];
  return [...tokens, ...tile];
}

// ---- beside the map --------------------------------------------------------------------

/** A count or a choice beside the map, as a correction names it: 'points human', 'favorite automa'. */
export type Fact =
  | {
      readonly kind: 'count';
      readonly key: string;
      readonly label: Ref | Message;
      readonly value: number;
    }
  | {
      readonly kind: 'choice';
      readonly key: string;
      readonly label: Ref | Message;
      readonly value: string;
      readonly choices: readonly Ref[];
    };
export const NOBODY: Ref = { kind: 'nobody', id: 'nobody' };

const ui = (id: UiId): MessageId => id as string as MessageId;
const player = (who: string): Ref => ({ kind: 'player', id: who });

export function factsOf(table: TableView, { kind, id }: Ref): readonly Fact[] {
  if (kind === 'track') return trackFacts(table, id);
  if (kind === 'player') return playerFacts(table, id);
  return id === 'landmarks' ? landmarkFacts(table) : achievementFacts(table);
}

const trackFacts = ({ tracks, players }: TableView, id: string): readonly Fact[] =>
  players.map(({ who, player: i }) => ({
    kind: 'count',
    key: `track ${who} ${id}`,
    label: player(who),
    value: tracks.find((track) => track.id === id)?.tokens[i] ?? 0,
  }));

function playerFacts(table: TableView, who: string): readonly Fact[] {
  const found = table.players.find((one) => one.who === who);
  if (found === undefined) return [];
  const count = (what: 'points' | 'income' | 'toppled', value: number): Fact => ({
    kind: 'count',
    key: `${what} ${who}`,
    label: message(ui(`ui.tapestry.correct.${what}`)),
    value,
  });
  const single = (what: 'tapestry' | 'tiles', value: number): Fact => ({
    kind: 'count',
    key: what,
    label: message(ui(`ui.tapestry.correct.${what}`)),
    value,
  });
  const favorite: readonly Fact[] =
    found.favorite === undefined
      ? []
      : [
          {
            kind: 'choice',
            key: `favorite ${who}`,
            label: message(ui('ui.tapestry.correct.favorite')),
            value: found.favorite,
            choices: table.tracks.map(({ id }) => ({ kind: 'track', id })),
          },
        ];
  if (who === 'shadow') return favorite;
  return [
    count('points', found.points),
    count('income', found.incomeTurns),
    count('toppled', found.toppled),
    ...favorite,
    ...(who === 'automa' ? [single('tapestry', table.tapestry.beside)] : []),
    // The tiles are nobody's; the first seat is asked for them.
    ...(found.player === 0 ? [single('tiles', table.tilesLeft)] : []),
  ];
}

const owners = ({ players }: TableView): readonly Ref[] => [
  NOBODY,
  ...players.map(({ who }) => player(who)),
];

function landmarkFacts(table: TableView): readonly Fact[] {
  const onTracks = table.tracks.flatMap(({ spaces }) =>
    spaces.flatMap(({ landmark, landmarkOwner }) =>
      landmark === undefined ? [] : [{ id: landmark, who: landmarkOwner }],
    ),
  );
  return [...onTracks, ...table.techLandmarks].map(({ id, who }) => ({
    kind: 'choice',
    key: `landmark ${id}`,
    label: { kind: 'landmark', id },
    value: who ?? NOBODY.id,
    choices: owners(table),
  }));
}

const achievementFacts = (table: TableView): readonly Fact[] =>
  table.achievements.flatMap(({ id, places }) =>
    places.map(
      ({ who }, place): Fact => ({
        kind: 'choice',
        key: `achievement ${id} ${place + 1}`,
        label: message(ui('ui.tapestry.correct.place'), {
          achievement: { kind: 'achievement', id },
          n: place + 1,
        }),
        value: who ?? NOBODY.id,
        choices: owners(table),
      }),
    ),
  );

export type Found = Readonly<Record<string, number | string>>;

/** In words that the game reads: one for each fact that was found to be another. */
export function factCorrections(facts: readonly Fact[], found: Found): readonly string[] {
  const changed = facts.filter(({ key, value }) => (found[key] ?? value) !== value);
  const said = changed.map(({ key }) => `correct ${key} ${found[key]}`);
  // A place that is given back moves the later ones up: from the last to the first.
  const back = (text: string): boolean =>
    text.startsWith('correct achievement') && text.endsWith(NOBODY.id);
  return [...said.filter(back).reverse(), ...said.filter((text) => !back(text))];
}
