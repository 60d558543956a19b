import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refused } from '@empty-chair/kernel/errors';
import { literal } from '@empty-chair/kernel/words';
import { withoutPasswords } from '@empty-chair/lab/queue/address';
import type { TablesServer } from '@empty-chair/server/main';
import type { Place } from '@empty-chair/server/place';
import { say } from '@empty-chair/text/catalogue';
import { appServer, closeGently, listen } from '../../../../scripts/serve.mjs';
import type { Context } from '../context.ts';
import { tellLine } from '../lab-queue.ts';

export interface ServeOptions {
  readonly port: number;
  readonly host: string | undefined;
  readonly store: string | undefined;
  readonly app: string | undefined;
  readonly trustsProxy: boolean;
  readonly address: string | undefined;
}

/** `--store` may be left out: an address in a variable is not in the list of running programs. */
const VARIABLE = 'EMPTY_CHAIR_TABLES';
/** The same trouble is told once in so many milliseconds. */
const QUIET_MS = 60_000;

/** Until it is told to stop. */
export async function serve(context: Context, options: ServeOptions): Promise<void> {
  const { io } = context;
  const place = await placeFor(context, options);
  const app = appFolder(context, options);
  const tables = await opened(context, options, place);
  const server = appServer(app, tables);
  const port = await listen(server, options.port, options.host).catch(async (error: unknown) => {
    await tables.close();
    const address = literal(`${options.host ?? '*'}:${options.port}`);
    throw new Refused(say('serve.cannotListen', { address, code: literal(codeOf(error)) }));
  });
  const address = options.address ?? `http://${hostOf(options.host)}:${port}/`;
  const where = shownPlace(place);
  const lines = [
    say('serve.at', { address: literal(address) }),
    say('serve.kept', { place: literal(where) }),
    ...(app === undefined ? [say('serve.noApp')] : []),
  ];
  const shape = { address, store: where, ...(app !== undefined && { app }) };
  // One line as soon as it is served: whoever started us waits for it.
  io.out(
    context.json
      ? `${JSON.stringify(shape)}\n`
      : lines.map((line) => `${context.words.render(line)}\n`).join(''),
  );
  await stopped();
  await closeGently(server, tables);
  tellLine(context, say('serve.stopped'));
}

async function placeFor({ io }: Context, { store }: ServeOptions): Promise<Place> {
  const { placeOf, usualFolder } = await import('@empty-chair/server/main');
  const place = placeOf(store ?? io.env[VARIABLE] ?? usualFolder(io.env));
  return 'folder' in place ? { folder: resolve(io.cwd, place.folder) } : place;
}

/** The app of this checkout, when it is built. */
function appFolder({ io }: Context, { app }: ServeOptions): string | undefined {
  const built =
    app === undefined
      ? io.program && fileURLToPath(new URL('../../web/dist', io.program))
      : resolve(io.cwd, app);
  return built !== undefined && existsSync(join(built, 'index.html')) ? built : undefined;
}

async function opened(
  context: Context,
  { trustsProxy, address }: ServeOptions,
  place: Place,
): Promise<TablesServer> {
  const { FolderInUse, openTables } = await import('@empty-chair/server/main');
  let toldAt = Number.NEGATIVE_INFINITY;
  const trouble = (code: string): void => {
    if (performance.now() - toldAt < QUIET_MS) return;
    toldAt = performance.now();
    tellLine(context, say('serve.trouble', { code: literal(code) }));
  };
  const addresses = () => (address === undefined ? [] : [address]);
  try {
    return await openTables(place, { trustsProxy, trouble, addresses });
  } catch (error) {
    const isInUse = error instanceof FolderInUse;
    if (isInUse) throw new Refused(say('serve.inUse', { place: literal(shownPlace(place)) }));
    const why = literal(withoutPasswords(error instanceof Error ? error.message : String(error)));
    throw new Refused(say('serve.cannotKeep', { place: literal(shownPlace(place)), why }));
  }
}

const shownPlace = (place: Place): string =>
  'folder' in place ? place.folder : withoutPasswords(place.postgres);

/** What is listened at everywhere is found here under a name that is always there. */
const hostOf = (host = 'localhost'): string =>
  ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

const stopped = (): Promise<unknown> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
