import type { Happening, MessageId, Params, Ref } from '@empty-chair/kernel/words';
import { isRef } from '@empty-chair/uikit/sentence.ts';
import { ownerInSetup } from '../line-look.ts';
import type { UiId } from '../words.ts';

const refIn = ({ params }: Happening, name: string): Ref | undefined => {
  const value = params?.[name];
  return value !== undefined && isRef(value) ? value : undefined;
};
const numberIn = (one: Happening | undefined): number => Number(one?.params?.['n'] ?? 0);
const atOf = (one: Happening): readonly Ref[] =>
  [refIn(one, 'at')].filter((at) => at !== undefined);

/** What a bot of the second box puts on and beside its board, and onto the map. */
const WORDS: Readonly<Record<string, readonly [board: UiId, map: UiId]>> = {
  lizards: ['list.lizardsBoard', 'list.lizardsMap'],
  riverfolk: ['list.riverfolkBoard', 'list.oneEach'],
  duchy: ['list.duchyBoard', 'list.duchyMap'],
  corvids: ['list.corvidsBoard', 'list.oneEach'],
};

/** A card that others turned up for their set-up; the Lizards' own were asked for, or are the app's. */
const isSoulOfOthers = ({ id, rule }: Happening): boolean =>
  id === 'do.toSouls' && !rule.startsWith('8.3');

/**
 * The set-up of each bot of the second box in two lines. What it turned up for it was asked for, or is the
 * app's: it lies there already.
 */
export function secondBoxAtOnce(list: readonly Happening[]): readonly Happening[] {
  const ownerOf = (one: Happening): string | undefined => {
    const id = ownerInSetup(one)?.id;
    return id !== undefined && WORDS[id] !== undefined ? id : undefined;
  };
  const bots = new Set(list.filter(({ id }) => id === 'do.supply').map(ownerOf));
  return list.flatMap((one) => {
    const owner = ownerOf(one);
    const words = owner === undefined ? undefined : WORDS[owner];
    if (owner === undefined || words === undefined || !bots.has(owner)) return [one];
    // What others turn up in between stands among their lines.
    const own = list.filter((it) => ownerOf(it) === owner);
    return one.id === 'do.supply' ? [...linesOf(owner, words, own), ...soulsOf(own)] : [];
  });
}

function soulsOf(own: readonly Happening[]): readonly Happening[] {
  const souls = own.filter(isSoulOfOthers);
  const [first] = souls;
  const params = { faction: { kind: 'faction', id: 'lizards' }, n: souls.length };
  return first === undefined ? [] : [saidOf('list.souls', first, params)];
}

const saidOf = (id: UiId, { rule }: Happening, params: Params): Happening => ({
  rule,
  id: id as string as MessageId,
  params,
});

function linesOf(
  owner: string,
  [board, map]: readonly [UiId, UiId],
  own: readonly Happening[],
): readonly Happening[] {
  const one = (id: string) => own.find((it) => it.id === id);
  const warriors = own.filter(({ id }) => id === 'do.placeWarriors');
  // Where the first piece lies its people stand too; all other places are alike.
  const home = one('do.placePiece');
  const there = home && refIn(home, 'at')?.id;
  const alike = warriors.filter((it) => refIn(it, 'at')?.id !== there);
  const faction: Ref = { kind: 'faction', id: owner };
  const said = (id: UiId, of: Happening | undefined, params: Params): readonly Happening[] =>
    of === undefined ? [] : [saidOf(id, of, { faction, ...params })];
  const crowned = own.flatMap((it) => {
    const minister = it.id === 'do.crown' ? refIn(it, 'minister') : undefined;
    return minister === undefined ? [] : [minister];
  });
  return [
    ...said(board, one('do.supply'), {
      n: numberIn(one('do.supply')),
      payments: numberIn(one('do.startingPayments')),
      plots: numberIn(one('do.shufflePlots')),
      ministers: crowned,
    }),
    ...said(map, warriors[0], {
      n: numberIn(warriors[0]),
      at: home === undefined ? alike.flatMap(atOf) : atOf(home),
      more: alike.flatMap(atOf),
    }),
  ];
}
