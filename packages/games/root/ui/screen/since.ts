import type { Message, MessageId, Params, Ref, Seat } from '@empty-chair/kernel/words';
import type { SinceLine, SinceStep } from '@empty-chair/uikit/game-ui.ts';
import type { ClearingView, RootView } from '../../rules/view.ts';
import { screenView } from '../../rules/view.ts';
import type ui from '../../text/en/ui.json';
import { pieceIcon, warriorIcon } from '../board/pieces.ts';
import { rootState, rootView } from '../board/root-view.ts';

/** More would be a log; that is one tap away. */
const MOST = 4;

const say = (id: keyof typeof ui, params: Params): Message => ({
  id: id as string as MessageId,
  params,
});
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** One step, as far as it touched that faction. */
interface Touched {
  readonly by: Ref;
  readonly before: RootView;
  readonly after: RootView;
  /** Cards more or fewer in the hand, and under the supporters: how many, never which. */
  readonly cards: number;
  readonly supporters: number;
}

/** What others did to a person since their last turn. All of it is public: everybody reads it. */
export function since(steps: readonly SinceStep[], seat: Seat): readonly SinceLine[] {
  const touched = steps.map((step) => touchedIn(step, seat));
  const me = touched[0]?.before.factions.find((one) => one.seat === seat)?.faction;
  if (me === undefined) return [];
  const lines = [
    ...touched.flatMap((step) => losses(step, me)),
    ...touched.flatMap(({ by, cards }) =>
      cards < 0
        ? [{ icon: 'hand', said: say('ui.root.since.cardsGone', { who: by, n: -cards }) }]
        : [],
    ),
    ...grown('supporters', 'ui.root.since.supporters', sum(touched.map((it) => it.supporters))),
    ...grown('draw', 'ui.root.since.cards', sum(touched.map(({ cards }) => Math.max(0, cards)))),
    ...points(touched, me),
  ];
  return lines.slice(0, MOST);
}

function touchedIn({ by, before, after }: SinceStep, seat: Seat): Touched {
  const [was, is] = [before, after].map((state) => screenView(rootState(state), seat));
  const view = rootView(before);
  const who = view.factions.find((one) => one.seat === by)?.faction ?? '';
  return {
    by: { kind: 'faction', id: who },
    before: view,
    after: rootView(after),
    cards: (is?.hand.length ?? 0) - (was?.hand.length ?? 0),
    supporters: (is?.supporters?.length ?? 0) - (was?.supporters?.length ?? 0),
  };
}

const grown = (icon: string, id: keyof typeof ui, n: number): readonly SinceLine[] =>
  n > 0 ? [{ icon, said: say(id, { n }) }] : [];

function points(touched: readonly Touched[], me: string): readonly SinceLine[] {
  const of = ({ factions }: RootView): number =>
    factions.find(({ faction }) => faction === me)?.score ?? 0;
  const n = sum(touched.map(({ before, after }) => of(after) - of(before)));
  if (n === 0) return [];
  const id = n > 0 ? 'ui.root.since.points' : 'ui.root.since.pointsLost';
  return [{ icon: 'points', said: say(id, { n: Math.abs(n) }) }];
}

/** Warriors, buildings and tokens that are gone from a clearing. */
function losses({ by, before, after }: Touched, me: string): readonly SinceLine[] {
  return before.clearings.flatMap((was, index): readonly SinceLine[] => {
    const is = after.clearings[index];
    if (is === undefined) return [];
    const at = { kind: 'clearing', id: was.id };
    const fallen = warriorsOf(was, me) - warriorsOf(is, me);
    const pieces = goneFrom(piecesOf(was, me), piecesOf(is, me));
    return [
      ...(fallen > 0
        ? [
            {
              icon: warriorIcon(me),
              said: say('ui.root.since.warriors', { who: by, n: fallen, at }),
            },
          ]
        : []),
      ...pieces.map((id) => ({
        icon: pieceIcon(id),
        said: say('ui.root.since.piece', { who: by, piece: { kind: 'piece', id }, at }),
      })),
    ];
  });
}

const warriorsOf = ({ warriors }: ClearingView, me: string): number =>
  warriors.find(({ faction }) => faction === me)?.n ?? 0;

const piecesOf = ({ slots, tokens }: ClearingView, me: string): readonly string[] => [
  ...slots.flatMap(({ fill, faction }) => (faction === me ? [fill] : [])),
  ...tokens.flatMap(({ piece, faction, n }) =>
    faction === me ? Array.from({ length: n }, () => piece) : [],
  ),
];

function goneFrom(before: readonly string[], after: readonly string[]): readonly string[] {
  const left = [...after];
  return before.filter((piece) => {
    const at = left.indexOf(piece);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
