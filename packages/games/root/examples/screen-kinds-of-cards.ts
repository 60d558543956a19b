import type { KindOfChoice } from './screen-kind.ts';
import { catsAndBirds } from './screen-people.ts';
import { vagabondGame } from './screen-vagabond.ts';

/** What cards in play let somebody choose. */

interface InPlay {
  readonly board?: string;
  readonly hand?: readonly string[];
  readonly step: string;
  readonly turn?: object;
  readonly screen?: Readonly<Record<string, unknown>>;
}
/** A Marquise with one card in play, and an Eyrie that holds one. */
const inPlay = (card: string, { board = '1 M2; 5 E2', step, turn, screen, hand = [] }: InPlay) =>
  catsAndBirds({
    board: `${board} | M=0 play:${card} | E=0`,
    hand,
    step,
    turn: { once: ['wood'], ...turn },
    screen: { ...screen },
  });
/** The other one, or none of it, the turn after: used already. */
const used = (card: string, step: string) => () => inPlay(card, { step, turn: { used: [card] } });
const begun = (card: string, step: string) => () => inPlay(card, { step, turn: { begun: true } });
const byCard = (card: string, step: string, boots: string, relation: string) => () =>
  vagabondGame({
    board: '12 M1',
    at: '4',
    pack: boots,
    more: `relations:marquise.${relation} play:${card}`,
    step,
    ...(card.startsWith('EP') && { config: { deck: 'exilesAndPartisans' as const } }),
  });

export const OF_CARDS: readonly KindOfChoice[] = [
  {
    kind: 'card.royalClaim',
    game: () => inPlay('STD-37', { step: 'birdsong' }),
    does: 'royalClaim',
    not: 'royalClaim',
    notIn: () => inPlay('STD-37', { step: 'daylight' }),
    why: 'no.inBirdsong',
  },
  {
    kind: 'card.burrowBank',
    game: () => inPlay('STD-40', { step: 'birdsong' }),
    does: 'burrowBank eyrie',
    not: 'burrowBank eyrie',
    notIn: begun('STD-40', 'birdsong'),
    why: 'no.atStart',
  },
  {
    kind: 'card.standAndDeliver',
    game: () => inPlay('STD-50', { step: 'birdsong' }),
    does: 'standAndDeliver alliance',
    not: 'standAndDeliver eyrie',
    why: 'no.noCards faction=eyrie',
  },
  {
    kind: 'card.commandWarren',
    game: () => inPlay('STD-44', { board: '5 M2 E1', step: 'daylight' }),
    does: 'commandWarren 5 eyrie',
    script: { dice: ['0-0'] },
    not: 'commandWarren 5 eyrie',
    notIn: begun('STD-44', 'daylight'),
    why: 'no.atStart',
  },
  {
    kind: 'card.codebreakers',
    game: () => inPlay('STD-46', { step: 'daylight' }),
    does: 'codebreakers eyrie',
    script: { choices: ['seen'] },
    not: 'codebreakers alliance',
    why: 'no.noCards faction=alliance',
  },
  {
    kind: 'card.taxCollector',
    game: () => inPlay('STD-52', { step: 'daylight' }),
    does: 'taxCollector 1',
    not: 'taxCollector 5',
    why: 'no.soMany at=5',
  },
  {
    kind: 'card.cobbler',
    game: () => inPlay('STD-42', { step: 'evening' }),
    does: 'cobbler 1 1 5',
    not: 'cobbler 1 1 12',
    why: 'no.path from=1 to=12',
  },
  {
    kind: 'card.cobblerWalk',
    game: byCard('STD-42', 'evening', 'torch///', 'indifferent'),
    does: 'cobblerWalk 12',
    not: 'cobblerWalk 12',
    notIn: byCard('STD-42', 'evening', 'torch///', 'hostile'),
    why: 'no.itemReady item=boot n=1',
  },
  {
    kind: 'card.saboteurs',
    game: () =>
      catsAndBirds({
        board: '1 M1 | M=0 play:EP-33 | E=0 play:EP-30',
        step: 'birdsong',
        turn: { once: ['wood'] },
      }),
    does: 'saboteurs eyrie EP-30',
    not: 'saboteurs eyrie EP-37',
    why: 'no.notInPlay card=EP-37',
  },
  {
    kind: 'card.falseOrders',
    game: () => inPlay('EP-37', { step: 'birdsong' }),
    does: 'falseOrders eyrie 5 1',
    not: 'falseOrders eyrie 5 12',
    why: 'no.path from=5 to=12',
  },
  {
    kind: 'card.swapMeet',
    game: () => inPlay('EP-46', { step: 'birdsong', hand: ['EP-10'] }),
    does: 'swapMeet alliance',
    script: { choices: ['EP-10'] },
    not: 'swapMeet eyrie',
    why: 'no.noCards faction=eyrie',
  },
  {
    kind: 'card.swapMeetGive',
    by: {
      game: () =>
        inPlay('EP-46', {
          step: 'birdsong',
          hand: ['EP-10'],
          screen: { hands: { eyrie: ['EP-12'] } },
        }),
      does: 'swapMeet eyrie',
    },
    law: 'card.swapMeet',
    answers: ['EP-10', 'EP-12'],
    never: 'EP-13',
  },
  {
    kind: 'card.emigreMove',
    game: () => inPlay('EP-32', { step: 'birdsong' }),
    does: 'emigre 2 1 5',
    script: { dice: ['0-0'] },
    not: 'emigre 3 1 5',
    why: 'no.soMany at=1',
  },
  {
    kind: 'card.emigreWalk',
    game: byCard('EP-32', 'birdsong', 'torch///', 'indifferent'),
    does: 'emigreWalk 12',
    script: { dice: ['0-0'] },
    not: 'emigreWalk 7',
    why: 'no.way at=7',
  },
  {
    kind: 'card.emigreBattle',
    by: {
      game: () => inPlay('EP-32', { board: '1 M2; 5 E2 A1', step: 'birdsong' }),
      does: 'emigre 2 1 5',
    },
    law: 'card.eyrieEmigre',
    answers: ['eyrie', 'alliance'],
    never: 'none',
  },
  {
    kind: 'card.propaganda',
    game: () => inPlay('EP-42', { step: 'daylight', hand: ['EP-16', 'EP-10'] }),
    does: 'propaganda EP-16 eyrie 5',
    not: 'propaganda EP-10 eyrie 5',
    why: 'no.suit suit=rabbit',
  },
  {
    kind: 'card.leagueMove',
    game: () => inPlay('EP-50 crafted:boot', { board: '1 M2 | supply boot1', step: 'daylight' }),
    does: 'leagueMove boot 1 1 5',
    not: 'leagueMove tea 1 1 5',
    why: 'no.readyItem item=tea',
  },
  {
    kind: 'card.leagueBattle',
    game: () => inPlay('EP-50 crafted:boot', { board: '5 M1 E1 | supply boot1', step: 'daylight' }),
    does: 'leagueBattle boot 5 eyrie',
    script: { dice: ['0-0'] },
    not: 'leagueBattle boot 5 alliance',
    why: 'no.battle at=5',
  },
  {
    kind: 'card.charmOffensive',
    game: () => inPlay('EP-43', { step: 'evening' }),
    does: 'charmOffensive eyrie',
    not: 'charmOffensive eyrie',
    notIn: used('EP-43', 'evening'),
    why: 'no.onceATurn',
  },
  {
    kind: 'card.informants',
    by: {
      game: () => inPlay('EP-40 | deck discard:EP-01,EP-10', { step: 'daylight' }),
      does: 'end',
    },
    law: 'card.informants',
    answers: ['none', 'EP-01'],
    never: 'EP-10',
  },
];
