import { Refused } from '@empty-chair/kernel/errors';
import type { ForeseenCase } from '@empty-chair/kernel/foresee';
import { errorOf, foresee, oddsOf } from '@empty-chair/kernel/foresee';
import type { SeatInfo } from '@empty-chair/kernel/module';
import type { AnyState } from '@empty-chair/registry/games';
import { say } from '@empty-chair/text/catalogue';
import type { Context, Result } from '../context.ts';
import { present } from '../context.ts';
import type { OpenGame } from '../game-file.ts';
import { openGame } from '../game-file.ts';
import { eventJson } from '../shapes.ts';

export interface ForeseeOptions {
  /** Runs for each card that leaves anything to chance. */
  readonly samples: number;
  /** Lines that are printed. */
  readonly lines: number;
}

/** More cards and pairs of cards than this are thinned out. */
const MOST_CASES = 2000;

export async function foreseeTurn(
  context: Context,
  options: ForeseeOptions & { readonly file: string },
): Promise<void> {
  present(context, foreseeResult(await openGame(context, options.file), options));
}

/** What the bot on turn, or the next bot, may do from the present position. */
export function foreseeResult(open: OpenGame, { samples, lines }: ForeseeOptions): Result {
  const { game, words, match } = open;
  const { state } = match;
  const bot = nextBot(open);
  if (state === undefined || bot === undefined) throw new Refused(say('cli.noForesight'));
  const seed = `foresee ${match.record.entries.length}`;
  const cases = [...foresee(game, { state, seat: bot.seat }, { samples, most: MOST_CASES, seed })];
  const odds = oddsOf(cases);
  const runs = cases.length;
  const isSampled = cases.some((one) => one.isSampled || one.isGuessed);
  return {
    asJson: () => ({
      game: game.id,
      seat: bot.seat,
      cases: cardsOf(cases),
      runs,
      error: isSampled ? errorOf(runs) : 0,
      odds: odds.map(({ happening, chance }) => ({ chance, ...eventJson(words, happening) })),
    }),
    asLines: () => [
      words.render(
        isSampled
          ? say('cli.foreseeSampled', {
              name: bot.name,
              cases: cardsOf(cases),
              runs,
              error: Math.ceil(100 * errorOf(runs)),
            })
          : say('cli.foreseeExact', { name: bot.name, cases: cardsOf(cases) }),
      ),
      ...odds
        .slice(0, lines)
        .map(({ happening, chance }) => `${percent(chance)} ${words.render(happening)}`),
    ],
  };
}

const cardsOf = (cases: readonly ForeseenCase<AnyState>[]): number =>
  new Set(cases.map(({ cards }) => cards.join('/'))).size;

const percent = (chance: number): string => `${Math.round(100 * chance)} %`.padStart(5);

/** The bot on turn, else the first after the human. */
function nextBot({ game, match }: OpenGame): SeatInfo | undefined {
  const { waiting, record } = match;
  const seats = game.seats(record.config);
  if (waiting.kind === 'bot') return seats.find(({ seat }) => seat === waiting.seat);
  if (waiting.kind !== 'human') return undefined;
  const at = seats.findIndex(({ seat }) => seat === waiting.seat);
  return [...seats.slice(at + 1), ...seats.slice(0, at)].find(({ bot }) => bot);
}
