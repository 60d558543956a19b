import { expect, test } from 'vitest';
import { fromApp, innovationGame } from '../game.ts';
import { entryIcon } from './entry-icon.ts';

test.each<[string, string]>([
  ['build E10', 'aoi-workshop'],
  ['upgrade E10 guild', 'aoi-guild'],
  ['advance law 2', 'disc-law'],
  ['scholar medicine', 'disc-medicine'],
  ['transform E10 swamp', 'terrain-swamp'],
  ['bridge C10 E10', 'aoi-bridge'],
  ['done', 'check'],
])('%s has the drawing %s', (text, icon) => {
  expect(entryIcon(fromApp(innovationGame.module.parseInput(text)))).toBe(icon);
});
