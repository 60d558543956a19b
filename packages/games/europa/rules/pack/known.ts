import { BOT_CARDS, CHARTS } from '../charts/content.ts';
import { aliases, areas, provinces, realms, seaZones, tradeNodes } from '../content.ts';
import { AGES } from '../numbers.ts';
import type { Known } from './types.ts';

/** What a pack for this game may name. */
export const KNOWN: Known = {
  realms: [...realms, ...aliases].map(({ id }) => id),
  provinces: provinces.map(({ id }) => id),
  areas: areas.map(({ id }) => id),
  seaZones: seaZones.map(({ id }) => id),
  tradeNodes: tradeNodes.map(({ id }) => id),
  charts: [...CHARTS.keys()],
  cards: BOT_CARDS.length,
  ages: AGES,
};
