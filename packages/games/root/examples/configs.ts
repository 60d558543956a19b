import type { Config } from '../rules/config.ts';
import { DEFAULT_CONFIG, TRAITS } from '../rules/config.ts';
import { configFrom } from '../rules/config-words.ts';
import type { Input, InputKind } from '../rules/verbs/verbs.ts';
import { WEIGHTS } from '../sparring/random.ts';

/** Games of every kind: bots alone, with humans, together, on all maps, by app and by table. */
const allTraits = (level: string): string =>
  [
    `marquise/bot/${level}/${TRAITS.mechanicalMarquise2.join('/')}`,
    `eyrie/bot/${level}/${TRAITS.electricEyrie.join('/')}`,
    `alliance/bot/${level}/${TRAITS.automatedAlliance.join('/')}`,
    `vagabond/bot/${level}/scoundrel/${TRAITS.vagabot.join('/')}`,
  ].join(',');

export const CONFIGS: Readonly<Record<string, Config>> = {
  'four bots': DEFAULT_CONFIG,
  'four bots with every trait, winter': configFrom({
    map: 'winter',
    seats: allTraits('nightmare'),
  }),
  'four bots with every trait, lake': configFrom({
    map: 'lake',
    suits: 'random',
    deck: 'exilesAndPartisans',
    seats: allTraits('challenging'),
  }),
  'four easy bots, mountain': configFrom({
    map: 'mountain',
    seats: 'eyrie/bot/easy,vagabond/bot/easy/vagrant,marquise/bot/easy,alliance/bot/easy',
  }),
  'a human Marquise against three bots': configFrom({
    seats: 'marquise,eyrie/bot,alliance/bot,vagabond/bot/arbiter',
  }),
  'humans of the base game against a bot': configFrom({
    seats: 'alliance,marquise/bot,vagabond,eyrie',
  }),
  'humans of the expansions': configFrom({
    seats: 'lizards,corvids,duchy,alliance/bot,eyrie/bot/standard/relentless',
  }),
  'together, as one team': configFrom({
    seats: 'marquise/bot,eyrie,alliance/bot,secondVagabond/bot/ranger,riverfolk',
    coop: 'yes',
    team: 'yes',
  }),
  'the Lizards with every trait among bots': configFrom({
    map: 'mountain',
    seats: `eyrie/bot,lizards/bot/easy/${TRAITS.logicalLizards.join('/')},marquise/bot,vagabond/bot/tinker`,
  }),
  'the Lizards and humans, together': configFrom({
    seats: 'marquise,lizards/bot,alliance/bot,eyrie',
    coop: 'yes',
  }),
  'the Lizards by the table': configFrom({
    seats: 'marquise/bot,lizards/bot/easy,vagabond',
    deck: 'exilesAndPartisans',
    cards: 'table',
    dice: 'table',
    choices: 'table',
  }),
  'the Riverfolk with every trait among customers': configFrom({
    map: 'lake',
    seats: `eyrie/bot,riverfolk/bot/easy/${TRAITS.riverfolkRobots.join('/')},lizards/bot,vagabond/bot/thief`,
    botServices: 'advanced',
  }),
  'the Riverfolk and humans, together': configFrom({
    seats: 'marquise,riverfolk/bot/standard/involved,alliance/bot,eyrie',
    coop: 'yes',
  }),
  'the Riverfolk by the table': configFrom({
    seats: 'marquise/bot,riverfolk/bot/challenging,vagabond',
    vagabondPays: 'items',
  }),
  'the Duchy with every trait among bots': configFrom({
    map: 'lake',
    seats: `lizards/bot,duchy/bot/nightmare/${TRAITS.drillbitDuchy.join('/')},eyrie/bot/standard/relentless,alliance/bot`,
  }),
  'the Duchy by the table against humans': configFrom({
    seats: 'marquise,duchy/bot/easy/investors,alliance,vagabond',
  }),
  'the Corvids with every trait among bots': configFrom({
    map: 'lake',
    seats: `corvids/bot/easy/${TRAITS.cogwheelCorvids.join('/')},marquise/bot,lizards/bot,vagabond/bot/ranger`,
  }),
  'the Corvids and humans, together': configFrom({
    seats: 'vagabond,corvids/bot/easy/gamble,eyrie/bot,alliance',
    coop: 'yes',
  }),
  'the Corvids by the table': configFrom({
    map: 'mountain',
    seats: 'marquise,corvids/bot,eyrie/bot',
    cards: 'table',
    dice: 'table',
    choices: 'table',
  }),
  'everything by the table': configFrom({
    map: 'lake',
    suits: 'random',
    seats: 'marquise/bot,eyrie/bot,alliance,vagabond/bot/tinker',
    cards: 'table',
    dice: 'table',
    choices: 'table',
  }),
};

/** A human who does something of everything, as the stand-in that plays at random. */
export const humanWeight = (input: Input): number =>
  isEndOfStep(input) ? END_OF_STEP : WEIGHTS[input.kind];

/** On the screen a step is ended often enough for games to go on. */
const END_OF_STEP = 3;
const isEndOfStep = (input: Input): boolean => input.kind === 'play' && input.act.what === 'end';

/** What ends a game by a word, mends it, or belongs to one battle only. */
const NEVER: readonly InputKind[] = ['win', 'correct', 'ambush'];
const OWN_VERB = 30;

/** The same, who also uses the verbs of the own faction: wood, decree, organize, walk, plot and the like. */
export const wordyWeight = ({ kind }: Input): number =>
  WEIGHTS[kind] > 0 || NEVER.includes(kind) ? WEIGHTS[kind] : OWN_VERB;
