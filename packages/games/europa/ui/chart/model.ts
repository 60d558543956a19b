/** What the drawings of charts know of the game: its view, and nothing behind it. */
export type { Chart, ChartNode, RuleSet, WayNode } from '../../rules/view.ts';
