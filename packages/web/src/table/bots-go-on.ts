import type { Happening, Message, MessageId, Ref } from '@empty-chair/kernel/words';
import { seat } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type { LineLook } from '@empty-chair/uikit/game-ui.ts';
import type { AnyMatch, AnyStory } from '../session/opened.ts';
import type { Session } from '../session/session.svelte.ts';
import type { Reading } from '../store/saved-game.ts';
import { begunTurn, entriesBeforeStep, goOn, hasEndedTurn } from './going-on.ts';
import { inOneGo } from './in-one-go.ts';
import { has } from './marks.ts';
import { ownList } from './own-list.ts';
import { touchesAt } from './touches-at.ts';
import type { TurnLine } from './turn-lines.ts';
import { turnLines } from './turn-lines.ts';

/** A bot's turn that comes after the one that is shown, and that nobody has to be asked for. */
export interface NextTurn {
  /** The entry that it will be. */
  readonly entry: number;
  readonly seat: number;
  readonly lines: readonly TurnLine[];
  /** It asks something after these lines: the rest is not known yet. */
  readonly isAsked: boolean;
}

/** What was in sight before it was taken, by its entry. */
export interface Foreseen {
  /** Its moves are said to be done. */
  readonly isSeen: (entry: number) => boolean;
  /** Those up to its question are. */
  readonly isSeenToQuestion: (entry: number) => boolean;
}

/** More turns than these are on no screen together. */
const MOST_AHEAD = 5;

/** What a step at the table leads to by itself: bots that go on, lists, what idle bots have to say. */
export class BotsGoOn {
  private readonly session: Session;
  private readonly foreseen: Foreseen;

  constructor(session: Session, foreseen: Foreseen) {
    this.session = session;
    this.foreseen = foreseen;
  }

  /** How a turn of that seat is listed, from the position before it. */
  lookOf(acting: number, before: AnyState | undefined): (it: Happening) => LineLook {
    const { ui, match } = this.session;
    const turn = {
      config: match.record.config,
      seat: seat(acting),
      name: this.nameOf(acting, before),
      before,
    };
    return (it) => ui.lineLook?.(it, turn) ?? { as: 'move' };
  }

  private nameOf(acting: number, state: AnyState | undefined): Ref | undefined {
    const { ui, seats } = this.session;
    const chairs = state === undefined ? [] : ui.chairs(state, seats);
    return chairs.find((chair) => chair.seat === acting)?.name;
  }

  /** Only a game that says what is to be done has such a list: not all that happens is work. */
  ownListAfter(before: AnyMatch, after: AnyMatch): Reading | undefined {
    if (this.session.ui.lineLook === undefined || this.session.isOnScreen) return undefined;
    const acting = after.record.entries.at(-1)?.seat ?? this.session.seat;
    return ownList(before, after, this.lookOf(acting, before.state));
  }

  /** Of a game that is opened again: whether that list can still be worked off. */
  isReadable({ entry }: Reading): boolean {
    const { match, firstPosition } = this.session;
    const { record } = match;
    const last = record.entries.length - (record.pending === undefined ? 1 : 0);
    const of = record.entries[entry] ?? record.pending;
    // What was recorded under other rules cannot be told again.
    if (entry < firstPosition) return false;
    if (entry !== last) return false;
    if (of?.input === 'bot-turn') return true;
    const before = this.session.positionAfter(entry);
    return before !== undefined && this.ownListAfter(before, match) !== undefined;
  }

  /** What is to be worked off after a step forward. */
  listAfter(before: AnyMatch, after: AnyMatch): Reading | undefined {
    const entry = begunTurn(before, after);
    if (entry === undefined) return this.ownListAfter(before, after);
    if (this.isOver(after)) return undefined;
    const isDone = after.record.pending !== undefined && this.foreseen.isSeenToQuestion(entry);
    return { entry, step: isDone ? after.happenings.length : 0 };
  }

  /** The next turn of a bot that came on the screen while that entry was looked at. */
  unseenAfter(seen: number | undefined): Reading | undefined {
    const { isOnScreen, match } = this.session;
    if (!isOnScreen || seen === undefined) return undefined;
    const { entries, pending } = match.record;
    const all = pending === undefined ? entries : [...entries, pending];
    const isShown = (at: number): boolean => {
      const after = this.session.positionAfter(at + 1);
      return after === undefined || !this.isIdle(after);
    };
    const entry = all.findIndex(
      ({ input }, at) => at > seen && input === 'bot-turn' && isShown(at),
    );
    return entry < 0 ? undefined : { entry, step: 0 };
  }

  /** What follows a step: nothing, where somebody has to do something first. */
  onward(before: AnyMatch, after: AnyStory): AnyStory {
    const { match } = after;
    if (this.session.ui.botsGoOn !== true || !hasEndedTurn(before, match)) return after;
    const isBots = match.record.entries.at(-1)?.input === 'bot-turn';
    const isDone = isBots ? this.isOver(match) : this.ownListAfter(before, match) === undefined;
    return isDone ? goOn(after, (it) => this.isOver(it)) : after;
  }

  /**
   * The turns that the bots take next, until one does something to a person, and of one that asks what
   * comes before its question: what is to be done for them is known before, so that it can be shown and
   * done together.
   */
  turnsAfter(story: AnyStory): readonly NextTurn[] {
    const turns: NextTurn[] = [];
    for (let now = story; this.session.ui.botsGoOn && turns.length < MOST_AHEAD; ) {
      const { record, waiting } = now.match;
      if (record.pending !== undefined || waiting.kind !== 'bot') break;
      const next = this.onward(now.match, now.botTurn());
      const list = this.listAfter(now.match, next.match);
      if (list === undefined || this.doesToPeople(next, list.entry)) break;
      const { entries, pending } = next.record;
      const acting = (entries[list.entry] ?? pending)?.seat ?? waiting.seat;
      const look = this.lookOf(acting, next.at(list.entry)?.state);
      const lines = inOneGo(turnLines(next.match.happenings, look));
      // What only leads to a question is told with it.
      if (lines.every(({ isTold }) => isTold)) break;
      turns.push({ entry: list.entry, seat: acting, lines, isAsked: pending !== undefined });
      if (pending !== undefined) break;
      now = next;
    }
    return turns;
  }

  private doesToPeople(story: AnyStory, entry: number): boolean {
    const { before, after, positions, happenings } = story.explain(entry);
    const now = after ?? positions.at(-1);
    if (before === undefined || now === undefined) return true;
    return touchesAt(this.session)({ happenings, before, after: now }) !== undefined;
  }

  /** Nobody has to do anything for the last entry any more. */
  private isOver(match: AnyMatch): boolean {
    const { entries, pending } = match.record;
    return (
      pending === undefined && (this.foreseen.isSeen(entries.length - 1) || this.isIdle(match))
    );
  }

  /** Nothing was to be done in the last entry; where bots wait for a tap, nothing was told either. */
  private isIdle({ record, state, happenings }: AnyMatch): boolean {
    const acting = record.entries.at(-1)?.seat ?? this.session.seat;
    const lines = turnLines(happenings, this.lookOf(acting, state));
    return this.session.ui.botsGoOn === true
      ? lines.every(({ isTold }) => isTold)
      : lines.length === 0;
  }

  /** What idle bots have to say since then, and which of them have nothing to say. */
  idleSince({ record }: AnyMatch): readonly Message[] {
    const { entries } = this.session.match.record;
    const said: Message[] = [];
    const names: Ref[] = [];
    for (const [offset, { seat: bot, input }] of entries.slice(record.entries.length).entries()) {
      const after = this.session.positionAfter(record.entries.length + offset + 1);
      if (input !== 'bot-turn' || after === undefined || !this.isIdle(after)) continue;
      const lines = turnLines(after.happenings, this.lookOf(bot, after.state));
      said.push(...lines.flatMap((line) => [line.said, ...line.notes]));
      const name = this.nameOf(bot, after.state);
      if (lines.length === 0 && name !== undefined && !has(names, name)) names.push(name);
    }
    if (names.length === 0) return said;
    return [...said, { id: 'ui.bot.nothing' as MessageId, params: { name: names } }];
  }

  /** What went on by itself is taken back with what it followed; undefined: just the last step is. */
  entriesBeforeStep(): number | undefined {
    const { newest, ui, firstPosition } = this.session;
    const { record } = newest;
    const hasAnswer = record.pending !== undefined && record.pending.answers.length > 0;
    if (ui.botsGoOn !== true || hasAnswer) return undefined;
    const entries = entriesBeforeStep(record, {
      isIdle: (entry) => {
        const after = entry < firstPosition ? undefined : newest.at(entry + 1);
        return (
          after !== undefined &&
          this.isIdle({ ...after, happenings: newest.explain(entry).happenings })
        );
      },
      isEnd: (entry) => {
        const [before, after] = [newest.at(entry), newest.at(entry + 1)];
        return before !== undefined && after !== undefined && hasEndedTurn(before, after);
      },
    });
    return entries < firstPosition ? undefined : entries;
  }
}
