import type { AreaView, MapView, ProvinceView } from '../../rules/view.ts';

/** Small maps for the tests of this folder: what is not said is empty. */
export const fakeProvince = (id: string, more: Partial<ProvinceView> = {}): ProvinceView => ({
  id,
  name: id,
  area: id,
  size: 'small',
  owner: undefined,
  seat: undefined,
  occupiedBy: undefined,
  hasUnrest: false,
  isCapital: false,
  isTerritory: false,
  isPort: false,
  ...more,
});

export const fakeArea = (id: string, more: Partial<AreaView> = {}): AreaView => ({
  id,
  name: id,
  isDistant: false,
  religion: 'catholic',
  isHre: false,
  isElector: false,
  taxValue: 0,
  rebels: 0,
  armies: [],
  influence: [],
  claims: [],
  cores: [],
  provinces: [],
  ...more,
});

export const fakeMap = (more: Partial<MapView> = {}): MapView => ({
  side: '1444',
  areas: [],
  seaZones: [],
  tradeNodes: [],
  players: [],
  ...more,
});
