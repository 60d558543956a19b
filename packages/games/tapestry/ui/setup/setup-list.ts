import type { Happening, MessageId, Params, Ref } from '@empty-chair/kernel/words';
import { isRef } from '@empty-chair/uikit/sentence.ts';
import type { UiId } from '../words.ts';

/** Facts that ask for nothing: the first says it in its words, the panel after it has the others. */
const FACTS = ['setup.nothingElse', 'setup.first', 'setup.firstForTwo', 'setup.mayKeep'];
const SHORTER: Readonly<Record<string, UiId>> = {
  'setup.board': 'list.board',
  'setup.hexes': 'list.hexes',
  'setup.removeTapestry': 'list.removeTapestry',
  'setup.removeCivilizations': 'list.removeCivilizations',
};

/** A bot's outposts, one of which marks its favorite track. */
const OUTPOSTS: Readonly<Record<string, { readonly id: UiId; readonly of: string }>> = {
  'setup.automaOutposts': { id: 'list.automaOutposts', of: 'automa' },
  'setup.shadowPieces': { id: 'list.shadowPieces', of: 'shadow' },
};

/** The set-up as a person puts it out: cards to take away with those among them that may stay. */
export function setupList(happenings: readonly Happening[]): readonly Happening[] {
  const mayStay = happenings.find(({ id }) => (id as string) === 'setup.mayKeep');
  const keep = mayStay === undefined ? [] : refsIn(mayStay, 'cards');
  const favorites = happenings.filter(({ id }) => (id as string) === 'setup.favorite');
  const favoriteOf = (of: string): Ref | undefined => {
    const found = favorites.find((one) => refsIn(one, 'who')[0]?.id === of);
    return found && refsIn(found, 'track')[0];
  };
  return happenings.flatMap((one) => {
    if (FACTS.includes(one.id) || favorites.includes(one)) return [];
    const bot = OUTPOSTS[one.id];
    const track = bot && favoriteOf(bot.of);
    if (bot && track) return [said(bot.id, one, { ...one.params, track })];
    const shorter = SHORTER[one.id];
    if (shorter === undefined) return [one];
    return [said(shorter, one, withThoseThatStay(one, keep))];
  });
}

function withThoseThatStay(happening: Happening, keep: readonly Ref[]): Params {
  const { params = {} } = happening;
  const cards = refsIn(happening, 'cards');
  if (cards.length === 0) return params;
  return { ...params, keep: keep.filter((one) => cards.some((card) => same(card, one))) };
}

const AUTOMA = [
  'setup.mat',
  'list.automaOutposts',
  'setup.automaTokens',
  'setup.civilization',
  'setup.second',
];

/** Whose pieces a line is about. */
export function ownerInSetup({ id, params }: Happening): Ref | undefined {
  const who = params?.['who'];
  if (AUTOMA.includes(id)) return player('automa');
  if ((id as string) === 'list.shadowPieces') return player('shadow');
  if ((id as string) === 'setup.human') return player('human');
  return who !== undefined && isRef(who) ? who : undefined;
}

const player = (id: string): Ref => ({ kind: 'player', id });
const same = (a: Ref, b: Ref): boolean => a.kind === b.kind && a.id === b.id;
const said = (id: UiId, { rule }: Happening, params: Params): Happening => ({
  rule,
  id: id as string as MessageId,
  params,
});

export function refsIn({ params }: { readonly params?: Params }, name: string): readonly Ref[] {
  const value = params?.[name];
  if (value === undefined || typeof value === 'number') return [];
  return isRef(value) ? [value] : value;
}
