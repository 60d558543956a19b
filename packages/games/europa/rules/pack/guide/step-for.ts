import type { Ask } from './asks.ts';
import { boxStep } from './box-step.ts';
import { bookletStep, cardsStep, deckStep, dieStep, targetsStep } from './list-steps.ts';
import type { Step } from './step.ts';

export function stepFor(ask: Ask): Step {
  switch (ask.kind) {
    case 'booklet':
      return bookletStep;
    case 'box':
      return boxStep(ask.box);
    case 'cards':
      return cardsStep;
    case 'deck':
      return deckStep(ask.realm, ask.age);
    case 'targets':
      return targetsStep(ask.realm, ask.chart);
    case 'die':
      return dieStep(ask.die);
  }
}
