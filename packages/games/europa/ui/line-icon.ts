import type { Message } from '@empty-chair/kernel/words';
import type { LineIcons } from '@empty-chair/uikit/line-icon.ts';
import { lineIconBy } from '@empty-chair/uikit/line-icon.ts';

const CARD = 'card';
const POWER = 'eu-cube';
const ARMY = 'eu-army';
const TOWN = 'eu-town';
const UNREST = 'eu-unrest';
const REBEL = 'eu-rebel';
const PEACE = 'eu-peace';
const ALLY = 'eu-ally';
const MARRIAGE = 'eu-marriage';
const CROWN = 'eu-crown';
const FAITH = 'eu-faith';
const EVENT = 'eu-event';
const CLAIM = 'eu-claim';

/** The steps of a Round, in the log. */
export const BY_STEP: Readonly<Record<string, string>> = {
  actions: CARD,
  invasions: 'battle',
  peace: PEACE,
  unrest: UNREST,
  income: POWER,
  upkeep: ARMY,
  scoring: 'points',
};

/** Lines by what is done on the table. */
export const BY_LINE: Readonly<Record<string, string>> = {
  'see.card': CARD,
  'do.drawCard': CARD,
  'do.shuffle': CARD,
  'do.cardsOut': CARD,
  'do.setAside': CARD,
  'do.discardAction': CARD,
  'see.noCards': CARD,
  'do.spend': POWER,
  'do.gainPower': POWER,
  'do.losePower': POWER,
  'do.discardSpent': POWER,
  'do.focus': POWER,
  'do.moveArmy': 'move',
  'do.placeArmy': ARMY,
  'do.removeArmy': ARMY,
  'do.recruit': ARMY,
  'do.manpower': ARMY,
  'do.layDown': ARMY,
  'do.standUp': ARMY,
  'do.loseUnits': ARMY,
  'do.landBattle': 'battle',
  'do.navalHits': 'battle',
  'see.battleWon': 'battle',
  'see.battleLost': 'battle',
  'see.navalWon': 'battle',
  'see.invasion': 'battle',
  'do.declareWar': 'battle',
  'do.joinWar': 'battle',
  'do.defendEmpire': 'battle',
  'do.crusade': 'battle',
  'do.peace': PEACE,
  'do.truceOver': PEACE,
  'do.truce': PEACE,
  'see.refusedInfluence': 'eu-influence',
  'see.humansRebelDice': 'die',
  'see.humansAttrition': ARMY,
  'do.besiege': 'keep',
  'do.placeTown': TOWN,
  'do.colony': TOWN,
  'do.keep': TOWN,
  'do.giveBack': TOWN,
  'do.liberate': TOWN,
  'do.annex': TOWN,
  'do.addUnrest': UNREST,
  'do.removeUnrest': UNREST,
  'do.placeRebels': REBEL,
  'do.rebelTown': REBEL,
  'do.rebelsMove': REBEL,
  'do.rebelGoes': REBEL,
  'see.rebelsAttack': 'battle',
  'see.invasionOfHuman': 'battle',
  'do.rebelsBeaten': REBEL,
  'do.rebelsLeft': REBEL,
  'see.rebelDice': 'die',
  'do.placeInfluence': 'eu-influence',
  'do.removeInfluence': 'eu-influence',
  'do.takeInfluenceBack': 'eu-influence',
  'do.imperialInfluence': 'eu-influence',
  'do.placeClaim': CLAIM,
  'do.removeClaim': CLAIM,
  'do.ally': ALLY,
  'do.unally': ALLY,
  'do.activateAlly': ALLY,
  'do.marry': MARRIAGE,
  'do.unmarry': MARRIAGE,
  'do.placeShip': 'eu-ship',
  'do.removeShip': 'eu-ship',
  'do.removePirate': 'eu-ship',
  'do.placePirate': 'eu-ship',
  'see.pirates': 'eu-ship',
  'see.piratesAnywhere': 'eu-ship',
  'do.loseColonist': 'eu-colonist',
  'see.humansNatives': 'eu-colonist',
  'do.moveMerchant': 'eu-merchant',
  'do.colonists': 'eu-colonist',
  'do.noColonists': 'eu-colonist',
  'do.research': 'eu-idea',
  'do.milestone': 'eu-milestone',
  'do.gainPrestige': 'points',
  'do.losePrestige': 'points',
  'do.finalScore': 'points',
  'do.authority': CROWN,
  'do.leavesEmpire': CROWN,
  'do.rejoinsEmpire': CROWN,
  'see.authority': CROWN,
  'do.firstPlayer': 'chair',
  'do.pass': 'next',
  'do.convert': FAITH,
  'do.spread': FAITH,
  'see.revolutionBegins': FAITH,
  'do.stateReligion': FAITH,
  'do.placeCardinal': FAITH,
  'do.loseCardinal': FAITH,
  'do.excommunicate': FAITH,
  'do.takeEvent': EVENT,
  'do.takeEventOfDie': EVENT,
  'do.takeOwnEvent': EVENT,
  'do.takeNamedEvent': EVENT,
  'do.optionA': EVENT,
  'do.optionB': EVENT,
  'do.secondaryEffects': EVENT,
  'do.nextEvent': EVENT,
  'do.symbols': EVENT,
  'see.unpickedSymbols': EVENT,
  'do.removeToken': EVENT,
  'do.ducatsOnOthers': EVENT,
  'see.round': EVENT,
  'see.disputedSuccession': MARRIAGE,
  'see.powerStruggles': 'points',
  'do.fightBeside': 'battle',
  'do.lightShip': 'eu-ship',
  'do.rebelsLiberate': REBEL,
  'do.dnprTakes': TOWN,
  'see.mayPlaceCasusBelli': CLAIM,
  'do.takeAvailable': POWER,
  'do.takeSpent': POWER,
  'do.setUpScenario': 'log',
  'do.setUpMat': 'bot',
  'do.setUpTowns': TOWN,
  'do.newTowns': TOWN,
  'do.inherit': 'points',
  'do.turnMat': 'bot',
  'do.markIdeas': 'eu-idea',
  'do.removeCore': CLAIM,
  'do.setUpInfluence': 'eu-influence',
  'do.setUpMerchant': 'eu-merchant',
  'do.setUpArmy': ARMY,
  'do.setUpShips': 'eu-ship',
  'do.setUpDeck': CARD,
  'do.setUpHouseDeck': CARD,
  'do.setUpHouseTargets': CARD,
  'do.setUpPrinted': CARD,
  'do.setUpAppCards': CARD,
  'do.setUpAppPrinted': CARD,
  'see.target': 'foresight',
  'see.houseTarget': 'foresight',
  'see.noTarget': 'foresight',
  'see.opponent': 'foresight',
  'see.countered': 'foresight',
};

/** What else a line is about. */
const BY_KIND: LineIcons['byKind'] = [
  ['idea', () => 'eu-idea'],
  ['religion', () => FAITH],
  ['node', () => 'eu-merchant'],
  ['seaZone', () => 'eu-ship'],
  ['province', () => TOWN],
];

const STEP_LINES = Object.fromEntries(
  Object.entries(BY_STEP).map(([step, icon]) => [`see.step.${step}`, icon]),
);
const iconOf = lineIconBy({
  byLine: { ...BY_LINE, ...STEP_LINES },
  byKind: BY_KIND,
  counts: 'first',
});

/** What is said in few words is drawn as what it stands for, of whoever it is said. */
export function lineIcon(message: Message): string | undefined {
  const word = /^short\.(\w+?)(Of)?$/.exec(message.id)?.[1];
  const own = word === undefined ? undefined : (BY_LINE[`do.${word}`] ?? BY_LINE[`see.${word}`]);
  return own ?? iconOf(message);
}
