import type { UiParts } from '@empty-chair/uikit/game-ui.ts';
import Board from './Board.svelte';
import CorrectPlace from './CorrectPlace.svelte';
import { chairs } from './chairs.ts';
import HumanDone from './HumanDone.svelte';
import HumanTurn from './HumanTurn.svelte';
import { lineIcon } from './line-icon.ts';
import { lineLook } from './line-look.ts';
import Mat from './Mat.svelte';
import { optionIcon } from './option-icon.ts';
import Pill from './Pill.svelte';
import { answerPad, isSmallPad } from './pads/answer-pad.ts';
import { picture } from './picture.ts';
import { checks, placeKinds, places } from './places.ts';
import { putsDown } from './puts-down.ts';
import SetupForm from './SetupForm.svelte';
import { ownerInSetup, setupList } from './setup/setup-list.ts';
import { firstConfig } from './setup/setup-model.ts';
import { where } from './setup/where.ts';
import { standingAt } from './standing.ts';
import { surprise } from './surprise.ts';
import LineTiles from './tiles/LineTiles.svelte';
import { valueText } from './value-text.ts';

/** What Age of Innovation adds to the app. */
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
  optionIcon,
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
  LineTiles,
  valueText,
};

export default ui;
