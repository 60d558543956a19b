import { describe, expect, test } from 'vitest';
import { playerNamed, positionOf } from '../../examples/chart-turn.ts';
import { configFrom } from '../config-words.ts';
import { NONE, realmOf } from '../content.ts';
import { isLegalWar } from './declaration.ts';

describe('EU-22.5: when a Declaration of War is legal', () => {
  const FOUR = configFrom({ scenario: '1-01', variant: '4-players', humans: 'france' });
  const legal = (position: object, target: string): boolean => {
    const state = positionOf(position, FOUR);
    return isLegalWar(state, playerNamed(state, 'castile'), realmOf(target) ?? NONE);
  };
  test.each<[string, object, string, boolean]>([
    ['a neighbour', {}, 'granada', true],
    ['an ally', { players: { castile: { allies: ['granada'] } } }, 'granada', false],
    ['a Truce', { players: { castile: { truces: ['granada'] } } }, 'granada', false],
    [
      'a Player Realm that has passed',
      { players: { england: { hasPassed: true } } },
      'england',
      false,
    ],
    [
      'an ally of a Player Realm with a Truce',
      { players: { castile: { truces: ['france'] }, france: { allies: ['granada'] } } },
      'granada',
      false,
    ],
    [
      'a Member while the Emperor is an ally',
      { players: { castile: { allies: ['austria'] } } },
      'bavaria',
      false,
    ],
    [
      'a Member during a Truce with the Emperor',
      { players: { castile: { truces: ['austria'] } } },
      'bavaria',
      false,
    ],
    [
      'a Member at War with that Emperor',
      { players: { castile: { truces: ['austria'] }, austria: { wars: ['bavaria'] } } },
      'bavaria',
      true,
    ],
    ['a Distant Realm without a Claim', {}, 'adal', false],
    ['a Distant Realm with a Claim', { players: { castile: { claims: ['adal'] } } }, 'adal', true],
  ])('%s', (_, position, target, wanted) => {
    expect(legal(position, target)).toBe(wanted);
  });
});
