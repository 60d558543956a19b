/** EU-23: what an Event does to a bot, whoever has taken it. Amounts are those printed on the card. */
export const EFFECTS = [
  'monarchPower',
  'ducats',
  'stability',
  'prestige',
  'unrest',
  'botPower',
  'gainAlliance',
  'loseAlliance',
  'gainMarriage',
  'loseMarriage',
  'recruit',
  'tradeAction',
  'exhaust',
  'nothing',
] as const;
export type EffectId = (typeof EFFECTS)[number];

/** Those with an amount, and its limits. */
export const AMOUNTS: Readonly<Partial<Record<EffectId, readonly [number, number]>>> = {
  monarchPower: [-9, 9],
  ducats: [-30, 30],
  stability: [-3, 3],
  prestige: [-10, 10],
  unrest: [-5, 5],
  botPower: [-5, 5],
  exhaust: [1, 9],
};
