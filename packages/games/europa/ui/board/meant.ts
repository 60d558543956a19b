import type { Ref } from '@empty-chair/kernel/words';
import type { PlaceMark } from '@empty-chair/uikit/game-ui.ts';
import type { AreaView } from '../../rules/view.ts';

type Areas = readonly Pick<AreaView, 'id' | 'provinces'>[];

/**
 * What a tap on a place means. While something is to be chosen, a finger that comes down on a chip
 * means the option that the chip belongs to: its province, its area, or the realm that owns it.
 */
export function meant(tapped: Ref, marks: readonly PlaceMark[], areas: Areas): Ref {
  const options = marks.filter(({ as }) => as === 'option').map(({ ref }) => ref);
  const isOption = ({ kind, id }: Ref): boolean =>
    options.some((option) => option.kind === kind && option.id === id);
  if (options.length === 0 || isOption(tapped)) return tapped;
  const wider = tapped.kind === 'province' ? ofProvince(tapped.id, areas) : ofArea(tapped, areas);
  return wider.find(isOption) ?? tapped;
}

function ofProvince(id: string, areas: Areas): readonly Ref[] {
  for (const area of areas) {
    const province = area.provinces.find((one) => one.id === id);
    if (province === undefined) continue;
    return [{ kind: 'area', id: area.id }, ...realm(province.owner)];
  }
  return [];
}

/** The realms in an area; where an area holds one province only, that province. */
function ofArea({ kind, id }: Ref, areas: Areas): readonly Ref[] {
  const area = kind === 'area' ? areas.find((one) => one.id === id) : undefined;
  if (area === undefined) return [];
  const [first, ...others] = area.provinces;
  const only =
    first !== undefined && others.length === 0 ? [{ kind: 'province', id: first.id }] : [];
  return [...only, ...area.provinces.flatMap(({ owner }) => realm(owner))];
}

const realm = (id: string | undefined): readonly Ref[] =>
  id === undefined ? [] : [{ kind: 'realm', id }];
