import { areas, provinces, realms, seaZones, tradeNodes } from './content.ts';

/** The texts of this game: sentences, charts, and the names printed on the board. */
type Texts = Readonly<Record<string, string>>;
/** Places are called what the board says, in every language: their alphabet decides ties. */
export const placeNames: Texts = Object.fromEntries([
  ...provinces.map(({ id, name }) => [`ref.province.${id}`, name]),
  ...areas.map(({ id, name }) => [`ref.area.${id}`, name]),
  ...seaZones.map(({ id, name }) => [`ref.seaZone.${id}`, name]),
  ...tradeNodes.map(({ id }) => [`ref.node.${id}`, id]),
  ...realms.map(({ id, name }) => [`ref.realm.${id}`, name]),
]);

/** A node of a chart and a case of it are things that sentences name. */
export function merged(sentences: Texts, charts: Texts): Texts {
  const refs = Object.entries(charts).flatMap(([id, text]) => {
    const [head, chart, node] = id.split('.');
    if (head === 'case') return [[`ref.case.${chart}`, text]];
    if (head === 'node') return [[`ref.chartNode.${chart}/${node}`, text]];
    return [];
  });
  return { ...placeNames, ...charts, ...Object.fromEntries(refs), ...sentences };
}
