import { callExamples } from './calls.ts';
import { capacityExamples } from './capacity.ts';
import { crusadeExamples } from './crusade.ts';
import { dnprExamples } from './dnpr-expansion.ts';
import { effectExamples } from './effects.ts';
import { empireExamples } from './empire.ts';
import { eventExamples } from './events.ts';
import type { EuropaExample } from './example.ts';
import { invasionExamples } from './invasions.ts';
import { jointDefenceExamples } from './joint-defence.ts';
import { marchExamples } from './march.ts';
import { askedOnceExamples } from './questions-asked-once.ts';
import { rebelExamples } from './rebels.ts';
import { replacingExamples } from './replacing.ts';
import { setupExamples } from './setup.ts';
import { siegeExamples } from './siege.ts';
import { spreadExamples } from './spread.ts';
import { symbolExamples } from './symbols.ts';
import { targetExamples } from './targets.ts';
import { tokenExamples } from './tokens.ts';

/** The worked examples by subject; those that are kept as files are in worked.ts. */
export const allExamples: readonly EuropaExample[] = [
  ...callExamples,
  ...capacityExamples,
  ...crusadeExamples,
  ...dnprExamples,
  ...effectExamples,
  ...empireExamples,
  ...eventExamples,
  ...invasionExamples,
  ...jointDefenceExamples,
  ...marchExamples,
  ...askedOnceExamples,
  ...rebelExamples,
  ...replacingExamples,
  ...setupExamples,
  ...siegeExamples,
  ...spreadExamples,
  ...symbolExamples,
  ...targetExamples,
  ...tokenExamples,
];
