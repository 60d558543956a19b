import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import { inputs } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { eyrie, human, marquise } from './position.ts';

const HUMAN = seat(0);
const cats = [human('vagabond'), marquise()];
const birds = [human('vagabond'), eyrie()];
/** Items by condition: ready/exhausted/damaged ready/damaged exhausted. */
const thief = (at: string, pack: string, more = ''): string =>
  `| V=0 @${at} character:thief pack:${pack} ${more}`;
const say = (text: string): Input => inputs.parseInput(text);

/** What a human Vagabond does with items that are followed. */
export const vagabondExamples: readonly Example<Position, Input>[] = [
  {
    name: 'whoever says who he is has his starting items',
    cite: 'law.items',
    position: { board: '5 | V=0 @5', seats: cats },
    seat: HUMAN,
    input: say('character arbiter'),
    expect: {
      happenings: ['do.packBegin character=arbiter items=[boot, sword, sword, torch]'],
      state: {
        'factions.vagabond.character': 'arbiter',
        'factions.vagabond.items.ready': ['boot', 'sword', 'sword', 'torch'],
      },
    },
  },
  {
    // Research example 25: 2 + 3 of six.
    name: 'a tea on its track turns up two more',
    cite: 'law.refresh',
    position: {
      board: `5 ${thief('5', 'tea/boot,crossbow,hammer,sword,tea,torch//')}`,
      seats: cats,
    },
    seat: HUMAN,
    input: say('refresh boot hammer sword tea torch'),
    expect: {
      happenings: ['do.packRefresh'],
      state: {
        'factions.vagabond.items.ready': ['boot', 'hammer', 'sword', 'tea', 'tea', 'torch'],
        'factions.vagabond.items.exhausted': ['crossbow'],
      },
    },
  },
  {
    name: 'what is damaged stays as it is',
    cite: 'law.refresh, A-61',
    position: { board: `5 ${thief('5', '/boot//sword')}`, seats: cats },
    seat: HUMAN,
    input: say('refresh'),
    expect: {
      happenings: ['do.packRefresh items=[boot]'],
      state: { 'factions.vagabond.items.damagedExhausted': ['sword'] },
    },
  },
  {
    // Research example 20.
    name: 'into Hostile warriors it takes two boots',
    cite: 'law.boots, law.relations',
    position: {
      board: `12 M1 ${thief('4', 'boot,boot///', 'relations:marquise.hostile')}`,
      seats: cats,
    },
    seat: HUMAN,
    input: say('walk 12'),
    expect: {
      happenings: ['do.packExhaust item=boot', 'do.packExhaust item=boot', 'do.movePawn at=12'],
      state: {
        'factions.vagabond.pawn': { clearing: 12 },
        'factions.vagabond.items.exhausted': ['boot', 'boot'],
      },
    },
  },
  {
    name: 'out of a forest into a clearing that it touches',
    cite: 'law.boots',
    position: { board: `5 M1 ${thief('1_2_5_10', 'boot///')}`, seats: cats },
    seat: HUMAN,
    input: say('walk 5'),
    expect: { happenings: ['do.packExhaust item=boot', 'do.movePawn at=5'] },
  },
  {
    // Research example 21: two swords, one of them exhausted; the warrior turns the Eyrie, the roost is Infamy.
    name: 'undamaged swords are the limit of rolled hits, and nobody is asked for them',
    cite: 'law.items, law.infamy',
    position: { board: `3 E1 roost ${thief('3', 'sword/sword//')}`, seats: birds },
    seat: HUMAN,
    input: say('battle 3 eyrie'),
    script: { dice: ['3-0'] },
    expect: {
      happenings: [
        'do.packExhaust item=sword',
        'do.battle attacker=vagabond defender=eyrie at=3',
        'do.dice dice=3-0 attackerHits=2 defenderHits=0',
        'do.removeWarriors faction=eyrie n=1 at=3',
        'do.removePiece piece=roost at=3',
        'do.score faction=vagabond n=1',
        'do.hostile faction=eyrie',
        'do.score faction=vagabond n=1',
      ],
      state: {
        'factions.vagabond.relations': { eyrie: 'hostile' },
        'factions.vagabond.scoredFrom': { removal: 1, infamy: 1 },
        'factions.vagabond.items.exhausted': ['sword', 'sword'],
      },
    },
  },
  {
    name: 'without a ready sword a card began the battle; the exhausted one still limits it',
    cite: 'A-60',
    position: {
      board: `3 E3 ${thief('3', '/sword//', 'relations:eyrie.hostile')}`,
      seats: birds,
    },
    seat: HUMAN,
    input: say('battle 3 eyrie'),
    script: { dice: ['3-0'] },
    expect: {
      happenings: [
        'do.battle attacker=vagabond defender=eyrie at=3',
        'do.dice dice=3-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=eyrie n=1 at=3',
        'do.score faction=vagabond n=1',
      ],
      state: { 'factions.vagabond.scoredFrom': { infamy: 1 } },
    },
  },
  {
    // Of three hits two are chosen; with sword, boot and tea whole the first is the exhausted sword.
    name: 'each hit damages an item of his choice, of two alike the exhausted one',
    cite: 'law.items, A-59',
    position: {
      board: `5 M3 | V=0 @5 character:thief pack:sword,boot,tea/sword//`,
      seats: [human('marquise'), human('vagabond'), eyrie()],
    },
    seat: HUMAN,
    input: say('battle 5 vagabond'),
    script: { dice: ['2-0'], choices: ['no', 'sword', 'tea'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=vagabond at=5',
        'do.dice dice=2-0 attackerHits=2 defenderHits=0',
        'do.packDamage faction=vagabond item=sword',
        'do.packDamage faction=vagabond item=tea',
      ],
      state: {
        'factions.vagabond.items': {
          ready: ['boot', 'sword'],
          exhausted: [],
          damagedReady: ['tea'],
          damagedExhausted: ['sword'],
        },
      },
    },
  },
  {
    name: 'without an undamaged sword he is defenseless, and what is left is all damaged',
    cite: 'law.items',
    position: {
      board: `5 M3 | V=0 @5 character:thief pack:boot,torch//sword/`,
      seats: [human('marquise'), human('vagabond'), eyrie()],
    },
    seat: HUMAN,
    input: say('battle 5 vagabond'),
    script: { dice: ['1-1'], choices: ['no'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=vagabond at=5',
        'do.dice dice=1-1 attackerHits=2 defenderHits=0',
        'do.packDamage faction=vagabond item=boot',
        'do.packDamage faction=vagabond item=torch',
      ],
    },
  },
  {
    name: 'a torch brings the item of the ruin and a point',
    cite: 'law.explore',
    position: { board: `6 ruin(hammer) ${thief('6', 'torch///')}`, seats: cats },
    seat: HUMAN,
    input: say('explore 6'),
    expect: {
      happenings: [
        'do.packExhaust item=torch',
        'do.explore at=6 item=hammer',
        'do.removeRuin at=6',
        'do.score faction=vagabond n=1',
      ],
      state: {
        'factions.vagabond.items.ready': ['hammer'],
        'factions.vagabond.scoredFrom': { ruins: 1 },
      },
    },
  },
  {
    name: 'what nobody has looked at is asked for',
    cite: 'law.explore',
    position: { board: `6 ruin(unknown) ${thief('6', 'torch///')}`, seats: cats },
    seat: HUMAN,
    input: say('explore 6'),
    script: { choices: ['bag'] },
    expect: { state: { 'factions.vagabond.items.ready': ['bag'] } },
  },
  {
    // Research example 23.
    name: 'a bot that is aided scores for the card; its item is ready, the first aid makes it Amiable',
    cite: 'law.aid, law.relations, 2.8.1',
    position: { board: `12 M1 | M=0 crafted:tea ${thief('12', 'boot///')}`, seats: cats },
    seat: HUMAN,
    input: say('aid marquise boot tea'),
    expect: {
      happenings: [
        'do.packExhaust item=boot',
        'do.discardAid',
        'do.score faction=marquise n=1',
        'do.packTake faction=marquise item=tea',
        'do.relation faction=marquise relation=amiable',
        'do.score faction=vagabond n=1',
      ],
      state: {
        'factions.marquise.craftedItems': [],
        'factions.vagabond.items.ready': ['tea'],
        'factions.vagabond.scoredFrom': { aid: 1 },
      },
    },
  },
  {
    name: 'from Amiable on two aids of one turn are needed; the first only counts',
    cite: 'law.relations',
    position: {
      board: `12 M1 ${thief('12', 'boot///', 'relations:marquise.amiable')}`,
      seats: cats,
    },
    seat: HUMAN,
    input: say('aid marquise boot'),
    expect: {
      happenings: ['do.packExhaust item=boot', 'do.discardAid', 'do.score faction=marquise n=1'],
      state: { 'factions.vagabond.aids': { marquise: 1 } },
    },
  },
  {
    name: 'the second makes it Friendly, for 2 points',
    cite: 'law.relations',
    position: {
      board: `12 M1 ${thief('12', 'boot///', 'relations:marquise.amiable aids:marquise.1')}`,
      seats: cats,
    },
    seat: HUMAN,
    input: say('aid marquise boot'),
    expect: {
      happenings: [
        'do.packExhaust item=boot',
        'do.discardAid',
        'do.score faction=marquise n=1',
        'do.relation faction=marquise relation=friendly',
        'do.score faction=vagabond n=2',
      ],
    },
  },
  {
    name: 'an ally scores each time, a Hostile faction never; its marker stays',
    cite: 'law.relations',
    position: {
      board: `12 M1 ${thief('12', 'boot///', 'relations:marquise.hostile')}`,
      seats: cats,
    },
    seat: HUMAN,
    input: say('aid marquise boot'),
    expect: {
      happenings: ['do.packExhaust item=boot', 'do.discardAid', 'do.score faction=marquise n=1'],
      state: { 'factions.vagabond.relations': { marquise: 'hostile' } },
    },
  },
  {
    name: 'an ally scores 2 for every aid',
    cite: 'law.relations',
    position: {
      board: `12 M1 ${thief('12', 'boot///', 'relations:marquise.allied')}`,
      seats: cats,
    },
    seat: HUMAN,
    input: say('aid marquise boot'),
    expect: {
      happenings: [
        'do.packExhaust item=boot',
        'do.discardAid',
        'do.score faction=marquise n=1',
        'do.score faction=vagabond n=2',
      ],
    },
  },
  {
    // Research example 24.
    name: 'the second fox quest scores 2',
    cite: 'law.quest',
    position: { board: `12 M1 ${thief('12', 'tea,boot///', 'questsDone:Q-02,Q-10')}`, seats: cats },
    seat: HUMAN,
    input: say('quest Q-01 points'),
    expect: {
      happenings: [
        'do.packExhaust item=boot',
        'do.packExhaust item=tea',
        'do.score faction=vagabond n=2',
        'do.replaceQuest',
      ],
      state: {
        'factions.vagabond.questsDone': ['Q-01', 'Q-02', 'Q-10'],
        'factions.vagabond.scoredFrom': { quests: 2 },
      },
    },
  },
  {
    name: 'or two cards',
    cite: 'law.quest',
    position: { board: `12 M1 ${thief('12', 'tea,boot///')}`, seats: cats },
    seat: HUMAN,
    input: say('quest Q-01 cards'),
    expect: {
      happenings: [
        'do.packExhaust item=boot',
        'do.packExhaust item=tea',
        'do.questCards',
        'do.replaceQuest',
      ],
      state: { 'factions.vagabond.score': 0 },
    },
  },
  {
    // Research example 22.
    name: 'a crossbow on a lone roost scores 1 and no Infamy',
    cite: 'law.strike',
    position: {
      board: `3 roost ${thief('3', 'crossbow///', 'relations:eyrie.hostile')}`,
      seats: birds,
    },
    seat: HUMAN,
    input: say('strike eyrie roost'),
    expect: {
      happenings: [
        'do.packExhaust item=crossbow',
        'do.removePiece piece=roost at=3',
        'do.score faction=vagabond n=1',
      ],
    },
  },
  {
    name: 'a warrior that is struck turns its faction Hostile, for no points',
    cite: 'law.strike, law.relations',
    position: {
      board: `3 E1 roost ${thief('3', 'crossbow///', 'relations:eyrie.amiable')}`,
      seats: birds,
    },
    seat: HUMAN,
    input: say('strike eyrie warrior'),
    expect: {
      happenings: [
        'do.packExhaust item=crossbow',
        'do.removeWarriors faction=eyrie n=1 at=3',
        'do.hostile faction=eyrie',
      ],
      state: { 'factions.vagabond.score': 0 },
    },
  },
  {
    name: 'a hammer repairs; the item keeps its face',
    cite: 'law.repair',
    position: { board: `5 ${thief('5', 'hammer///sword')}`, seats: cats },
    seat: HUMAN,
    input: say('repair sword'),
    expect: {
      happenings: ['do.packExhaust item=hammer', 'do.packRepair item=sword'],
      state: { 'factions.vagabond.items.exhausted': ['hammer', 'sword'] },
    },
  },
  {
    // Research example 27.
    name: 'two hammers craft a sword, which is ready',
    cite: 'law.craft, law.items',
    position: { board: `12 ${thief('12', 'hammer,hammer///')}`, seats: cats },
    seat: HUMAN,
    input: say('craft sword 2'),
    expect: {
      happenings: [
        'do.packExhaust item=hammer',
        'do.packExhaust item=hammer',
        'do.takeCrafted item=sword',
        'do.discardCrafted',
        'do.score faction=vagabond n=2',
      ],
      state: {
        'factions.vagabond.items.ready': ['sword'],
        'factions.vagabond.craftedItems': [],
        'itemsInSupply.sword': 1,
      },
    },
  },
  {
    // Armorers cost one fox.
    name: 'an effect takes hammers too',
    cite: 'law.craft, A-60',
    position: { board: `12 ${thief('12', 'hammer,hammer///')}`, seats: cats },
    seat: HUMAN,
    input: say('effect STD-33'),
    expect: { state: { 'factions.vagabond.items.exhausted': ['hammer'] } },
  },
  {
    name: 'the Ranger’s torch repairs what there is',
    cite: 'law.special, A-62',
    position: {
      board: '5 | V=0 @5 character:ranger pack:torch//sword/boot',
      seats: cats,
    },
    seat: HUMAN,
    input: say('special'),
    expect: {
      happenings: [
        'do.packExhaust item=torch',
        'do.specialRanger',
        'do.packRepair item=boot',
        'do.packRepair item=sword',
      ],
    },
  },
  {
    name: 'of more than three he chooses',
    cite: 'law.special',
    position: {
      board: '5 | V=0 @5 character:ranger pack:torch//sword,sword,crossbow,tea/',
      seats: cats,
    },
    seat: HUMAN,
    input: say('special'),
    script: { choices: ['sword', 'sword', 'tea'] },
    expect: { state: { 'factions.vagabond.items.damagedReady': ['crossbow'] } },
  },
  {
    name: 'the Scoundrel’s torch stays in the clearing, and all enemy pieces go',
    cite: 'law.special, law.relations',
    position: {
      board: '5 M2 sawmill | V=0 @5 character:scoundrel pack:torch,boot///',
      seats: cats,
    },
    seat: HUMAN,
    input: say('special'),
    expect: {
      happenings: [
        'do.specialScoundrel',
        'do.removeWarriors faction=marquise n=2 at=5',
        'do.removePiece piece=sawmill at=5',
        'do.score faction=vagabond n=1',
        'do.hostile faction=marquise',
      ],
      state: { 'factions.vagabond.items.ready': ['boot'] },
    },
  },
  ...(
    [
      ['thief', 'do.specialThief'],
      ['tinker', 'do.specialTinker'],
      ['vagrant', 'do.specialVagrant'],
    ] as const
  ).map(([character, told]) => ({
    name: `the torch of the ${character} is told`,
    cite: 'law.special',
    position: { board: `5 | V=0 @5 character:${character} pack:torch///`, seats: cats },
    seat: HUMAN,
    input: say('special'),
    expect: { happenings: ['do.packExhaust item=torch', told] },
  })),
  {
    name: 'a night in the forest mends everything, and aids of the turn are forgotten',
    cite: 'law.rest, law.relations',
    position: {
      board: `5 ${thief('1_2_5_10', 'boot/tea/sword/torch', 'aids:marquise.1')}`,
      seats: cats,
    },
    seat: HUMAN,
    input: say('pass'),
    expect: {
      happenings: ['do.packRest items=[sword, torch]'],
      state: {
        'factions.vagabond.items': {
          ready: ['boot', 'sword', 'torch'],
          exhausted: ['tea'],
          damagedReady: [],
          damagedExhausted: [],
        },
        'factions.vagabond.aids': undefined,
      },
    },
  },
  {
    name: 'in a clearing nothing is mended',
    cite: 'law.rest',
    position: { board: `5 ${thief('5', 'boot//sword/')}`, seats: cats },
    seat: HUMAN,
    input: say('pass'),
    expect: { happenings: [] },
  },
  {
    name: 'what leaves the game is the least useful of its kind',
    cite: 'law.capacity',
    position: { board: `5 ${thief('5', 'boot/boot//')}`, seats: cats },
    seat: HUMAN,
    input: say('drop boot'),
    expect: {
      happenings: ['do.packDrop item=boot'],
      state: { 'factions.vagabond.items.ready': ['boot'] },
    },
  },
  {
    name: 'a warrior removed by a card turns its faction Hostile, without Infamy',
    cite: 'law.relations',
    position: { board: `3 E2 ${thief('3', 'sword///')}`, seats: birds },
    seat: HUMAN,
    input: say('destroy 2 eyrie warrior 3'),
    expect: {
      happenings: ['do.removeWarriors faction=eyrie n=2 at=3', 'do.hostile faction=eyrie'],
    },
  },
];
