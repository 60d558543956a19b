import type { Consequences } from '@empty-chair/kernel/module';
import { expect, test } from 'vitest';
import type { Fields } from '../examples/position.ts';
import { ENGLAND, readPosition } from '../examples/position.ts';
import { consequences } from './consequences.ts';

/** A human France against the bots Castile and England; it was England's turn. */
const shown = ({ losses, taken, points }: Consequences) => ({
  lost: losses.map(({ place, seat, pieces }) => `${place.kind} ${place.id} ${seat}:${pieces}`),
  taken: taken.map(({ kind, id }) => `${kind} ${id}`),
  points,
});
const NOTHING = { lost: [], taken: [], points: 0 };
const between = (before: Fields, after: Fields) =>
  shown(consequences(readPosition({ state: before }), readPosition({ state: after }), ENGLAND));
const france = (fields: Fields): Fields => ({ players: { france: fields } });
const england = (fields: Fields): Fields => ({ players: { england: fields } });

test.each<[string, Fields, Fields, Partial<ReturnType<typeof shown>>]>([
  ['nothing', {}, {}, {}],
  [
    'a siege: the town is gone, and the bot holds the province',
    {},
    { occupied: { paris: 'england' } },
    { lost: ['province paris 0:1'], taken: ['province paris'] },
  ],
  [
    'a peace that gives away what was occupied before',
    { occupied: { paris: 'england' } },
    { owner: { paris: 'england' } },
    { lost: ['province paris 0:1'], taken: ['province paris'] },
  ],
  ['rebels take a town', {}, { occupied: { paris: 'rebels' } }, { lost: ['province paris 0:1'] }],
  [
    'a town of the human in England falls',
    { occupied: { london: 'france' } },
    {},
    { lost: ['province london 0:1'], taken: ['province london'] },
  ],
  ['a town of the human comes back', { occupied: { paris: 'england' } }, {}, {}],
  [
    'a province of another bot',
    {},
    { occupied: { madrid: 'england' } },
    { taken: ['province madrid'] },
  ],
  ['a province that somebody else takes', {}, { occupied: { madrid: 'france' } }, {}],
  [
    'Influence of the human is removed',
    france({ influence: { seine: 3, scotland: 1 } }),
    france({ influence: { seine: 1, scotland: 1 } }),
    { lost: ['area seine 0:2'] },
  ],
  [
    'Influence of the human that is placed is no loss',
    france({ influence: { seine: 1 } }),
    france({ influence: { seine: 2 } }),
    {},
  ],
  [
    'Influence is placed, and some is spent',
    england({ influence: { seine: 1, scotland: 2 } }),
    england({ influence: { seine: 2, scotland: 1 } }),
    { taken: ['area seine'] },
  ],
  [
    'a Ship is sunk',
    france({ ships: ['english_channel', 'eastern_atlantic'] }),
    france({ ships: ['english_channel'] }),
    { lost: ['seaZone eastern_atlantic 0:1'] },
  ],
  [
    'a Ship is placed',
    england({ ships: ['eastern_atlantic'] }),
    england({ ships: ['english_channel', 'eastern_atlantic'] }),
    { taken: ['seaZone english_channel'] },
  ],
  [
    'the Merchant moves',
    england({ merchant: 'Lübeck' }),
    england({ merchant: 'Wien' }),
    { taken: ['node Wien'] },
  ],
  ['the Merchant goes home', england({ merchant: 'Wien' }), england({ merchant: null }), {}],
  // EU-13.1: an ally has one friend among the players.
  [
    'an ally of the human is won over',
    france({ allies: ['scotland'], marriages: ['scotland'] }),
    france({ allies: [], marriages: ['scotland'] }),
    { lost: ['realm scotland 0:1'] },
  ],
  [
    'a married realm is annexed',
    france({ allies: [], marriages: ['scotland'] }),
    france({ allies: [], marriages: [] }),
    { lost: ['realm scotland 0:1'] },
  ],
  ['Prestige is made', england({ prestige: 3 }), england({ prestige: 7 }), { points: 4 }],
  ['Prestige is lost', england({ prestige: 3 }), england({ prestige: 2 }), { points: -1 }],
  ['Prestige of the human is nothing to the bot', {}, france({ prestige: 9 }), {}],
  [
    'what another bot loses is no loss of a human',
    { players: { castile: { influence: { seine: 2 }, ships: ['eastern_atlantic'] } } },
    { players: { castile: { influence: {}, ships: [] } } },
    {},
  ],
])('%s', (_, before, after, expected) => {
  expect(between(before, after)).toEqual({ ...NOTHING, ...expected });
});

test('EU-18.1: a seat that comes back as another realm takes nothing', () => {
  expect(between({}, england({ realm: 'scotland' })).taken).toEqual([]);
});
