/** EU-16 and EU-17: how many dice, and who wins. The faces of battle dice are read by the human. */

/** EU-16.3, EU-26.14: in each Battle Round against an Opponent. */
export const landDiceAgainstOpponent = (militaryIdeas: number): number =>
  5 + (militaryIdeas > 0 ? 1 : 0);

/** EU-16.4: the dice are the enemy's units, the icons the Bot's losses. */
export interface LandBattleAgainstNpr {
  readonly botUnits: number;
  /** Infantry and double-infantry icons rolled. */
  readonly icons: number;
  readonly rebels: number;
}
export interface LandBattleEnd {
  readonly botWins: boolean;
  readonly botLosses: number;
  readonly rebelsRemoved: number;
}
/** EU-26.15: half of the army's starting units, rounded up. */
export function endLandBattle({ botUnits, icons, rebels }: LandBattleAgainstNpr): LandBattleEnd {
  const botLosses = Math.min(icons, botUnits);
  const botWins = botLosses < botUnits;
  return {
    botWins,
    botLosses,
    rebelsRemoved: botWins ? rebels : Math.min(rebels, Math.ceil(botUnits / 2)),
  };
}

export interface NavalSide {
  readonly shipsInAdjacentZones: number;
  readonly diplomaticIdeas: number;
  /** The human has an Admiral or plays a Battle Action. */
  readonly isLed: boolean;
}
/** EU-17.3. */
export const navalDiceAgainstHuman = ({
  shipsInAdjacentZones,
  diplomaticIdeas,
  isLed,
}: NavalSide): number =>
  Math.max(0, 1 + shipsInAdjacentZones + (diplomaticIdeas > 0 ? 1 : 0) - (isLed ? 1 : 0));

/** EU-17.3 and EU-17.6: every second port, and every second NPR ship on the Bot's side. */
export const navalHits = (icons: number, ports: number, nprShips = 0): number =>
  icons + Math.floor(ports / 2) + Math.floor(nprShips / 2);

/** EU-17.5. */
export const losesToNpr = (icons: number, ports: number): boolean => icons >= 2 + ports;
