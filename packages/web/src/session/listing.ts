import { commonCatalogue } from '@empty-chair/text/catalogue';
import type { Language } from '@empty-chair/text/languages';
import type { Renderer } from '@empty-chair/text/renderer';
import { createRenderer } from '@empty-chair/text/renderer';
import { shelf } from '../store/games.svelte.ts';
import type { Listing, ListingData, SavedGame } from '../store/saved-game.ts';
import type { Listed } from './opened.ts';
import { loadRules, openRecord } from './opened.ts';

export function listingDataOf({ game: { module }, match }: Listed): ListingData {
  const [headline] = match.state === undefined ? [] : module.describe(match.state);
  return { headline, seats: module.seats(match.record.config).map(({ name }) => name) };
}

export function listingOf(data: ListingData, renderer: Renderer): Listing {
  return {
    headline: data.headline === undefined ? '' : renderer.render(data.headline),
    seats: renderer.names(data.seats),
    told: { ...data, language: renderer.language },
  };
}

/** Puts the rows that were saved in another language into this one, and shows the list anew. */
export async function translateListings(
  rows: readonly SavedGame[],
  language: Language,
): Promise<void> {
  let kept = true;
  for (const row of rows) {
    kept = (await shelf.translate(row, await listingIn(row, language))) && kept;
  }
  // Where nothing can be written the words stay as they are; asking again would never end.
  if (kept) await shelf.refresh();
}

async function listingDataIn({ record }: SavedGame): Promise<ListingData> {
  const { game, story } = await openRecord(record);
  return listingDataOf({ game, match: story.match });
}

async function listingIn(row: SavedGame, language: Language): Promise<Listing> {
  try {
    const { catalogue } = await loadRules(row.game);
    const data = row.told ?? (await listingDataIn(row));
    const catalogues = await Promise.all([catalogue(language), commonCatalogue(language)]);
    return listingOf(data, createRenderer(language, ...catalogues));
  } catch (error) {
    // A row that cannot be read keeps its words; it is not tried again at every visit.
    console.warn(error);
    const { headline, seats, told } = row;
    return { headline, seats, told: { headline: undefined, seats: [], ...told, language } };
  }
}
