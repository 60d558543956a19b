import type { HelpTopic } from '../router.ts';
import type { PanelKey } from './table-mode.ts';

/** Which part of the help is about what the panel shows. */
export const HELP_ABOUT: Readonly<Record<PanelKey, HelpTopic>> = {
  begin: 'idea',
  log: 'undo',
  check: 'check',
  end: 'keep',
  working: 'bot',
  bot: 'bot',
  human: 'you',
  theirs: 'together',
  question: 'bot',
  foresight: 'foresight',
  why: 'why',
};
