import type { Happening, Message, MessageId, Params, Ref } from '@empty-chair/kernel/words';
import type { TurnSession } from '@empty-chair/uikit/game-ui.ts';
import type { Foretold } from '@empty-chair/uikit/turn/foretell.ts';
import { foretell } from '@empty-chair/uikit/turn/foretell.ts';
import type { ActOffer } from '../../rules/view.ts';
import { fieldRef, tellsHidden } from '../../rules/view.ts';
import type ui from '../../text/en/ui.json';
import { rootView } from '../board/root-view.ts';
import { forApp } from '../game.ts';
import { lineLook } from '../line-look.ts';
import type { Choosing } from './choosing.ts';
import { inputOf } from './choosing.ts';

/** What an act will do, as a list; what chance or hidden cards would bring is left out. */
export interface PreviewLine {
  readonly said: Message;
  /** What happens, by the message that tells it. */
  readonly as: string;
  /** The law that brings it about. */
  readonly law: string;
}
export interface Preview {
  readonly lines: readonly PreviewLine[];
  /** Whether it can be taken back, and why not. */
  readonly back: keyof typeof ui;
}

const FREE: Preview = { lines: [], back: 'ui.root.screen.free' };
/** Whether the defender has an ambush must not be seen from whether the app would ask. */
const ROLLS: Preview = { lines: [], back: 'ui.root.screen.rolls' };

/** What the title and the board say already. */
const SAID = ['do.moveWarriors', 'do.battle'];

const say = (id: keyof typeof ui, params: Params): Message => ({
  id: id as string as MessageId,
  params,
});

/** Where an act takes place, as it stands within a sentence. */
export function whereOf({ fields }: ActOffer): Message | undefined {
  const [from, to, at] = ['from', 'to', 'at'].map((name) =>
    fields[name] === undefined ? undefined : fieldRef(name, fields[name]),
  );
  if (from !== undefined && to !== undefined)
    return say(WAYS[groundOf(from)][groundOf(to)], { from, to });
  return at === undefined ? undefined : say(PLACES[groundOf(at)], { at });
}

type Ground = 'forest' | 'clearing';
const groundOf = ({ kind }: Ref): Ground => (kind === 'forest' ? 'forest' : 'clearing');
/** Each way is a sentence of its own: one goes *on* a clearing and *into* a forest. */
const WAYS = {
  clearing: { clearing: 'ui.root.where.clearings', forest: 'ui.root.where.toForest' },
  forest: { clearing: 'ui.root.where.outOfForest', forest: 'ui.root.where.forests' },
} as const;
const PLACES = { clearing: 'ui.root.where.clearing', forest: 'ui.root.where.forest' } as const;

export function previewOf(session: TurnSession, offer: ActOffer, choosing: Choosing): Preview {
  if (offer.what === 'battle') return { ...ROLLS, lines: outrageAfter(session, offer) };
  const input = forApp(inputOf(offer, choosing));
  const isTold = (happening: Happening): boolean => !tellsHidden(happening);
  const told = foretell(session, input, isTold);
  const lines = [...linesOf(session, told), ...rulesAfter(session, told, offer)];
  if (told.asks !== undefined) {
    const { ask, rule } = told.asks;
    lines.push({ said: ask, as: ask.id, law: rule });
  }
  if (!told.isChance) return { ...FREE, lines };
  return {
    lines,
    back: offer.what === 'explore' ? 'ui.root.screen.ruin' : 'ui.root.screen.chance',
  };
}

function linesOf(session: TurnSession, { happenings }: Foretold): PreviewLine[] {
  const now = session.positionAfter(session.entriesSoFar.length);
  if (now === undefined) return [];
  const turn = { config: now.record.config, seat: session.seat };
  return happenings.flatMap((happening) => {
    if (SAID.includes(happening.id)) return [];
    const { as, short = happening } = lineLook(happening, turn);
    return as === 'silent' ? [] : [{ said: short, as: happening.id, law: happening.rule }];
  });
}

/** Who rules a clearing. */
const RULE = 'law.2.5';

/** Who removes sympathy in a battle suffers Outrage; whether that comes, the dice say. */
function outrageAfter({ state }: TurnSession, { fields }: ActOffer): readonly PreviewLine[] {
  if (state === undefined || fields['defender'] !== 'alliance') return [];
  const board = rootView(state);
  const here = board.clearings.find(({ id }) => id === String(fields['at']));
  if (here?.tokens.every(({ piece }) => piece !== 'sympathy') !== false) return [];
  const isBot = board.factions.some(({ faction, bot }) => faction === 'alliance' && bot);
  return [
    isBot
      ? { said: say('ui.root.screen.mayOutrage', {}), as: OUTRAGE, law: '6.2.3' }
      : { said: say('ui.root.screen.mayAnger', {}), as: OUTRAGE, law: 'law.8.2.6' },
  ];
}
const OUTRAGE = 'ask.outrageCard';

/** Clearings of the act whose ruler changes by it, as far as that concerns whoever does it. */
function rulesAfter(
  session: TurnSession,
  { after }: Foretold,
  { fields }: ActOffer,
): PreviewLine[] {
  const { state, seat } = session;
  if (state === undefined || after === undefined) return [];
  const before = rootView(state);
  const me = before.factions.find((faction) => faction.seat === seat)?.faction;
  const refs = Object.entries(fields).flatMap(([name, value]) => fieldRef(name, value) ?? []);
  return refs.flatMap((at) => {
    if (at.kind !== 'clearing') return [];
    const was = before.clearings.find(({ id }) => id === at.id)?.ruler === me;
    const is = rootView(after).clearings.find(({ id }) => id === at.id)?.ruler === me;
    if (was === is) return [];
    const said = say(is ? 'ui.root.screen.ruleGained' : 'ui.root.screen.ruleLost', { at });
    return [{ said, as: said.id, law: RULE }];
  });
}
