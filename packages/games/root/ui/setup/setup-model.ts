import type { AnyConfig } from '@empty-chair/registry/games';
import { draftsOf } from '@empty-chair/uikit/setup/draft.ts';
import { setupChoices } from '../../rules/view.ts';
import { rootGame } from '../game.ts';

/** A config as the form edits it: the form that the game itself reads and writes. */
export interface SeatDraft {
  readonly faction: string;
  readonly bot?: string;
  readonly difficulty?: string;
  readonly traits?: readonly string[];
  readonly character?: string;
}
export interface SetupDraft {
  /** Left out at a real table. */
  readonly play?: string;
  readonly map: string;
  readonly suits: string | readonly string[];
  readonly deck: string;
  readonly seats: readonly SeatDraft[];
  readonly coop: boolean;
  readonly team: boolean;
  readonly chance: Readonly<Record<Chance, string>>;
  readonly options: Readonly<Record<string, string>>;
}
export const CHANCES = ['cards', 'dice', 'choices'] as const;
type Chance = (typeof CHANCES)[number];

export const { draftOf, check } = draftsOf<SetupDraft>(rootGame);

// ---- the map ---------------------------------------------------------------------

const suitPlans = (map: string): readonly string[] =>
  setupChoices.maps.find(({ id }) => id === map)?.suits ?? [];

export function withMap(draft: SetupDraft, map: string): SetupDraft {
  const plans = suitPlans(map);
  const keeps = typeof draft.suits === 'string' && plans.includes(draft.suits);
  return { ...draft, map, suits: keeps ? draft.suits : (plans[0] ?? 'random') };
}

/** The plan that the form adds to those of the game: each clearing's suit written down. */
const BY_HAND = 'byHand';

export const suitPlanOf = ({ suits }: SetupDraft): string =>
  typeof suits === 'string' ? suits : BY_HAND;

export const suitPlansOf = ({ map }: SetupDraft): readonly string[] => [...suitPlans(map), BY_HAND];

/** By hand begins with what the map would have, else with equal numbers of each. */
export function withSuitPlan(draft: SetupDraft, plan: string): SetupDraft {
  if (plan !== BY_HAND) return { ...draft, suits: plan };
  if (typeof draft.suits !== 'string') return draft;
  const { clearingSuits, maps } = setupChoices;
  const clearings = maps.find(({ id }) => id === draft.map)?.clearings ?? [];
  const suits = clearings.map(
    ({ suit }, index) => suit ?? clearingSuits[index % clearingSuits.length] ?? '',
  );
  return { ...draft, suits };
}

/** The clearing's next suit: one tap each, round and round. */
export function withNextSuit(draft: SetupDraft, clearing: number): SetupDraft {
  const { suits } = draft;
  if (typeof suits === 'string') return draft;
  const { clearingSuits } = setupChoices;
  const at = clearingSuits.indexOf(suits[clearing] ?? '');
  return {
    ...draft,
    suits: suits.with(clearing, clearingSuits[(at + 1) % clearingSuits.length] ?? ''),
  };
}

// ---- the place -------------------------------------------------------------------

export const isOnScreen = ({ play }: SetupDraft): boolean => play === 'screen';

const { screenFactions } = setupChoices;

/** At a real table people are recorded, and have any faction. */
export function atTable({ play: _, ...draft }: SetupDraft): SetupDraft {
  return draft;
}

/** On the screen the app shuffles and rolls, and somebody plays; who cannot be played there is a bot. */
export function onScreen(draft: SetupDraft): SetupDraft {
  const chance = { cards: 'app', dice: 'app', choices: 'app' };
  const seats = draft.seats.map((seat) =>
    seat.bot === undefined && !screenFactions.includes(seat.faction) ? bot(seat.faction) : seat,
  );
  const played = { ...draft, play: 'screen', chance, seats };
  if (humansIn(played) > 0) return settled(played);
  // Whoever can be played and sits there already; only without one the first chair changes its faction.
  const sits = (id: string): boolean => seats.some(({ faction }) => faction === id);
  const mine = screenFactions.find(sits) ?? screenFactions[0] ?? '';
  const at = Math.max(
    0,
    seats.findIndex(({ faction }) => faction === mine),
  );
  return settled({ ...played, seats: seats.with(at, human(mine)) });
}

/** Who can play where, said openly as soon as somebody may want a faction that is not played on the screen. */
export const saysWhoPlays = (draft: SetupDraft, boxes: Boxes): boolean =>
  isOnScreen(draft) &&
  (boxes === 'both' || draft.seats.some(({ faction }) => !screenFactions.includes(faction)));

// ---- the readings of a printed board -----------------------------------------------

/** Where we follow the law and a board that is likely to differ was not seen: B-08, B-24, B-28. */
const READ_ON_BOARD: Readonly<Record<string, readonly string[]>> = {
  logicalLizards: ['robotRevenge'],
  riverfolkRobots: ['marketRefill', 'tradeDisruption'],
};
const boardReadings: readonly string[] = Object.values(READ_ON_BOARD).flat();
type OptionChoice = (typeof setupChoices.options)[number];

/** Shown beside the chairs, where such a bot sits. */
export const readOnBoard = ({ seats }: SetupDraft): readonly OptionChoice[] => {
  const read = seats.flatMap(({ bot: id }) => READ_ON_BOARD[id ?? ''] ?? []);
  return setupChoices.options.filter(({ name }) => read.includes(name));
};

/** The other rulings that the table may decide, folded away. */
export const otherReadings = (draft: SetupDraft, boxes: Boxes): readonly OptionChoice[] =>
  setupChoices.options.filter(
    ({ name, isOnScreen: isOfScreen, isSecondBox }) =>
      !boardReadings.includes(name) &&
      (isOnScreen(draft) || !isOfScreen) &&
      (boxes === 'both' || !isSecondBox),
  );

// ---- the chairs ------------------------------------------------------------------

/** What stands on the shelf of whoever plays. */
export type Boxes = 'first' | 'both';

const botFor = (faction: string, boxes: Boxes = 'both'): string | undefined =>
  setupChoices.bots.find(
    ({ factions, isSecondBox }) => factions.includes(faction) && (boxes === 'both' || !isSecondBox),
  )?.id;

const choiceOf = (bot: string | undefined) => setupChoices.bots.find(({ id }) => id === bot);
export const traitsOf = (bot: string | undefined): readonly string[] => choiceOf(bot)?.traits ?? [];
export const charactersOf = (bot: string | undefined): readonly string[] =>
  choiceOf(bot)?.characters ?? [];

const FIRST_LEVEL = 'standard';

export function human(faction: string): SeatDraft {
  return { faction };
}

export function bot(faction: string): SeatDraft {
  const id = botFor(faction);
  if (id === undefined) return human(faction);
  const [character] = charactersOf(id);
  return {
    faction,
    bot: id,
    difficulty: FIRST_LEVEL,
    traits: [],
    ...(character !== undefined && { character }),
  };
}

/** Nobody else sits on it: the factions that a chair could take, its own among them. */
export function freeFactions(draft: SetupDraft, index: number, boxes: Boxes): readonly string[] {
  const taken = draft.seats.filter((_, other) => other !== index).map(({ faction }) => faction);
  const takenBots = draft.seats.filter((_, other) => other !== index).map((seat) => seat.bot);
  const isBot = draft.seats[index]?.bot !== undefined;
  return setupChoices.factions.filter((faction) => {
    if (taken.includes(faction)) return false;
    if (!isBot && isOnScreen(draft) && !screenFactions.includes(faction)) return false;
    const id = botFor(faction, boxes);
    return !isBot || (id !== undefined && !takenBots.includes(id));
  });
}

/** What a person’s chair can have: who sits elsewhere changes places with it. */
export function factionChoices(draft: SetupDraft, index: number, boxes: Boxes): readonly string[] {
  const free = freeFactions(draft, index, boxes);
  if (draft.seats[index]?.bot !== undefined) return free;
  return setupChoices.factions.filter(
    (faction) => free.includes(faction) || swapped(draft, index, faction, boxes) !== undefined,
  );
}

/** The other chair goes on as it is, with this one’s faction: a bot with the bot of that. */
function swapped(
  draft: SetupDraft,
  index: number,
  faction: string,
  boxes: Boxes = 'both',
): SetupDraft | undefined {
  const seat = draft.seats[index];
  const at = draft.seats.findIndex((one, other) => other !== index && one.faction === faction);
  const other = draft.seats[at];
  if (seat === undefined || other === undefined || seat.bot !== undefined) return undefined;
  if (isOnScreen(draft) && !screenFactions.includes(faction)) return undefined;
  if (other.bot === undefined) {
    return withSeats(draft, draft.seats.with(index, human(faction)).with(at, human(seat.faction)));
  }
  const instead = bot(seat.faction);
  const isFree = draft.seats.every((one, k) => k === at || one.bot !== instead.bot);
  if (instead.bot === undefined || instead.bot !== botFor(seat.faction, boxes) || !isFree) {
    return undefined;
  }
  const next = {
    ...instead,
    ...(other.difficulty !== undefined && { difficulty: other.difficulty }),
  };
  return withSeats(draft, draft.seats.with(index, human(faction)).with(at, next));
}

const withSeats = (draft: SetupDraft, seats: SetupDraft['seats']): SetupDraft =>
  settled({ ...draft, seats });

/** Whether a bot could sit on this chair as it is, or on it with another faction. */
export const canBeBot = (draft: SetupDraft, index: number, boxes: Boxes): boolean => {
  const id = botFor(draft.seats[index]?.faction ?? '', boxes);
  return id !== undefined && !draft.seats.some((seat, other) => other !== index && seat.bot === id);
};

export function withSeat(draft: SetupDraft, index: number, seat: SeatDraft): SetupDraft {
  return settled({ ...draft, seats: draft.seats.with(index, seat) });
}

export function withFaction(draft: SetupDraft, index: number, faction: string): SetupDraft {
  const seat = draft.seats[index];
  if (seat === undefined) return draft;
  if (seat.bot === undefined) {
    return swapped(draft, index, faction) ?? withSeat(draft, index, human(faction));
  }
  // A second Vagabond is the same bot: what was chosen for it stays.
  const next = seat.bot === botFor(faction) ? { ...seat, faction } : bot(faction);
  return withSeat(draft, index, next);
}

export function withBot(draft: SetupDraft, index: number, isBot: boolean): SetupDraft {
  const seat = draft.seats[index];
  if (seat === undefined) return draft;
  if (isBot) return withSeat(draft, index, bot(seat.faction));
  const asHuman = withSeat(draft, index, human(seat.faction));
  const free = freeFactions(asHuman, index, 'both');
  const faction = free.includes(seat.faction) ? seat.faction : (free[0] ?? seat.faction);
  return withSeat(draft, index, human(faction));
}

export function withTrait(draft: SetupDraft, index: number, trait: string): SetupDraft {
  const seat = draft.seats[index];
  if (seat === undefined) return draft;
  const has = seat.traits?.includes(trait) ?? false;
  const traits = traitsOf(seat.bot).filter((known) =>
    known === trait ? !has : (seat.traits?.includes(known) ?? false),
  );
  return withSeat(draft, index, { ...seat, traits });
}

/** One more chair: the next bot that is free, else a human. */
export function withMoreSeats(draft: SetupDraft, boxes: Boxes): SetupDraft | undefined {
  const seats = draft.seats.length;
  const asBot = { ...draft, seats: [...draft.seats, { faction: '', bot: 'none' }] };
  const [forBot] = freeFactions(asBot, seats, boxes);
  if (forBot !== undefined) return settled({ ...draft, seats: [...draft.seats, bot(forBot)] });
  const asHuman = { ...draft, seats: [...draft.seats, { faction: '' }] };
  const [forHuman] = freeFactions(asHuman, seats, boxes);
  if (forHuman === undefined) return undefined;
  return settled({ ...draft, seats: [...draft.seats, human(forHuman)] });
}

export function withoutSeat(draft: SetupDraft, index: number): SetupDraft {
  return settled({ ...draft, seats: draft.seats.toSpliced(index, 1) });
}

/** Up or down by one; at an end it stays. */
export function withSeatMoved(draft: SetupDraft, index: number, by: -1 | 1): SetupDraft {
  const seat = draft.seats[index];
  const other = draft.seats[index + by];
  if (seat === undefined || other === undefined) return draft;
  return { ...draft, seats: draft.seats.with(index, other).with(index + by, seat) };
}

export const boxesOf = ({ seats }: SetupDraft): Boxes =>
  seats.some((seat) => choiceOf(seat.bot)?.isSecondBox) ? 'both' : 'first';

/** Chairs of its bots go to those of the first box, and to people where none is left. */
export function withoutSecondBox(draft: SetupDraft): SetupDraft {
  return draft.seats.reduce((before, seat, index) => {
    if (!choiceOf(seat.bot)?.isSecondBox) return before;
    const [instead] = freeFactions(before, index, 'first');
    return withSeat(before, index, instead === undefined ? human(seat.faction) : bot(instead));
  }, draft);
}

export const humansIn = ({ seats }: SetupDraft): number =>
  seats.filter((seat) => seat.bot === undefined).length;

export function withCoop(draft: SetupDraft, coop: boolean): SetupDraft {
  return settled({ ...draft, coop });
}

/** Switches that would hang in the air are let go with what carried them. */
function settled(draft: SetupDraft): SetupDraft {
  const coop = draft.coop && humansIn(draft) > 0;
  return { ...draft, coop, team: draft.team && coop };
}

// ---- what to begin with -------------------------------------------------------------

/** A first solo game: the Marquise is the simplest to play, and two bots make it lively. */
export function firstConfig(): AnyConfig {
  const draft = draftOf(rootGame.module.defaultConfig);
  const { config = rootGame.module.defaultConfig } = check({
    ...draft,
    seats: [human('marquise'), bot('eyrie'), bot('alliance')],
  });
  return config;
}
