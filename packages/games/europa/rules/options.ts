import * as json from '@empty-chair/kernel/json';

/** Where the rules can be read in two ways: one choice for each ruling, ours first. */
export const TABLE_OPTIONS = {
  /** R-WAR-2: whether a War with a wholly occupied realm brings the Unrest of 3H. */
  warUnrest: ['anyWar', 'unlessOccupied'],
  /** R-CTA-1: whether a bot that joins for a Non-Player Realm calls its other Allies. */
  callToArms: ['withAllies', 'alone'],
  /** R-TRADE-1: which Towns lie beside an inland Trade Node. */
  inlandNode: ['bordering', 'ownArea'],
  /** R-TRADE-2: whether own Towns that are occupied count for trade. */
  occupiedTowns: ['trade', 'cutOff'],
  /** R-MOVE-2: whether Rebels make an Area hostile on the march. */
  rebelAreas: ['hostile', 'open'],
  /** R-MOVE-3: whether an army marches on from where a bridge of Ships has landed it. */
  landing: ['ends', 'goesOn'],
  /** R-TARGET-1: whether valid siblings come before what lies below an invalid one. */
  targetWalk: ['siblings', 'branches'],
  /** R-SIEGE-1: whether the last Bot Power of a SIEGE takes a Large Province as one alone does. */
  lastPower: ['alone', 'left'],
  /** R-TARGET-2: what a vacant Territory with the bot's own Claim is as a target. */
  claimedTerritory: ['invalid', 'endsTurn'],
} as const;
export type TableOption = keyof typeof TABLE_OPTIONS;
export type TableOptions = { readonly [K in TableOption]: (typeof TABLE_OPTIONS)[K][number] };

export const OPTION_NAMES = Object.keys(TABLE_OPTIONS) as TableOption[];
export const OUR_READINGS = Object.fromEntries(
  OPTION_NAMES.map((name) => [name, TABLE_OPTIONS[name][0]]),
) as TableOptions;

export function readOptions(value: unknown, path: string): TableOptions {
  const fields = json.object(value, path, OPTION_NAMES);
  const read = (name: TableOption) => {
    const values: readonly string[] = TABLE_OPTIONS[name];
    return json.optional(fields, path, name, (v, p) => json.oneOf(v, p, values), values[0]);
  };
  return Object.fromEntries(OPTION_NAMES.map((name) => [name, read(name)])) as TableOptions;
}

/** Only what is read otherwise: the record of a table without such a wish is as it always was. */
export const otherReadings = (options: TableOptions): Partial<TableOptions> =>
  Object.fromEntries(
    OPTION_NAMES.filter((name) => options[name] !== OUR_READINGS[name]).map((name) => [
      name,
      options[name],
    ]),
  );
