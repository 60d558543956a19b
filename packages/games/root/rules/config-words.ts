import { kernelMessage } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import { literal } from '@empty-chair/kernel/words';
import type { BotId, Config } from './config.ts';
import {
  BOT_FACTIONS,
  BOT_IDS,
  CHARACTERS,
  configCodec,
  DEFAULT_CONFIG,
  LEVELS,
  SCREEN_SEATS,
} from './config.ts';
import type { TableOption } from './options.ts';
import { TABLE_OPTIONS } from './options.ts';
import type { FactionId } from './pieces.ts';
import { FACTION_IDS } from './pieces.ts';

/**
 * A config in words for the command line: `map=winter seats=marquise/bot/nightmare/blitz,eyrie`.
 * A seat is a faction, `bot` when it is automated, and then its level, traits and character.
 */
export const CONFIG_WORDS = [
  { name: 'play', example: 'screen' },
  { name: 'map', example: 'winter' },
  { name: 'suits', example: 'random' },
  { name: 'deck', example: 'exilesAndPartisans' },
  { name: 'seats', example: 'marquise/bot/nightmare/blitz,eyrie/bot,alliance,vagabond/bot/tinker' },
  { name: 'coop', example: 'yes' },
  { name: 'team', example: 'yes' },
  { name: 'cards', example: 'table' },
  { name: 'dice', example: 'table' },
  { name: 'choices', example: 'table' },
  ...Object.entries(TABLE_OPTIONS).map(([name, values]) => ({ name, example: values[1] })),
] as const;

export function configFrom(words: Readonly<Record<string, string>>): Config {
  const known = CONFIG_WORDS.map(({ name }) => name);
  for (const name of Object.keys(words)) {
    if (!known.includes(name)) {
      json.fail(name, kernelMessage('data.unknownField', { field: literal(name) }));
    }
  }
  const say = (name: string, otherwise: unknown): unknown => words[name] ?? otherwise;
  const map = say('map', DEFAULT_CONFIG.map);
  const chance = { ...DEFAULT_CONFIG.chance, ...pick(words, ['cards', 'dice', 'choices']) };
  return configCodec.decode({
    play: say('play', DEFAULT_CONFIG.play),
    map,
    ...('suits' in words && {
      suits: words['suits']?.includes(',') ? words['suits'].split(',') : words['suits'],
    }),
    deck: say('deck', DEFAULT_CONFIG.deck),
    seats: words['seats'] === undefined ? seatsFor(words) : readSeats(words['seats']),
    coop: yesOrNo(words, 'coop'),
    team: yesOrNo(words, 'team'),
    chance,
    options: pick(words, Object.keys(TABLE_OPTIONS) as TableOption[]),
  });
}

const seatsFor = ({ play }: Readonly<Record<string, string>>) =>
  play === 'screen' ? SCREEN_SEATS : DEFAULT_CONFIG.seats;

function pick(words: Readonly<Record<string, string>>, names: readonly string[]) {
  return Object.fromEntries(names.flatMap((name) => (name in words ? [[name, words[name]]] : [])));
}

function yesOrNo(words: Readonly<Record<string, string>>, name: string): boolean {
  return json.oneOf(words[name] ?? 'no', name, ['yes', 'no']) === 'yes';
}

function readSeats(text: string): unknown[] {
  return text.split(',').map((seat, index) => {
    const [first, ...rest] = seat.trim().split('/');
    const path = `seats[${index}]`;
    const faction = json.oneOf(first, path, FACTION_IDS);
    if (rest.length === 0 || (rest[0] === 'human' && rest.length === 1)) return { faction };
    const bot = botOf(faction, rest[0] ?? '', path);
    const level = rest.find((word) => LEVELS.some((known) => known === word));
    const character = rest.find((word) => CHARACTERS.some((known) => known === word));
    const traits = rest.slice(1).filter((word) => word !== level && word !== character);
    return {
      faction,
      bot,
      traits,
      ...(level !== undefined && { difficulty: level }),
      ...(character !== undefined && { character }),
    };
  });
}

/** Every faction has one. */
function botOf(faction: FactionId, word: string, path: string): BotId {
  if (word !== 'bot') return json.oneOf(word, path, BOT_IDS);
  return BOT_IDS.find((id) => BOT_FACTIONS[id].includes(faction)) as BotId;
}
