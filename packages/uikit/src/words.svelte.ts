import type { Message, MessageId, Params, Ref } from '@empty-chair/kernel/words';
import type { Sentences } from '@empty-chair/text/catalogue';
import { kernelCatalogue } from '@empty-chair/text/catalogue';
import type { Language } from '@empty-chair/text/languages';
import { parserReady } from '@empty-chair/text/parser';
import type { Renderer } from '@empty-chair/text/renderer';
import { createRenderer } from '@empty-chair/text/renderer';
import type enCommon from '../text/en/common.json';
import type enForesight from '../text/en/foresight.json';
import type enLife from '../text/en/life.json';
import type enShared from '../text/en/shared.json';
import type enSharing from '../text/en/sharing.json';
import type enShell from '../text/en/shell.json';
import type enTable from '../text/en/table.json';

/** A sentence of the app itself; a wrong id does not compile. */
export type UiId =
  | keyof typeof enShell
  | keyof typeof enCommon
  | keyof typeof enForesight
  | keyof typeof enLife
  | keyof typeof enShared
  | keyof typeof enSharing
  | keyof typeof enTable;

/** Sentences that come with something, in any language. */
export type Texts = (language: Language) => Promise<Sentences>;

const own = import.meta.glob<Sentences>('../text/*/*.json', { import: 'default' });

/** Where each part is said; home does without these. */
const ELSEWHERE: Readonly<Record<string, 'table' | 'shared'>> = {
  'foresight.json': 'table',
  'life.json': 'table',
  'table.json': 'table',
  'shared.json': 'shared',
  'sharing.json': 'shared',
};

async function ownParts(language: Language, where?: 'table' | 'shared'): Promise<Sentences> {
  const folder = `../text/${language}/`;
  const parts = Object.entries(own).filter(
    ([path]) => path.startsWith(folder) && ELSEWHERE[path.slice(folder.length)] === where,
  );
  return Object.assign({}, ...(await Promise.all(parts.map(([, load]) => load()))));
}

/** What the app itself says at a table, whichever the game. */
export const tableTexts: Texts = (language) => ownParts(language, 'table');

/** What it says of a table that several devices share. */
export const sharedTexts: Texts = (language) => ownParts(language, 'shared');

/** All that is said: the app, the kernel, and the game that is open. Reactive: switching re-renders. */
class Words<Id extends string> {
  renderer = $state.raw<Renderer>(createRenderer('en'));
  private game: readonly Texts[] = [];

  get language(): Language {
    return this.renderer.language;
  }

  async use(language: Language, game: readonly Texts[] = this.game): Promise<void> {
    this.game = game;
    const shell: Texts = (wanted) => ownParts(wanted);
    const texts = [shell, kernelCatalogue, ...game];
    const [catalogues] = await Promise.all([
      Promise.all(texts.map((text) => text(language))),
      // What a game says is read when it is said first.
      game.length > 0 ? parserReady() : undefined,
    ]);
    this.renderer = createRenderer(language, ...catalogues);
    document.documentElement.lang = language;
  }

  /** A sentence of the app. */
  t(id: Id, params?: Params): string {
    const branded = id as string as MessageId;
    this.expect(id);
    return this.renderer.render(params === undefined ? { id: branded } : { id: branded, params });
  }

  /** A message of the game or the kernel. */
  say(message: Message): string {
    this.expect(message.id);
    return this.renderer.render(message);
  }

  /** The same, with some names written in another way. */
  sayShown(message: Message, shown: (ref: Ref, name: string) => string | undefined): string {
    this.expect(message.id);
    return this.renderer.renderShown(message, shown);
  }

  name(ref: Ref): string {
    if (ref.kind !== 'literal') this.expect(`ref.${ref.kind}.${ref.id}`, `ref.${ref.kind}`);
    return this.renderer.name(ref);
  }

  rule(id: string): string {
    return this.renderer.rule(id as Parameters<Renderer['rule']>[0]) ?? '';
  }

  /** A player sees an id where none of these is known; whoever watches the page, as our tests do, hears of it. */
  private expect(...ids: readonly string[]): void {
    if (!ids.some(this.renderer.has)) console.error(`no words for ${ids[0]}`);
  }
}

export const words = new Words<UiId>();

/** The same words for the drawing of a game, which also says what its own `ui.json` holds. */
export const wordsWith = <Id extends string>(): Words<UiId | Id> => words;
