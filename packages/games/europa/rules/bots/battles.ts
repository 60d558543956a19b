/** EU-17: how many dice at sea, and who wins. The faces of battle dice are read by the human. */

export interface NavalSide {
  readonly shipsInAdjacentZones: number;
  readonly diplomaticIdeas: number;
  /** The human has an Admiral or plays a Battle Action. */
  readonly isLed: boolean;
}
/** As the chart has them, where a pack may have changed them. */
export const NAVAL_AMOUNTS = {
  dice: 1,
  perAdjacentShip: 1,
  diceForIdeas: 1,
  lessForAdmiral: 1,
  portsPerHit: 2,
  nprShipsPerHit: 2,
};
export type NavalAmounts = Readonly<typeof NAVAL_AMOUNTS>;

/** EU-17.3. */
export const navalDiceAgainstHuman = (
  { shipsInAdjacentZones, diplomaticIdeas, isLed }: NavalSide,
  { dice, perAdjacentShip, diceForIdeas, lessForAdmiral }: NavalAmounts = NAVAL_AMOUNTS,
): number =>
  Math.max(
    0,
    dice +
      perAdjacentShip * shipsInAdjacentZones +
      (diplomaticIdeas > 0 ? diceForIdeas : 0) -
      (isLed ? lessForAdmiral : 0),
  );

/** EU-17.3 and EU-17.6: every second port, and every second NPR ship on the Bot's side. */
export const navalHits = (
  icons: number,
  ports: number,
  nprShips = 0,
  { portsPerHit, nprShipsPerHit }: NavalAmounts = NAVAL_AMOUNTS,
): number => icons + every(portsPerHit, ports) + every(nprShipsPerHit, nprShips);
const every = (nth: number, n: number): number => (nth === 0 ? 0 : Math.floor(n / nth));

/** EU-17.5. */
export const losesToNpr = (icons: number, ports: number): boolean => icons >= 2 + ports;
