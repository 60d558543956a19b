import type { UiParts } from '@empty-chair/uikit/game-ui.ts';
import Board from './Board.svelte';
import { chairs } from './chairs.ts';

/** What the orchard draws itself; all else is the plain drawing, which asks the rules. */
const ui: UiParts = { Board, chairs };

export default ui;
