import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { CHARACTERS } from '../config.ts';
import { characterOf, itemsIn, ready, refreshable, tooMany, vagabondDraw } from '../pack.ts';
import type { Faction, ItemId } from '../pieces.ts';
import { clearingNumbered, factionNamed, questNamed } from '../pieces.ts';
import { pointsForAid } from '../relations.ts';
import type { State } from '../state.ts';
import { hasRuin, PACK_STATES } from '../state.ts';
import { relationsOf } from '../vagabond-view.ts';
import { pawnMoves } from '../verbs/pawn.ts';
import { whyNotReady } from '../verbs/vagabond.ts';
import { whyNoSpecial } from '../verbs/vagabond-deeds.ts';
import { aidsOf, questsOf, repairsOf, strikesOf, walksOf } from '../verbs/vagabond-offers.ts';
import type { Input, InputKind } from '../verbs/verbs.ts';
import { m } from '../words.ts';
import type { FactionTurn, PackTurn, TurnVerb } from './faction-turn.ts';
import { isBeforehand } from './faction-turn.ts';
import { bootsTo, playersHere, pointsForQuest, standsIn } from './vagabond.ts';

/** What belongs to Daylight: once one of these is said, Birdsong is over. */
const DAYLIGHT: readonly InputKind[] = [
  'walk',
  'battle',
  'explore',
  'aid',
  'quest',
  'strike',
  'repair',
  'special',
  'craft',
  'effect',
];

/** The turn of a human Vagabond (law 9.4 to 9.6), by item. */
export function vagabondTurn(
  state: State,
  me: Faction,
  said: readonly Input[],
  battles: TurnVerb,
): FactionTurn {
  const isDaylight = said.some(({ kind }) => DAYLIGHT.includes(kind));
  const phase = isDaylight ? 'daylight' : 'birdsong';
  const slips = isDaylight || said.some(({ kind }) => kind === 'pawn') ? [] : [slipVerb(state, me)];
  const pack = packTurn(state, me, said);
  if (pack.character === undefined) return { phase, pack, verbs: [...slips, battles] };
  const exhausted = itemsIn(state, me, 'exhausted').length;
  const hasNoChoice = pack.refresh !== undefined && exhausted <= pack.refresh.most;
  return {
    phase,
    pack,
    draw: vagabondDraw(state, me),
    ...(hasNoChoice && said.every(isBeforehand) && { byItself: { kind: 'refresh', items: [] } }),
    verbs: [
      ...slips,
      walkVerb(state, me),
      exploreVerb(state, me),
      { ...battles, ...paidWith(state, me, 'sword', battles.why) },
      aidVerb(state, me),
      questVerb(state, me),
      strikeVerb(state, me),
      repairVerb(state, me),
      ...(pack.character === 'arbiter' ? [] : [specialVerb(state, me)]),
    ],
  };
}

function packTurn(state: State, me: Faction, said: readonly Input[]): PackTurn {
  const character = characterOf(state, me);
  const taken = state.facts.botOf.map((bot) => bot?.character);
  const isRefreshed = said.some(({ kind }) => kind === 'refresh' || DAYLIGHT.includes(kind));
  const exhausted = itemsIn(state, me, 'exhausted');
  return {
    character,
    characters: CHARACTERS.filter((id) => !taken.includes(id)),
    items: PACK_STATES.flatMap((condition) =>
      itemsIn(state, me, condition).map((item) => ({ item, condition })),
    ),
    ...(!isRefreshed &&
      exhausted.length > 0 && { refresh: { most: refreshable(state, me), exhausted } }),
    rests:
      standsIn(state, me) === undefined &&
      itemsIn(state, me, 'damagedReady', 'damagedExhausted').length > 0,
    tooMany: character === undefined ? 0 : tooMany(state, me),
    relations: character === undefined ? [] : relationsOf(state, me),
  };
}

const because = (isSo: boolean, id: Parameters<typeof m>[0]): Message | undefined =>
  isSo ? message(m(id)) : undefined;

/** What an item pays for: how many are ready, and why it cannot be done. */
const paidWith = (
  state: State,
  me: Faction,
  item: ItemId,
  otherwise: Message | undefined,
): Pick<TurnVerb, 'item' | 'ready' | 'why'> => ({
  item,
  ready: ready(state, me, item),
  why: whyNotReady(state, me, item) === undefined ? otherwise : message(m('no.noneReady')),
});

/** Law 9.4.2: free of any boots. */
const slipVerb = (state: State, me: Faction): TurnVerb => ({
  id: 'slip',
  inputs: [...pawnMoves(state, me)],
});

function walkVerb(state: State, me: Faction): TurnVerb {
  const inputs = walksOf(state, me);
  return {
    id: 'walk',
    ...paidWith(state, me, 'boot', because(inputs.length === 0, 'no.boots')),
    costs: inputs.map(({ to }) => bootsTo(state, me, clearingNumbered(to))),
    inputs,
  };
}

function exploreVerb(state: State, me: Faction): TurnVerb {
  const at = standsIn(state, me);
  const isRuin = at !== undefined && hasRuin(state, at);
  return {
    id: 'explore',
    ...paidWith(state, me, 'torch', because(!isRuin, 'no.ruinHere')),
    points: 1,
    inputs: isRuin ? [{ kind: 'explore', at: at + 1 }] : [],
  };
}

/** Law 9.5.4: one input for each item that can pay; which one does, he says. */
function aidVerb(state: State, me: Faction): TurnVerb {
  const inputs = aidsOf(state, me);
  const isNobody = playersHere(state, me).length === 0;
  return {
    id: 'aid',
    why: because(isNobody, 'no.nobodyHere') ?? because(inputs.length === 0, 'no.noneReady'),
    gains: inputs.map(({ to }) => pointsForAid(state, me, factionNamed(to))),
    inputs,
  };
}

function questVerb(state: State, me: Faction): TurnVerb {
  const inputs = questsOf(state, me);
  const points = (input: (typeof inputs)[number]): number =>
    input.for === 'points' ? pointsForQuest(state, me, questNamed(input.quest)) : 0;
  return {
    id: 'quest',
    why: because(inputs.length === 0, 'no.questsHere'),
    gains: inputs.map(points),
    inputs,
  };
}

function strikeVerb(state: State, me: Faction): TurnVerb {
  const inputs = strikesOf(state, me);
  return {
    id: 'strike',
    ...paidWith(state, me, 'crossbow', because(inputs.length === 0, 'no.nobodyHere')),
    gains: inputs.map(({ piece }) => (piece === 'warrior' ? 0 : 1)),
    inputs,
  };
}

function repairVerb(state: State, me: Faction): TurnVerb {
  const inputs = repairsOf(state, me);
  return {
    id: 'repair',
    ...paidWith(state, me, 'hammer', because(inputs.length === 0, 'no.damaged')),
    inputs,
  };
}

const specialVerb = (state: State, me: Faction): TurnVerb => ({
  id: 'special',
  ...paidWith(state, me, 'torch', whyNoSpecial(state, me)),
  inputs: [{ kind: 'special' }],
});
