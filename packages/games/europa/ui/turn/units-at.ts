import type { MapView, SeatView } from '../../rules/view.ts';

interface UnitsAt {
  readonly area: string;
  readonly units: number;
}

/** Where the human has told of Land Units, and of how many. */
export const unitsAt = (panel: {
  readonly map: MapView;
  readonly mine: Pick<SeatView, 'seat' | 'unitsAt'>;
}): readonly UnitsAt[] =>
  panel.mine.unitsAt.map((id) => {
    const area = panel.map.areas.find((one) => one.id === id);
    const army = area?.armies.find(({ seat }) => seat === panel.mine.seat);
    return { area: id, units: army?.units ?? 0 };
  });
