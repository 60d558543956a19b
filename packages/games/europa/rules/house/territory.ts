import type { Selection, Tiebreak } from '@empty-chair/kernel/select';
import type { Places } from '../choices.ts';
import { provinceByName, provinceByTax } from '../choices.ts';
import type { Province, Realm } from '../content.ts';
import { ALL_PROVINCES, NONE, provinces } from '../content.ts';
import type { Ownership } from '../geography.ts';
import { provincesOf, sizeOf } from '../geography.ts';
import { m, provinceRef, rule } from '../words.ts';
import { best } from './choose.ts';

/** House, never official: the vacant Territory on a chart (EU-19.4), and who has one. */
interface Shores extends Places<Province> {
  /** The continents where the bot has a Territory already. */
  readonly settled: ReadonlySet<string>;
}

const TERRITORIES = ALL_PROVINCES.filter((province) => provinces[province]?.territory === true);
const continentOf = (province: Province): string => provinces[province]?.map ?? '';

const whereSettled: Tiebreak<unknown, Province, Shores> = {
  why: m('why.houseSettled'),
  prefer: 'most',
  score: (_, province, { settled }) => (settled.has(continentOf(province)) ? 1 : 0),
};
/** A port is what a ship can reach. */
const withPort: Tiebreak<unknown, Province> = {
  why: m('why.housePort'),
  prefer: 'most',
  score: (_, province) => (provinces[province]?.port === true ? 1 : 0),
};

const vacantTerritory: Selection<unknown, Province, Shores> = {
  rule: rule('R-HOUSE-1'),
  options: (_, { among }) => among,
  filters: [],
  tiebreaks: [whereSettled, withPort, provinceByTax('most'), provinceByName],
  lastTie: 'impossible',
  ref: provinceRef,
};

export const territoriesOf = ({ owner }: Ownership, realm: Realm): readonly Province[] =>
  TERRITORIES.filter((province) => owner[province] === realm);

/** None for a realm that has neither a port nor a Territory, or where nothing is vacant. */
export function houseTerritory(map: Ownership, bot: Realm): Province | undefined {
  const { owner, facts } = map;
  const own = territoriesOf(map, bot);
  if (own.length === 0 && !provincesOf(map, bot).some((port) => facts.isPort[port] === true))
    return undefined;
  const among = TERRITORIES.filter(
    (province) => owner[province] === NONE && sizeOf(map, province) !== undefined,
  );
  const settled = new Set(own.map(continentOf));
  return best(vacantTerritory, { map, among, settled }, 1)[0];
}
