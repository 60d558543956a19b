import type { BookletGuide, Guided } from '@empty-chair/kernel/booklet-guide';
import { message } from '@empty-chair/kernel/words';
import type { Config } from '../../config.ts';
import { failUnknown } from '../../unknown-word.ts';
import { m } from '../../words.ts';
import { readPack } from '../decode.ts';
import { emptyPack } from '../empty.ts';
import { packJson } from '../encode.ts';
import { guessedAfter, tenthsByBook } from '../exactness.ts';
import { KNOWN } from '../known.ts';
import { addPack } from '../merge.ts';
import { rulesWith } from '../rules.ts';
import type { Pack } from '../types.ts';
import { checked, GUESSED_PAGES } from './answers.ts';
import type { Ask } from './asks.ts';
import { asksFor, isSaid } from './asks.ts';
import { botsOf } from './bots-of-game.ts';
import { readDeckLine } from './deck-line.ts';
import type { Step } from './step.ts';
import { stepFor } from './step-for.ts';

/** EU-28.4: page by page as the booklet has it, only for the bots of the game. */
export const guide: BookletGuide<Config> = {
  begin: (config, text) => {
    const pack = text === undefined ? emptyPack('booklet') : checked(readPack(text, KNOWN));
    return at(
      { pack, step: undefined, from: 0, past: undefined, skipped: new Set() },
      askedFor(config),
    );
  },
  measure: [[], [7], [7, 8, 9, 10, 11], GUESSED_PAGES].map((pages) =>
    message(m('guide.measure'), {
      n: pages.length,
      first: pages[0] ?? 0,
      last: pages.at(-1) ?? 0,
      share: Math.round(100 * guessedAfter(pages)),
    }),
  ),
};

/** One thing to ask, with the words for it. */
interface Asked {
  readonly ask: Ask;
  readonly step: Step;
}
const askedFor = (config: Config): readonly Asked[] =>
  asksFor(botsOf(config)).map((ask) => ({ ask, step: stepFor(ask) }));

interface Now {
  readonly pack: Pack;
  /** What is asked; without one the next that is left. */
  readonly step: Step | undefined;
  /** Where in the booklet one is: what comes before is asked at the end. */
  readonly from: number;
  readonly past: Now | undefined;
  /** Passed over: asked again the next time. */
  readonly skipped: ReadonlySet<Step>;
}

const SKIP = 'skip';
const BACK = 'back';

function at(now: Now, all: readonly Asked[]): Guided {
  const { pack, skipped } = now;
  const isLeft = ({ ask, step: one }: Asked): boolean => !isSaid(pack, ask) && !skipped.has(one);
  const step = now.step ?? (all.slice(now.from).find(isLeft) ?? all.find(isLeft))?.step;
  const from = now.from;
  const share = message(m('guide.share'), { n: tenthsByBook(rulesWith(pack)) });
  const go = (next: Partial<Now>): Guided =>
    at({ pack, skipped, from, step: undefined, past: now, ...next }, all);
  return {
    lines: step === undefined ? [share, message(m('guide.done'))] : [share, ...step.lines(pack)],
    words: [
      ...(step?.words(pack) ?? []),
      SKIP,
      BACK,
      ...new Set(all.map(({ step: { part } }) => part)),
    ],
    isDone: step === undefined,
    pack: packJson(pack),
    answer: (line) => {
      const typed = line.trim();
      if (typed === BACK) return now.past === undefined ? at(now, all) : at(now.past, all);
      if (typed === SKIP && step !== undefined) return go({ skipped: new Set([...skipped, step]) });
      const part = all.filter((one) => one.step.part === typed);
      const next = part.find(({ ask }) => !isSaid(pack, ask)) ?? part[0];
      if (next !== undefined) return go({ step: next.step, from: all.indexOf(next) });
      const deck = readDeckLine(typed, 'decks');
      if (deck !== undefined) {
        const added = { ...emptyPack(''), decks: [deck] };
        return go({ pack: checked(addPack(pack, added)) });
      }
      if (step === undefined) return failUnknown('', 'word', typed, [BACK]);
      const { next: more, pack: after } = step.answer(pack, typed);
      return go({ pack: after, ...(more !== undefined && { step: more }) });
    },
  };
}
