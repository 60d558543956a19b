import { CHARTS } from './charts/content.ts';
import { areas, provinces, seaZones, tradeNodes } from './content.ts';
import { eventCards } from './events.ts';

/** The texts of this game: sentences, charts, and the names printed on the board. */
type Texts = Readonly<Record<string, string>>;
/**
 * Places and Events are called what board and card say, in every language: there people look for them, and
 * the alphabet of places decides ties. A Realm is called what the language calls it.
 */
const placeNames: Texts = Object.fromEntries([
  ...provinces.map(({ id, name }) => [`ref.province.${id}`, name]),
  ...areas.map(({ id, name }) => [`ref.area.${id}`, name]),
  ...seaZones.map(({ id, name }) => [`ref.seaZone.${id}`, name]),
  ...tradeNodes.map(({ id }) => [`ref.node.${id}`, id]),
  ...eventCards.map(({ id, name }) => [`ref.event.${id}`, name]),
]);

/** The ways out of a roll: a face, or a range of faces. */
const FACES = [1, 2, 3, 4, 5, 6];
const dieRanges: Texts = Object.fromEntries(
  FACES.flatMap((from) =>
    FACES.filter((to) => to >= from).map((to) =>
      from === to
        ? [`ref.case.${from}`, String(from)]
        : [`ref.case.${from}-${to}`, `${from}–${to}`],
    ),
  ),
);

/** What a node decides or does is called as the first box that has it. */
function namesAt(chart = '', node = ''): readonly string[] {
  const { fact, do: deed } = NODES.get(`${chart}/${node}`) ?? {};
  return [
    ...(fact !== undefined ? [`fact.${fact}`] : []),
    ...(deed !== undefined ? [`deed.${deed}`] : []),
  ];
}
const NODES = new Map(
  [...CHARTS.values()].flatMap(({ id, nodes }) =>
    nodes.map((node) => [`${id}/${node.id}`, node] as const),
  ),
);

/** A node of a chart and a case of it are things that sentences name. */
export function merged(sentences: Texts, charts: Texts): Texts {
  const refs = Object.entries(charts).flatMap(([id, text]) => {
    const [head, chart, node] = id.split('.');
    if (head === 'case') return [[`ref.case.${chart}`, text]];
    if (head === 'node') {
      return [[`ref.chartNode.${chart}/${node}`, text]];
    }
    if (head === 'chart') return [[`ref.chart.${chart}`, text]];
    if (head === 'short') {
      return [`box.${chart}/${node}`, ...namesAt(chart, node)].map((name) => [`ref.${name}`, text]);
    }
    return [];
  });
  return { ...placeNames, ...dieRanges, ...charts, ...Object.fromEntries(refs), ...sentences };
}
