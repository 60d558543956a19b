import { Refused } from '@empty-chair/kernel/errors';
import { newMatch, submit } from '@empty-chair/kernel/match';
import { seat } from '@empty-chair/kernel/words';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../examples/human-side.ts';
import { record, refusal } from '../../examples/human-side.ts';
import type { Position } from '../../examples/position.ts';
import { human, marked, unmarked } from '../../examples/position.ts';
import { configFrom } from '../config-words.ts';
import { innovation } from '../module.ts';

const STATE: Json = {
  turn: 'human',
  hexes: {
    B5: human('school'),
    E10: human(),
    H10: human('guild'),
    H7: marked(),
    E12: unmarked(),
  },
  spells: ['tools'],
  books: [2],
  bonus: [{ tile: 1 }, { tile: 2, coins: 3 }, { tile: 3 }],
  bonusOf: { human: 4, automa: 5 },
  display: ['steel', null, 'library', 'census'],
};
/** The position above with some fields changed. */
const here = (state: Json = {}, config: Position['config'] = {}): Position => ({
  config,
  state: { ...STATE, ...state },
});

describe('AOI-G1: what a human did is taken over', () => {
  test.each<[string, Json]>([
    ['build F11', { hexes: { F11: human() }, terrain: {} }],
    ['build f11', { hexes: { F11: human() } }],
    ['build F11 guild', { hexes: { F11: human('guild') } }],
    ['build F11 tower', { hexes: { F11: human('tower') } }],
    ['build F11 neutral_palace', { hexes: { F11: human('neutral_palace') } }],
    ['upgrade E10 guild', { hexes: { E10: human('guild') } }],
    ['upgrade H10 palace', { hexes: { H10: human('palace') } }],
    ['upgrade H10 school', { hexes: { H10: human('school') } }],
    ['upgrade B5 university', { hexes: { B5: human('university') } }],
    ['upgrade B5 guild', { hexes: { B5: human('guild') } }],
    ['annex E10', { hexes: { E10: human('workshop', { annex: true }) } }],
    ['transform F11 swamp', { terrain: { F11: 'swamp' } }],
    ['bridge C10 E10', { bridges: [{ from: 'C10', to: 'E10', who: 'human' }] }],
    ['bridge E10 C10', { bridges: [{ from: 'C10', to: 'E10', who: 'human' }] }],
    ['advance law', { levels: { human: { law: 1 } } }],
    ['advance law 7', { levels: { human: { law: 7 } } }],
    [
      'scholar law',
      { levels: { human: { law: 3 } }, scholars: { law: ['human', null, null, null] } },
    ],
    [
      'innovation library',
      {
        display: ['steel', null, null, 'census', null, null],
        innovations: { human: ['library'], automa: [] },
      },
    ],
    ['spell bridge', { spells: ['bridge', 'tools'] }],
    ['book 1', { books: [1, 2] }],
    ['shipping', { shipping: { human: 1 } }],
    ['city', { cities: { human: 1 } }],
    ['points 5', { points: { human: { start: 20, play: 5 } } }],
    ['points -20', { points: { human: { start: 20, play: -20 } } }],
    ['done', { turn: 'automa', passed: [] }],
  ])('%s', (text, fields) => {
    const { after, said } = record(text, here());
    expect(after).toMatchObject(fields);
    expect(said).toEqual([]);
  });

  test('a building is laid on its owner’s terrain, and only there', () => {
    const { after } = record('build F11', here());
    // F11 is a forest, and the human plays the lakes: without the building it would be told.
    const { after: empty } = record('correct empty F11', { state: { ...STATE, ...after } });
    expect(empty['terrain']).toEqual({ F11: 'lake' });
  });

  test('an upgrade keeps the annex', () => {
    const hexes = { E10: human('workshop', { annex: true }) };
    const { after } = record('upgrade E10 guild', here({ hexes }));
    expect(after['hexes']).toEqual({ E10: human('guild', { annex: true }) });
  });

  test('the second scholar is worth two levels, and takes the next space', () => {
    const scholars = { law: ['automa'] };
    const { after } = record('scholar law', here({ scholars }));
    expect(after).toMatchObject({
      levels: { human: { law: 2 } },
      scholars: { law: ['automa', 'human', null, null] },
    });
  });

  test('AOI-T5: a passing human leaves the old bonus tile in the slot just emptied', () => {
    const { after, said } = record('pass 2', here());
    expect(after).toMatchObject({
      bonus: [
        { tile: 1, coins: 0 },
        { tile: 4, coins: 0 },
        { tile: 3, coins: 0 },
      ],
      bonusOf: { human: 2, automa: 5 },
      passed: ['human'],
      turn: 'automa',
    });
    expect(said).toEqual(['do.humanBonus n=3 old=4 tile=2']);
  });

  test('AOI-T6: in round 6 a human passes without a tile', () => {
    const { after, said } = record('pass', here({ round: 6 }));
    expect(after).toMatchObject({ bonusOf: { human: 4, automa: 5 }, passed: ['human'] });
    expect(said).toEqual([]);
  });

  test('AOI-T7: after the Automa has passed the human goes on alone', () => {
    expect(record('done', here({ passed: ['automa'] })).after).toMatchObject({ turn: 'human' });
  });
});

describe('markers stop where they must', () => {
  const levels = (law: number, banking = 0, automa = 0) => ({
    levels: { human: { law, banking }, automa: { law: automa } },
  });
  test.each<[string, Json, string, number]>([
    ['without a city key, below 8', levels(5), 'advance law 4', 7],
    [
      'with the key used in another discipline',
      { ...levels(5, 8), cities: { human: 1 } },
      'advance law 4',
      7,
    ],
    [
      'AOI-Q8: below 12 while another marker is there',
      { ...levels(9, 0, 12), cities: { human: 1 } },
      'advance law 4',
      11,
    ],
    ['AOI-Q8: at 12', { ...levels(11), cities: { human: 1 } }, 'scholar law', 12],
  ])('%s', (_, state, text, level) => {
    const { after, said } = record(text, here(state));
    expect(after).toMatchObject({ levels: { human: { law: level } } });
    expect(said).toEqual([`see.stopsAt discipline=law level=${level}`]);
  });

  test('with a key a marker goes on beyond 8', () => {
    const { after, said } = record('advance law 4', here({ ...levels(5), cities: { human: 1 } }));
    expect(after).toMatchObject({ levels: { human: { law: 9 } } });
    expect(said).toEqual([]);
  });
});

const WORKSHOPS = ['A9', 'B5', 'B11', 'E10', 'F5', 'F12', 'H10', 'I8', 'A4'];
const all = (building: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, human(building)]));

describe('AOI-G1: what cannot be on the table is refused, with its reason', () => {
  test.each<[string, string]>([
    ['build A8', 'no.land at=A8'],
    ['build A1', 'no.land at=A1'],
    ['build E10', 'no.emptyHex at=E10'],
    ['build H7', 'no.emptyHex at=H7'],
    ['build F11 palace', 'no.onlyUpgrade building=palace'],
    ['build F11 university', 'no.onlyUpgrade building=university'],
    ['build F11 school', 'no.onlyUpgrade building=school'],
    ['upgrade H7 guild', 'no.ownBuilding at=H7'],
    ['upgrade F11 guild', 'no.ownBuilding at=F11'],
    ['upgrade A8 guild', 'no.ownBuilding at=A8'],
    ['upgrade E10 school', 'no.upgrade from=workshop to=school'],
    ['upgrade E10 workshop', 'no.upgrade from=workshop to=workshop'],
    ['upgrade H10 university', 'no.upgrade from=guild to=university'],
    ['annex H7', 'no.ownBuilding at=H7'],
    ['annex F11', 'no.ownBuilding at=F11'],
    ['transform A8 lake', 'no.land at=A8'],
    ['transform E10 lake', 'no.emptyHex at=E10'],
    ['bridge E10 E11', 'no.bridge from=E10 to=E11'],
    ['bridge E10 E10', 'no.bridge from=E10 to=E10'],
    ['bridge E10 I8', 'no.bridge from=E10 to=I8'],
    ['bridge E10 D10', 'no.bridge from=E10 to=D10'],
    ['bridge E8 F6', 'no.bridgeEnd from=E8 to=F6'],
    ['advance law 0', 'no.levels'],
    ['advance law 13', 'no.levels'],
    ['innovation monument', 'no.innovation innovation=monument'],
    ['spell tools', 'no.spell spell=tools'],
    ['book 2', 'no.book book=2'],
    ['book 6', 'no.book book=6'],
    ['points -21', 'no.pointsBelow n=20'],
    ['points 999', 'data.outOfRange least=0 most=999 value=1019'],
    ['pass', 'no.bonusNamed'],
    ['pass 4', 'no.bonus tile=4'],
    ['pass 9', 'no.bonus tile=9'],
    ['bonus 1', 'no.setUpOver'],
    ['place E8', 'no.setUpOver'],
  ])('%s: %s', (text, reason) => {
    expect(refusal(text, here())).toBe(reason);
  });

  test.each<[string, string, Json, string]>([
    [
      'a tenth workshop',
      'build F11',
      { hexes: all('workshop', WORKSHOPS) },
      'no.stock building=workshop',
    ],
    [
      'a fifth guild',
      'upgrade E10 guild',
      { hexes: { ...all('guild', WORKSHOPS.slice(0, 3)), E10: human(), F5: human('guild') } },
      'no.stock building=guild',
    ],
    [
      'a second monument',
      'build F11 monument',
      { hexes: { E10: human('monument') } },
      'no.stock building=monument',
    ],
    [
      'a second annex',
      'annex E10',
      { hexes: { E10: human('workshop', { annex: true }) } },
      'no.annex at=E10',
    ],
    [
      'a ninth annex',
      'annex A4',
      {
        hexes: {
          ...Object.fromEntries(
            WORKSHOPS.slice(0, 8).map((name) => [name, human('workshop', { annex: true })]),
          ),
          A4: human(),
        },
      },
      'no.annex at=A4',
    ],
    [
      'a second bridge on a spot',
      'bridge C10 E10',
      { bridges: [{ from: 'E10', to: 'C10', who: 'human' }] },
      'no.bridge from=C10 to=E10',
    ],
    [
      'a fourth bridge',
      'bridge C10 E10',
      {
        bridges: [
          ['A9', 'B7'],
          ['A12', 'B13'],
          ['B11', 'C13'],
        ].map(([from, to]) => ({ from, to, who: 'human' })),
      },
      'no.bridgesLeft',
    ],
    [
      'a fifth scholar in a discipline',
      'scholar law',
      { scholars: { law: ['automa', 'automa', 'automa', 'automa'] } },
      'no.space discipline=law',
    ],
    [
      'an eighth scholar',
      'scholar law',
      {
        scholars: {
          banking: ['human', 'human', 'human', 'human'],
          medicine: ['human', 'human', 'human'],
        },
      },
      'no.scholar',
    ],
    [
      'a fourth innovation',
      'innovation steel',
      { display: ['steel'], innovations: { human: ['guild', 'school', 'palace'] } },
      'no.moreInnovations',
    ],
    ['shipping beyond 3', 'shipping', { shipping: { human: 3 } }, 'no.shipping'],
    ['a city tile too many', 'city', { cities: { human: 21 } }, 'no.cityTile'],
    ['AOI-T6: a bonus tile in round 6', 'pass 2', { round: 6 }, 'no.bonusInLast'],
    ['AOI-T7: anything on the Automa’s turn', 'done', { turn: 'automa' }, 'kernel.notYourTurn'],
    ['anything after the end', 'done', { isOver: true }, 'kernel.gameOver'],
  ])('%s', (_, text, state, reason) => {
    expect(refusal(text, here(state))).toBe(reason);
  });

  test('an input for the Automa', () => {
    expect(refusal('done', here({ turn: 'automa' }), 1)).toBe('kernel.notYourTurn');
    expect(refusal('correct level automa law 1', here({ turn: 'automa' }), 1)).toBe(
      'kernel.notYourTurn',
    );
  });

  test('only the Moles bridge land, and not between neighbours', () => {
    const moles = { humans: [{ terrain: 'lake', faction: 'moles' }] } as const;
    const hexes = { F12: human(), E12: unmarked() };
    expect(refusal('bridge D12 F12', here({ hexes }))).toBe('no.bridge from=D12 to=F12');
    expect(record('bridge D12 F12', here({ hexes }, moles)).after).toMatchObject({
      bridges: [{ from: 'D12', to: 'F12', who: 'human' }],
    });
    expect(refusal('bridge E13 F12', here({ hexes }, moles))).toBe('no.bridge from=E13 to=F12');
    expect(refusal('bridge F12 I8', here({ hexes }, moles))).toBe('no.bridge from=F12 to=I8');
    expect(refusal('bridge F12 G12', here({ hexes }, moles))).toBe('no.bridge from=F12 to=G12');
  });

  test('in a game nothing changes then', () => {
    const match = newMatch(innovation, configFrom({ terrain: 'wasteland' }), 'refused');
    const before = JSON.stringify(innovation.codecs.state.encode(match.state as never));
    for (const text of ['done', 'place E10', 'correct hex A8 human workshop', 'points 5']) {
      expect(() => submit(innovation, match, seat(0), innovation.parseInput(text))).toThrow(
        Refused,
      );
    }
    expect(JSON.stringify(innovation.codecs.state.encode(match.state as never))).toBe(before);
  });
});
