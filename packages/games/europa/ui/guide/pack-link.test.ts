import { expect, test } from 'vitest';
import { emptyPack, KNOWN, readPack } from '../../rules/pack-view.ts';
import { linkToPack, textOfLink } from './pack-link.ts';

const PACK = {
  ...emptyPack('Łódź'),
  booklet: 'second printing',
  charts: [{ id: 'main-turn', nodes: [{ id: 'MT1' }], removed: [] }],
};

test('a pack comes back from its link, which opens the set-up of this game', async () => {
  const link = await linkToPack(PACK, 'https://table.test/chair/#/game/1');
  const [, data = ''] = link.split('https://table.test/chair/#/new/europa/');
  expect(data).toMatch(/^[\w-]+$/);
  expect(readPack(await textOfLink(data), KNOWN)).toEqual(PACK);
});

test('a link that was cut is not read as less', async () => {
  const link = await linkToPack(PACK, 'https://table.test/');
  await expect(textOfLink(link.slice(link.lastIndexOf('/') + 1, -6))).rejects.toThrow();
});
