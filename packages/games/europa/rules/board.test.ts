import { describe, expect, test } from 'vitest';
import {
  area,
  ownedBy,
  playerNamed,
  positionOf,
  province,
  quiet,
  realm,
} from '../examples/phase-position.ts';
import { incomeOf, influenceOfAll, isCoreProvince, isHreMember } from './board.ts';
import type { SeaZone } from './content.ts';
import { seaZoneOf } from './content.ts';
import { faces, nprShips, portsAt } from './turn/ships-and-ports.ts';
import { answerDeclaration, beginWar } from './turn/war.ts';

const zone = (id: string): SeaZone => {
  const found = seaZoneOf(id);
  if (found === undefined) throw new Error(`no sea ${id}`);
  return found;
};

describe('ports', () => {
  // The line between two Sea Zones ends at the anchor of the Baleares, so its Port faces both.
  test.each([
    ['western_mediterranean', true],
    ['gulf_of_lion', true],
    ['bay_of_biscay', false],
    ['adriatic_sea', false],
  ])('EU-17.3, EU-17.5: the Port of the Baleares counts in %s: %s', (id, does) => {
    expect(faces(positionOf(), province('baleares'), zone(id))).toBe(does);
    const before = positionOf();
    const after = positionOf({ owner: ownedBy('france', 'baleares') });
    const gained =
      portsAt(after, playerNamed(after, 'france'), zone(id)) -
      portsAt(before, playerNamed(before, 'france'), zone(id));
    expect(gained).toBe(does ? 1 : 0);
    const lost =
      nprShips(before, realm('aragon'), zone(id)) - nprShips(after, realm('aragon'), zone(id));
    expect(lost).toBe(does ? 1 : 0);
  });
});

describe('what belongs to a realm', () => {
  test.each([
    [{}, 4],
    [{ occupied: { perth: 'england' } }, 3],
    [{ occupied: { perth: 'rebels', lothian: 'england' } }, 2],
    [{ owner: ownedBy('scotland', 'bordeaux') }, 6],
  ])('EU-8.4: the Tax Income of Scotland with %j is %i', (fields, income) => {
    expect(incomeOf(positionOf(fields), realm('scotland'))).toBe(income);
  });

  test.each([
    ['paris', {}, true],
    ['bordeaux', {}, false],
    ['bordeaux', { cores: ['aquitaine'] }, true],
    ['virginia', {}, false],
  ])('EU-11.4: %s with %j is a Core Province of France: %s', (id, france, is) => {
    const state = positionOf({ players: { france } });
    expect(isCoreProvince(state, playerNamed(state, 'france'), province(id))).toBe(is);
  });

  test('EU-6.15: the Influence of an area is that of all, the Emperor’s cubes included', () => {
    const state = positionOf({ imperialInfluence: ['lombardy', 'lombardy'] });
    // France has one there.
    expect(influenceOfAll(state, area('lombardy'))).toBe(3);
  });
});

describe('the Empire', () => {
  // By the border on the board: of Venetia, Burgundy, Central Italy and Flanders a part lies outside.
  test.each([
    ['bohemia', true],
    ['milan', true],
    ['savoy', true],
    ['florence', true],
    ['brabant', true],
    ['venice', false],
    ['burgundy', false],
    ['papal_states', false],
    ['flanders', false],
    ['france', false],
  ])('EU-20.2: %s is a Member: %s', (id, is) => {
    expect(isHreMember(positionOf({}), realm(id))).toBe(is);
  });
});

describe('a bot that joins a war', () => {
  // 1 power, then up to 5 on Easy; one of it recruits 7.
  test.each([
    ['through the call of an NPR', {}, [4, 1], ['france']],
    ['not if it fights an Opponent already', { wars: ['castile'] }, [0, 0], ['castile']],
  ])('EU-26.9: %s', (_, war, [available, spent], wars) => {
    const england = { allies: ['scotland'], mat: { available: 0 }, ...war };
    const castile = 'wars' in war ? { wars: ['england'] } : {};
    const state = positionOf(
      { players: { england, castile } },
      { humans: 'france', level: 'easy' },
    );
    const [aggressor, target] = [realm('france'), realm('scotland')];
    beginWar(state, aggressor, target);
    answerDeclaration(quiet(state), state, { aggressor, target, hasCasusBelli: true });
    const bot = playerNamed(state, 'england');
    expect([bot.mat.available, bot.mat.spent]).toEqual([available, spent]);
    expect(bot.wars).toEqual(wars.map(realm));
  });
});
