import type { Message, Ref } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { EVERY_KIND, FACTION_IDS, kindId } from '../pieces.ts';
import { m } from '../words.ts';

/** A correction as people say it: by what is counted and where, not by its path. */
export function saidCorrection(path: string, value: unknown): Message {
  const [kind = '', id = '', part = '', of = ''] = path.split('.');
  if (kind === 'clearings' && /^\d+$/.test(id)) return ofClearing(id, part, of, value);
  if (kind === 'factions' && isFaction(id)) return ofFaction(id, part, value);
  return message(m('did.correctOther'));
}

function ofClearing(id: string, part: string, of: string, value: unknown): Message {
  const at = { kind: 'clearing', id };
  if (part === 'warriors' && isFaction(of) && typeof value === 'number') {
    return message(m('did.correctWarriors'), {
      at,
      faction: { kind: 'faction', id: of },
      n: value,
    });
  }
  const pieces = piecesOf(value);
  if (part === 'buildings' && pieces) return message(m('did.correctBuildings'), { at, pieces });
  if (part === 'tokens' && pieces) return message(m('did.correctTokens'), { at, pieces });
  return message(m('did.correctClearing'), { at });
}

function ofFaction(id: string, part: string, value: unknown): Message {
  const faction = { kind: 'faction', id };
  if (part === 'score' && typeof value === 'number') {
    return message(m('did.correctScore'), { faction, n: value });
  }
  return message(m(part === 'items' ? 'did.correctItems' : 'did.correctFaction'), { faction });
}

function piecesOf(value: unknown): readonly Ref[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const ids = value.filter((id): id is string => typeof id === 'string' && PIECES.includes(id));
  return ids.length === value.length ? ids.map((id) => ({ kind: 'piece', id })) : undefined;
}

const PIECES: readonly string[] = EVERY_KIND.map(kindId);
const isFaction = (id: string): boolean => (FACTION_IDS as readonly string[]).includes(id);
