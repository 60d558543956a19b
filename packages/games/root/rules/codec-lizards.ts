import type { Fields } from '@empty-chair/kernel/json';
import * as json from '@empty-chair/kernel/json';
import { message } from '@empty-chair/kernel/words';
import { isBot } from './board.ts';
import { readCard } from './codec-cards.ts';
import { CLEARING_SUITS } from './config.ts';
import { bots } from './content.ts';
import { isHated, outcastOf } from './humans/lizards.ts';
import type { Card } from './pieces.ts';
import { LIZARDS, suitId, suitNamed } from './pieces.ts';
import type { State } from './state.ts';
import { CONSPIRACY, cell, HATED, hasOutcast, OUTCAST, OUTCAST_TURN } from './state.ts';
import { m } from './words.ts';

/**
 * Piles of cards, the bot's marker by the number of the space it lies on; of humans who are followed their Outcast
 * and the Lost Souls. Acolytes are `warriorsElsewhere`.
 */
export const LIZARD_FIELDS = ['lostSouls', 'revealed', 'conspiracy', 'outcast'];
const OUTCAST_FIELDS = ['suit', 'hated', 'turn'];

const SPACES = bots.logicalLizards.conspiracies.length;
const MOST_TURNS = 9999;

export function encodeLizards(state: State): Readonly<Record<string, unknown>> {
  const ids = (cards: readonly Card[]) => cards.map((card) => state.facts.cards[card]?.id ?? '');
  const lostSouls = ids(state.lostSouls);
  if (!isBot(state, LIZARDS)) {
    if (!hasOutcast(state)) return {};
    const turn = cell(state, OUTCAST_TURN);
    return { outcast: { suit: suitId(outcastOf(state)), hated: isHated(state), turn }, lostSouls };
  }
  return {
    lostSouls,
    // Only while its turn is under way, or when it has ended the game.
    ...(state.revealed.length > 0 && { revealed: ids(state.revealed) }),
    conspiracy: cell(state, CONSPIRACY) + 1,
  };
}

export function readLizards(state: State, fields: Fields, path: string): void {
  const isAutomated = isBot(state, LIZARDS);
  if (!isAutomated && 'outcast' in fields) readOutcast(state, fields['outcast'], `${path}.outcast`);
  const theirs = LIZARD_FIELDS.filter((name) =>
    isAutomated
      ? name !== 'outcast'
      : name === 'outcast' || (name === 'lostSouls' && hasOutcast(state)),
  );
  for (const name of LIZARD_FIELDS) {
    if (name in fields && !theirs.includes(name)) {
      json.fail(`${path}.${name}`, message(m('bad.lizards')));
    }
  }
  const cards = (name: string): readonly Card[] =>
    json.optional(
      fields,
      path,
      name,
      (v, p) => json.list(v, p, (x, q) => readCard(state.facts, x, q)),
      [],
    );
  state.lostSouls = cards('lostSouls');
  state.revealed = cards('revealed');
  if (!isAutomated) return;
  const space = json.optional(
    fields,
    path,
    'conspiracy',
    (v, p) => json.whole(v, p, 1, SPACES),
    SPACES,
  );
  state.cells[CONSPIRACY] = space - 1;
}

function readOutcast(state: State, value: unknown, path: string): void {
  const fields = json.object(value, path, OUTCAST_FIELDS);
  const suit = json.oneOf(json.field(fields, path, 'suit'), `${path}.suit`, CLEARING_SUITS);
  state.cells[OUTCAST] = suitNamed(suit);
  state.cells[HATED] = json.optional(fields, path, 'hated', json.flag, false) ? 1 : 0;
  state.cells[OUTCAST_TURN] = json.optional(
    fields,
    path,
    'turn',
    (v, p) => json.whole(v, p, 0, MOST_TURNS),
    0,
  );
}
