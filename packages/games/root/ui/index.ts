import './icons.ts';
import type { MessageId } from '@empty-chair/kernel/words';
import type { UiParts } from '@empty-chair/uikit/game-ui.ts';
import { arrowOf, putsDown } from './arrow-of.ts';
import Board from './Board.svelte';
import { setupBoard } from './board/root-view.ts';
import CorrectPlace from './CorrectPlace.svelte';
import { chairs } from './chairs.ts';
import { checks } from './checks.ts';
import { configFromApp } from './game.ts';
import HumanDone from './HumanDone.svelte';
import HumanTurn from './HumanTurn.svelte';
import { lineIcon } from './line-icon.ts';
import { inFewWords, lineLook, ownerInSetup } from './line-look.ts';
import Mat from './Mat.svelte';
import Pill from './Pill.svelte';
import { answerPad, isSmallPad } from './pads/answer-pad.ts';
import { picture } from './picture.ts';
import { placeKinds, places } from './places.ts';
import SetupForm from './SetupForm.svelte';
import HintButton from './screen/HintButton.svelte';
import { since } from './screen/since.ts';
import { linePictures } from './setup/line-pictures.ts';
import { setupList } from './setup/setup-list.ts';
import { firstConfig } from './setup/setup-model.ts';
import { where } from './setup/where.ts';
import { standingAt } from './standing.ts';
import { surprise } from './surprise.ts';

/** What Root adds to the app. */
const ui: UiParts = {
  Board,
  Mat,
  where,
  isOnScreen: (config) => configFromApp(config).play === 'screen',
  variant: (config) => `ui.root.setup.map.${configFromApp(config).map}` as MessageId,
  since,
  SetupForm,
  HumanTurn,
  HumanDone,
  TurnHelp: HintButton,
  Pill,
  CorrectPlace,
  answerPad,
  isSmallPad,
  arrowOf,
  putsDown,
  chairs,
  checks,
  lineIcon,
  lineLook,
  inFewWords,
  ownerInSetup,
  setupList,
  setupPictures: linePictures,
  picture,
  standingAt,
  placeKinds,
  places,
  boardDuringSetup: setupBoard,
  firstConfig: firstConfig(),
  surprise,
};

export default ui;
