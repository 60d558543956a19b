import type { Happening, Message, MessageId } from '@empty-chair/kernel/words';
import type { LineLook, LineTurn } from '@empty-chair/uikit/game-ui.ts';
import { isRef } from '@empty-chair/uikit/sentence.ts';
import type ui from '../text/en/ui.json';

type UiId = keyof typeof ui;

/** What is no move: nothing is placed, taken or turned for it on the table. */
const TOLD: Readonly<Record<string, LineLook['as']>> = {
  // What leads to the next move: whom it is about, what was rolled, what is fought.
  'see.target': 'lead',
  'see.houseTarget': 'lead',
  'see.noTarget': 'lead',
  'see.opponent': 'lead',
  'see.countered': 'lead',
  'see.noCards': 'lead',
  'see.invasion': 'lead',
  'see.rebelsAttack': 'lead',
  'see.refusedInfluence': 'lead',
  'see.humansRebelDice': 'lead',
  'see.humansAttrition': 'lead',
  'see.mayPlaceCasusBelli': 'lead',
  'see.revolutionBegins': 'lead',
  'see.humansNatives': 'lead',
  'see.pirates': 'lead',
  'see.piratesAnywhere': 'lead',
  'see.unpickedSymbols': 'lead',
  'see.invasionOfHuman': 'lead',
  'see.annexedBot': 'lead',
  'see.rebelDice': 'lead',
  'see.explorationDie': 'lead',
  'see.battleDice': 'lead',
  'see.seaHits': 'lead',
  'see.seaTie': 'lead',
  'see.noDice': 'lead',
  'see.nprTooFew': 'lead',
  'do.landBattle': 'lead',
  'do.fightBeside': 'lead',
  'do.optionA': 'lead',
  'do.optionB': 'lead',
  // A Bot gets nothing for its pass.
  'see.lastTurn': 'lead',
  'do.pass': 'lead',
  // What the humans should know when their part begins.
  'see.peace.accepts': 'lead',
  'see.peace.refuses': 'lead',
  // What came of the move before.
  'see.battleWon': 'note',
  'see.battleLost': 'note',
  'see.navalWon': 'note',
  'see.successor': 'note',
  'see.packDecks': 'note',
  // The chart above the list names the card and its step, the guide what the human has to do.
  'see.card': 'silent',
  // Whoever was asked for it has drawn it.
  'do.drawCard': 'silent',
  'see.houseRoll': 'silent',
  'see.houseOnly': 'silent',
  'see.authority': 'silent',
  'see.step.actions': 'silent',
  'see.step.invasions': 'silent',
  'see.step.peace': 'silent',
  'see.step.unrest': 'silent',
  'see.step.income': 'silent',
  'see.step.upkeep': 'silent',
  'see.step.scoring': 'silent',
  'see.your.invasions': 'silent',
  'see.your.peace': 'silent',
  'see.your.unrest': 'silent',
  'see.your.scoring': 'silent',
  // Prestige with a move of its own is done as one.
  'do.finalScore': 'scoring',
  'do.milestone': 'scoring',
  'do.excommunicate': 'scoring',
};
/** For the log only. */
export const isSilent = (id: string): boolean => TOLD[id] === 'silent';

/** None of these is nothing to do; of others a zero still tells how it stands. */
const AMOUNTS: readonly string[] = [
  'do.spend',
  'do.gainPower',
  'do.losePower',
  'do.discardSpent',
  'do.focus',
  'do.recruit',
  'do.loseUnits',
  'do.navalHits',
  'do.placeRebels',
  'do.gainPrestige',
  'do.losePrestige',
];

/** Where hands are when it is done, for a turn that is long. What a deed costs is paid with it. */
const HANDS: Readonly<Record<string, readonly string[]>> = {
  next: ['do.spend'],
  power: ['do.gainPower', 'do.losePower', 'do.discardSpent', 'do.focus', 'do.takeSpent'],
  event: [
    'do.takeEvent',
    'do.takeEventOfDie',
    'do.takeOwnEvent',
    'do.takeNamedEvent',
    'do.ducatsOnOthers',
  ],
  map: [
    'do.addUnrest',
    'do.removeUnrest',
    'do.besiege',
    'do.liberate',
    'do.giveBack',
    'do.keep',
    'do.placeInfluence',
    'do.removeInfluence',
    'do.takeInfluenceBack',
    'do.placeClaim',
    'do.removeClaim',
    'do.moveArmy',
    'do.placeArmy',
    'do.removeArmy',
    'do.placeShip',
    'do.removeShip',
    'do.moveMerchant',
    'do.placeRebels',
    'do.rebelsMove',
    'do.rebelGoes',
  ],
};
const HAND_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(HANDS).flatMap(([hand, ids]) => ids.map((id) => [id, hand] as const)),
);

type Detail = Extract<UiId, `detail.${string}`>;
/** What has to be known for doing it, below the few words. */
const DETAILS: ReadonlySet<string> = new Set<Detail>([
  'detail.powerStruggles',
  'detail.disputedSuccession',
  'detail.annex',
]);

type Short = Extract<UiId, `short.${string}`>;
/** What is said in few words of whoever acts, or of nobody. */
export const SHORT: ReadonlySet<string> = new Set<Short>([
  'short.activateAlly',
  'short.addUnrest',
  'short.removeUnrest',
  'short.ally',
  'short.unally',
  'short.marry',
  'short.unmarry',
  'short.annex',
  'short.authority',
  'short.leavesEmpire',
  'short.rejoinsEmpire',
  'short.besiege',
  'short.liberate',
  'short.giveBack',
  'short.keep',
  'short.colonists',
  'short.noColonists',
  'short.colony',
  'short.placeTown',
  'short.convert',
  'short.stateReligion',
  'short.crusade',
  'short.declareWar',
  'short.peace',
  'short.truceOver',
  'short.discardAction',
  'short.spend',
  'short.gainPower',
  'short.losePower',
  'short.discardSpent',
  'short.focus',
  'short.takeAvailable',
  'short.takeSpent',
  'short.takeInfluenceBack',
  'short.placeInfluence',
  'short.removeInfluence',
  'short.imperialInfluence',
  'short.placeClaim',
  'short.removeClaim',
  'short.moveArmy',
  'short.placeArmy',
  'short.removeArmy',
  'short.recruit',
  'short.layDown',
  'short.standUp',
  'short.loseUnits',
  'short.manpower',
  'short.landBattle',
  'short.navalHits',
  'short.battleWon',
  'short.battleLost',
  'short.navalWon',
  'short.nprTooFew',
  'short.placeShip',
  'short.removeShip',
  'short.moveMerchant',
  'short.removePirate',
  'short.placePirate',
  'short.spread',
  'short.placeRebels',
  'short.rebelTown',
  'short.truce',
  'short.rebelsMove',
  'short.rebelGoes',
  'short.rebelsLiberate',
  'short.rebelsBeaten',
  'short.rebelsLeft',
  'short.rebelDice',
  'short.placeCardinal',
  'short.loseCardinal',
  'short.research',
  'short.milestone',
  'short.gainPrestige',
  'short.losePrestige',
  'short.finalScore',
  'short.pass',
  'short.lastTurn',
  'short.firstPlayer',
  'short.takeEvent',
  'short.takeEventOfDie',
  'short.takeOwnEvent',
  'short.takeNamedEvent',
  'short.optionA',
  'short.optionB',
  'short.ducatsOnOthers',
  'short.secondaryEffects',
  'short.symbols',
  'short.nextEvent',
  'short.removeToken',
  'short.node',
  'short.drawCard',
  'short.setAside',
  'short.cardsOut',
  'short.shuffle',
  'short.noCards',
  'short.noTarget',
  'short.opponent',
  'short.target',
  'short.houseTarget',
  'short.countered',
  'short.explorationDie',
  'short.invasion',
  'short.round',
  'short.powerStruggles',
  'short.disputedSuccession',
  'short.setUpMat',
  'short.setUpTowns',
  'short.setUpInfluence',
  'short.setUpMerchant',
  'short.setUpArmy',
  'short.setUpShips',
  'short.setUpDeck',
  'short.setUpHouseDeck',
]);
/** The same with the Realm named: of another than the one that acts, or of both sides of a fight. */
export const SHORT_OF: ReadonlySet<string> = new Set<Short>([
  'short.activateAllyOf',
  'short.dnprTakesOf',
  'short.authorityOf',
  'short.loseColonistOf',
  'short.addUnrestOf',
  'short.removeUnrestOf',
  'short.unallyOf',
  'short.unmarryOf',
  'short.keepOf',
  'short.joinWarOf',
  'short.defendEmpireOf',
  'short.peaceOf',
  'short.truceOverOf',
  'short.gainPowerOf',
  'short.losePowerOf',
  'short.takeSpentOf',
  'short.takeInfluenceBackOf',
  'short.removeInfluenceOf',
  'short.rebelDiceOf',
  'short.placeClaimOf',
  'short.removeClaimOf',
  'short.removeArmyOf',
  'short.truceOf',
  'short.invasionOf',
  'short.rebelsLeftOf',
  'short.rebelsBeatenOf',
  'short.battleLostOf',
  'short.battleWonOf',
  'short.moveArmyOf',
  'short.placeArmyOf',
  'short.recruitOf',
  'short.layDownOf',
  'short.standUpOf',
  'short.loseUnitsOf',
  'short.fightBesideOf',
  'short.seaHitsOf',
  'short.noDiceOf',
  'short.lightShipOf',
  'short.removeShipOf',
  'short.moveMerchantOf',
  'short.loseCardinalOf',
  'short.excommunicateOf',
  'short.gainPrestigeOf',
  'short.losePrestigeOf',
  'short.eliminatedOf',
]);

/** What is done for each Realm by itself, whoever's turn it falls into: its peace, and what a Truce comes to. */
const OF_REALM = /^(EU-6\.5|EU-22\.15|R-TRUCE-1)(\.|$)/;

/** How Europa's happenings stand in the list of a bot's turn. */
export function lineLook(happening: Happening, { name }: LineTurn): LineLook {
  const { id, params, rule } = happening;
  const who = params?.['who'];
  const isOfActor = who === undefined || (isRef(who) && who.id === name?.id);
  const n = params?.['n'];
  // Cubes are taken once, whatever they are for.
  const isSummed = id === 'do.gainPower' && isOfActor && typeof n === 'number' && n > 0;
  const hand = HAND_OF.get(id);
  const own = id.replace(/^(do|see)\./, 'short.');
  const detail = id.replace(/^(do|see)\./, 'detail.');
  return {
    as: asOf(happening, isOfActor),
    short: shortly(),
    ...(isSummed && { part: { points: n } }),
    ...(hand !== undefined && { hand }),
    ...(OF_REALM.test(rule) && ofRealm()),
    ...(DETAILS.has(detail) && { detail: { id: detail as MessageId } }),
  };

  function ofRealm(): Pick<LineLook, 'of'> {
    if (isOfActor && who !== undefined) return {};
    if (who === undefined || !isRef(who)) return { of: 'next' };
    return { of: { who, ...(SHORT.has(own) && { short: inFewWords(own) }) } };
  }

  function shortly(): Message {
    const short = isOfActor && SHORT.has(own) ? own : `${own}Of`;
    const isShort = SHORT.has(short) || SHORT_OF.has(short);
    return isShort ? inFewWords(short) : happening;
  }

  function inFewWords(short: string): Message {
    return { id: short as MessageId, ...(params && { params }) };
  }
}

function asOf({ id, rule, params }: Happening, isOfActor: boolean): LineLook['as'] {
  if (params?.['n'] === 0 && AMOUNTS.includes(id)) return 'silent';
  if (id === 'do.gainPrestige' || id === 'do.losePrestige') {
    // In the phases after the Actions and before a peace it comes of no move. The move before it is
    // another Realm's where that trades along (EU-22.7), or where it is that Realm's Prestige.
    return !isOfActor || /^EU-(6|22\.7|22\.15)(\.|$)/.test(rule) ? 'scoring' : 'points';
  }
  return TOLD[id] ?? 'move';
}
