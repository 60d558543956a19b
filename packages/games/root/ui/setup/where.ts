import type { WhereParts } from '@empty-chair/uikit/game-ui.ts';
import { whereIn } from '@empty-chair/uikit/setup/where.ts';
import { words } from '../words.ts';
import { atTable, check, draftOf, isOnScreen, onScreen } from './setup-model.ts';

/** Random choices are in no box: the app makes them quietly wherever the game is played. */
const BOXED = ['cards', 'dice'] as const;

const boxed = whereIn({ draftOf, check }, BOXED, BOXED, (chance, by) =>
  words.t(`ui.root.setup.where.${chance}.${by}`),
);

/** On the screen people play by the law as well: their cards are there, and what they may do. */
export const where: WhereParts = {
  isWithoutBox: true,
  of: (config) => (isOnScreen(draftOf(config)) ? 'screen' : 'box'),
  fits: (config, place) => isOnScreen(draftOf(config)) === (place === 'screen'),
  at: (config, place) => {
    const draft = draftOf(config);
    const next = place === 'screen' ? onScreen(draft) : atTable(draft);
    const { config: taken = config } = check(next);
    return place === 'screen' ? taken : boxed.at(taken, place);
  },
  lines: (config) =>
    isOnScreen(draftOf(config))
      ? [
          { icon: 'card', text: words.t('ui.root.setup.where.hand') },
          { icon: 'die', text: words.t('ui.root.setup.where.dice.app') },
          { icon: 'bot', text: words.t('ui.root.setup.where.bots') },
        ]
      : boxed.lines(config),
};
