import type { UiParts } from '@empty-chair/uikit/game-ui.ts';
import { arrowOf } from './arrow-of.ts';
import Board from './Board.svelte';
import CorrectPlace from './CorrectPlace.svelte';
import { chairs } from './chairs.ts';
import { phaseOf } from './chart/way-phase.ts';
import GuideTool from './GuideTool.svelte';
import HumanDone from './HumanDone.svelte';
import HumanTurn from './HumanTurn.svelte';
import { lineIcon } from './line-icon.ts';
import { lineLook } from './line-look.ts';
import Mat from './Mat.svelte';
import MatStrip from './MatStrip.svelte';
import PackTool from './PackTool.svelte';
import Pill from './Pill.svelte';
import { answerPad, isRuleLast, isSmallPad } from './pads/answer-pad.ts';
import { picture } from './picture.ts';
import { checks, isShown, placeKinds, places } from './places.ts';
import { putsDown } from './puts-down.ts';
import SetupForm from './SetupForm.svelte';
import { ownerInSetup, setupList } from './setup/setup-list.ts';
import { firstConfig } from './setup/setup-model.ts';
import { where } from './setup/where.ts';
import { standingAt } from './standing.ts';
import { surprise } from './surprise.ts';
import { valueText } from './value-text.ts';
import Way from './Way.svelte';
import WhyWay from './WhyWay.svelte';
import { words } from './words.ts';

/** What Europa Universalis: The Price of Power adds to the app. */
const ui: UiParts = {
  Board,
  Mat,
  MatStrip,
  phaseOf,
  Way,
  WhyWay,
  tools: [
    { icon: 'quest', label: () => words.t('ui.europaGuide.title'), Dialog: GuideTool },
    { icon: 'fork', label: () => words.t('ui.europa.tool.pack'), Dialog: PackTool },
  ],
  where,
  SetupForm,
  HumanTurn,
  HumanDone,
  Pill,
  CorrectPlace,
  answerPad,
  isSmallPad,
  isRuleLast,
  arrowOf,
  putsDown,
  isShown,
  chairs,
  picture,
  standingAt,
  places,
  placeKinds,
  checks,
  firstConfig,
  surprise,
  lineIcon,
  lineLook,
  setupList,
  ownerInSetup,
  botsGoOn: true,
  isClose: true,
  valueText,
};

export default ui;
