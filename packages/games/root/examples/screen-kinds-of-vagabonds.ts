import { eyrie, human, marquise } from './position.ts';
import type { KindOfChoice } from './screen-kind.ts';
import { catsGame } from './screen-people.ts';
import { vagabondGame } from './screen-vagabond.ts';

/** Choices of a Vagabond. */

const band = (relation: string) => () =>
  vagabondGame({
    board: '12 M2',
    pack: 'boot,sword///',
    more: `relations:marquise.${relation}`,
  });
const special = (character: string) => () =>
  vagabondGame({
    board: '12 M2 E1',
    character,
    pack: 'torch//boot,sword/',
    more: '| deck discard:STD-10,STD-16',
    seats: [human('vagabond'), marquise(), eyrie()],
  });

export const VAGABOND: readonly KindOfChoice[] = [
  {
    kind: 'vb.refresh',
    game: () => vagabondGame({ pack: '/boot//', step: 'birdsong' }),
    does: 'refresh',
    not: 'refresh',
    notIn: () => vagabondGame({ pack: 'boot///sword', step: 'birdsong' }),
    why: 'no.exhausted',
  },
  {
    kind: 'vb.slip',
    game: () => vagabondGame({ at: '4', pack: 'torch///', step: 'birdsong' }),
    does: 'slip 4_9_12',
    not: 'slip 7',
    why: 'no.notNext place=7',
  },
  {
    kind: 'vb.move',
    game: () => vagabondGame({ at: '4', pack: 'boot///' }),
    does: 'walk 12',
    not: 'walk 12',
    notIn: () => vagabondGame({ at: '4', pack: '/boot//' }),
    why: 'no.itemReady item=boot n=1',
  },
  {
    kind: 'vb.lead',
    game: band('allied'),
    does: 'lead 2 marquise 4',
    not: 'lead 2 marquise 4',
    notIn: band('friendly'),
    why: 'no.allyHere',
  },
  {
    kind: 'vb.battle',
    game: band('indifferent'),
    does: 'battle 12 marquise',
    script: { dice: ['0-0'] },
    not: 'battle 12 marquise',
    notIn: () => vagabondGame({ board: '12 M2', pack: 'boot/sword//' }),
    why: 'no.itemReady item=sword n=1',
  },
  {
    kind: 'vb.explore',
    game: () => vagabondGame({ board: '12 ruin(bag)', pack: 'torch///' }),
    does: 'explore',
    not: 'explore',
    notIn: () => vagabondGame({ board: '12 M1', pack: 'torch///' }),
    why: 'no.ruinHere',
  },
  {
    kind: 'vb.aid',
    game: () => vagabondGame({ board: '12 M1', pack: 'boot///', hand: ['STD-10', 'STD-16'] }),
    does: 'aid marquise STD-10',
    not: 'aid marquise STD-16',
    why: 'no.suit suit=fox',
  },
  {
    kind: 'vb.quest',
    game: () => vagabondGame({ pack: 'boot,tea///', screen: { quests: ['Q-01', 'Q-06'] } }),
    does: 'quest Q-01 points',
    script: { cards: ['Q-10'] },
    not: 'quest Q-06 points',
    why: 'no.questSuit',
  },
  {
    kind: 'vb.strike',
    game: () => vagabondGame({ board: '12 M1 sawmill', pack: 'crossbow///' }),
    does: 'strike marquise warrior',
    not: 'strike marquise sawmill',
    why: 'no.strike piece=sawmill',
  },
  {
    kind: 'vb.repair',
    game: () => vagabondGame({ pack: 'hammer//boot/' }),
    does: 'repair boot',
    not: 'repair sword',
    why: 'no.notDamaged item=sword',
  },
  {
    kind: 'vb.steal',
    game: special('thief'),
    does: 'steal marquise',
    not: 'steal marquise',
    notIn: special('tinker'),
    why: 'no.otherCharacter character=thief',
  },
  {
    kind: 'vb.dayLabor',
    game: special('tinker'),
    does: 'labor STD-10',
    not: 'labor STD-16',
    why: 'no.suit suit=fox',
  },
  {
    kind: 'vb.hideout',
    game: special('ranger'),
    does: 'hideout',
    not: 'hideout',
    notIn: () => vagabondGame({ character: 'ranger', pack: '/torch//' }),
    why: 'no.itemReady item=torch n=1',
  },
  {
    kind: 'vb.instigate',
    game: special('vagrant'),
    does: 'instigate marquise eyrie',
    script: { dice: ['0-0'] },
    not: 'instigate eyrie eyrie',
    why: 'no.battle at=12',
  },
  {
    kind: 'vb.scorchedEarth',
    game: special('scoundrel'),
    does: 'scorch',
    not: 'scorch',
    notIn: () => vagabondGame({ at: '4_9_12', character: 'scoundrel', pack: 'torch///' }),
    why: 'no.inForest',
  },
  {
    kind: 'vb.damage',
    by: {
      game: () =>
        catsGame({
          board: '12 M1 | V=0 @12 character:thief pack:boot,torch//sword/',
          seats: [human('marquise'), human('vagabond'), eyrie()],
        }),
      does: 'battle 12 vagabond',
    },
    script: { dice: ['0-0'] },
    law: 'law.items',
    answers: ['boot', 'torch'],
    never: 'sword',
  },
  {
    kind: 'vb.dropItems',
    game: () =>
      vagabondGame({
        pack: 'boot,boot,crossbow,hammer,sword,sword,torch/bag//',
        step: 'items',
      }),
    does: 'drop torch',
    not: 'drop coin',
    why: 'no.notHeld item=coin',
  },
];
