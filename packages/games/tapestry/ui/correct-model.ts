import type { Message, MessageId, Ref } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { Fact, Hex, HexView, Input, PlayerView, TableView } from '../rules/view.ts';
import { achievementOf, landmarkOf, trackOf } from '../rules/view.ts';
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

/** In the order in which a correction is written, whatever the order of the taps. */
export const tokensText = (letters: readonly string[], { tokens }: HexFacts): string =>
  letters.map((letter) => letter.repeat(tokens[letter] ?? 0)).join('');

export const correction = (fact: Fact): Input => ({ kind: 'correct', fact });

export const tokensCorrection = (at: Hex, letters: readonly string[], found: HexFacts): Input =>
  correction({ what: 'hex', at, tokens: tokensText(letters, found) });

/** The corrections that make the one into the other. */
export function hexCorrections(
  at: Hex,
  letters: readonly string[],
  was: HexFacts,
  found: HexFacts,
): readonly Input[] {
  const [before, after] = [tokensText(letters, was), tokensText(letters, found)];
  // Where tokens stand is explored: then that goes without saying.
  const isSaid = was.explored === found.explored || (found.explored && after !== '');
  return [
    ...(before === after ? [] : [tokensCorrection(at, letters, found)]),
    ...(isSaid ? [] : [correction({ what: 'explored', at, isExplored: found.explored })]),
  ];
}

// ---- beside the map --------------------------------------------------------------------

/** A count or a choice beside the map; its key tells it from the others of the form. */
export type Row = CountRow | ChoiceRow;
export interface CountRow {
  readonly kind: 'count';
  readonly key: string;
  readonly label: Ref | Message;
  readonly value: number;
  readonly says: (n: number) => Fact;
}
export interface ChoiceRow {
  readonly kind: 'choice';
  readonly key: string;
  readonly label: Ref | Message;
  readonly value: string;
  readonly choices: readonly Choice[];
}
interface Choice {
  readonly ref: Ref;
  readonly fact: Fact;
}
export const NOBODY = { kind: 'nobody', id: 'nobody' } as const;

const ui = (id: UiId): MessageId => id as string as MessageId;
const player = (who: string): Ref => ({ kind: 'player', id: who });

export function rowsOf(table: TableView, { kind, id }: Ref): readonly Row[] {
  if (kind === 'track') return trackRows(table, id);
  if (kind === 'player') return playerRows(table, id);
  return id === 'landmarks' ? landmarkRows(table) : achievementRows(table);
}

function trackRows({ tracks, players }: TableView, id: string): readonly Row[] {
  const found = tracks.find((one) => one.id === id);
  if (found === undefined) return [];
  return players.map(({ who, player: i }) => ({
    kind: 'count',
    key: `track ${who} ${id}`,
    label: player(who),
    value: found.tokens[i] ?? 0,
    says: (n) => ({ what: 'track', who, track: trackOf(found.id), n }),
  }));
}

function playerRows(table: TableView, id: string): readonly Row[] {
  const found = table.players.find((one) => one.who === id);
  if (found === undefined) return [];
  const { who } = found;
  const count = (what: 'points' | 'income' | 'toppled', value: number): Row => ({
    kind: 'count',
    key: `${what} ${who}`,
    label: message(ui(`ui.tapestry.correct.${what}`)),
    value,
    says: (n) => ({ what, who, n }),
  });
  const single = (what: 'tapestry' | 'tiles', value: number): Row => ({
    kind: 'count',
    key: what,
    label: message(ui(`ui.tapestry.correct.${what}`)),
    value,
    says: (n) => ({ what, n }),
  });
  const favorite: readonly Row[] =
    found.favorite === undefined
      ? []
      : [
          {
            kind: 'choice',
            key: `favorite ${who}`,
            label: message(ui('ui.tapestry.correct.favorite')),
            value: found.favorite,
            choices: table.tracks.map((one) => ({
              ref: { kind: 'track', id: one.id },
              fact: { what: 'favorite', who, track: trackOf(one.id) },
            })),
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

type Owner = PlayerView['who'] | 'nobody';
const owners = ({ players }: TableView, owned: (who: Owner) => Fact): readonly Choice[] => [
  { ref: NOBODY, fact: owned(NOBODY.id) },
  ...players.map(({ who }) => ({ ref: player(who), fact: owned(who) })),
];

function landmarkRows(table: TableView): readonly Row[] {
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
    choices: owners(table, (owner) => ({
      what: 'landmark',
      landmark: landmarkOf(id),
      who: owner,
    })),
  }));
}

const achievementRows = (table: TableView): readonly Row[] =>
  table.achievements.flatMap(({ id, places }) =>
    places.map(
      ({ who }, i): Row => ({
        kind: 'choice',
        key: `achievement ${id} ${i + 1}`,
        label: message(ui('ui.tapestry.correct.place'), {
          achievement: { kind: 'achievement', id },
          n: i + 1,
        }),
        value: who ?? NOBODY.id,
        choices: owners(table, (owner) => ({
          what: 'achievement',
          achievement: achievementOf(id),
          place: i + 1,
          who: owner,
        })),
      }),
    ),
  );

/** By the keys of the rows. */
export type Found = Readonly<Record<string, number | string>>;

/** One for each row that was found to be another. */
export function factCorrections(rows: readonly Row[], found: Found): readonly Input[] {
  const facts = rows.flatMap((row) => saidOf(row, found[row.key] ?? row.value));
  // A place that is given back moves the later ones up: from the last to the first.
  const isBack = (fact: Fact): boolean => fact.what === 'achievement' && fact.who === NOBODY.id;
  return [...facts.filter(isBack).reverse(), ...facts.filter((fact) => !isBack(fact))].map(
    correction,
  );
}

function saidOf(row: Row, value: number | string): readonly Fact[] {
  if (value === row.value) return [];
  if (row.kind === 'count') return typeof value === 'number' ? [row.says(value)] : [];
  return row.choices.filter(({ ref }) => ref.id === value).map(({ fact }) => fact);
}
