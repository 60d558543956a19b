import cardsJson from '../../content/cards.json' with { type: 'json' };
import chartsJson from '../../content/charts.json' with { type: 'json' };
import type { BotCard, Chart, ChartId } from './types.ts';

/** EU-22: the charts, and the 24 cards that lead to them, as they come with the game. */
const all = chartsJson.charts as readonly Chart[];
export const CHARTS: ReadonlyMap<ChartId, Chart> = new Map(all.map((chart) => [chart.id, chart]));
/** EU-26.1: cards 5 to 8 as the rulebook has them, not as an early companion app. */
export const BOT_CARDS = cardsJson.cards as readonly BotCard[];
export const MAIN_TURN: ChartId = 'main-turn';
