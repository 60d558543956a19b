import { simulate } from '@empty-chair/kernel/simulate';
import type { Happening, MessageId, Params, Ref, RuleId } from '@empty-chair/kernel/words';
import { seat } from '@empty-chair/kernel/words';
import type { AnyConfig } from '@empty-chair/registry/games';
import { createRenderer } from '@empty-chair/text/renderer';
import { describe, expect, test } from 'vitest';
import { CONFIGS, europaPolicy } from '../examples/configs.ts';
import { DEFAULT_CONFIG } from '../rules/config.ts';
import { europa } from '../rules/module.ts';
import { realmRef } from '../rules/words.ts';
import cs from '../text/cs/ui.json' with { type: 'json' };
import en from '../text/en/ui.json' with { type: 'json' };
import pl from '../text/pl/ui.json' with { type: 'json' };
import { lineLook, SHORT, SHORT_OF } from './line-look.ts';

const realm = (id: string): Ref => ({ kind: 'realm', id });
const [england, france] = [realm('england'), realm('france')];

function look(id: string, params: Params = {}, rule = 'EU-22.5') {
  const happening: Happening = { rule: rule as RuleId, id: id as MessageId, params };
  const config = DEFAULT_CONFIG as object as AnyConfig;
  const { as, short } = lineLook(happening, { config, seat: seat(2), name: england });
  return [as, short?.id === id ? 'in full' : short?.id];
}

describe('a line of a bot turn', () => {
  test.each<[string, Params, ReturnType<typeof look>]>([
    // The title names England; whoever else is meant is named in the line.
    ['do.removeInfluence', { who: england, n: 2 }, ['move', 'short.removeInfluence']],
    ['do.removeInfluence', { who: france, n: 2 }, ['move', 'short.removeInfluenceOf']],
    ['do.moveArmy', { who: england, n: 9 }, ['move', 'short.moveArmy']],
    ['do.placeRebels', { n: 2 }, ['move', 'short.placeRebels']],
    ['do.eliminated', { who: england }, ['move', 'short.eliminatedOf']],
    ['do.ally', { who: france }, ['move', 'in full']],
    // What a human has to do by the main rules stands there in full.
    ['see.round', { n: 2, age: 1 }, ['move', 'short.round']],
    ['see.powerStruggles', {}, ['move', 'short.powerStruggles']],
    ['see.disputedSuccession', { whose: [england] }, ['move', 'short.disputedSuccession']],
    // What merely happened.
    ['see.houseTarget', { who: england }, ['lead', 'short.houseTarget']],
    ['see.rebelDice', { who: england }, ['lead', 'short.rebelDice']],
    ['see.seaHits', { who: england, n: 0 }, ['lead', 'short.seaHitsOf']],
    ['see.battleWon', { who: england }, ['note', 'short.battleWon']],
    ['do.pass', { who: england, n: 1 }, ['lead', 'short.pass']],
    // Whoever was asked which card it is has drawn it.
    ['do.drawCard', { who: england }, ['silent', 'short.drawCard']],
    ['do.milestone', { who: england, n: 0 }, ['scoring', 'short.milestone']],
  ])('%s of %j', (id, params, expected) => {
    expect(look(id, params)).toEqual(expected);
  });

  test('has Prestige with the move that brought it, and by itself where none did', () => {
    const params = { who: england, n: 2 };
    expect(look('do.gainPrestige', params, 'EU-22.14')[0]).toBe('points');
    expect(look('do.gainPrestige', params, 'EU-6.11')).toEqual(['scoring', 'short.gainPrestige']);
    expect(look('do.losePrestige', params, 'EU-22.15')[0]).toBe('scoring');
    expect(look('do.losePrestige', params, 'EU-22.8')[0]).toBe('points');
  });

  test('has no Prestige on the line of another Realm', () => {
    // After those who trade along, and with an Idea that another had first.
    const trades = look('do.gainPrestige', { who: england, n: 1 }, 'EU-22.7');
    expect(trades).toEqual(['scoring', 'short.gainPrestige']);
    const another = look('do.gainPrestige', { who: france, n: 1 }, 'EU-22.14');
    expect(another).toEqual(['scoring', 'short.gainPrestigeOf']);
  });

  test('is not there for nothing', () => {
    expect(look('do.focus', { who: england, n: 0 })[0]).toBe('silent');
    expect(look('do.focus', { who: england, n: 1 })[0]).toBe('move');
    // To set something to zero is a move.
    expect(look('do.authority', { who: england, n: 0 })[0]).toBe('move');
  });
});

describe('peace', () => {
  const of = (id: string, params: Params, rule = 'EU-22.15') =>
    lineLook(
      { rule: rule as RuleId, id: id as MessageId, params },
      { config: DEFAULT_CONFIG as object as AnyConfig, seat: seat(2), name: england },
    ).of;
  const nantes: Ref = { kind: 'province', id: 'nantes' };

  test('is of the Realm that makes it, in words under its name', () => {
    const params = { who: france, province: nantes };
    const short = { id: 'short.keep' as MessageId, params };
    expect(of('do.keep', params)).toEqual({ who: france, short });
    expect(of('do.keep', { who: england, province: nantes })).toBeUndefined();
    // A Town that is given back names nobody: it belongs to the peace that follows.
    expect(of('do.giveBack', { province: nantes })).toBe('next');
    expect(of('do.truceOver', { who: france, realm: england }, 'R-TRUCE-1')).toMatchObject({
      who: france,
    });
  });

  test('has nothing of a turn', () => {
    expect(of('do.removeClaim', { who: france }, 'EU-22.9')).toBeUndefined();
  });
});

test('power that a Realm gains for several things is taken in one go', () => {
  const gain = (who: Ref, n: number): Happening => ({
    rule: 'EU-6.12' as RuleId,
    id: 'do.gainPower' as MessageId,
    params: { who, n },
  });
  const config = DEFAULT_CONFIG as object as AnyConfig;
  const partOf = (who: Ref, n: number) =>
    lineLook(gain(who, n), { config, seat: seat(2), name: england }).part;
  expect(partOf(england, 6)).toEqual({ points: 6 });
  expect(partOf(england, 0)).toBeUndefined();
  // What another gains lies on another mat.
  expect(partOf(france, 2)).toBeUndefined();
});

test('what few words leave out stands below them', () => {
  const config = DEFAULT_CONFIG as object as AnyConfig;
  const detailOf = (id: string) =>
    lineLook(
      { rule: 'EU-6.5' as RuleId, id: id as MessageId, params: {} },
      { config, seat: seat(2), name: england },
    ).detail?.id;
  expect(['see.powerStruggles', 'do.annex', 'do.ally'].map(detailOf)).toEqual([
    'detail.powerStruggles',
    'detail.annex',
    undefined,
  ]);
});

test('what a deed costs is paid with it, and a long turn goes by where hands are', () => {
  const config = DEFAULT_CONFIG as object as AnyConfig;
  const handOf = (id: string) =>
    lineLook(
      { rule: 'EU-22.5' as RuleId, id: id as MessageId, params: { who: england, n: 1 } },
      { config, seat: seat(2), name: england },
    ).hand;
  expect(['do.spend', 'do.besiege', 'do.discardSpent', 'do.declareWar'].map(handOf)).toEqual([
    'next',
    'map',
    'power',
    undefined,
  ]);
});

/** By the rules of the table these are told to humans, and are as long as that takes. */
const IN_FULL = /^see\.(rebelsAttack|invasionOfHuman|peace|your|step|seaTie)/;

/** Work with the Bot cards. */
const DECK = /^do\.(drawCard|setAside|cardsOut|shuffle)$/;

test('in whole games a line in full is rare, and none of another Realm hides whose it is', () => {
  const inFull = new Set<string>();
  const unnamed = new Set<string>();
  const ofDecks = new Set<string>();
  const tables = ['three bots', 'Emperor among four bots, chance on the table'] as const;
  for (const table of tables) {
    const config = CONFIGS[table];
    if (config === undefined) throw new Error(`no table "${table}"`);
    const game: typeof europa = {
      ...europa,
      botTurn: (at, by) => {
        const player = at.scene.players[by];
        if (player === undefined) throw new Error('nobody sits there');
        const name = realmRef(player.realm);
        const turn = { config: config as object as AnyConfig, seat: by, name };
        const emit = (rule: RuleId, id: MessageId, params: Params = {}): void => {
          const { as, short } = lineLook({ rule, id, params }, turn);
          if (DECK.test(id)) ofDecks.add(`${config.chance.cards}: ${id}`);
          if (as === 'silent' || short === undefined) return;
          if (short.id === id && !IN_FULL.test(id)) inFull.add(id);
          const who = params['who'];
          const isOther = typeof who === 'object' && 'id' in who && who.id !== name.id;
          if (isOther && SHORT.has(short.id)) unnamed.add(id);
        };
        europa.botTurn({ ...at, emit }, by);
      },
    };
    simulate(game, config, 'lines', { policy: europaPolicy, most: 600 });
  }
  expect([...inFull]).toEqual([]);
  // The Bot cards are on the table in one of the games, and only there they are told.
  const work = ['do.cardsOut', 'do.drawCard', 'do.setAside', 'do.shuffle'];
  expect([...ofDecks].sort()).toEqual(work.map((id) => `table: ${id}`));
  expect([...unnamed]).toEqual([]);
});

const PILLS = ['area', 'province', 'zone', 'node'];
const SHORTS = [...SHORT, ...SHORT_OF];

test('every short line is written, and every written one is used', () => {
  const written = Object.keys(en).filter((id) => id.startsWith('short.'));
  expect(written.sort()).toEqual(SHORTS.slice().sort());
});

test('only a line of another Realm names it', () => {
  for (const text of [en, pl, cs] as const) {
    const of = (ids: ReadonlySet<string>, isNamed: boolean): string[] =>
      [...ids].filter((id) => /\{who\}/.test(text[id as keyof typeof en]) !== isNamed);
    expect(of(SHORT, false)).toEqual([]);
    expect(of(SHORT_OF, true)).toEqual([]);
  }
});

test.each([
  ['pl', pl],
  ['cs', cs],
] as const)('no word is bent before a place: %s', (language, text) => {
  const words = createRenderer(language, text);
  const shown = ({ kind }: Ref, name: string): string | undefined =>
    kind === 'place' ? `(${name})` : undefined;
  const params: Params = Object.fromEntries(
    PILLS.map((name) => [name, { kind: 'place', id: name }]),
  );
  const bent = SHORTS.map((id) =>
    words.renderShown({ id: id as MessageId, params: { ...params, who: england, n: 2 } }, shown),
  ).filter((line) => /\((area|province|zone|node)\)/.test(line) && !/[:→] \(/.test(line));
  // A node of a chart stands alone.
  expect(bent).toEqual(['(node)']);
});
