import { expect, it } from 'vitest';
import type { ProvinceView } from '../../rules/view.ts';
import { fakeProvince } from './fake-map.ts';
import { holderOf } from './holders.ts';

const province = (owner: string | undefined, more: Partial<ProvinceView> = {}): ProvinceView =>
  fakeProvince('somewhere', { owner, ...more });
const holder = (...provinces: readonly ProvinceView[]) => holderOf({ provinces })?.realm;

it('is whoever holds most, a large province counting double', () => {
  expect(holder(province('france'), province('england'), province('france'))).toBe('france');
  expect(holder(province('france'), province('england', { size: 'large' }))).toBe('england');
});

it('prefers a played realm among equals, then the one with its capital there, then the first', () => {
  const provence = province('provence', { isCapital: true });
  expect(holder(provence, province('france', { seat: 0 }))).toBe('france');
  expect(holder(province('burgundy'), provence)).toBe('provence');
  expect(holder(province('burgundy'), province('bar'))).toBe('burgundy');
});

it('goes by the lawful owner, not by the occupier', () => {
  expect(holder(province('france', { occupiedBy: 'england' }))).toBe('france');
});

it('is nobody in vacant land', () => {
  expect(holderOf({ provinces: [province(undefined)] })).toBeUndefined();
  expect(holder(province(undefined), province(undefined), province('aceh'))).toBe('aceh');
});

it('hands on the seat of the holder', () => {
  expect(holderOf({ provinces: [province('france', { seat: 3 })] })?.seat).toBe(3);
});
