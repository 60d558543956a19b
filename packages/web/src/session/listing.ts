import type { Catalogue } from '@empty-chair/text/catalogue';
import { kernelCatalogue } from '@empty-chair/text/catalogue';
import type { Language } from '@empty-chair/text/languages';
import { parserReady } from '@empty-chair/text/parser';
import type { Renderer } from '@empty-chair/text/renderer';
import { createRenderer } from '@empty-chair/text/renderer';
import type { Listing, ListingData, SavedGame } from '../store/saved-game.ts';
import { headlineOf } from './headline.ts';
import type { Listed } from './opened.ts';
import { openRecord } from './opened.ts';

export function listingDataOf({ game: { module }, match }: Listed): ListingData {
  const headline = match.state && headlineOf(module, match.state);
  return { headline, seats: module.seats(match.record.config).map(({ name }) => name) };
}

export function listingOf(data: ListingData, renderer: Renderer): Listing {
  return {
    headline: data.headline === undefined ? '' : renderer.render(data.headline),
    seats: renderer.names(data.seats),
    told: { ...data, language: renderer.language },
  };
}

/** What a list says about a game. */
export type Said = Pick<Listing, 'headline' | 'seats'>;

/**
 * The rows in another language than they were saved in. Nothing is written: only the texts of
 * their games are loaded. First comes all that is known, then row by row what the first version
 * left: those records have to be run. A row that cannot be told keeps its words.
 */
export async function* saidIn(
  rows: readonly SavedGame[],
  language: Language,
): AsyncGenerator<readonly Telling[]> {
  const told = rows.filter((row) => row.told !== undefined);
  yield (await Promise.all(told.map((row) => tellingOf(row, language)))).flat();
  for (const row of rows) if (row.told === undefined) yield tellingOf(row, language);
}

type Telling = readonly [id: string, said: Said];

async function tellingOf(row: SavedGame, language: Language): Promise<readonly Telling[]> {
  try {
    const data = row.told ?? (await listingDataIn(row));
    const { headline, seats } = listingOf(data, await rendererOf(row.game, language));
    return [[row.id, { headline, seats }]];
  } catch (error) {
    console.warn(error);
    return [];
  }
}

async function listingDataIn({ record }: SavedGame): Promise<ListingData> {
  const { game, story } = await openRecord(record);
  return listingDataOf({ game, match: story.match });
}

const texts = import.meta.glob<Catalogue>('../../../games/*/text/*/rules.json', {
  import: 'default',
});
const renderers = new Map<string, Promise<Renderer>>();

/** Of a game whose rules are not loaded. */
function rendererOf(game: string, language: Language): Promise<Renderer> {
  const path = `../../../games/${game}/text/${language}/rules.json`;
  const made = renderers.get(path) ?? madeRenderer(path, language);
  renderers.set(path, made);
  return made;
}

async function madeRenderer(path: string, language: Language): Promise<Renderer> {
  const [own, ofKernel] = await Promise.all([
    texts[path]?.() ?? {},
    kernelCatalogue(language),
    parserReady(),
  ]);
  return createRenderer(language, own, ofKernel);
}
