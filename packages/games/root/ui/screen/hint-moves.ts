import type { Message, Params, Ref } from '@empty-chair/kernel/words';
import type { HintPicture, Marks, PlaceMark, TurnSession } from '@empty-chair/uikit/game-ui.ts';
import type { ActOffer, RootView, ScreenView } from '../../rules/view.ts';
import { fieldRef, inputs, lawsBehind } from '../../rules/view.ts';
import { words } from '../words.ts';
import { confirmLabel } from './act-look.ts';
import type { Choosing } from './choosing.ts';
import { chosenOffer } from './choosing.ts';
import type { PreviewLine } from './preview.ts';
import { previewOf, whereOf } from './preview.ts';

/** A move of a hint, as the panel and the board show it. */
export interface HintMove {
  /** The same for the same move. */
  readonly key: string;
  readonly choosing: Choosing;
  readonly label: string;
  readonly where: Message | undefined;
  /** Whatever else it is about: a card, somebody. */
  readonly about: readonly Ref[];
  readonly place: Ref | undefined;
  readonly why: readonly Message[];
  readonly chance: number;
  readonly error: number;
  readonly games: number;
  readonly isLevel: boolean;
}

type Hinted = HintPicture['moves'][number];

/** The moves of a hint; what is no longer offered is left out. */
export function hintMoves(
  session: TurnSession,
  view: ScreenView,
  board: RootView,
  { moves }: HintPicture,
): readonly HintMove[] {
  return moves.flatMap((move) => {
    const choosing = choosingOf(move);
    const offer = choosing && chosenOffer(view.offers, choosing);
    if (choosing === undefined || offer === undefined) return [];
    const said = { ...offer, fields: { ...offer.fields, ...choosing.given } };
    return [
      {
        key: JSON.stringify(move.input),
        choosing,
        label: confirmLabel(offer, choosing, view),
        where: whereOf(said),
        about: othersIn(said),
        place: placeIn(said),
        why: whyOf(session, view, board, offer, choosing),
        chance: move.chance,
        error: move.error,
        games: move.games,
        isLevel: move.isLevel,
      },
    ];
  });
}

/** The input as if it had been tapped together. */
function choosingOf({ input }: Hinted): Choosing | undefined {
  const said = inputs.inputCodec.decode(input);
  if (said.kind !== 'play') return undefined;
  const { what, ...given } = said.act;
  return { what, given };
}

const refsIn = ({ fields }: ActOffer): readonly (readonly [string, Ref])[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    const ref = fieldRef(name, value);
    return ref === undefined ? [] : [[name, ref] as const];
  });

function placeIn(offer: ActOffer): Ref | undefined {
  const refs = new Map(refsIn(offer));
  const place = refs.get('to') ?? refs.get('at') ?? refs.get('from');
  return place?.kind === 'clearing' || place?.kind === 'forest' ? place : undefined;
}

/** What neither the label nor the place names. */
const OTHERS = ['card', 'spent', 'item', 'quest', 'suit', 'leader', 'service', 'faction', 'to'];
const othersIn = (offer: ActOffer): readonly Ref[] =>
  refsIn(offer).flatMap(([name, ref]) =>
    OTHERS.includes(name) && ref.kind !== 'clearing' && ref.kind !== 'forest' ? [ref] : [],
  );

/** What speaks for a move first, of all that it does. */
const WEIGHTY = [
  'do.score',
  'ui.root.screen.ruleGained',
  'ui.root.screen.ruleLost',
  'do.spendCard',
  'do.placePiece',
  'do.placeWarriors',
];
const weightOf = ({ as }: PreviewLine): number => {
  const at = WEIGHTY.indexOf(as);
  return at < 0 ? WEIGHTY.length : at;
};
const MOST_WHYS = 2;

const say = (id: string, params: Params = {}): Message => ({ id: id as Message['id'], params });

/** From what its preview tells; of a battle who stands there, else what the law says of it. */
function whyOf(
  session: TurnSession,
  view: ScreenView,
  board: RootView,
  offer: ActOffer,
  choosing: Choosing,
): readonly Message[] {
  const { lines } = previewOf(session, offer, choosing);
  const best = lines
    .toSorted((one, other) => weightOf(one) - weightOf(other))
    .slice(0, MOST_WHYS)
    .map(({ said, as }) => (as === 'do.score' && isMine(view, said) ? pointsNow(said) : said));
  if (best.length > 0) return best;
  // A Vagabond has no warriors to count.
  return offer.what === 'battle' && view.items === undefined
    ? [facing(view, board, offer)]
    : [lawSays(view, offer)];
}

/** Others may score by it too. */
function isMine({ faction }: ScreenView, { params }: Message): boolean {
  const by = params?.['faction'];
  return typeof by === 'object' && 'id' in by && by.id === faction;
}

const pointsNow = ({ params }: Message): Message => say('ui.root.hint.points', params);

/** Who fights whom, by warriors; a pawn is none. */
function facing({ faction }: ScreenView, board: RootView, { fields }: ActOffer): Message {
  const clearing = board.clearings.find(({ id }) => id === String(fields['at']));
  const warriors = (of: unknown): number =>
    clearing?.warriors.find((one) => one.faction === of)?.n ?? 0;
  return say('ui.root.hint.facing', { n: warriors(faction), m: warriors(fields['defender']) });
}

const lawSays = ({ faction }: ScreenView, { what }: ActOffer): Message => {
  const [law = ''] = lawsBehind(faction, what);
  return say('ui.root.hint.law', { law: { kind: 'literal', id: words.rule(law) } });
};

/** Numbers at the places, the chosen one ringed most. */
export function hintMarks(moves: readonly HintMove[], chosen: number): Marks {
  const numbered = new Map<string, PlaceMark>();
  for (const [at, { place }] of moves.entries()) {
    if (place === undefined) continue;
    const key = `${place.kind} ${place.id}`;
    const before = numbered.get(key);
    const value = before?.value === undefined ? `${at + 1}` : `${before.value}, ${at + 1}`;
    const isChosen = at === chosen || before?.as === 'selected';
    numbered.set(key, { ref: place, as: isChosen ? 'selected' : 'ring', value });
  }
  return { places: [...numbered.values()], arrows: [] };
}
