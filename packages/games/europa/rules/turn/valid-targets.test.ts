import { describe, expect, test } from 'vitest';
import { playerNamed, positionOf } from '../../examples/chart-turn.ts';
import { configFrom } from '../config-words.ts';
import { NONE, realmOf } from '../content.ts';
import { isDiplomaticTarget, isMilitaryTarget } from './targets.ts';

const FOUR = configFrom({ scenario: '1-01', variant: '4-players', humans: 'france' });
/** All provinces of a realm in the hands of another, as far as the test needs it. */
const GRANADA_OF = (owner: string) => ({ owner: { granada: owner, gibraltar: owner } });

describe('EU-19.6, R-WAR-1: what is no military target', () => {
  const valid = (position: object, target: string): boolean => {
    const state = positionOf(position, FOUR);
    return isMilitaryTarget(state, playerNamed(state, 'castile'), realmOf(target) ?? NONE);
  };
  const castile = (fields: object) => ({ players: { castile: fields } });
  test.each<[string, object, string, boolean]>([
    ['a neighbour', {}, 'granada', true],
    ['an Opponent', {}, 'england', true],
    ['itself', {}, 'castile', false],
    ['a Vassal', {}, 'naples', false],
    ['a Vassal set free', { overlords: { naples: null } }, 'naples', true],
    ['one without provinces', GRANADA_OF('morocco'), 'granada', false],
    ['one whose provinces are all its own', GRANADA_OF('castile'), 'granada', false],
    ['one with a province left', { owner: { granada: 'castile' } }, 'granada', true],
    ['an ally', castile({ allies: ['granada'] }), 'granada', false],
    ['a Truce', castile({ truces: ['granada'] }), 'granada', false],
    ['a Truce with an Opponent', castile({ truces: ['england'] }), 'england', false],
    ['one that it is at War with already', castile({ wars: ['granada'] }), 'granada', false],
    [
      'also when all its provinces are occupied',
      {
        ...castile({ wars: ['granada'] }),
        occupied: { granada: 'castile', gibraltar: 'castile' },
      },
      'granada',
      false,
    ],
    ['an Opponent who has passed', { players: { england: { hasPassed: true } } }, 'england', false],
    [
      'an NPR ally of one who has passed',
      { players: { england: { hasPassed: true, allies: ['granada'] } } },
      'granada',
      false,
    ],
    [
      'an NPR ally of one who has not',
      { players: { england: { allies: ['granada'] } } },
      'granada',
      true,
    ],
    ['a Member of the Empire', {}, 'bavaria', true],
    [
      'a Member whose Emperor has passed',
      { players: { austria: { hasPassed: true } } },
      'bavaria',
      false,
    ],
    [
      'a Player Realm that is a Member whose Emperor has passed',
      { emperor: 'england', players: { england: { hasPassed: true } } },
      'austria',
      false,
    ],
    [
      'one outside whose Emperor has passed',
      { players: { austria: { hasPassed: true } } },
      'granada',
      true,
    ],
    ['3 Influence in its areas', castile({ influence: { andalucia: 3 } }), 'granada', true],
    ['4 Influence in its areas', castile({ influence: { andalucia: 4 } }), 'granada', false],
    ['4 in two areas together', castile({ influence: { aragon: 2, sicily: 2 } }), 'aragon', false],
  ])('%s', (_, position, target, wanted) => {
    expect(valid(position, target)).toBe(wanted);
  });
});

describe('EU-19.7: what is no diplomatic target', () => {
  const valid = (position: object, target: string): boolean => {
    const state = positionOf(position, FOUR);
    return isDiplomaticTarget(state, playerNamed(state, 'castile'), realmOf(target) ?? NONE);
  };
  test.each<[string, object, string, boolean]>([
    ['a Non-Player Realm', {}, 'aragon', true],
    ['an Opponent', {}, 'england', false],
    ['itself', {}, 'castile', false],
    ['at War with the bot', { players: { castile: { wars: ['aragon'] } } }, 'aragon', false],
    ['one without provinces', GRANADA_OF('morocco'), 'granada', false],
    // Denmark: two Large and three Small Provinces, and Holstein's two: 9; Venice 10 and more.
    ['a DNPR with less than 10', {}, 'denmark', true],
    [
      'a DNPR with 10',
      {
        dnprs: ['denmark'],
        owner: { akershus: 'denmark', trondheim: 'denmark', bergenhus: 'denmark' },
      },
      'denmark',
      false,
    ],
    [
      'no DNPR, with 10',
      { dnprs: [], owner: { akershus: 'denmark', trondheim: 'denmark', bergenhus: 'denmark' } },
      'denmark',
      true,
    ],
  ])('%s', (_, position, target, wanted) => {
    expect(valid(position, target)).toBe(wanted);
  });
});
