import { fileURLToPath } from 'node:url';
import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { simulate } from '@empty-chair/kernel/simulate';
import { fingerprintTest } from '@empty-chair/testkit/fingerprint';
import { spokenTest } from '@empty-chair/testkit/spoken';
import { wholeGames } from '@empty-chair/testkit/whole-games';
import { describe, expect, test } from 'vitest';
import { CONFIGS, europaPolicy } from '../examples/configs.ts';
import { anyTable, threeBots } from '../examples/random-config.ts';
import charts from '../text/en/charts.json' with { type: 'json' };
import sentences from '../text/en/rules.json' with { type: 'json' };
import { merged } from './catalogue.ts';
import { configCodec } from './config.ts';
import { configFrom } from './config-words.ts';
import { europa } from './module.ts';
import { readOptions, TABLE_OPTIONS } from './options.ts';
import { startingState } from './setup.ts';

const folder = fileURLToPath(new URL('../golden', import.meta.url));
const MOST = 4000;

const BOTS = ['france', 'castile', 'england'].map((realm) => ({ realm, role: 'bot' }));
const CARDS = Array.from({ length: 24 }, (_, i) => i + 1);
const FEW_CARDS = {
  format: 1,
  name: 'few cards',
  decks: [
    // Castile by its later name.
    { realm: 'spain', age: 1, removed: CARDS },
    { realm: 'england', age: 1, removed: CARDS.filter((card) => card !== 20) },
  ],
};

fingerprintTest(europa, `${folder}/fingerprint.txt`, {
  configs: Array.from({ length: 60 }, (_, i) => anyTable(`fingerprint ${i}`)),
  games: 60,
  most: MOST,
  policy: europaPolicy,
});

describe('EU-1.3: whole games', () => {
  wholeGames(europa, 'keep the invariants and end: an Age of any scenario with three bots', {
    name: 'three bots',
    games: 60,
    config: (seed) => threeBots(seed),
    policy: europaPolicy,
    most: MOST,
  });

  wholeGames(europa, 'and with any mix of humans and bots', {
    name: 'any',
    games: 40,
    config: (seed) => anyTable(seed),
    policy: europaPolicy,
    most: MOST,
  });

  const OTHER = Object.fromEntries(
    Object.entries(TABLE_OPTIONS).map(([name, [, other]]) => [name, other]),
  );
  wholeGames(europa, 'and where the table reads every ruling the other way', {
    name: 'other readings',
    games: 20,
    config: (seed) => ({ ...threeBots(seed), options: readOptions(OTHER, 'options') }),
    policy: europaPolicy,
    most: MOST,
  });

  // Six bots with small decks and Distant Trade Nodes: three of them paid each other for ever.
  test('R-DECK-1: bots that pay each other by NAVAL come to an end', () => {
    const words = { scenario: '1-05', variant: '6-players-team', humans: 'none' };
    const config = configFrom({ ...words, level: 'very-hard' });
    const { end } = simulate(europa, config, 'published/889', {
      policy: randomPolicy(),
      most: MOST,
    });
    expect(end?.kind).toBe('over');
  });

  wholeGames(europa, 'EU-26.8: and with bots that have no card left, or only one to set aside', {
    name: 'no cards',
    games: 4,
    config: () => configCodec.decode({ seats: BOTS, pack: FEW_CARDS }),
    policy: europaPolicy,
    most: MOST,
  });

  spokenTest(europa, {
    catalogue: merged(sentences, charts),
    configs: Object.values(CONFIGS),
    games: 10,
    policy: europaPolicy,
    most: MOST,
    inputs: [
      ...['own paris england', 'own paris nobody', 'occupy paris rebels', 'occupy paris england'],
      ...['occupy paris nobody', 'claim seine gone', 'core seine', 'core seine gone'],
      ...['ally scotland gone', 'marry scotland', 'marry scotland gone', 'ship north_sea'],
      ...['ship north_sea gone', 'war england without', 'battle seine england'],
      ...['seaBattle north_sea england', 'rebels seine 1', 'unrest paris yes', 'unrest paris no'],
      ...['convert seine protestant', 'pirates Wien 1', 'milestone warfare', 'idea cannons'],
      ...['effect england ducats 5', 'effect england gainAlliance', 'faith england orthodox'],
      ...['emperor austria 2', 'emperor nobody 0', 'curia france', 'curia nobody'],
      ...['overlord scotland england', 'overlord scotland nobody', 'replace england scotland'],
      ...['leave hard 1 2 3 4 5', 'pack nobody', 'pack {"format":1,"name":"mine"}', 'round 1 1'],
      ...['available 1', 'spent 1', 'reserve 1', 'army 1', 'laidDown 1', 'prestige 1'].map(fix),
      ...['colonists 2', 'passed yes', 'passed no', 'event yes', 'event no', 'quest yes'].map(fix),
      ...['quest no', 'focus warfare 1', 'ideas military 1', 'armyAt seine'].map(fix),
      ...['armyAt nobody', 'merchant Wien', 'merchant nobody', 'card 1 used'].map(fix),
      ...['influence seine 1', 'hasClaim seine yes', 'hasClaim seine no'].map(fix),
      ...['hasCore seine yes', 'hasShip north_sea yes', 'ally scotland yes'].map(fix),
      ...['activeAlly scotland yes', 'activeAlly scotland no', 'marriage scotland yes'].map(fix),
      ...['atWar scotland yes', 'atWar scotland no', 'truce scotland yes'].map(fix),
      ...['truce scotland no'].map(fix),
    ].map(europa.parseInput),
  });
});

test('EU-19.1: a deck list counts for the realm under any of its names', () => {
  const config = configCodec.decode({ seats: BOTS, pack: FEW_CARDS });
  const decks = startingState(config).players.map(({ deck }) => deck.draw);
  expect(decks[1]).toEqual([]);
  expect(decks[2]).toEqual([20]);
});

function fix(fact: string): string {
  return `correct england ${fact}`;
}
