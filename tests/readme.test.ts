import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@empty-chair/registry/games';
import { expect, test } from 'vitest';
import { Place } from '../packages/cli/src/run-in-test.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

test('the README shows a turn and its why as the command tells them', async () => {
  const readme = readFileSync(`${root}README.md`, 'utf8');
  const chapter = readme.split('## One bot turn, explained')[1]?.split('\n## ')[0] ?? '';
  const blocks = [...chapter.matchAll(/```\n(.*?)```/gs)].map(([, block = '']) =>
    block.split('\n'),
  );
  const [command = '', ...shown] = blocks.flat().flatMap((line) => line.trim() || []);
  const position = command.split(' ').find((word) => word.endsWith('.json')) ?? '';

  const place = new Place();
  const ran = await place.run(['position', `${root}${position}`, '--tell'], { games });
  place.leave();

  const told = ran.out.split('\n').map((line) => line.trim());
  const isOf = (line: string): boolean => line === '…' || told.includes(line);
  expect(shown.length).toBeGreaterThan(15);
  expect(shown.filter((line) => !isOf(line))).toEqual([]);
});
