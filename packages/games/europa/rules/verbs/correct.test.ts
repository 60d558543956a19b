import { describe, expect, test } from 'vitest';
import { record, refusal } from '../../examples/human-side.ts';
import type { Fields, Position } from '../../examples/position.ts';
import { readPosition } from '../../examples/position.ts';
import { stateCodec } from '../codec.ts';

const here: Position = {
  state: {
    turn: 'castile',
    players: {
      england: {
        armyAt: 'ireland',
        mat: { available: 6, spent: 2, army: 4, laidDown: 2, reserve: 3 },
        wars: ['scotland'],
      },
    },
  },
};
type Written = { players: Record<string, Record<string, unknown>> } & Record<string, unknown>;
const written = (): Written => stateCodec.encode(readPosition(here)) as Written;

describe('one fact is set, and nothing else', () => {
  test.each<[string, Fields, Fields?]>([
    ['available 3', {}, { available: 3 }],
    ['spent 0', {}, { spent: 0 }],
    ['reserve 7', {}, { reserve: 7 }],
    ['army 5', {}, { army: 5 }],
    // Not more can be laid down than there are; without any there is no army on the map.
    ['army 1', {}, { army: 1, laidDown: 1 }],
    ['army 0', { armyAt: null }, { army: 0, laidDown: 0 }],
    ['laidDown 1', {}, { laidDown: 1 }],
    ['prestige 9', { prestige: 9 }],
    ['colonists 3', { colonists: 3 }],
    ['event yes', { hasTakenEvent: true }],
    ['quest yes', {}, { hasQuest: true }],
    ['focus warfare 1', {}, { focus: { economics: 0, expansion: 0, politics: 0, warfare: 1 } }],
    ['ideas military 2', {}, { ideas: { administrative: 0, diplomatic: 0, military: 2 } }],
    ['armyAt scotland', { armyAt: 'scotland' }],
    ['armyAt nobody', { armyAt: null }, { laidDown: 0 }],
    ['merchant Genoa', { merchant: 'Genoa' }],
    ['merchant nobody', { merchant: null }],
    ['influence ireland 2', { influence: { ...influenceOfEngland(), ireland: 2 } }],
    ['hasClaim ireland yes', { claims: ['ireland'] }],
    ['hasCore ireland yes', { cores: ['ireland'] }],
    ['hasShip english_channel no', { ships: ['eastern_atlantic'] }],
    ['ally burgundy yes', { allies: ['portugal', 'burgundy'] }],
    ['ally portugal no', { allies: [] }],
    ['activeAlly portugal yes', { activeAllies: ['portugal'] }],
    ['activeAlly burgundy yes', { allies: ['portugal', 'burgundy'], activeAllies: ['burgundy'] }],
    ['marriage portugal no', { marriages: [] }],
    ['atWar burgundy yes', { wars: ['scotland', 'burgundy'] }],
    ['atWar scotland no', { wars: [] }],
    ['truce burgundy yes', { truces: ['burgundy'] }],
  ])('correct england %s', (fact, fields, mat = {}) => {
    const wanted = written();
    const england = wanted.players['england'] ?? {};
    wanted.players['england'] = {
      ...england,
      ...fields,
      mat: { ...(england['mat'] as Fields), ...mat },
    };
    expect(record(`correct england ${fact}`, here).after).toEqual(wanted);
  });

  test('a card is where it is said to be, and nowhere else', () => {
    const { players } = record('correct england card 5 used', here).after as Written;
    const { draw, used } = (players['england']?.['deck'] ?? {}) as Record<string, number[]>;
    expect(used).toEqual([5]);
    expect(draw).not.toContain(5);
  });

  test('a War between players is known to both, and so is its end', () => {
    const at = record('correct england atWar france yes', here).after as Written;
    expect(at.players['france']).toMatchObject({ wars: ['england'] });
    const over = record('correct england atWar france no', { state: at }).after as Written;
    expect(over.players['france']).toMatchObject({ wars: [] });
    expect(over.players['england']).toMatchObject({ wars: ['scotland'] });
  });

  test('an Alliance that is gone leaves no Active Ally', () => {
    const state = { players: { england: { activeAllies: ['portugal'] } } };
    const { players } = record('correct england ally portugal no', { state }).after as Written;
    expect(players['england']).toMatchObject({ allies: [], activeAllies: [] });
  });

  test('who has passed is in the order of passing', () => {
    const passed = record('correct england passed yes', here).after;
    expect(passed).toMatchObject({ passed: ['england'] });
    expect(record('correct england passed no', { state: passed }).after).toMatchObject({
      passed: [],
    });
  });
});

describe('what cannot be is refused', () => {
  test.each<[string, string]>([
    ['correct scotland army 5', 'no.player word=scotland'],
    ['correct england available 30', 'bad.cubes n=9 who=england'],
    ['correct england army 18', 'bad.units n=21 who=england'],
    ['correct england laidDown 5', 'bad.units n=7 who=england'],
    ['correct castile armyAt nobody', 'nothing refused'],
    ['correct france armyAt seine', 'no.army area=seine who=france'],
    ['correct england atWar england yes', 'no.self'],
    ['correct england truce scotland yes', 'bad.war enemy=scotland who=england'],
  ])('%s', (text, reason) => {
    expect(refusal(text, here)).toBe(reason);
  });
});

function influenceOfEngland(): Fields {
  return { 'brittany_&_normandy': 1, 'flanders_&_wallonia': 1, portugal: 2, scotland: 2, seine: 1 };
}
