import './icons.ts';
import type { UiParts } from '@empty-chair/uikit/game-ui.ts';
import { arrowOf, putsDown } from './arrow-of.ts';
import Board from './Board.svelte';
import CorrectPlace from './CorrectPlace.svelte';
import { chairs } from './chairs.ts';
import HumanDone from './HumanDone.svelte';
import HumanTurn from './HumanTurn.svelte';
import { lineIcon } from './line-icon.ts';
import { lineLook } from './line-look.ts';
import Mat from './Mat.svelte';
import Pill from './Pill.svelte';
import { answerPad, isSmallPad } from './pads/answer-pad.ts';
import { picture } from './picture.ts';
import { checks, placeKinds, places } from './places.ts';
import SetupForm from './SetupForm.svelte';
import SetupCards from './setup/SetupCards.svelte';
import { ownerInSetup, setupList } from './setup/setup-list.ts';
import { firstConfig } from './setup/setup-model.ts';
import { where } from './setup/where.ts';
import { standingAt } from './standing.ts';
import { surprise } from './surprise.ts';
import { valueText } from './value-text.ts';

/** What Tapestry adds to the app. */
const ui: UiParts = {
  Board,
  Mat,
  where,
  SetupForm,
  HumanTurn,
  HumanDone,
  Pill,
  CorrectPlace,
  answerPad,
  isSmallPad,
  arrowOf,
  putsDown,
  chairs,
  botsGoOn: true,
  picture,
  standingAt,
  places,
  placeKinds,
  checks,
  firstConfig: firstConfig(),
  surprise,
  lineIcon,
  lineLook,
  setupList,
  ownerInSetup,
  LineTiles: SetupCards,
  valueText,
};

export default ui;
