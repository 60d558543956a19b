import { seatOnTurn } from '@empty-chair/kernel/match';
import { gameOfRecord } from '@empty-chair/kernel/record';
import type { Seat } from '@empty-chair/kernel/words';
import { seat } from '@empty-chair/kernel/words';
import type { AnyGame } from '@empty-chair/registry/games';
import { base64url, fromBase64url } from '@empty-chair/tables/base64url';
import { Book } from '@empty-chair/tables/book';
import { TableClient } from '@empty-chair/tables/client';
import { devicePair, newDevicePair } from '@empty-chair/tables/handover';
import { createTable, HttpTransport } from '@empty-chair/tables/http';
import type { Invitation, Keys } from '@empty-chair/tables/keys';
import {
  invitationFrom,
  invitationText,
  keysOf,
  newId,
  newInvitation,
  tokenHashes,
  toWatch,
} from '@empty-chair/tables/keys';
import { decodeOperation, encodeOperation } from '@empty-chair/tables/operation';
import { placeOf, seal, unseal } from '@empty-chair/tables/seal';
import type { AnyStory } from '../session/opened.ts';
import { loadRules } from '../session/opened.ts';
import { timeOr } from '../store/clock.ts';
import type { SavedTable } from '../store/saved-game.ts';
import type { AnyClient, AnyKept, AnyPage } from './any-table.ts';
import { Company, signature } from './company.ts';
import { decodeDevice, encodeDevice } from './kept-table.ts';
import type { SharedParts } from './shared-table.ts';
import { SharedTable } from './shared-table.ts';
import type { Present } from './view.ts';

export { invitationFrom };

/** All that goes over the network, loaded when a table is opened. */

/** What a page brings along. */
export type Surroundings = Pick<
  SharedParts,
  'sitting' | 'save' | 'copy' | 'hear' | 'later' | 'now' | 'isVisible'
>;

const send = (address: string, init: RequestInit): Promise<Response> => fetch(address, init);

type Seated = Omit<SharedParts, keyof Surroundings | 'way'>;

function sharedTable(server: string, seated: Seated, around: Surroundings): SharedTable {
  const way = (keys: Keys) => new HttpTransport(server, keys, send);
  return new SharedTable({ ...seated, ...around, way });
}

/** As this device left it. Throws where what it kept does not hold. */
export function reopenTable(
  server: string,
  { saved, game, story }: { saved: SavedTable; game: AnyGame; story: AnyStory },
  around: Surroundings,
): SharedTable {
  const { link, page, by, name, chairs, secret, device } = saved;
  const invitation = invitationFrom(link);
  if (invitation === undefined) throw new Error('not a link of a table');
  const me = { by, name, chairs: chairs.map(seat) };
  const kept = decodeDevice(game, device, story);
  const pair = devicePair(fromBase64url(secret));
  return sharedTable(server, { game, invitation, page, me, pair, kept }, around);
}

interface Made {
  readonly table: SharedTable;
  /** To be kept with it. */
  readonly secret: string;
  /** Tells the server; to be called when the link is kept. */
  readonly create: () => Promise<void>;
}

/** A running game as a table; nobody knows of it yet. */
export function makeTable(
  server: string,
  given: { page: string; game: AnyGame; story: AnyStory; title: string; name: string },
  around: Surroundings,
): Made {
  const { page, game, story, title, name } = given;
  const invitation = newInvitation();
  const me = { by: signature(name, newId()), name, chairs: likelyChair(game, story) };
  const begun: AnyPage = { story, name: title };
  const id = newId();
  const operation = { by: me.by, change: new Book(game).begin(begun) };
  const sealed = seal(keysOf(invitation), placeOf(1, id), encodeOperation(game, operation));
  const first = { id, sealed };
  const pair = newDevicePair();
  const seated = { game, invitation, page, me, pair, kept: keptAt(1, begun) };
  return {
    table: sharedTable(server, seated, around),
    secret: base64url(pair.secret),
    create: () =>
      createTable(server, { id: invitation.table, ...tokenHashes(invitation), first }, send),
  };
}

/** Whoever shares a game most likely plays whoever is on turn. */
function likelyChair(game: AnyGame, { match }: AnyStory): readonly Seat[] {
  const humans = game.seats(match.record.config).filter(({ bot }) => !bot);
  const onTurn = humans.find(({ seat }) => seat === seatOnTurn(match.waiting));
  return [onTurn ?? humans[0]].flatMap((it) => it?.seat ?? []);
}

/** A table as somebody finds it who was invited. */
export interface Found {
  readonly invitation: Invitation;
  readonly game: Awaited<ReturnType<typeof loadRules>>;
  readonly kept: AnyKept;
  readonly page: AnyPage;
}

/** Asks once for all that there is. ServerRefused, BrokenSeal, BadData and others where it is not. */
export async function findTable(server: string, invitation: Invitation): Promise<Found> {
  const keys = keysOf(invitation);
  const sealed = await new HttpTransport(server, keys, send).since(0);
  const opened = sealed.map(({ n, id, sealed }) => unseal(keys, placeOf(n, id), sealed));
  const [first] = opened as { readonly change?: { readonly record?: unknown } }[];
  const game = await loadRules(gameOfRecord(first?.change?.record));
  const book = new Book(game.module);
  const page = opened
    .map((data) => decodeOperation(game.module, data).change)
    .reduce<AnyPage | undefined>((before, change) => book.apply(before, change), undefined);
  if (page === undefined) throw new Error('a table without a beginning');
  return { invitation, game, page, kept: keptAt(sealed.at(-1)?.n ?? 0, page) };
}

/** A link to the table that another link leads to, whatever each of them allows. */
export const isSameTable = (link: string, { table }: Invitation): boolean =>
  invitationFrom(link)?.table === table;

/** What a device keeps that sits down there. */
export function savedTable(
  { game, invitation: given, kept, page: { story } }: Found,
  who: { readonly page: string; readonly name: string; readonly chairs: readonly Seat[] },
): SavedTable {
  const by = signature(who.name, newId());
  const device = encodeDevice(game.module, by, kept, story);
  // Whoever takes no chair only watches, and can change nothing by mistake.
  const link = invitationText(who.chairs.length === 0 ? toWatch(given) : given);
  return { ...who, link, by, device, secret: base64url(newDevicePair().secret) };
}

/** Asks who is there, and tells of them, for somebody who has not sat down yet. */
export function whoIsThere(
  server: string,
  { game, invitation, kept }: Found,
  tell: (present: readonly Present[]) => void,
): () => void {
  const company = new Company();
  let hasAsked = false;
  const client: AnyClient = new TableClient({
    ...{ game: game.module, kept, by: signature('', newId()) },
    ...{ keys: keysOf(invitation), transport: new HttpTransport(server, keysOf(invitation), send) },
    later: laterHere,
    keep: async () => undefined,
    hear: {
      changed: ({ isOnline }) => {
        if (isOnline && !hasAsked) void client.sayBeside({ kind: 'here', name: '', chairs: [] });
        hasAsked = isOnline;
      },
      told: () => undefined,
      beside: (said) => {
        company.heard(said, timeOr(0));
        tell(company.present(timeOr(0)));
      },
      over: () => undefined,
      unkept: () => undefined,
    },
  });
  client.start();
  return () => client.stop();
}

const laterHere: SharedParts['later'] = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

const keptAt = (known: number, page: AnyPage): AnyKept => ({
  ...{ known, agreed: page, shown: page },
  ...{ waiting: [], mustChoose: false, stuck: undefined },
});
