import { words } from '@empty-chair/uikit/words.svelte.ts';
import ChoiceScreen from './ChoiceScreen.svelte';
import Initials from './Initials.svelte';
import LookFlags from './LookFlags.svelte';
import OfflineStrip from './OfflineStrip.svelte';
import ShareSheet from './ShareSheet.svelte';
import { sittingIn, tickedIn } from './signed.ts';
import TableStateButton from './TableStateButton.svelte';
import type { SharedView } from './view.ts';
import WatchedTurn from './WatchedTurn.svelte';
import Watchers from './Watchers.svelte';

const means = { Initials, words };

/** All that the table draws of sharing, in one piece: loaded when a game is shared. */
export const atTable = {
  ChoiceScreen,
  LookFlags,
  OfflineStrip,
  ShareSheet,
  TableStateButton,
  WatchedTurn,
  Watchers,
  sittingIn: (view: SharedView) => sittingIn(view, means),
  tickedIn: (view: SharedView) => tickedIn(view, means),
};
