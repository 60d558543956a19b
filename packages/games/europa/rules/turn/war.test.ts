import { rngFromSeed } from '@empty-chair/kernel/rng';
import { scriptedAnswers } from '@empty-chair/kernel/scripted';
import { Recorder } from '@empty-chair/kernel/trace';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { INTRODUCTORY, playerNamed, positionOf } from '../../examples/chart-turn.ts';
import { armyCapacity } from '../capacity.ts';
import type { Config } from '../config.ts';
import { configFrom } from '../config-words.ts';
import type { Realm } from '../content.ts';
import { areaOf, NONE, provinces, realmOf, realms } from '../content.ts';
import { provincesOf } from '../geography.ts';
import { blockedAt } from './blocked.ts';
import { answerDeclaration, beginWar } from './war.ts';

interface Declared {
  readonly by?: string;
  readonly on: string;
  readonly hasCasusBelli?: boolean;
  readonly config?: Config;
  readonly position?: object;
  readonly players?: Readonly<Record<string, object>>;
  readonly choices?: readonly string[];
}
const realm = (id: string): Realm => realmOf(id) ?? NONE;

/** The war begins, and all who are called answer. */
function declare({
  by = 'france',
  on,
  hasCasusBelli = true,
  config = INTRODUCTORY,
  ...given
}: Declared) {
  const { position = {}, players = {}, choices = [] } = given;
  const state = positionOf({ ...position, players }, config);
  const { ask, finish } = scriptedAnswers({ cards: [], dice: [], choices });
  const recorder = new Recorder();
  const table = {
    scene: state,
    rng: rngFromSeed('war'),
    atTable: { cards: true, dice: true, choices: true },
    ask,
    emit: recorder.emit,
    trace: recorder,
  };
  beginWar(state, realm(by), realm(on));
  answerDeclaration(table, state, { aggressor: realm(by), target: realm(on), hasCasusBelli });
  finish();
  return {
    state,
    told: recorder.happenings.map(showMessage),
    wars: (who: string) => playerNamed(state, who).wars.map((one) => realms[one]?.id),
    mat: (who: string) => playerNamed(state, who).mat,
  };
}

describe('EU-15.4: a bot that War is declared on', () => {
  test.each([
    // level, power before; gained; Units recruited of 15 for 1 power
    ['easy', 0, 5, 7],
    ['easy', 3, 2, 7],
    ['easy', 4, 1, 7],
    ['easy', 9, 1, 7],
    ['normal', 0, 5, 9],
    ['hard', 0, 6, 9],
    ['hard', 5, 1, 9],
    ['very-hard', 0, 7, 11],
  ])('%s with %i power gains %i and recruits %i', (level, available, gained, n) => {
    const castile = { level, mat: { available, army: 0, reserve: 15 }, allies: [] };
    const { told, mat } = declare({ on: 'castile', players: { castile } });
    expect(told).toEqual([
      `do.gainPower n=${gained} who=castile`,
      `do.recruit n=${n} power=1 who=castile`,
    ]);
    expect([mat('castile').available, mat('castile').spent]).toEqual([available + gained - 1, 1]);
  });

  test('without a reserve it keeps its power', () => {
    const castile = { mat: { available: 0, army: 3, reserve: 0 } };
    const { told } = declare({ on: 'castile', players: { castile } });
    expect(told).toEqual(['do.gainPower n=5 who=castile']);
  });

  test('an army on the map is checked for its capacity', () => {
    // Northern Morocco: Canarias, Galicia, Murcia and Sevilla 2 across the seas, and 3: of 5 + 7 Units 8
    // can stand.
    const castile = { armyAt: 'northern_morocco', ships: [], mat: { army: 5, reserve: 7 } };
    const { told } = declare({ on: 'castile', players: { castile } });
    expect(told.at(-1)).toBe('do.layDown n=4 standing=8 who=castile');
  });
});

describe('EU-15.3: the allies of an attacked bot', () => {
  test.each<[string, object, readonly string[]]>([
    // Aragon borders on France by land and sea, Portugal does not.
    ['those beside the aggressor', { allies: ['aragon', 'portugal'] }, ['aragon']],
    ['two of them', { allies: ['aragon', 'provence'] }, ['aragon', 'provence']],
    ['not one that is active already', { allies: ['aragon'], activeAllies: ['aragon'] }, []],
  ])('%s', (_, fields, called) => {
    const castile = { mat: { available: 9, army: 3, reserve: 0 }, ...fields };
    const { told } = declare({ on: 'castile', players: { castile, france: { allies: [] } } });
    expect(told).toEqual([
      ...called.flatMap((ally) => [
        `do.activateAlly ally=${ally} who=castile`,
        'do.gainPower n=2 who=castile',
      ]),
      'do.gainPower n=1 who=castile',
    ]);
  });
});

describe('EU-15.2: a bot that is called to arms', () => {
  const ALLY = { allies: ['granada'], mat: { available: 9, army: 3, reserve: 0 } };
  test.each<[string, object, Readonly<Record<string, object>>, boolean]>([
    ['it defends an ally', ALLY, {}, true],
    ['nobody is called', { ...ALLY, allies: [] }, {}, false],
    [
      'not while at War with an Opponent',
      { ...ALLY, wars: ['castile'] },
      { castile: { wars: ['england'] } },
      false,
    ],
    ['a War with a Non-Player Realm does not hinder it', { ...ALLY, wars: ['riga'] }, {}, true],
    ['nor does a Truce with the aggressor', { ...ALLY, truces: ['france'] }, {}, true],
  ])('%s', (_, england, others, joins) => {
    const { wars, told, state } = declare({ on: 'granada', players: { england, ...others } });
    expect(wars('england').includes('france')).toBe(joins);
    expect(wars('france').includes('england')).toBe(joins);
    const line = 'do.joinWar enemy=france realm=granada who=england';
    expect(told.includes(line)).toBe(joins);
    // Accepting makes no Active Ally.
    expect(playerNamed(state, 'england').activeAllies).toEqual([]);
  });

  test('EU-8.1: a War with an Opponent that has no Province left does not hinder it', () => {
    const castile = { wars: ['england'] };
    const england = { ...ALLY, wars: ['castile'] };
    const all = provincesOf(positionOf({}).map, realm('castile')).map((one) => provinces[one]?.id);
    const occupied = Object.fromEntries(all.map((id) => [id, 'england']));
    const { wars } = declare({
      on: 'granada',
      position: { occupied },
      players: { england, castile },
    });
    expect(wars('england')).toEqual(['castile', 'france']);
  });

  test('a human decides', () => {
    const france = { allies: ['granada'] };
    const joined = (answer: string) =>
      declare({ by: 'castile', on: 'granada', players: { france }, choices: [answer] }).wars(
        'france',
      );
    expect(joined('yes')).toEqual(['castile']);
    expect(joined('no')).toEqual([]);
  });

  // Aragon borders on France by land and sea, Portugal does not.
  test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    ['it calls its other Allies beside the aggressor, before it arms', {}, ['aragon']],
    ['by the other reading it calls nobody, and arms', { callToArms: 'alone' }, []],
  ])('R-CTA-1: %s', (_, words, called) => {
    const england = { ...ALLY, allies: ['granada', 'aragon', 'portugal'] };
    const config = configFrom({ humans: 'france', ...words });
    const { told, state } = declare({ on: 'granada', config, players: { england } });
    expect(told).toEqual([
      'do.joinWar enemy=france realm=granada who=england',
      ...called.flatMap((ally) => [
        `do.activateAlly ally=${ally} who=england`,
        'do.gainPower n=2 who=england',
      ]),
      'do.gainPower n=1 who=england',
    ]);
    expect(playerNamed(state, 'england').activeAllies).toEqual(called.map(realm));
  });

  test('R-CTA-1: attacked itself, it calls its Allies by either reading', () => {
    const castile = { allies: ['aragon'], mat: { available: 9, army: 3, reserve: 0 } };
    const config = configFrom({ humans: 'france', callToArms: 'alone' });
    const { told } = declare({ on: 'castile', config, players: { castile } });
    expect(told).toContain('do.activateAlly ally=aragon who=castile');
  });

  test('R-CTA-1: called by a Player Realm it calls nobody', () => {
    const england = { ...ALLY, allies: ['castile', 'aragon'] };
    const castile = { allies: [], mat: { available: 9, army: 3, reserve: 0 } };
    const { told } = declare({ on: 'castile', players: { england, castile } });
    expect(told).not.toContain('do.activateAlly ally=aragon who=england');
  });

  test('EU-26.9: called by a Non-Player Realm it gets the power, called by a Player Realm none', () => {
    const poor = { mat: { available: 0, army: 3, reserve: 0 } };
    const npr = declare({ on: 'granada', players: { england: { ...poor, allies: ['granada'] } } });
    expect(npr.mat('england').available).toBe(5);
    const player = declare({
      on: 'castile',
      players: { england: { ...poor, allies: ['castile'] } },
    });
    expect(player.wars('england')).toEqual(['france']);
    expect(player.mat('england').available).toBe(0);
  });
});

describe('EU-20.2: a Bot Emperor', () => {
  const FOUR = configFrom({ scenario: '1-01', variant: '4-players', humans: 'france' });
  const AUSTRIA = { mat: { available: 0, army: 3, reserve: 0 } };
  interface Row extends Partial<Declared> {
    readonly austria?: object;
  }
  const attack = ({ austria = {}, players = {}, ...row }: Row) =>
    declare({
      on: 'bavaria',
      config: FOUR,
      ...row,
      players: { ...players, austria: { ...AUSTRIA, ...austria } },
    });
  test.each<[string, Row, boolean]>([
    ['a Subject attacked from outside', {}, true],
    ['a realm outside the Empire', { on: 'granada' }, false],
    [
      'at War with an Opponent',
      { austria: { wars: ['castile'] }, players: { castile: { wars: ['austria'] } } },
      false,
    ],
    ['at War with that Subject', { austria: { wars: ['bavaria'] } }, false],
    ['at War with another Non-Player Realm', { austria: { wars: ['hungary'] } }, true],
    ['in spite of a Truce', { austria: { truces: ['france'] } }, true],
    ['no Imperial Authority', { position: { authority: 0 } }, false],
  ])('%s', (_, row, defends) => {
    const { wars, state } = attack(row);
    expect(wars('austria').includes('france')).toBe(defends);
    expect(state.isDefendingEmpire).toBe(defends);
  });

  test('it gains its Authority of 3, then 1 and up to 5', () => {
    const { told } = attack({});
    expect(told.filter((line) => line.startsWith('do.gainPower'))).toEqual([
      'do.gainPower n=3 who=austria',
      'do.gainPower n=2 who=austria',
    ]);
  });

  test('attacked itself from outside it uses the ability too, without that power', () => {
    const { state, told } = attack({ on: 'austria' });
    expect(state.isDefendingEmpire).toBe(true);
    expect(told).toEqual(['do.gainPower n=5 who=austria']);
  });

  test('meanwhile all HRE Areas are joined to its Capital', () => {
    const capacity = (isDefendingEmpire: boolean) => {
      const state = positionOf({ isDefendingEmpire }, FOUR);
      const me = playerNamed(state, 'austria');
      const area = areaOf('lower_saxony') ?? NONE;
      return armyCapacity(state.map, me.realm, area, new Set(), blockedAt(state, me, area));
    };
    expect([capacity(false), capacity(true)]).toEqual([3, Number.POSITIVE_INFINITY]);
  });

  const MEMBERS = configFrom({
    scenario: '1-06',
    variant: 'default-denmark',
    humans: 'france',
    bots: 'austria,denmark,brandenburg',
  });
  const member = (fields: object, row: Partial<Declared> = {}) =>
    declare({
      on: 'saxony',
      config: MEMBERS,
      position: { emperor: 'austria', authority: 2 },
      players: {
        austria: AUSTRIA,
        brandenburg: { mat: { available: 4, army: 3, reserve: 0 }, allies: [], ...fields },
      },
      ...row,
    });
  test.each([
    ['without a Casus Belli', false, true],
    ['with one', true, false],
  ])('a Member attacks another %s', (_, hasCasusBelli, defends) => {
    const { wars } = member({}, { by: 'brandenburg', hasCasusBelli });
    expect(wars('austria').includes('brandenburg')).toBe(defends);
  });
  test.each<[string, object, number]>([
    ['at peace', {}, 3],
    ['at War already', { wars: ['riga'] }, 4],
    // 4 + 1: it joins the same War.
    ['at War through that Declaration', { allies: ['saxony'] }, 5],
    ['with nothing to lose', { mat: { available: 0 } }, 0],
  ])('EU-20.4, EU-26.11: a Member that is a bot, %s', (_, fields, available) => {
    expect(member(fields).mat('brandenburg').available).toBe(available);
  });
});
