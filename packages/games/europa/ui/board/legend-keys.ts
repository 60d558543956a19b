/** What the legend explains, in its order; what is only seen near comes last. */
export const LEGEND = ['small', 'large', 'vacant', 'capital', 'node', 'mountains'] as const;
export const NEAR_LEGEND = ['unrest', 'occupied', 'claim', 'core', 'influence'] as const;
export type LegendKey = (typeof LEGEND)[number] | (typeof NEAR_LEGEND)[number];
