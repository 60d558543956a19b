import { fingerprint } from '@empty-chair/kernel/hash';
import * as json from '@empty-chair/kernel/json';
import type { AnyGame, AnySparring, RegisteredGame } from '@empty-chair/registry/games';
import type { Batch } from './batches.ts';
import { batchesOf } from './batches.ts';
import type { Study } from './study.ts';
import { studyText } from './study.ts';
import type { StudyTable } from './tables.ts';
import { tablesOf } from './tables.ts';

/** A study with its game at hand, ready to be played. */
export interface LoadedStudy {
  readonly study: Study;
  readonly game: AnyGame;
  readonly sparring: AnySparring | undefined;
  readonly tables: readonly StudyTable[];
  readonly batches: readonly Batch[];
  /** Of the study, the rules and the stand-ins that play it: with another one, results are others. */
  readonly fingerprint: string;
}

export type Games = Readonly<Record<string, () => Promise<RegisteredGame>>>;

export async function loadStudy(study: Study, games: Games): Promise<LoadedStudy> {
  const registered = await games[json.oneOf(study.game, 'game', Object.keys(games))]?.();
  if (registered === undefined) throw new RangeError(`no game ${study.game}`);
  const { module: game } = registered;
  const sparring = await registered.sparring?.();
  const tables = tablesOf(study, game, sparring);
  const versions = [
    game.rulesVersion,
    game.contentHash,
    ...(sparring === undefined ? [] : [sparring.version]),
  ];
  return {
    study,
    game,
    sparring,
    tables,
    batches: batchesOf(study, tables.length),
    fingerprint: fingerprint(studyText(study) + versions.join(' ')),
  };
}
