import { Refused } from '@empty-chair/kernel/errors';
import { seatToAct } from '@empty-chair/kernel/match';
import type { Message, Seat } from '@empty-chair/kernel/words';
import { literal } from '@empty-chair/kernel/words';
import { say } from '@empty-chair/text/catalogue';
import type { Loaded } from './context.ts';
import type { AnyRecord, OpenGame } from './game-file.ts';
import type { Outcome } from './outcome.ts';
import { seatName } from './outcome.ts';
import { isForReaders, turnHere } from './readers.ts';

/** What may be seen of a game in which the app holds people's cards, and by whom. */

const areSecretsKept = ({ game, match }: OpenGame): boolean =>
  game.secrets?.areKept(match.record.config) ?? false;

/** Whose cards are shown: of whoever is to act, if they read here; else of who reads alone. */
function readerOf({ readers, match }: OpenGame): Seat | undefined {
  const toAct = seatToAct(match.waiting);
  if (readers === undefined || (toAct !== undefined && readers.seats.includes(toAct))) return toAct;
  return readers.seats.length === 1 ? readers.seats[0] : undefined;
}

/**
 * The game as what it says next is read: by whoever has just acted at this terminal. Between several
 * people a question to somebody else waits until the keyboard is passed.
 */
export function readBy(open: OpenGame, by: Seat | undefined): OpenGame {
  const people = open.game.seats(open.match.record.config).filter(({ bot }) => !bot);
  if (open.readers !== undefined || people.length < 2 || !areSecretsKept(open)) return open;
  return { ...open, readers: { seats: by === undefined ? [] : [by], isShared: false } };
}

/** Nobody plays for somebody else whose cards they must not see. */
export function refuseOthers(loaded: Loaded, record: AnyRecord, seat: Seat | undefined): void {
  if (seat === undefined || isForReaders(loaded, seat)) return;
  const name = literal(seatName(loaded, record, seat));
  throw new Refused(say('table.notYourChair', { name }));
}

/** The turn of whoever reads here; on somebody else's it is said who decides, and nothing of what they could do. */
export function ownTurn(open: OpenGame, none: () => Refused) {
  const here = turnHere(open, open.match);
  if (here.kind === 'human') return here;
  if (here.kind !== 'others' || here.seat === undefined) throw none();
  const name = literal(seatName(open, open.match.record, here.seat));
  throw new Refused(say('cli.deciding', { name }));
}

/** The position as data. */
export function stateJson(open: OpenGame): unknown {
  const { game, match } = open;
  if (match.state === undefined) return undefined;
  return areSecretsKept(open)
    ? game.secrets?.seenBy(match.state, readerOf(open))
    : game.codecs.state.encode(match.state);
}

/** What only that person sees. */
export function secretLines(open: OpenGame): readonly Message[] {
  const { game, match } = open;
  const seat = readerOf(open);
  if (!areSecretsKept(open) || match.state === undefined || seat === undefined) return [];
  return game.secrets?.of(match.state, seat) ?? [];
}

/** What others entered is told by its line: their words and answers may name a card of theirs. */
export function isOpenToSee(open: OpenGame, { seat, input }: Outcome): boolean {
  if (!areSecretsKept(open) || input === 'bot-turn') return true;
  return seat !== undefined && seat === readerOf(open);
}
