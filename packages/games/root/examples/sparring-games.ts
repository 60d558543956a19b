import type { Config } from '../rules/config.ts';
import { LEVELS, MAP_IDS } from '../rules/config.ts';
import { configFrom } from '../rules/config-words.ts';
import type { FactionId } from '../rules/pieces.ts';

const FOUR: readonly FactionId[] = ['marquise', 'eyrie', 'alliance', 'vagabond'];

/** People on the screen among the four factions, bots in the other seats. */
export const against = (people: readonly FactionId[], map: string, level: string): Config =>
  configFrom({
    map,
    play: 'screen',
    seats: FOUR.map((id) => (people.includes(id) ? id : `${id}/bot/${level}`)).join(','),
  });

/** All maps and levels. */
export const tablesFor = (people: readonly FactionId[]): readonly Config[] =>
  MAP_IDS.flatMap((map) => LEVELS.map((level) => against(people, map, level)));
