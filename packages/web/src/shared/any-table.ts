import type { AnyConfig, AnyInput, AnyState } from '@empty-chair/registry/games';
import type { Book, Page } from '@empty-chair/tables/book';
import type { News, TableClient } from '@empty-chair/tables/client';
import type { Device, KeptDevice } from '@empty-chair/tables/core';
import type { Change } from '@empty-chair/tables/operation';

/** What `packages/tables` has, of whichever game. */
export type AnyBook = Book<AnyConfig, AnyState, AnyInput>;
export type AnyPage = Page<AnyConfig, AnyState, AnyInput>;
export type AnyChange = Change<AnyConfig, AnyInput>;
export type AnyClient = TableClient<AnyConfig, AnyState, AnyInput>;
export type AnyDevice = Device<AnyChange, AnyPage>;
export type AnyKept = KeptDevice<AnyChange, AnyPage>;
export type AnyNews = News<AnyConfig, AnyState, AnyInput>;
