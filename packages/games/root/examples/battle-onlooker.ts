import type { Narrowing, Trace } from '@empty-chair/kernel/trace';
import type { MessageId, Params, Ref, RuleId } from '@empty-chair/kernel/words';
import { encodeState } from '../rules/codec-encode.ts';
import type { SeatConfig } from '../rules/config.ts';
import type { FactionId } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import { isOver } from '../rules/state.ts';

/** The steps with a battle in each of several clearings: whose they are, and how many warriors it needs there. */
const STEPS: Readonly<Record<string, { readonly of: FactionId; readonly needs: number }>> = {
  '4.5.1': { of: 'marquise', needs: 1 },
  '4.7.1': { of: 'marquise', needs: 1 },
  '4.7.4': { of: 'marquise', needs: 1 },
  '8.4.2.II': { of: 'lizards', needs: 2 },
  '9.5.4': { of: 'riverfolk', needs: 1 },
  '10.5.2': { of: 'duchy', needs: 1 },
  'trait.invaders': { of: 'duchy', needs: 1 },
  '11.5.1': { of: 'corvids', needs: 2 },
};
/** What is settled as such a step begins: the order, and where warriors have moved. */
const SETTLED: readonly string[] = ['why.ordered', 'why.orderedOrShield', 'why.arrivals'];

const PIECES: Readonly<Partial<Record<FactionId, readonly string[]>>> = {
  marquise: ['sawmill', 'workshop', 'recruiter', 'keep', 'wood'],
  eyrie: ['roost'],
  alliance: ['foxBase', 'rabbitBase', 'mouseBase', 'sympathy'],
  lizards: ['garden'],
  riverfolk: ['tradePost'],
  duchy: ['citadel', 'market', 'tunnel'],
  corvids: ['plot'],
};

/** The position as its JSON form has it (docs/position-format.md). */
interface Board {
  readonly clearings: Readonly<Record<string, Clearing>>;
  readonly factions: Readonly<Partial<Record<FactionId, Faction>>>;
}
interface Clearing {
  readonly warriors: Readonly<Partial<Record<FactionId, number>>>;
  readonly buildings: readonly string[];
  readonly tokens: readonly string[];
}
interface Faction {
  readonly pawn?: { readonly clearing?: number };
  readonly sold?: { readonly mercenaries?: number };
}
const idOf = (params: Params | undefined, name: string): string =>
  (params?.[name] as Ref | undefined)?.id ?? '';

const boardOf = (state: State): Board => encodeState(state) as object as Board;

/** A step under way. */
interface Watched {
  readonly rule: string;
  readonly depth: number;
  /** Where there may be a battle as far as that is settled, by priority. */
  readonly clearings: readonly string[];
  readonly atFirst: Board;
  /** Each battle so far, with the board before it. */
  readonly battles: { readonly at: string; readonly board: Board }[];
}

/**
 * Looks at a game from outside, by boards as everybody sees them: whether in a step that battles in each of several
 * clearings, by priority (2.4), one is passed over where there can be a battle when its turn comes, or the other way
 * round. What it knows of the rules is above; of the bots it only hears when a step begins and ends.
 */
export class BattleOnlooker implements Trace {
  readonly problems: string[] = [];
  readonly seen = {
    steps: 0,
    battles: 0,
    /** Not possible as the step began. */ added: 0,
    /** Not any more. */ skipped: 0,
  };
  private state: State | undefined;
  private depth = 0;
  private offered: { readonly rule: string; readonly options: readonly Ref[] } | undefined;
  private left: readonly Ref[] = [];
  private watched: Watched | undefined;

  readonly watch = (state: State): void => {
    this.state = state;
  };

  readonly emit = (by: RuleId, id: MessageId, params?: Params): void => {
    if (id !== 'do.battle' || this.watched?.rule !== by || this.state === undefined) return;
    this.watched.battles.push({ at: idOf(params, 'at'), board: boardOf(this.state) });
  };

  enter(): void {
    this.depth += 1;
  }
  skip(): void {
    // Nothing is done.
  }
  offer(rule: RuleId, options: readonly Ref[]): void {
    // The next conspiracy comes in the same step.
    const isNext = rule.startsWith('8.4.2.') && rule !== '8.4.2.II';
    if (isNext && this.watched?.rule === '8.4.2.II') this.judge(this.watched);
    this.offered = { rule, options };
    this.left = options;
  }
  narrow({ why, left }: Narrowing): void {
    if (!SETTLED.includes(why)) return;
    this.left = left;
    // By the same card they choose where to Dig, in an ordered clearing; Invaders battle in every one.
    if (this.offered?.rule === 'trait.invaders') this.offered = undefined;
  }
  choose(_: Ref | undefined, by: string): void {
    const { state, offered, depth } = this;
    if (state === undefined || offered === undefined || !(offered.rule in STEPS)) return;
    const [first] = offered.options;
    if (first?.kind !== 'clearing' || (by !== 'each' && by !== 'none')) return;
    const clearings = this.left.map(({ id }) => id);
    this.watched = { rule: offered.rule, depth, clearings, atFirst: boardOf(state), battles: [] };
  }
  leave(): void {
    if (this.watched?.depth === this.depth) this.judge(this.watched);
    this.depth -= 1;
  }

  private judge({ rule, clearings, atFirst, battles }: Watched): void {
    this.watched = undefined;
    const { state } = this;
    if (state === undefined) return;
    const end = boardOf(state);
    const places = battles.map(({ at }) => clearings.indexOf(at));
    if (places.some((place, i) => place <= (places[i - 1] ?? -1))) {
      this.problems.push(`${rule}: in the order ${battles.map(({ at }) => at).join(', ')}`);
    }
    this.seen.steps += 1;
    this.seen.battles += battles.length;
    for (const [place, at] of clearings.entries()) {
      const next = places.findIndex((other) => other >= place);
      const isFought = places.includes(place);
      // Nothing more is done once somebody has won.
      if (next < 0 && isOver(state)) continue;
      const could = canBattle(state, rule, at, battles[next]?.board ?? end);
      const couldAtFirst = canBattle(state, rule, at, atFirst);
      if (isFought && !couldAtFirst) this.seen.added += 1;
      if (!isFought && couldAtFirst) this.seen.skipped += 1;
      if (isFought !== could) {
        this.problems.push(`${rule}: ${isFought ? 'a' : 'no'} battle in ${at}`);
      }
    }
  }
}

function canBattle({ facts }: State, rule: string, at: string, board: Board): boolean {
  const { seats, coop } = facts.config;
  const step = STEPS[rule];
  const there = board.clearings[at];
  if (step === undefined || there === undefined) return false;
  const enemies = seats.filter(
    ({ faction, bot }) => faction !== step.of && !(coop && bot !== undefined),
  );
  const own = there.warriors[step.of] ?? 0;
  return own >= step.needs && enemies.some((enemy) => isThere(enemy, at, there, board));
}

function isThere(
  { faction }: SeatConfig,
  at: string,
  there: Clearing,
  { factions }: Board,
): boolean {
  // B-80: whom the bot has hired is no enemy.
  const isHired = faction === 'riverfolk' && (factions.riverfolk?.sold?.mercenaries ?? 0) > 0;
  const pieces = [...there.buildings, ...there.tokens];
  return (
    (!isHired && (there.warriors[faction] ?? 0) > 0) ||
    pieces.some((piece) => PIECES[faction]?.includes(piece)) ||
    String(factions[faction]?.pawn?.clearing) === at
  );
}
