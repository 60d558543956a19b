import { games } from '@empty-chair/registry/games';
import { commonCatalogue } from '@empty-chair/text/catalogue';
import type { Language } from '@empty-chair/text/languages';
import { createRenderer } from '@empty-chair/text/renderer';
import { beforeAll, describe, expect, it } from 'vitest';
import { load } from '../in-test.ts';
import { runBatch } from '../run-batch.ts';
import { Summing } from '../summary.ts';
import { reportPage } from './page.ts';

const SLY = '<img src=x onerror=alert(1)>';
const STUDY = {
  title: `Magpies ${SLY}`,
  game: 'toy',
  config: { level: '{level}', traits: '{trait}' },
  axes: {
    level: ['sleepy', 'greedy'],
    trait: { none: '', [`bold ${SLY}`]: 'bold' },
  },
  games: 6,
  seed: 's<e>d',
  coverage: 3,
};

async function pageOf(language: Language, study: object = STUDY): Promise<string> {
  const loaded = await load(study);
  const summing = new Summing(loaded);
  for (const batch of loaded.batches) summing.add(runBatch(loaded, batch));
  const registered = await games['toy']?.();
  if (registered === undefined) throw new Error('no toy');
  return reportPage({
    study: loaded.study,
    summary: summing.summary(),
    folder: 'magpies.lab',
    rulebook: registered.rulebook,
    sparring: loaded.sparring,
    words: createRenderer(
      language,
      await registered.catalogue(language),
      await commonCatalogue(language),
    ),
  });
}

/** The page without the chart library, whose text is not ours. */
const ours = (page: string): string => page.replace(/<script>\/\*! uPlot[\s\S]*?<\/script>/, '');

let page = '';
beforeAll(async () => {
  page = await pageOf('en');
});

describe('a report', () => {
  it('needs nothing but itself', () => {
    expect(page).not.toMatch(/https?:/);
    expect(page).not.toMatch(/\bsrc\s*=\s*["'](?!data:)/);
    expect(page).not.toMatch(/<link\b|@import|url\(/);
    expect(page.match(/href="[^"]*"/g)?.filter((link) => !link.startsWith('href="#'))).toEqual([]);
    // The library with its licence, our script, and our style.
    for (const part of ['Copyright (c) 2022 Leon Sorokin', 'new uPlot(', '--voice: #7b2468']) {
      expect(page.includes(part), part).toBe(true);
    }
  });

  it('escapes whatever a study file says', () => {
    expect(page).not.toContain('<img');
    expect(page).not.toContain('s<e>d');
    expect(page).toContain('<h1>Magpies &lt;img src=x onerror=alert(1)&gt;</h1>');
    expect(page).toContain('bold &lt;img');
    expect(page).toContain('s&lt;e&gt;d');
  });

  it('says what was played, and how to play it again', () => {
    expect(page).toContain('<dt>Games</dt><dd>24</dd>'); // 2 levels, 2 traits, 6 games each
    expect(page).toContain('empty-chair lab run magpies.json --out magpies.lab');
    expect(page).toContain('&quot;games&quot;: 6');
  });

  it('has a section for each axis, and a table for each chart', () => {
    const names = [...page.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, name]) => name);
    expect(names).toEqual([
      'All games',
      'Level',
      'Trait',
      'Rules at work',
      'How the humans play',
      'Every table',
      'The study',
    ]);
    const figures = page.match(/<figure[\s\S]*?<\/figure>/g) ?? [];
    expect(figures).toHaveLength(9); // three for all games and for each of two axes
    for (const figure of figures) {
      expect(figure).toMatch(/<figcaption><h3>[^<]+<\/h3>/);
      expect(figure).toMatch(/role="img" aria-label="[^"]+"/);
      expect(figure).toMatch(/<details><summary>Numbers<\/summary>[\s\S]*<tbody><tr>/);
    }
  });

  it('lists the rules with what they say, and how the humans play', () => {
    expect(page).toContain('<span class="rule">T-2.1</span>');
    expect(page).toContain('Does anything that is allowed, each with the same chance.');
  });

  it('says so when no game was traced', async () => {
    const plain = await pageOf('en', { ...STUDY, coverage: 0 });
    expect(plain).toContain('No game was traced.');
    expect(plain).not.toContain('class="rules"');
  });
});

it.each([
  ['pl', 'Wszystkie partie', 'Poziom', 'zachłanna'],
  ['cs', 'Všechny partie', 'Úroveň', 'nenasytná'],
] as const)('a report in %s has no English and no ids', async (language, ...expected) => {
  const text = ours(await pageOf(language));
  expect(text).toContain(`<html lang="${language}">`);
  for (const word of expected) expect(text.includes(word), word).toBe(true);
  expect(text).not.toMatch(/\blab\.(report|compare)\.|Win rates|Numbers/);
});
