import { seat } from '@empty-chair/kernel/words';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { playerNamed, runChart } from '../examples/chart-turn.ts';
import { record, refusal } from '../examples/human-side.ts';
import type { Fields, Position } from '../examples/position.ts';
import { readPosition } from '../examples/position.ts';
import { areaOf, areas, NONE, realmOf } from './content.ts';
import { describe as inWords } from './describe.ts';
import { diff } from './diff.ts';
import { areasWithUnits } from './human-units.ts';
import { europa } from './module.ts';
import type { State } from './state.ts';
import { viewMap, viewMarch, viewSeat } from './view.ts';

/* France, a human, is at War with England, a bot whose Towns are in Aquitaine and East Anglia. */
const atWar = (france: Fields, england: Fields = {}): Fields => ({
  players: {
    france: { wars: ['england'], ...france },
    england: { wars: ['france'], mat: { army: 4, reserve: 0, available: 3 }, ...england },
  },
});
const here = (france: Fields, england: Fields = {}): Position => ({
  state: atWar(france, england),
});
const unitsOf = (state: State): Readonly<Record<string, number>> => {
  const france = playerNamed(state, 'france');
  return Object.fromEntries(
    areasWithUnits(france).map((area) => [areas[area]?.id ?? '', france.units?.[area] ?? 0]),
  );
};

describe('a human may say where the Land Units are', () => {
  test.each<[string, Fields, Fields]>([
    ['army seine 8', {}, { units: { seine: 8 } }],
    ['army burgundy 3', { units: { seine: 8 } }, { units: { seine: 8, burgundy: 3 } }],
    ['army seine 0', { units: { seine: 8 } }, { units: {} }],
    ['army manpower 5', { units: { seine: 8 } }, { units: { seine: 8 }, manpower: 5 }],
    ['move 4 seine burgundy', { units: { seine: 6 } }, { units: { seine: 2, burgundy: 4 } }],
    ['move 6 seine burgundy', { units: { seine: 6, burgundy: 1 } }, { units: { burgundy: 7 } }],
    ['correct france units seine 2', { units: { seine: 8 } }, { units: { seine: 2 } }],
    ['correct france manpower 4', {}, { manpower: 4 }],
  ])('%s', (text, before, wanted) => {
    const { after } = record(text, here(before));
    const { units, manpower } = (after as { players: Record<string, Fields> }).players[
      'france'
    ] as Fields;
    expect({ units, manpower }).toEqual({ units: undefined, manpower: undefined, ...wanted });
  });

  test('army off: they are asked for again', () => {
    const { after } = record('army off', here({ units: { seine: 8 }, manpower: 5 }));
    const france = (after as { players: Record<string, Fields> }).players['france'] ?? {};
    expect('units' in france || 'manpower' in france).toBe(false);
  });

  test.each([
    ['army seine', 'no.numberOfUnits word=seine'],
    ['army off 3', 'no.numberOff'],
    ['army atlantis 3', 'no.place word=atlantis'],
    // Nothing was told of them.
    ['move 1 seine burgundy', 'no.unitsThere area=seine who=france word=seine'],
    ['correct england units seine 3', 'no.human who=england'],
    ['correct england manpower 3', 'no.human who=england'],
  ])('%s is refused', (text, reason) => {
    expect(refusal(text, here({}))).toBe(reason);
  });

  test.each([
    ['move 5 seine burgundy', 'no.fewerUnits area=seine n=4 who=france'],
    ['move 1 burgundy seine', 'no.unitsThere area=burgundy who=france word=burgundy'],
    ['move 4 seine seine', 'no.sameArea area=seine'],
    // 38 and 4 are more than there are.
    ['move 4 seine languedoc', 'data.outOfRange least=0 most=40 value=42'],
    ['move 0 seine burgundy', 'data.outOfRange least=1 most=40 value=0'],
  ])('%s is refused: fewer stand there, or no more can', (text, reason) => {
    const units = { seine: 4, languedoc: 38 };
    expect(refusal(text, here({ units }))).toBe(reason);
  });

  test('whoever follows the Units is asked for nothing: they fight where they have gone', () => {
    const position = here({ units: { seine: 6 } }, { armyAt: 'aquitaine' });
    const { after } = record('move 4 seine aquitaine', position);
    expect(
      europa.legal(readPosition({ state: after as Fields }), seat(0)).map(europa.inputKey),
    ).toContain('battle aquitaine england');
  });

  test('what is offered: all of an Area, to where it borders by land or across own Ships', () => {
    const offered = (fields: Fields): readonly string[] =>
      europa
        .legal(readPosition(here(fields)), seat(0))
        .map(europa.inputKey)
        .filter((key) => key.startsWith('move'));
    expect(offered({})).toEqual([]);
    const byLand = offered({ units: { seine: 4 }, ships: [] });
    expect(byLand).toContain('move 4 seine burgundy');
    expect(byLand).not.toContain('move 4 seine east_anglia');
    const bySea = offered({ units: { seine: 4 }, ships: ['english_channel'] });
    expect(bySea).toEqual(expect.arrayContaining([...byLand, 'move 4 seine east_anglia']));
  });

  test('who looks where they may go sees the fight first, then what is hostile, then the rest', () => {
    const state = readPosition(here({ units: { seine: 4 }, ships: [] }, { armyAt: 'burgundy' }));
    const ways = viewMarch(state, 0, 'seine');
    // England's Army of 4; its Towns in Normandy; Loire is France's own.
    expect(ways[0]).toEqual({
      area: 'burgundy',
      foes: [{ realm: 'england', units: 4 }],
      isHostile: true,
    });
    expect(ways[1]).toEqual({ area: 'brittany_&_normandy', foes: [], isHostile: true });
    expect(ways.slice(2).map(({ isHostile }) => isHostile)).not.toContain(true);
    expect(ways.map(({ area }) => area)).toContain('loire');
  });

  test('who leaves takes them off', () => {
    const { after } = record('leave easy 5 10 0 0 4', { state: atWar({ units: { seine: 4 } }) });
    expect(
      'units' in ((after as { players: Record<string, Fields> }).players['france'] ?? {}),
    ).toBe(false);
  });
});

describe('then nobody asks for them', () => {
  const defend = (france: Fields, choices: readonly string[]) =>
    runChart('defend', { position: atWar(france) }, { choices });

  test('EU-21.2, EU-16.1: in several areas the bot chooses by its rule, and knows how many they are', () => {
    // Its Capital Area before Aquitaine; one hit each, then the human goes where England is not.
    const france = { units: { aquitaine: 3, east_anglia: 2, seine: 5 } };
    const { path, state, told } = defend(france, ['1-1', 'elsewhere']);
    expect(path).toContain('DE6');
    expect(told).toContain('do.landBattle area=east_anglia enemy=france n=4 units=2 who=england');
    expect(unitsOf(state)).toEqual({ aquitaine: 3, seine: 5 });
  });

  test('EU-22.1: none of them in its areas: nobody is attacked', () => {
    expect(defend({ units: { seine: 5 } }, []).path).not.toContain('DE6');
  });

  test('off the map after a retreat', () => {
    const run = defend({ units: { aquitaine: 3 } }, ['1-0', 'elsewhere']);
    expect(unitsOf(run.state)).toEqual({});
  });

  test.each<[Fields, string, readonly string[]]>([
    // England has 4: more than 3, not more than 4.
    [{ units: { seine: 2 }, manpower: 1 }, 'MI9', []],
    [{ units: { seine: 2 }, manpower: 2 }, 'MI7', []],
    [{ units: { seine: 4 } }, 'MI7', []],
    [{ units: { seine: 3 } }, 'MI9', ['3']],
  ])('EU-22.5: strength of %j', (france, node, choices) => {
    const run = runChart(
      'military',
      {
        position: { players: { france, england: { mat: { army: 4, reserve: 0 } } } },
        turn: () => ({
          target: { realm: realmOf('france') ?? NONE, area: areaOf('seine') ?? NONE },
          invaded: NONE,
        }),
      },
      // No Units stand in the area entered.
      { choices },
    );
    expect(run.path).toContain(node);
  });
  test.each([
    [2, 'yes'],
    [3, 'no'],
  ])('EU-26.16: %i Deployed against 4: partial victory: %s', (n, wanted) => {
    const run = runChart('peace', {
      position: {
        ...atWar({ units: { seine: n } }),
        occupied: { maine: 'england' },
        owner: { maine: 'france' },
      },
      turn: () => ({ enemy: realmOf('france') ?? NONE }),
    });
    expect(run.state.occupier.some((by) => by === realmOf('england'))).toBe(wanted === 'no');
  });

  test('EU-16.3: the attack of a human takes the Units it told of, and keeps what is left', () => {
    const position = here({ units: { aquitaine: 6 } }, { armyAt: 'aquitaine' });
    const { after, said } = record('battle aquitaine england', position, 0, ['4-2']);
    expect(said[0]).toContain('units=6');
    expect(after).toMatchObject({ players: { france: { units: { aquitaine: 4 } } } });
    expect(
      refusal('battle aquitaine england', here({ units: { seine: 2 } }, { armyAt: 'aquitaine' })),
    ).toBe('no.unitsThere area=aquitaine who=france word=aquitaine');
  });
});

describe('they are shown', () => {
  const state = readPosition(here({ units: { seine: 8, burgundy: 1 }, manpower: 5 }));

  test('in words, on the board and on the mat', () => {
    const words = inWords(state).map(showMessage);
    expect(words).toContain('show.deployed n=9 who=france');
    expect(words).toContain('fix.manpower n=5 who=france');
    expect(words).toContain('show.army area=seine n=8 who=france');
    const seine = viewMap(state).areas.find(({ id }) => id === 'seine');
    expect(seine?.armies).toEqual([{ seat: 0, units: 8, laidDown: 0 }]);
    expect(viewSeat(state, 0)).toMatchObject({
      deployed: 9,
      unitsAt: ['burgundy', 'seine'],
      manpower: 5,
    });
    expect(viewSeat(state, 1)).toMatchObject({ deployed: undefined, unitsAt: [] });
  });

  test('in what to put back after an undo', () => {
    const asked = readPosition(here({}));
    const fewer = readPosition(here({ units: { seine: 6, burgundy: 1 }, manpower: 5 }));
    expect(diff(fewer, state).map(showMessage)).toEqual(['fix.unitsIn area=seine n=8 who=france']);
    expect(diff(state, asked).map(showMessage)).toEqual(['fix.unitsAsked who=france']);
  });
});
