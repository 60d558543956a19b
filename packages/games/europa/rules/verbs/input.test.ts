import { anySentence, expectToReadBack, inputRoundTrip } from '@empty-chair/testkit/any-input';
import { badData } from '@empty-chair/testkit/thrown';
import { refusedWhenTyped, toldInLog } from '@empty-chair/testkit/typed-input';
import { describe, expect, test } from 'vitest';
import { FRANCE, readPosition } from '../../examples/position.ts';
import { europa } from '../module.ts';
import { inputs } from './verbs.ts';

const { inputKey, parseInput } = europa;

inputRoundTrip(europa, anySentence(inputs.sentences), 1500);

test.each([
  { name: 'two  words, „and more”', cards: [], decks: [] },
  {
    name: 'decks',
    cards: [{ number: 5, cost: 2 }],
    decks: [{ realm: 'france', age: 1, removed: [9, 10] }],
  },
])('a pack reads back as it was: $name', (pack) => {
  expectToReadBack(europa, {
    kind: 'pack',
    pack: {
      how: 'only',
      pack: { format: 1, charts: [], targets: [], dice: {}, map: {}, ...pack },
    },
  });
});

describe('a person types', () => {
  test.each<[string, string]>([
    ['  own   paris england ', 'own paris england'],
    ['own paris spain', 'own paris castile'],
    ['own paris russia', 'own paris muscovy'],
    ['trade English_Channel', 'trade English_Channel'],
    ['trade Wien mercantilism', 'trade Wien mercantilism'],
    ['war england without', 'war england without'],
    ['effect england gainAlliance', 'effect england gainAlliance 0'],
    ['prestige -0', 'prestige 0'],
    ['correct england merchant nobody', 'correct england merchant nobody'],
    ['pack { "format": 1,  "name": "my  own" }', 'pack add {"format":1,"name":"my  own"}'],
    ['pack  only {"format":1,"name":"mine"}', 'pack only {"format":1,"name":"mine"}'],
  ])('%j', (text, key) => {
    expect(inputKey(parseInput(text))).toBe(key);
  });

  refusedWhenTyped(europa, [
    ['', 'data.missing'],
    ['fly paris', 'data.notOneOf'],
    ['own paris', 'data.missing'],
    ['own atlantis france', 'no.place word=atlantis'],
    ['own paris atlantis', 'no.place word=atlantis'],
    ['own paris rebels', 'no.place word=rebels'],
    ['own paris france now', 'data.tooManyWords word=now'],
    ['influence seine many', 'data.noNumber word=many'],
    ['influence seine 1.5', 'data.noNumber word=1.5'],
    ['influence seine 9', 'data.outOfRange'],
    ['claim seine lost', 'data.notOneOf choices=gone value=lost'],
    ['ship paris', 'no.place word=paris'],
    ['trade English Channel', 'no.place word=English'],
    ['trade Wien cheaply', 'data.notOneOf choices=mercantilism value=cheaply'],
    ['war england with', 'data.notOneOf choices=without value=with'],
    ['move seine burgundy', 'data.noNumber word=seine'],
    ['move 4 seine', 'data.missing'],
    ['move 4 seine atlantis', 'no.place word=atlantis'],
    ['unrest paris maybe', 'data.notOneOf choices=yes, no value=maybe'],
    ['convert seine buddhist', 'data.notOneOf'],
    ['pirates Wien 10', 'data.outOfRange least=0 most=9 value=10'],
    ['milestone science', 'data.notOneOf'],
    ['idea gunpowder', 'data.notOneOf'],
    ['effect england rain', 'data.notOneOf'],
    ['emperor austria', 'data.missing'],
    ['leave hard 5 12 4 0 4', 'data.outOfRange least=-3 most=3 value=4'],
    ['round 5 1', 'data.outOfRange least=1 most=4 value=5'],
    ['correct', 'data.missing'],
    ['correct england', 'data.missing'],
    ['correct england moon 3', 'data.notOneOf'],
    ['correct england available 31', 'data.outOfRange least=0 most=30 value=31'],
    ['correct england card 25 used', 'data.outOfRange least=1 most=24 value=25'],
    ['correct england card 5 hand', 'data.notOneOf choices=draw, used, setAside, out value=hand'],
    ['correct england quest perhaps', 'data.notOneOf choices=yes, no value=perhaps'],
    ['pack', 'data.missing'],
    ['__proto__', 'data.notOneOf'],
    ['correct england constructor', 'data.notOneOf'],
  ]);

  test.each<[string, string]>([
    ['pack {', 'pack: bad.packJson'],
    ['pack []', 'pack: data.expected'],
    ['pack {"format":2}', 'pack.format: data.outOfRange least=1 most=1 value=2'],
    [
      'pack {"format":1,"name":"x","cards":{"4":{"cost":-1}}}',
      'pack.cards.4.cost: data.outOfRange least=0 most=9 value=-1',
    ],
    [
      'pack {"format":1,"name":"x","decks":[{"realm":"atlantis","age":1,"removed":[]}]}',
      'pack.decks[0].realm: bad.unknown what=realm word=atlantis',
    ],
    [
      'pack only {"format":1,"name":"x","charts":{"siege":{"nodes":{"SI2":{"edges":{"no":"SI9"}}}}}}',
      'pack.charts.siege.nodes.SI2.edges.no: bad.unknownNear near=SI1 what=node word=SI9',
    ],
  ])('%s and is told where the fault is, also in a record', (text, where) => {
    expect(badData(() => parseInput(text))).toContain(where);
    expect(badData(() => europa.codecs.input.decode(text))).toContain(where);
  });

  test('minus nothing is nothing', () => {
    expect(parseInput('prestige -0')).toEqual({ kind: 'prestige', n: 0 });
  });

  test('a true minus, as the app writes it, is the same number', () => {
    expect(parseInput('prestige −2')).toEqual({ kind: 'prestige', n: -2 });
  });
});

describe('a line of the log', () => {
  toldInLog(europa, { state: readPosition({}), by: FRANCE }, [
    ['own paris england', 'fix.owner province=paris who=england'],
    ['own paris nobody', 'fix.vacant province=paris'],
    ['occupy paris england', 'fix.occupied province=paris who=england'],
    ['occupy paris rebels', 'fix.rebelTown province=paris'],
    ['occupy paris nobody', 'fix.free province=paris'],
    ['influence seine -2', 'did.influence area=seine n=-2 who=france'],
    ['claim seine', 'fix.claim what=seine who=france'],
    ['claim seine gone', 'fix.noClaim what=seine who=france'],
    ['core seine', 'fix.core what=seine who=france'],
    ['core seine gone', 'fix.noCore what=seine who=france'],
    ['ally scotland', 'fix.ally what=scotland who=france'],
    ['ally scotland gone', 'fix.unally what=scotland who=france'],
    ['marry scotland', 'fix.marriage what=scotland who=france'],
    ['marry scotland gone', 'fix.unmarry what=scotland who=france'],
    ['ship bay_of_biscay', 'fix.ship what=bay_of_biscay who=france'],
    ['ship bay_of_biscay gone', 'fix.noShip what=bay_of_biscay who=france'],
    ['trade Wien', 'did.trade node=Wien who=france'],
    ['war england', 'did.war realm=england who=france'],
    ['war england without', 'did.warWithout realm=england who=france'],
    ['peace england', 'did.peace realm=england who=france'],
    ['battle seine england', 'did.battle area=seine realm=england who=france'],
    [
      'seaBattle bay_of_biscay england',
      'did.seaBattle realm=england who=france zone=bay_of_biscay',
    ],
    ['move 4 seine burgundy', 'did.move area=burgundy from=seine n=4 who=france'],
    ['rebels seine 3', 'fix.rebels area=seine n=3'],
    ['unrest paris yes', 'fix.unrest province=paris'],
    ['unrest paris no', 'fix.calm province=paris'],
    ['convert seine protestant', 'fix.religion area=seine religion=protestant'],
    ['pirates Wien 2', 'fix.pirates n=2 node=Wien'],
    ['prestige 3', 'did.prestige n=3 who=france'],
    ['prestige -3', 'did.prestige n=-3 who=france'],
    ['milestone warfare', 'did.milestone type=warfare who=france'],
    ['idea cannons', 'did.idea idea=cannons who=france'],
    ['event', 'did.event who=france'],
    ['pass', 'did.pass who=france'],
    ['done', 'did.done who=france'],
    ['effect england ducats 25', 'did.effect effect=ducats n=25 who=england'],
    ['effect england gainAlliance', 'did.effectAlone effect=gainAlliance who=england'],
    ['faith england protestant', 'fix.stateReligion religion=protestant who=england'],
    ['emperor austria 3', 'fix.emperor n=3 who=austria'],
    ['emperor nobody 0', 'fix.noEmperor'],
    ['curia france uncontested', 'fix.controller who=france'],
    ['curia nobody', 'fix.countController'],
    ['cardinal france', 'did.cardinal who=france'],
    ['cardinal castile gone', 'did.noCardinal who=castile'],
    ['overlord scotland england', 'did.vassal realm=scotland who=england'],
    ['overlord scotland nobody', 'did.free realm=scotland'],
    ['replace england scotland', 'did.replace realm=scotland who=england'],
    ['leave hard 5 12 1 0 4', 'did.leave who=france'],
    ['pack nobody', 'did.noPack'],
    ['pack {"format":1,"name":"mine"}', 'did.packAdded name=mine'],
    ['pack only {"format":1,"name":"mine"}', 'did.pack name=mine'],
    ['round 1 3', 'did.round age=1 round=3'],
    ['correct england available 3', 'fix.available n=3 who=england'],
    ['correct england spent 3', 'fix.spent n=3 who=england'],
    ['correct england reserve 3', 'fix.reserve n=3 who=england'],
    ['correct england army 3', 'fix.army n=3 who=england'],
    ['correct england laidDown 1', 'fix.laidDown n=1 who=england'],
    ['correct england prestige 3', 'fix.prestige n=3 who=england'],
    ['correct england colonists 3', 'fix.colonists n=3 who=england'],
    ['correct england passed yes', 'fix.passed who=england'],
    ['correct england passed no', 'fix.notPassed who=england'],
    ['correct england event yes', 'fix.event who=england'],
    ['correct england event no', 'fix.noEvent who=england'],
    ['correct england quest yes', 'fix.quest who=england'],
    ['correct england quest no', 'fix.noQuest who=england'],
    ['correct england focus warfare 1', 'fix.focus n=1 type=warfare who=england'],
    ['correct england ideas military 3', 'fix.ideas n=3 type=military who=england'],
    ['correct england armyAt ireland', 'fix.armyAt area=ireland who=england'],
    ['correct england armyAt nobody', 'fix.armyOff who=england'],
    ['correct england merchant Wien', 'fix.merchant node=Wien who=england'],
    ['correct england merchant nobody', 'fix.noMerchant who=england'],
    ['correct england card 5 used', 'did.card card=5 pile=used who=england'],
    ['correct england influence seine 2', 'fix.influence area=seine n=2 who=england'],
    ['correct england hasClaim seine no', 'fix.noClaim what=seine who=england'],
    ['correct england hasCore seine yes', 'fix.core what=seine who=england'],
    ['correct england hasShip bay_of_biscay no', 'fix.noShip what=bay_of_biscay who=england'],
    ['correct england ally scotland no', 'fix.unally what=scotland who=england'],
    ['correct england activeAlly scotland yes', 'fix.activeAlly what=scotland who=england'],
    ['correct england activeAlly scotland no', 'fix.passiveAlly what=scotland who=england'],
    ['correct england marriage scotland yes', 'fix.marriage what=scotland who=england'],
    ['correct england atWar france yes', 'fix.war what=france who=england'],
    ['correct england atWar france no', 'fix.noWar what=france who=england'],
    ['correct england truce france yes', 'fix.truce what=france who=england'],
    ['correct england truce france no', 'fix.noTruce what=france who=england'],
  ]);
});
