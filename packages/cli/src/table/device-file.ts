import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { BadData, kernelMessage, Refused } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import { decodeRecord, encodeRecord } from '@empty-chair/kernel/record';
import { Story } from '@empty-chair/kernel/story';
import type { Seat } from '@empty-chair/kernel/words';
import { literal } from '@empty-chair/kernel/words';
import type { AnyConfig, AnyGame, AnyInput, AnyState } from '@empty-chair/registry/games';
import { base64url, fromBase64url } from '@empty-chair/tables/base64url';
import type { Page } from '@empty-chair/tables/book';
import { Book } from '@empty-chair/tables/book';
import type { KeptDevice } from '@empty-chair/tables/core';
import type { DevicePair } from '@empty-chair/tables/handover';
import { devicePair } from '@empty-chair/tables/handover';
import type { Invitation } from '@empty-chair/tables/keys';
import { invitationFrom, invitationText } from '@empty-chair/tables/keys';
import type { Change } from '@empty-chair/tables/operation';
import { decodeOperation, encodeOperation } from '@empty-chair/tables/operation';
import { say } from '@empty-chair/text/catalogue';
import type { AnyRecord } from '../game-file.ts';
import type { Io } from '../io.ts';
import { inFile, readJson, SECRET, writeText } from '../json-file.ts';
import { chairsFrom, deviceFile, isShared } from './own-chairs.ts';

export type AnyPage = Page<AnyConfig, AnyState, AnyInput>;
export type AnyChange = Change<AnyConfig, AnyInput>;
export type AnyKept = KeptDevice<AnyChange, AnyPage>;

/** Where this device sits, and as whom. */
export interface Chair {
  /** Without a slash at the end. */
  readonly server: string;
  readonly invitation: Invitation;
  /** A name of this device that stays the same. */
  readonly by: string;
  /** What others call it. */
  readonly name: string;
  /** Where whoever types here sits. */
  readonly chairs: readonly Seat[];
  readonly pair: DevicePair;
}

const MOST = Number.MAX_SAFE_INTEGER;

export function forgetDevice(io: Io, file: string): void {
  rmSync(resolve(io.cwd, deviceFile(file)), { force: true });
}

export function writeDevice(
  io: Io,
  file: string,
  game: AnyGame,
  { chair, kept }: { readonly chair: Chair; readonly kept: AnyKept },
): void {
  const { server, invitation, by, name, chairs, pair } = chair;
  const { known, agreed, waiting, mustChoose, stuck } = kept;
  const data = {
    ...{ server, link: invitationText(invitation), by, name, chairs, pair: base64url(pair.secret) },
    ...{ known, mustChoose, isStuck: stuck !== undefined },
    ...(agreed !== undefined && {
      agreed: { name: agreed.name, record: encodeRecord(game, agreed.story.record) },
    }),
    waiting: waiting.map(({ id, change, isAlone }) => ({
      ...{ id, isAlone, operation: encodeOperation(game, { by, change }) },
    })),
  };
  // The link opens the table.
  writeText(io, deviceFile(file), `${JSON.stringify(data, undefined, 1)}\n`, SECRET);
}

export interface FoundDevice {
  readonly chair: Chair;
  /** As the device left the table; `local` is what the game's file holds now. */
  readonly keptWith: (game: AnyGame, local: AnyRecord) => AnyKept;
}

export async function readDevice(io: Io, file: string): Promise<FoundDevice> {
  if (!isShared(io, file)) throw new Refused(say('table.notShared', { file: literal(file) }));
  const place = deviceFile(file);
  const data = await readJson(io, place);
  const fields = inFile(place, () => json.object(data, ''));
  const text = (name: string) => json.text(json.field(fields, '', name), name);
  return inFile(place, () => {
    const invitation = invitationFrom(text('link'));
    if (invitation === undefined) throw new BadData('link', say('table.badLink'));
    const pair = devicePair(fromBase64url(text('pair')));
    return {
      chair: {
        ...{ server: text('server'), invitation, by: text('by'), name: text('name'), pair },
        chairs: chairsFrom(fields),
      },
      keptWith: (game, local) => inFile(place, () => keptFrom(game, fields, local)),
    };
  });
}

function keptFrom(
  game: AnyGame,
  fields: Readonly<Record<string, unknown>>,
  local: AnyRecord,
): AnyKept {
  const known = json.whole(json.field(fields, '', 'known'), 'known', 0, MOST);
  const mustChoose = json.flag(json.field(fields, '', 'mustChoose'), 'mustChoose');
  const isStuck = json.flag(json.field(fields, '', 'isStuck'), 'isStuck');
  const waiting = json.list(json.field(fields, '', 'waiting'), 'waiting', (value, path) => {
    const one = json.object(value, path, ['id', 'isAlone', 'operation']);
    return {
      id: json.text(json.field(one, path, 'id'), `${path}.id`),
      isAlone: json.flag(json.field(one, path, 'isAlone'), `${path}.isAlone`),
      change: json.at(path, () => decodeOperation(game, one['operation'])).change,
    };
  });
  const agreed = 'agreed' in fields ? pageFrom(game, fields['agreed']) : undefined;
  const book = new Book(game);
  const own = { story: Story.of(game, local), name: agreed?.name ?? '' };
  const shown = mustChoose
    ? own
    : waiting.reduce<AnyPage | undefined>((page, it) => book.apply(page, it.change), agreed);
  const stuck = isStuck ? new BadData('agreed', kernelMessage('kernel.notTheSame')) : undefined;
  return { known, agreed, waiting, shown, mustChoose, stuck };
}

function pageFrom(game: AnyGame, data: unknown): AnyPage {
  const fields = json.object(data, 'agreed', ['name', 'record']);
  const record = json.field(fields, 'agreed', 'record');
  return {
    name: json.text(json.field(fields, 'agreed', 'name'), 'agreed.name'),
    story: json.at('agreed.record', () => Story.of(game, decodeRecord(game, record))),
  };
}
