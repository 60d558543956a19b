/**
 * One device at a table, as values: what happens goes in, what is to be done comes out. No network,
 * no clock, no game. Nothing is overwritten here: an operation of ours counts when it has come back
 * with a number, and until then it is shown on top of what is agreed.
 */

/** How changes add up; `Book` is the one for records. */
export interface Rules<Change, Page> {
  /** Throws when the change does not fit. */
  apply(page: Page | undefined, change: Change): Page;
  /** Our change after others were quicker; undefined when they did the same. Throws as `apply`. */
  refit(change: Change, from: Page, to: Page): Change | undefined;
  /** The same for one that was made on top of another of ours, which has its place in `to` by now. */
  follow(change: Change, from: Page, to: Page): Change;
  /** Whether two pages hold the same game. */
  isSame(one: Page, other: Page): boolean;
  /** The page as the beginning of a table. */
  begin(page: Page): Change;
}

/** An operation with its number, opened. */
export interface Numbered<Change> {
  readonly n: number;
  readonly id: string;
  readonly by: string;
  /** As its device has it, in milliseconds. */
  readonly at?: number;
  readonly change: Change;
}

/** An operation of ours that the server has not yet numbered. */
interface Waiting<Change> {
  readonly id: string;
  readonly change: Change;
  /** Made while nobody could be asked: it does not slip in between what others did meanwhile. */
  readonly isAlone: boolean;
}

export interface Device<Change, Page> {
  /** The last number that we know. */
  readonly known: number;
  /** What all have after that number; undefined before the first. */
  readonly agreed: Page | undefined;
  readonly waiting: readonly Waiting<Change>[];
  /** What is seen here: agreed, and ours on top. */
  readonly shown: Page | undefined;
  readonly isOnline: boolean;
  /** The operation under way to the server, with the number it builds on. */
  readonly sending: { readonly id: string; readonly after: number } | undefined;
  /** Both went on apart: ours is `shown`, theirs `agreed`, and people must choose. */
  readonly mustChoose: boolean;
  /**
   * Why an operation could not be read here: of a newer app, as a rule. What comes after it cannot be
   * either, until somebody begins the record anew.
   */
  readonly stuck: unknown;
}

export type Happens<Change> =
  /** Somebody at this device did something. */
  | { readonly kind: 'made'; readonly id: string; readonly change: Change }
  /** Operations as the server has them: an answer, a stream, a catch-up; in any order, any number of times. */
  | {
      readonly kind: 'heard';
      readonly operations: readonly Numbered<Change>[];
      /** There is nothing between what we know and the first of them: under new keys a table begins anew. */
      readonly isStart?: boolean;
    }
  /** The server has numbered it. */
  | { readonly kind: 'numbered'; readonly id: string; readonly n: number }
  /** The server cannot be reached. */
  | { readonly kind: 'lost' }
  /** It can again, and all up to now was heard. */
  | { readonly kind: 'back' }
  | { readonly kind: 'chose'; readonly whose: 'ours' | 'theirs'; readonly id: string };

export type Task<Change, Page> =
  | { readonly kind: 'send'; readonly id: string; readonly after: number; readonly change: Change }
  /** There is something that we have not heard. */
  | { readonly kind: 'read'; readonly after: number }
  /** Of somebody else. */
  | {
      readonly kind: 'tell';
      readonly operation: Numbered<Change>;
      readonly before: Page | undefined;
      readonly after: Page;
    }
  /** Ours do not fit any more: none of them counts. One refusal for all that built on each other. */
  | {
      readonly kind: 'refuse';
      readonly reason: unknown;
      readonly dropped: readonly Waiting<Change>[];
    }
  /** Somebody else did the very same, so that ours is done. */
  | { readonly kind: 'same'; readonly dropped: Waiting<Change> }
  | { readonly kind: 'stuck'; readonly reason: unknown }
  | { readonly kind: 'choose' }
  /** To be kept beside the table: what was not chosen. */
  | { readonly kind: 'copy'; readonly page: Page };

export interface Step<Change, Page> {
  readonly device: Device<Change, Page>;
  readonly tasks: readonly Task<Change, Page>[];
}

export const newDevice = <Change, Page>(): Device<Change, Page> => ({
  known: 0,
  agreed: undefined,
  waiting: [],
  shown: undefined,
  isOnline: true,
  sending: undefined,
  mustChoose: false,
  stuck: undefined,
});

/** What a device must remember. */
export type KeptDevice<Change, Page> = Omit<Device<Change, Page>, 'isOnline' | 'sending'>;

/** After a restart: what was under way is sent again, and known by its id if it had arrived. */
export const reopened = <Change, Page>(kept: KeptDevice<Change, Page>): Device<Change, Page> => ({
  ...kept,
  isOnline: false,
  sending: undefined,
});

/** Throws, and changes nothing, when what was made here does not fit what is shown here. */
export function step<Change, Page>(
  rules: Rules<Change, Page>,
  device: Device<Change, Page>,
  happens: Happens<Change>,
): Step<Change, Page> {
  switch (happens.kind) {
    case 'made':
      return made(rules, device, happens);
    case 'heard':
      return heard(rules, device, happens);
    case 'numbered':
      return numbered(rules, device, happens);
    case 'lost':
      return { device: { ...device, isOnline: false, sending: undefined }, tasks: [] };
    case 'back':
      return sendNext({ ...device, isOnline: true }, []);
    case 'chose':
      return chose(rules, device, happens);
  }
}

function made<Change, Page>(
  rules: Rules<Change, Page>,
  device: Device<Change, Page>,
  { id, change }: Extract<Happens<Change>, { kind: 'made' }>,
): Step<Change, Page> {
  if (device.mustChoose) throw new MustChoose();
  if (device.stuck !== undefined) throw device.stuck;
  const shown = rules.apply(device.shown, change);
  const waiting = [...device.waiting, { id, change, isAlone: !device.isOnline }];
  return sendNext({ ...device, shown, waiting }, []);
}

/** Two games went on apart, and nothing is added to either before people have chosen. */
export class MustChoose extends Error {
  constructor() {
    super('two games went on apart');
    this.name = 'MustChoose';
  }
}

function numbered<Change, Page>(
  rules: Rules<Change, Page>,
  device: Device<Change, Page>,
  { id, n }: Extract<Happens<Change>, { kind: 'numbered' }>,
): Step<Change, Page> {
  const [first, ...others] = device.waiting;
  const arrived = device.sending?.id === id ? { ...device, sending: undefined } : device;
  // An answer that comes late: it was heard before.
  if (first?.id !== id) return sendNext(arrived, []);
  // It was there before the table began anew under other keys: done, whatever became of it since.
  if (n <= device.known && device.agreed !== undefined) {
    const { agreed } = device;
    const { device: settled, tasks } = settle(
      rules,
      device,
      { ...arrived, agreed, waiting: others },
      [],
    );
    return sendNext(settled, tasks);
  }
  // A device that has forgotten something sends again what has long been numbered.
  if (n !== device.known + 1) return { device: arrived, tasks: [read(device)] };
  const agreed = rules.apply(device.agreed, first.change);
  return sendNext({ ...arrived, known: n, agreed, waiting: others }, []);
}

function heard<Change, Page>(
  rules: Rules<Change, Page>,
  before: Device<Change, Page>,
  { operations, isStart }: Extract<Happens<Change>, { kind: 'heard' }>,
): Step<Change, Page> {
  let { known, agreed, waiting, stuck } = before;
  const tasks: Task<Change, Page>[] = [];
  let hasGap = false;
  for (const operation of [...operations].sort((one, other) => one.n - other.n)) {
    if (operation.n <= known) continue;
    const isNext = operation.n === known + 1;
    if (!isNext && !(isStart && known === before.known)) {
      hasGap = true;
      break;
    }
    known = operation.n;
    const was = agreed;
    try {
      agreed = rules.apply(isNext && stuck === undefined ? agreed : undefined, operation.change);
      stuck = undefined;
    } catch (reason) {
      if (stuck === undefined) tasks.push({ kind: 'stuck', reason });
      stuck ??= reason;
      continue;
    }
    if (waiting.some(({ id }) => id === operation.id)) {
      waiting = waiting.filter(({ id }) => id !== operation.id);
    } else tasks.push({ kind: 'tell', operation, before: was, after: agreed });
  }
  const isOurs = !tasks.some(({ kind }) => kind === 'tell');
  const sending = known === before.known ? before.sending : undefined;
  const device = { ...before, known, agreed, waiting, sending, stuck };
  const settled =
    isOurs || agreed === undefined
      ? { device, tasks }
      : settle(rules, before, { ...device, agreed }, tasks);
  if (!hasGap) return sendNext(settled.device, settled.tasks);
  return { device: settled.device, tasks: [...settled.tasks, read(settled.device)] };
}

/** Others were quicker: what becomes of ours. */
function settle<Change, Page>(
  rules: Rules<Change, Page>,
  was: Device<Change, Page>,
  device: Device<Change, Page> & { readonly agreed: Page },
  tasks: readonly Task<Change, Page>[],
): Step<Change, Page> {
  const { agreed, waiting } = device;
  if (device.mustChoose) return { device, tasks };
  if (waiting.length === 0) return { device: { ...device, shown: agreed }, tasks };
  let from = whatOursWasMadeOn(rules, was, waiting);
  const isApart = waiting.some(({ isAlone }) => isAlone);
  const wentOn = (page: Page | undefined) => page === undefined || !rules.isSame(page, agreed);
  if (isApart && wentOn(from) && wentOn(device.shown)) {
    return { device: { ...device, mustChoose: true }, tasks: [...tasks, { kind: 'choose' }] };
  }
  const told = [...tasks];
  let shown: Page = agreed;
  let isOnOurs = false;
  const fitted: Waiting<Change>[] = [];
  for (const [index, mine] of waiting.entries()) {
    try {
      const place = isOnOurs ? rules.follow.bind(rules) : rules.refit.bind(rules);
      const change = from === undefined ? mine.change : place(mine.change, from, shown);
      from = rules.apply(from, mine.change);
      if (change === undefined) {
        told.push({ kind: 'same', dropped: mine });
        continue;
      }
      const before = shown;
      shown = rules.apply(before, change);
      isOnOurs ||= !rules.isSame(before, shown);
      fitted.push({ ...mine, change });
    } catch (reason) {
      told.push({ kind: 'refuse', reason, dropped: waiting.slice(index) });
      break;
    }
  }
  return { device: { ...device, waiting: fitted, shown }, tasks: told };
}

/** Agreed as it was, with those of ours that have a number by now. */
function whatOursWasMadeOn<Change, Page>(
  rules: Rules<Change, Page>,
  before: Device<Change, Page>,
  waiting: readonly Waiting<Change>[],
): Page | undefined {
  try {
    return before.waiting
      .filter((mine) => !waiting.includes(mine))
      .reduce((page, { change }) => rules.apply(page, change), before.agreed);
  } catch {
    return undefined; // Numbered in another order: a device that has forgotten something.
  }
}

function chose<Change, Page>(
  rules: Rules<Change, Page>,
  device: Device<Change, Page>,
  { whose, id }: Extract<Happens<Change>, { kind: 'chose' }>,
): Step<Change, Page> {
  const { agreed, shown } = device;
  if (!device.mustChoose || agreed === undefined || shown === undefined) {
    return { device, tasks: [] };
  }
  const decided = { ...device, mustChoose: false };
  if (whose === 'theirs') {
    return {
      device: { ...decided, waiting: [], shown: agreed },
      tasks: [{ kind: 'copy', page: shown }],
    };
  }
  // Chosen with theirs in view: if they go on before it arrives, people are asked again.
  const begin = { id, change: rules.begin(shown), isAlone: true };
  return sendNext({ ...decided, waiting: [begin] }, [{ kind: 'copy', page: agreed }]);
}

/** One at a time, so that each builds on a number that is known. */
function sendNext<Change, Page>(
  device: Device<Change, Page>,
  tasks: readonly Task<Change, Page>[],
): Step<Change, Page> {
  const [first] = device.waiting;
  const isBusy = device.sending !== undefined || device.mustChoose || device.stuck !== undefined;
  if (first === undefined || isBusy || !device.isOnline) {
    return { device, tasks };
  }
  const { id, change } = first;
  const after = device.known;
  return {
    device: { ...device, sending: { id, after } },
    tasks: [...tasks, { kind: 'send', id, after, change }],
  };
}

const read = <Change, Page>({ known }: Device<Change, Page>): Task<Change, Page> => ({
  kind: 'read',
  after: known,
});
