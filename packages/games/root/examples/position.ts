import type { BotSeat, Config, SeatConfig, Trait } from '../rules/config.ts';
import { DEFAULT_CONFIG } from '../rules/config.ts';
import { root } from '../rules/module.ts';
import { DEFAULT_OPTIONS } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { parsePosition } from './notation.ts';

/** A position of an example: the board in notation, and what differs from the plain four-bot game. */
export interface Position {
  readonly board: string;
  readonly seats?: readonly SeatConfig[];
  readonly config?: Partial<Omit<Config, 'seats' | 'options'>>;
  readonly options?: Partial<Config['options']>;
  /** What the app keeps of people who play on the screen, as in the codec; with it the game is played there. */
  readonly screen?: Readonly<Record<string, unknown>>;
}

const bot =
  (seat: BotSeat) =>
  (changes: { traits?: readonly Trait[] } & Partial<BotSeat> = {}): BotSeat => ({
    ...seat,
    ...changes,
  });

const [marquiseSeat, eyrieSeat, allianceSeat, vagabotSeat] = DEFAULT_CONFIG.seats as readonly [
  BotSeat,
  BotSeat,
  BotSeat,
  BotSeat,
];
export const marquise = bot(marquiseSeat);
export const eyrie = bot(eyrieSeat);
export const alliance = bot(allianceSeat);
export const vagabot = bot(vagabotSeat);
export const lizards = bot({
  faction: 'lizards',
  bot: 'logicalLizards',
  difficulty: 'standard',
  traits: [],
});
export const riverfolk = bot({
  faction: 'riverfolk',
  bot: 'riverfolkRobots',
  difficulty: 'standard',
  traits: [],
});
export const duchy = bot({
  faction: 'duchy',
  bot: 'drillbitDuchy',
  difficulty: 'standard',
  traits: [],
});
export const corvids = bot({
  faction: 'corvids',
  bot: 'cogwheelCorvids',
  difficulty: 'standard',
  traits: [],
});
export const human = (faction: SeatConfig['faction']): SeatConfig => ({ faction });

/** Between people, too, only who holds a fitting card is asked (H-54), where an example says no more of it. */
const PLAIN = { handsAsked: 'holders' } as const;

export function readPosition({ board, seats, config, options, screen }: Position): State {
  const whole = root.codecs.config.decode({
    ...DEFAULT_CONFIG,
    ...(screen !== undefined && { play: 'screen' }),
    ...config,
    seats: seats ?? DEFAULT_CONFIG.seats,
    options: { ...DEFAULT_OPTIONS, ...PLAIN, ...options },
  });
  const position = parsePosition(board) as object;
  return root.codecs.state.decode(screen === undefined ? position : { ...position, screen }, whole);
}
