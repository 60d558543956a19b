import type { Message, MessageId, Params, Ref } from '@empty-chair/kernel/words';
import type { RegisteredGame } from '@empty-chair/registry/games';
import type { Catalogue } from '@empty-chair/text/catalogue';
import { commonCatalogue } from '@empty-chair/text/catalogue';
import type { Language } from '@empty-chair/text/languages';
import type { Renderer } from '@empty-chair/text/renderer';
import { createRenderer } from '@empty-chair/text/renderer';
import type enCommon from '../text/en/common.json';
import type enEuropaBoard from '../text/en/europa-board.json';
import type enEuropaChart from '../text/en/europa-chart.json';
import type enEuropaPack from '../text/en/europa-pack.json';
import type enEuropaTurn from '../text/en/europa-turn.json';
import type enForesight from '../text/en/foresight.json';
import type enInnovationBoard from '../text/en/innovation-board.json';
import type enInnovationTurn from '../text/en/innovation-turn.json';
import type enRootBoard from '../text/en/root-board.json';
import type enRootTurn from '../text/en/root-turn.json';
import type enShell from '../text/en/shell.json';
import type enTapestryBoard from '../text/en/tapestry-board.json';
import type enTapestryTurn from '../text/en/tapestry-turn.json';

/** A sentence of the app itself; a wrong id does not compile. */
export type UiId =
  | keyof typeof enShell
  | keyof typeof enCommon
  | keyof typeof enForesight
  | keyof typeof enRootBoard
  | keyof typeof enRootTurn
  | keyof typeof enInnovationTurn
  | keyof typeof enInnovationBoard
  | keyof typeof enTapestryBoard
  | keyof typeof enTapestryTurn
  | keyof typeof enEuropaBoard
  | keyof typeof enEuropaChart
  | keyof typeof enEuropaPack
  | keyof typeof enEuropaTurn;

const own = import.meta.glob<{ default: Catalogue }>('../text/*/*.json');

async function ownCatalogue(language: Language): Promise<Catalogue> {
  const parts = Object.entries(own).filter(([path]) => path.includes(`/text/${language}/`));
  const loaded = await Promise.all(parts.map(([, load]) => load()));
  return Object.assign({}, ...loaded.map((part) => part.default));
}

/** All that is said: the app, the kernel, and the game that is open. Reactive: switching re-renders. */
class Words {
  renderer = $state.raw<Renderer>(createRenderer('en'));
  private game: RegisteredGame | undefined;

  get language(): Language {
    return this.renderer.language;
  }

  async use(language: Language, game: RegisteredGame | undefined = this.game): Promise<void> {
    this.game = game;
    const catalogues = await Promise.all([
      ownCatalogue(language),
      commonCatalogue(language),
      game === undefined ? Promise.resolve({}) : game.catalogue(language),
    ]);
    this.renderer = createRenderer(language, ...catalogues);
    document.documentElement.lang = language;
  }

  /** A sentence of the app. */
  t(id: UiId, params?: Params): string {
    const branded = id as string as MessageId;
    return this.renderer.render(params === undefined ? { id: branded } : { id: branded, params });
  }

  /** A message of the game or the kernel. */
  say(message: Message): string {
    return this.renderer.render(message);
  }

  name(ref: Ref): string {
    return this.renderer.name(ref);
  }

  rule(id: string): string {
    return this.renderer.rule(id as Parameters<Renderer['rule']>[0]) ?? '';
  }
}

export const words = new Words();
