import ChoiceScreen from './ChoiceScreen.svelte';
import LookFlags from './LookFlags.svelte';
import OfflineStrip from './OfflineStrip.svelte';
import ShareSheet from './ShareSheet.svelte';
import { sittingIn, tickedIn } from './signed.ts';
import TableStateButton from './TableStateButton.svelte';
import WatchedTurn from './WatchedTurn.svelte';
import Watchers from './Watchers.svelte';

/** All that the table draws of sharing, in one piece: loaded when a game is shared. */
export const atTable = {
  ChoiceScreen,
  LookFlags,
  OfflineStrip,
  ShareSheet,
  TableStateButton,
  WatchedTurn,
  Watchers,
  sittingIn,
  tickedIn,
};
