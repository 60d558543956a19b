import rulebook from '../rulebook.json' with { type: 'json' };
import * as alliance from '../rules/bots/alliance/selections.ts';
import * as corvids from '../rules/bots/corvids/selections.ts';
import * as customers from '../rules/bots/customers/selections.ts';
import * as duchy from '../rules/bots/duchy/selections.ts';
import * as eyrie from '../rules/bots/eyrie/selections.ts';
import * as lizards from '../rules/bots/lizards/selections.ts';
import * as marquise from '../rules/bots/marquise/selections.ts';
import * as riverfolk from '../rules/bots/riverfolk/selections.ts';
import * as vagabot from '../rules/bots/vagabot/selections.ts';
import * as ministers from '../rules/minister-choices.ts';

/** Every selection of the bots by name, for coverage and mutation. */
export const selections = Object.entries({
  marquise,
  eyrie,
  alliance,
  vagabot,
  lizards,
  riverfolk,
  customers,
  duchy,
  ministers,
  corvids,
}).flatMap(([bot, exported]) =>
  Object.entries(exported).map(([name, selection]) => ({ name: `${bot}.${name}`, selection })),
);

/** Definitions and rulings are at work inside others: rulebook.json says where. */
const held = Object.fromEntries(
  Object.entries<{ section: string; at?: string }>(rulebook).flatMap(([id, { at }]) =>
    at === undefined ? [] : [[id, `no step of its own; held by ${at}`]],
  ),
);

/** What a Vagabond does once he has said who he is. */
const VAGABOND_LAWS = [
  'items',
  'relations',
  'infamy',
  'refresh',
  'boots',
  'explore',
  'aid',
  'quest',
  'strike',
  'repair',
  'special',
  'rest',
  'capacity',
];
const spoken = (ids: readonly string[], where: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ids.map((id) => [
      `law.${id}`,
      `a human says it, it is never offered to one at random (${where})`,
    ]),
  );

/** Why an id is not to be found among what simulated games reach. */
/** Laws on the screen by which something is done or asked, while what happens cites the law of that. */
const ACTED = [
  ...[
    'law.1.4.1',
    'law.1.5.4',
    'law.4.1.1',
    'law.6.5.1',
    'law.6.5.2',
    'law.7.5.2.II',
    'law.7.5.2.III',
  ],
  ...['law.9.4.2', 'law.9.5.3', 'card.saboteurs', 'card.eyrieEmigre'],
  ...['card.commandWarren', 'card.codebreakers', 'card.leagueOfAdventurousMice', 'card.cobbler'],
];
/** Allies and cards that random people come by too seldom, or whose moment hardly ever comes. */
const SELDOM = [
  ...[
    'law.favor',
    'law.9.2.8',
    'law.9.2.9.II',
    'card.royalClaim',
    'card.standAndDeliver',
    'card.murineBroker',
  ],
  ...['card.coffinMakers', 'H-22', 'card.betterBurrowBank', 'A-29'],
];

export const EXPLAINED: Readonly<Record<string, string>> = {
  ...held,
  ...Object.fromEntries(ACTED.map((id) => [id, 'the law of an act or a question (rules/screen)'])),
  ...Object.fromEntries(SELDOM.map((id) => [id, 'seldom in random play (tests of rules/screen)'])),
  'law.parliament': 'needs swayed lords (examples/human-duchy.ts)',
  '3.4.coop': 'the humans win together: a random human does not get so far (human.test.ts does)',
  'law.suits': 'only asked at the table; by the app it is a silent shuffle (setup.test.ts)',
  ...spoken(['hospitals'], 'examples/human-marquise.ts'),
  ...spoken(['turmoil', 'roosts'], 'examples/human-eyrie.ts'),
  ...spoken(['spread', 'organize', 'revolt', 'train'], 'examples/human-alliance.ts'),
  ...spoken(VAGABOND_LAWS, 'examples/human-vagabond.ts'),
  '7.7.1/why.mostPiecesThere':
    'needs humans with equal points where the Thief steals (examples/vagabot-characters.ts)',
  '7.7.1/why.setupOrder': 'likewise, and with equal pieces',
  'trait.gamble/why.setupOrder':
    'needs humans with equal pieces beside a plot that is flipped (examples/corvids-traits.ts)',
  '5.5.1.I/why.placeable':
    'a roost beside the keep comes only from a written position (examples/eyrie-decree.ts)',
  '9.5.3/why.placeable':
    'a piece of the Riverfolk beside the keep comes only from a written position (examples/riverfolk-organize.ts)',
  '10.5.3/why.placeable':
    'the Duchy comes beside the keep only in a written position (examples/duchy-turn.ts)',
  '10.7.2/why.placeable': 'likewise (examples/duchy-ministers.ts)',
  'B-26': 'needs Market, deck and discard pile empty at once (examples/riverfolk-turn.ts)',
  'A-40': 'needs deck and discard pile empty at once (chance.test.ts)',
  'A-45': 'needs all fifteen quests done (bots/vagabot)',
};
