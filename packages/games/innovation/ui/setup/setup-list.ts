import type { Happening, MessageId, Params, Ref } from '@empty-chair/kernel/words';
import { isRef } from '@empty-chair/uikit/sentence.ts';
import type { UiId } from '../words.ts';

const AUTOMA: Ref = { kind: 'seat', id: 'automa' };

/** What the app says in few words, for the tiles are drawn below. */
const SHORTER: Readonly<Record<string, UiId>> = {
  'setup.board': 'list.board',
  'setup.boardForThree': 'list.boardForThree',
  'setup.books': 'list.books',
  'setup.innovations': 'list.innovations',
  'setup.innovationsForThree': 'list.innovationsForThree',
  'setup.palaces': 'list.palaces',
  'setup.bonus': 'list.bonus',
  'setup.bonusForThree': 'list.bonusForThree',
  'setup.pieces': 'list.pieces',
};
/** Banking, law, engineering, medicine. */
const DISCIPLINES = 4;
const ROUND_TILES = ['setup.roundTiles', 'setup.earlyTile', 'setup.lateTile', 'setup.finalTile'];
const AUTOMA_CARDS = ['setup.level', 'setup.faction', 'setup.terrain'];
const IN_THE_BOX = ['setup.planningRest', 'setup.terrainRest', 'setup.deckByApp'];

/** The set-up as a person puts it out: what is taken together is one line, where the last of it is told. */
export function setupList(happenings: readonly Happening[]): readonly Happening[] {
  const of = (ids: readonly string[]): readonly Happening[] =>
    happenings.filter(({ id }) => ids.includes(id));
  const joined = new Map<Happening | undefined, Happening>();
  const hidden = new Set<Happening>();
  const join = (all: readonly Happening[], id: UiId, params: Params): void => {
    const last = all.at(-1);
    if (last === undefined) return;
    for (const one of all) hidden.add(one);
    joined.set(last, said(id, last, params));
  };

  const tiles = of(ROUND_TILES);
  join(tiles, 'list.rounds', { tiles: tiles.flatMap((one) => refIn(one, 'tile') ?? []) });

  const cards = of(AUTOMA_CARDS);
  const [level, faction, terrain] = [
    ['setup.level', 'level'],
    ['setup.faction', 'faction'],
    ['setup.terrain', 'terrain'],
  ].map(([id = '', name = '']) => of([id]).map((one) => refIn(one, name))[0]);
  // A card that the app knows only in part has more to say.
  if (level && faction && terrain) join(cards, 'list.automa', { level, faction, terrain });

  const box = of(IN_THE_BOX);
  const hasCards = box.some(({ id }) => (id as string) === 'setup.deckByApp');
  join(box, hasCards ? 'list.boxWithCards' : 'list.box', {});

  const pieces = of(['setup.pieces']);
  const levels = of(['setup.science']);
  const heights = [...new Set(levels.map(numberIn))];
  for (const n of heights) {
    const equal = levels.filter((one) => numberIn(one) === n);
    const disciplines = equal.flatMap((one) => refIn(one, 'discipline') ?? []);
    if (heights.length > 1) join(equal, 'list.levels', { n, disciplines });
    else {
      const params = {
        score: numberIn(pieces[0]),
        n,
        disciplines,
        rest: DISCIPLINES - equal.length,
      };
      join([...pieces, ...equal], 'list.piecesAndLevels', params);
    }
  }

  return happenings.flatMap((one) => {
    const line = joined.get(one);
    if (line !== undefined) return [line];
    if (hidden.has(one)) return [];
    const shorter = SHORTER[one.id];
    return [shorter === undefined ? one : said(shorter, one, one.params ?? {})];
  });
}

const OF_THE_AUTOMA = [
  'list.automa',
  'list.pieces',
  'list.piecesAndLevels',
  'list.levels',
  'setup.level',
  'setup.unknownFaction',
  'setup.terrain',
  'setup.youth',
  'setup.humanPriority',
];

/** Whose pieces a line is about. */
export function ownerInSetup(happening: Happening): Ref | undefined {
  if (OF_THE_AUTOMA.includes(happening.id)) return AUTOMA;
  return (happening.id as string) === 'setup.human' ? refIn(happening, 'who') : undefined;
}

const said = (id: UiId, { rule }: Happening, params: Params): Happening => ({
  rule,
  id: id as string as MessageId,
  params,
});
function refIn({ params }: Happening, name: string): Ref | undefined {
  const value = params?.[name];
  return value !== undefined && isRef(value) ? value : undefined;
}
const numberIn = (happening: Happening | undefined): number =>
  Number(happening?.params?.['n'] ?? 0);
