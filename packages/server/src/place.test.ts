import { join } from 'node:path';
import { expect, it } from 'vitest';
import { placeOf, usualFolder } from './place.ts';

it('tables are kept where somebody says', () => {
  expect(placeOf('some/folder')).toEqual({ folder: 'some/folder' });
  for (const postgres of ['postgres://machine/database', 'postgresql://machine']) {
    expect(placeOf(postgres)).toEqual({ postgres });
  }
});

it('and else with the data of the user', () => {
  const ours = (folder: string) => join(folder, 'empty-chair', 'tables');
  const HOME = '/home/anna';
  expect(usualFolder({ HOME }, 'linux')).toBe(ours('/home/anna/.local/share'));
  expect(usualFolder({ HOME, XDG_DATA_HOME: '/data' }, 'linux')).toBe(ours('/data'));
  expect(usualFolder({ HOME, XDG_DATA_HOME: '' }, 'linux')).toBe(ours('/home/anna/.local/share'));
  expect(usualFolder({ HOME, LOCALAPPDATA: '/local' }, 'win32')).toBe(ours('/local'));
  expect(usualFolder({ HOME, LOCALAPPDATA: '/local' }, 'linux')).toBe(
    ours('/home/anna/.local/share'),
  );
});
