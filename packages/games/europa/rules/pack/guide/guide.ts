import type { BookletGuide, Guided } from '@empty-chair/kernel/booklet-guide';
import { message } from '@empty-chair/kernel/words';
import type { Config } from '../../config.ts';
import { variantOf } from '../../config.ts';
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
import { boxesOn, checked, GUESSED_PAGES } from './answers.ts';
import { boxStep } from './box-step.ts';
import { readDeckLine } from './deck-line.ts';
import { bookletStep, cardsStep, deckStep, diceSteps, targetsSteps } from './list-steps.ts';
import type { Step } from './step.ts';

/** EU-28.4: page by page as the booklet has it, only for the bots of the game. */
export const guide: BookletGuide<Config> = {
  begin: (config, text) => {
    const pack = text === undefined ? emptyPack('booklet') : checked(readPack(text, KNOWN));
    return at(
      { pack, step: undefined, from: 0, past: undefined, skipped: new Set() },
      stepsFor(config),
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

function stepsFor(config: Config): readonly Step[] {
  const { seats, scenario, variant, lastAge } = config;
  const bots = seats.filter(({ role }) => role === 'bot').map(({ realm }) => realm);
  const firstAge = variantOf(scenario, variant)?.firstAge ?? 1;
  const ages = Array.from({ length: lastAge - firstAge + 1 }, (_, i) => firstAge + i);
  return [
    bookletStep,
    ...GUESSED_PAGES.flatMap((page) => boxesOn(page).map(boxStep)),
    cardsStep,
    ...bots.flatMap((realm) => ages.map((age) => deckStep(realm, age))),
    ...bots.flatMap(targetsSteps),
    ...diceSteps,
  ];
}

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

function at(now: Now, steps: readonly Step[]): Guided {
  const { pack, skipped } = now;
  const isLeft = (one: Step): boolean => !one.isDone(pack) && !skipped.has(one);
  const step = now.step ?? steps.slice(now.from).find(isLeft) ?? steps.find(isLeft);
  const from = now.from;
  const share = message(m('guide.share'), { n: tenthsByBook(rulesWith(pack)) });
  const go = (next: Partial<Now>): Guided =>
    at({ pack, skipped, from, step: undefined, past: now, ...next }, steps);
  return {
    lines: step === undefined ? [share, message(m('guide.done'))] : [share, ...step.lines(pack)],
    words: [...(step?.words(pack) ?? []), SKIP, BACK, ...new Set(steps.map(({ part }) => part))],
    isDone: step === undefined,
    pack: packJson(pack),
    answer: (line) => {
      const typed = line.trim();
      if (typed === BACK) return now.past === undefined ? at(now, steps) : at(now.past, steps);
      if (typed === SKIP && step !== undefined) return go({ skipped: new Set([...skipped, step]) });
      const part = steps.find((one) => one.part === typed);
      if (part !== undefined) {
        const open = steps.find((one) => one.part === typed && !one.isDone(pack));
        const next = open ?? part;
        return go({ step: next, from: steps.indexOf(next) });
      }
      const deck = readDeckLine(typed, 'decks');
      if (deck !== undefined) {
        const added = { ...emptyPack(''), decks: [deck] };
        return go({ pack: checked(addPack(pack, added)) });
      }
      if (step === undefined) return failUnknown('', 'word', typed, [BACK]);
      const { next, pack: after } = step.answer(pack, typed);
      return go({ pack: after, ...(next !== undefined && { step: next }) });
    },
  };
}
