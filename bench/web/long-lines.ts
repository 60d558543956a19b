import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameModule } from '@empty-chair/kernel/module';
import { decodeRecord } from '@empty-chair/kernel/record';
import { Story } from '@empty-chair/kernel/story';
import type { Message, Ref } from '@empty-chair/kernel/words';
import type { AnyConfig } from '@empty-chair/registry/games';
import { games } from '@empty-chair/registry/games';
import type { Language } from '@empty-chair/text/languages';
import { LANGUAGES } from '@empty-chair/text/languages';
import type { Renderer } from '@empty-chair/text/renderer';
import { createRenderer } from '@empty-chair/text/renderer';
import type { GameUi } from '@empty-chair/uikit/game-ui.ts';
import { partsOf } from '@empty-chair/uikit/sentence.ts';
import type { Page } from 'playwright-core';
import { lineLook as europa } from '../../packages/games/europa/ui/line-look.ts';
import { lineLook as innovation } from '../../packages/games/innovation/ui/line-look.ts';
import { lineLook as root } from '../../packages/games/root/ui/line-look.ts';
import { lineLook as tapestry } from '../../packages/games/tapestry/ui/line-look.ts';
import { turnLines } from '../../packages/web/src/table/turn-lines.ts';
import type { AppUnderTest } from '../../tests/browser/harness.ts';
import { PHONE } from '../../tests/browser/harness.ts';

/** How each game looks at its lines, and which of their names are drawn as signposts. */
const LOOKS: Readonly<Record<string, { look: NonNullable<GameUi['lineLook']>; places: string[] }>> =
  {
    root: { look: root, places: ['clearing', 'forest'] },
    innovation: { look: innovation, places: ['hex'] },
    tapestry: { look: tapestry, places: ['hex', 'track'] },
    europa: { look: europa, places: ['area', 'province', 'seaZone', 'node'] },
  };

/** In pixels: what is left for a sentence beside box, drawing and "why" on a phone of 390. */
const ROOM = 246;
/** Padding, drawing and gap of a signpost. */
const SIGN = 36;

/** Parts of a line: words, and names on signposts. */
type Line = readonly { readonly text: string; readonly isSign: boolean }[];

/** By game and language: how many percent of a bot's lines in the curated games take a second row. */
export async function longLines(app: AppUnderTest): Promise<ReadonlyMap<string, number>> {
  const page = await (await app.window({ size: PHONE })).newPage();
  await page.goto(app.url());
  // Letters are fetched when they are needed first.
  await page.evaluate(() =>
    document.fonts.load(`600 17px ${getComputedStyle(document.body).fontFamily}`),
  );
  const found = new Map<string, number>();
  for (const id of Object.keys(LOOKS)) {
    const lines = await linesOf(id);
    for (const language of LANGUAGES) {
      const widths = await widthsOf(page, await saidIn(language, id, lines));
      const long = widths.filter((width) => width > ROOM).length;
      found.set(`${id}, ${language}`, (100 * long) / widths.length);
    }
  }
  await page.context().close();
  return found;
}

/** The short form of every line of every bot's turn. */
async function linesOf(id: string): Promise<readonly Message[]> {
  const module = (await games[id]?.())?.module;
  if (module === undefined) throw new Error(`no game ${id}`);
  const folder = join('packages/games', id, 'golden');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.record.json'))
    .flatMap((name) => linesIn(module, JSON.parse(readFileSync(join(folder, name), 'utf8'))));
}

function linesIn<C, S, I>(module: GameModule<C, S, I>, data: unknown): readonly Message[] {
  const record = decodeRecord(module, data);
  const look = LOOKS[module.id]?.look;
  const names = module.seats(record.config);
  const passages = [...Story.of(module, record).passages()];
  return passages.flatMap(({ entry, after }) => {
    if (entry.input !== 'bot-turn') return [];
    const turn = {
      config: record.config as unknown as AnyConfig,
      seat: entry.seat,
      name: names[entry.seat]?.name,
    };
    const lines = turnLines(after.happenings, (it) => look?.(it, turn) ?? { as: 'move' });
    return lines.filter(({ isTold }) => !isTold).map(({ short }) => short);
  });
}

async function saidIn(language: Language, id: string, lines: readonly Message[]): Promise<Line[]> {
  const texts = join('packages/games', id, 'text', language, 'ui.json');
  const words = createRenderer(
    language,
    JSON.parse(readFileSync(texts, 'utf8')),
    (await (await games[id]?.())?.catalogue(language)) ?? {},
  );
  return lines.map((line) => drawn(id, line, words));
}

function drawn(id: string, line: Message, words: Renderer): Line {
  const isPlace = ({ kind }: Ref): boolean => LOOKS[id]?.places.includes(kind) === true;
  return partsOf(line, isPlace, (it, shown) => words.renderShown(it, shown)).map((part) =>
    'words' in part
      ? { text: part.words, isSign: false }
      : { text: signOf(part.place, words), isSign: true },
  );
}

/** A space of a track is its number beside the drawing of the track. */
const signOf = (place: Ref, words: Renderer): string =>
  (place.kind === 'track' ? place.id.split('.')[1] : undefined) ?? words.name(place);

/** In the letters of the app: the current move is the widest. */
function widthsOf(page: Page, lines: readonly Line[]): Promise<readonly number[]> {
  return page.evaluate(
    ({ all, sign }) => {
      const context = document.createElement('canvas').getContext('2d');
      if (context === null) throw new Error('nothing to measure with');
      const family = getComputedStyle(document.body).fontFamily;
      const widthOf = (text: string, font: string): number => {
        context.font = `${font} ${family}`;
        return context.measureText(text).width;
      };
      return all.map((line) =>
        line.reduce(
          (sum, { text, isSign }) =>
            sum + (isSign ? widthOf(text, '680 14px') + sign : widthOf(text, '600 17px')),
          0,
        ),
      );
    },
    { all: lines, sign: SIGN },
  );
}
