import { games } from '@empty-chair/registry/games';
import { isLanguage } from '@empty-chair/text/languages';
import { isPicture } from '@empty-chair/uikit/picture/picture.ts';
import { isTime } from './clock.ts';
import type { Result, ResultSeat } from './result.ts';
import type { Look, Reading, SavedGame } from './saved-game.ts';

/**
 * A row as it lies in the database. A browser that ended in mid-write, another version of the app
 * or a full disk may have left anything: one row that cannot be shown must not hide the others.
 */
export type Stored<Row> =
  | { readonly kind: 'sound'; readonly id: string; readonly row: Row }
  | Damaged;

export interface Damaged {
  readonly kind: 'damaged';
  /** For lists, in which no two may be the same. */
  readonly id: string;
  readonly key: IDBValidKey;
  readonly data: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value);
const isOptional = <T>(
  value: unknown,
  is: (value: unknown) => value is T,
): value is T | undefined => value === undefined || is(value);

/** As an address can carry it: half a character cannot be written there. */
const isId = (value: unknown): value is string =>
  isText(value) && value !== '' && !/\p{Surrogate}/u.test(value);
/** One that we have: no other can be opened, or told by its name. */
const isGame = (value: unknown): value is string => isText(value) && Object.hasOwn(games, value);
const isRef = (value: unknown): boolean =>
  isFields(value) && isText(value['kind']) && isText(value['id']);

const isReading = (value: unknown): value is Reading =>
  isFields(value) && isCount(value['entry']) && isCount(value['step']);

/** A parameter of a sentence: a number, a name, or a list of names. */
const isParam = (value: unknown): boolean =>
  typeof value === 'number' || isRef(value) || (Array.isArray(value) && value.every(isRef));
const isMessage = (value: unknown): boolean =>
  isFields(value) &&
  isText(value['id']) &&
  (value['params'] === undefined ||
    (isFields(value['params']) && Object.values(value['params']).every(isParam)));

/** What the lists tell in another language; where it does not hold, the record tells it again. */
const isTold = (value: unknown): boolean =>
  isFields(value) &&
  isText(value['language']) &&
  isLanguage(value['language']) &&
  (value['headline'] === undefined || isMessage(value['headline'])) &&
  Array.isArray(value['seats']) &&
  value['seats'].every(isRef);

const isToken = (value: unknown): boolean => isText(value) && /^--[\w-]+$/.test(value);
const isLookedChair = (value: unknown): boolean =>
  isFields(value) &&
  isText(value['icon']) &&
  isToken(value['paint']) &&
  isOptional(value['sign'], isText) &&
  typeof value['bot'] === 'boolean' &&
  (value['points'] === undefined || Number.isFinite(value['points'])) &&
  typeof value['won'] === 'boolean';

/** What the lists draw; where it does not hold, they show what they have beside it. */
function lookOf(value: unknown): Look | undefined {
  if (!isFields(value) || !Array.isArray(value['chairs'])) return undefined;
  if (!value['chairs'].every(isLookedChair)) return undefined;
  const { picture } = value;
  return {
    chairs: value['chairs'] as Look['chairs'],
    picture: isPicture(picture) ? picture : undefined,
  };
}

/** Where it does not hold, the game is one of this device alone. */
const isTable = (value: unknown): boolean =>
  isFields(value) &&
  ['link', 'page', 'by', 'name', 'secret'].every((name) => isText(value[name])) &&
  Array.isArray(value['chairs']) &&
  value['chairs'].every(isCount) &&
  isFields(value['device']);

function isSavedGame(value: unknown): value is SavedGame {
  return (
    isFields(value) &&
    isId(value['id']) &&
    isGame(value['game']) &&
    isOptional(value['name'], isText) &&
    isTime(value['created']) &&
    isTime(value['changed']) &&
    isCount(value['version']) &&
    isFields(value['record']) &&
    isText(value['headline']) &&
    isText(value['seats']) &&
    typeof value['over'] === 'boolean' &&
    isOptional(value['reading'], isReading)
  );
}

const isResultSeat = (value: unknown): value is ResultSeat =>
  isFields(value) &&
  isRef(value['ref']) &&
  isText(value['name']) &&
  typeof value['bot'] === 'boolean' &&
  isOptional(value['level'], isText) &&
  Number.isFinite(value['points']) &&
  typeof value['won'] === 'boolean';

function isResult(value: unknown): value is Result {
  return (
    isFields(value) &&
    isId(value['id']) &&
    isGame(value['game']) &&
    isTime(value['ended']) &&
    isOptional(value['first'], isCount) &&
    Array.isArray(value['seats']) &&
    value['seats'].every(isResultSeat)
  );
}

export function storedGame(key: IDBValidKey, data: unknown): Stored<SavedGame> {
  if (!isSavedGame(data)) return damaged(key, data);
  const { told, table, look: kept, ...row } = data;
  const look = lookOf(kept);
  return {
    kind: 'sound',
    id: row.id,
    row: {
      ...row,
      ...(isTold(told) && { told }),
      ...(isTable(table) && { table }),
      ...(look && { look }),
    },
  };
}

export function storedResult(key: IDBValidKey, data: unknown): Stored<Result> {
  return isResult(data) ? { kind: 'sound', id: data.id, row: data } : damaged(key, data);
}

/** The rows that can be shown, played and counted. */
export const soundOf = <Row>(all: readonly Stored<Row>[]): Row[] =>
  all.flatMap((one) => (one.kind === 'sound' ? [one.row] : []));

export const damagedOf = (all: readonly Stored<unknown>[]): Damaged[] =>
  all.filter((one) => one.kind === 'damaged');

const damaged = (key: IDBValidKey, data: unknown): Damaged => ({
  kind: 'damaged',
  // A number and its digits are two keys.
  id: `damaged ${typeof key} ${String(key)}`,
  key,
  data,
});

/** A damaged row as a file: the record alone where there is one, so that it can be opened again. */
export function rescued(data: unknown): string {
  const record = isFields(data) && isFields(data['record']) ? data['record'] : data;
  try {
    return `${JSON.stringify(record) ?? 'null'}\n`;
  } catch {
    // The database keeps what a file cannot: a circle, for one.
    return `${String(record)}\n`;
  }
}
