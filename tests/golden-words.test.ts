import { readFileSync } from 'node:fs';
import type { GameModule } from '@empty-chair/kernel/module';
import type { GameRecord } from '@empty-chair/kernel/record';
import { decodeRecord } from '@empty-chair/kernel/record';
import { Story } from '@empty-chair/kernel/story';
import type { Question } from '@empty-chair/kernel/table';
import type { Happening, Message, Seat } from '@empty-chair/kernel/words';
import type { AnyConfig } from '@empty-chair/registry/games';
import { games } from '@empty-chair/registry/games';
import { LANGUAGES } from '@empty-chair/text/languages';
import type { Renderer } from '@empty-chair/text/renderer';
import { createRenderer } from '@empty-chair/text/renderer';
import type { LineLook, LineTurn } from '@empty-chair/uikit/game-ui.ts';
import { describe, expect, test } from 'vitest';
import { allTrials } from '../tools/trials.ts';

/** What a player reads while the curated games are played, in all three languages. */

type Look = (happening: Happening, turn: LineTurn) => LineLook;
/** How each game lists its happenings, found by its place. */
const LOOKS: Readonly<Record<string, Look>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<Look>('../packages/games/*/ui/line-look.ts', {
      eager: true,
      import: 'lineLook',
    }),
  ).map(([path, look]) => [path.split('/').at(-3) ?? '', look]),
);

/** Cards that are on the table whoever draws the bots' cards: those of humans, and open displays. */
const ON_THE_TABLE: readonly string[] = [
  // Humans keep the real deck.
  'do.hands',
  'do.noDominance',
  'do.outrageDraw',
  'do.outragePaid',
  'do.aidDraw',
  'do.steal',
  'do.takeCard',
  'do.discardCrafted',
  'do.giveCard',
  'fix.toDiscard',
  // Tech cards, tiles and tapestry cards that lie on mats come from the box.
  'do.refreshTech',
  'do.layTile',
  'do.tapestryOnMat',
  'fix.onMat',
  'setup.appTapestry',
  // It says that the cards stay in the box.
  'setup.appCards',
  'setup.deckByApp',
  'do.setUpAppCards',
];
/** What is done with cards, and what cards are called. */
const CARD_WORDS: Readonly<Record<string, readonly [doing: RegExp, cards: RegExp]>> = {
  en: [/\b(draws?|drawn|shuffl\w*|discard\w*|put back)\b/i, /\b(cards?|decks?|piles?|decree)\b/i],
  pl: [/\b(dobier|dobran|tasuj|potasuj|przetasuj|odrzuć|odrzuca)/i, /\b(kart|tali|stos|dekret)/i],
  cs: [/(táhn|tažen|zamích|míchá|odhoď|odhaz|odhod|vraťte)/i, /(kart|balíč|hromád|dekret)/i],
};
/** A dot between words is punctuation only with a space after it. */
const RAW_ID = /\b[a-z][A-Za-z0-9]*(\.[A-Za-z0-9]+)*\.[a-z][A-Za-z0-9]*\b/;
/** "1 hits"; a range or a sum before it is another number. */
const ONE_OF_MANY =
  /(?<![\d.,+–−-])1\s(hits|warriors|cards|points|items|tokens|coins|levels|cubes)\b/;
/** "5-6"; a forest is called by its clearings. */
const HYPHENED = /(?<![\d-])\d+-\d+(?![\d-])/;
const CAMEL = /^[a-z]+[A-Z]\w*$/;

interface Read {
  /** What is to be put back after an undo. */
  readonly putBack: Map<string, Message>;
  readonly shown: Map<string, Message>;
  readonly questions: Map<string, Question<unknown>>;
  readonly names: Map<string, { readonly kind: string; readonly id: string }>;
}

const key = (message: Message): string => JSON.stringify(message);

/** Plays the record again, and keeps whatever stands on the screen. */
function read<C, S, I>(game: GameModule<C, S, I>, record: GameRecord<C, I>, look?: Look): Read {
  const shown = new Map<string, Message>();
  const putBack = new Map<string, Message>();
  const questions = new Map<string, Question<unknown>>();
  const names = new Map<string, { kind: string; id: string }>();
  const show = (message: Message | undefined): void => {
    if (message !== undefined) shown.set(key(message), message);
  };
  const seats = game.seats(record.config);
  const list = (happenings: readonly Happening[], seat: Seat): void => {
    const config = record.config as AnyConfig;
    for (const happening of happenings) {
      const { as, short, detail } = look?.(happening, {
        config,
        seat,
        name: seats[seat]?.name,
      }) ?? { as: 'move' as const };
      // What no list has stands in the log, in the same few words.
      show(short ?? happening);
      show(detail);
      // A move is heard in full words.
      if (as === 'move' || as === 'scoring') show(happening);
    }
  };
  let story = Story.begin(game, record.config, record.seed);
  const answer = (answers: readonly string[]): void => {
    for (const id of answers) {
      const { waiting } = story.match;
      if (waiting.kind !== 'question') throw new Error('nobody asked');
      const { question } = waiting;
      questions.set(key(question.ask), question);
      // What is typed in parts has a form of its own in the app.
      for (const given of question.reads === undefined ? question.answers : []) {
        const ref = question.ref(given);
        names.set(`${ref.kind} ${ref.id}`, ref);
      }
      story = story.answer(id);
    }
  };
  answer(record.setup);
  for (const happening of story.explain(-1).happenings) show(happening);
  for (const { seat, input, answers } of record.entries) {
    const before = story.match.state;
    if (before !== undefined && input !== 'bot-turn') show(game.inputMessage(before, seat, input));
    story = input === 'bot-turn' ? story.botTurn() : story.submit(seat, input);
    answer(answers);
    const { state, happenings } = story.match;
    list(happenings, seat);
    // Taken back at once, and entered again.
    if (before !== undefined && state !== undefined)
      for (const put of game.diff(state, before)) putBack.set(key(put), put);
  }
  return { putBack, shown, questions, names };
}

async function wordsOf(game: string, language: (typeof LANGUAGES)[number]): Promise<Renderer> {
  const rules = (await (await games[game]?.())?.catalogue(language)) ?? {};
  const path = new URL(`../packages/games/${game}/text/${language}/ui.json`, import.meta.url);
  return createRenderer(language, JSON.parse(readFileSync(path, 'utf8')), rules);
}

const curated = allTrials.flatMap(({ game, golden }) =>
  LOOKS[game.id] === undefined ? [] : golden.map(({ name }) => ({ game, name })),
);

describe.each(curated)('$game.id: $name', ({ game, name }) => {
  const path = new URL(`../packages/games/${game.id}/golden/${name}.record.json`, import.meta.url);
  const record = decodeRecord(game, JSON.parse(readFileSync(path, 'utf8')));
  const found = read(game, record, LOOKS[game.id]);

  test.each(LANGUAGES)('shows no raw id: %s', async (language) => {
    const words = await wordsOf(game.id, language);
    const said = [
      ...[
        ...found.shown.values(),
        ...found.putBack.values(),
        ...[...found.questions.values()].map(({ ask }) => ask),
      ].map(words.render),
      ...[...found.questions.values()].map(({ rule }) => words.rule(rule) ?? rule),
      ...[...found.names.values()].map(words.name),
    ];
    expect(said.filter((text) => RAW_ID.test(text) || CAMEL.test(text))).toEqual([]);
  });

  test('counts one thing in the singular', async () => {
    const words = await wordsOf(game.id, 'en');
    const said = [...found.shown.values(), ...found.putBack.values()].map(words.render);
    expect(said.filter((text) => ONE_OF_MANY.test(text))).toEqual([]);
  });

  test.each(LANGUAGES)('writes a range with an en dash: %s', async (language) => {
    const words = await wordsOf(game.id, language);
    const said = [...found.shown.values(), ...found.putBack.values()].map(words.render);
    expect(said.filter((text) => HYPHENED.test(text))).toEqual([]);
  });

  const { chance } = game.codecs.config.encode(record.config) as { chance: { cards: string } };
  if (chance.cards !== 'app') return;
  test.each(LANGUAGES)('asks for no card that only the app has: %s', async (language) => {
    const words = await wordsOf(game.id, language);
    const suspects = [...found.shown.values()].filter(
      (message) =>
        !ON_THE_TABLE.includes(message.id) &&
        CARD_WORDS[language]?.every((word) => word.test(words.render(message))),
    );
    // Of what is put back, none is a card of the bots at all.
    const cards = [...found.putBack.values()].filter(
      (message) =>
        !ON_THE_TABLE.includes(message.id) && CARD_WORDS[language]?.[1].test(words.render(message)),
    );
    expect([...new Set([...suspects, ...cards].map(({ id }) => id))]).toEqual([]);
  });
});
