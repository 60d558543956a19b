import type { Invariant } from '@empty-chair/kernel/module';
import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { BOT_CARD_COUNT } from './bots/deck.ts';
import { ALL_AREAS, ALL_PROVINCES, NONE, provinces } from './content.ts';
import { LIMITS, MANPOWER } from './numbers.ts';
import type { Player, State } from './state.ts';
import { cubesInSupply } from './turn/power.ts';
import { areaRef, cardRef, m, provinceRef, realmRef } from './words.ts';

const bots = ({ players }: State): readonly Player[] =>
  players.filter(({ isBot, isActive }) => isBot && isActive);

type Check = (player: Player, state: State) => Message | undefined;
const forBots =
  (check: Check) =>
  (state: State): Message | undefined => {
    for (const player of bots(state)) {
      const problem = check(player, state);
      if (problem !== undefined) return problem;
    }
    return undefined;
  };

export const invariants: readonly Invariant<State>[] = [
  { name: 'a bot has its thirty cubes, no more', check: forBots(cubes) },
  { name: 'units are in the reserve or in the army', check: forBots(units) },
  { name: 'an army on the map has units', check: forBots(army) },
  { name: 'every Bot card is in one place', check: forBots(cards) },
  {
    name: 'claims, cores, alliances, marriages and ships within their numbers',
    check: forBots(tokens),
  },
  { name: 'influence within an area', check: influence },
  { name: 'nothing lies where no province is', check: places },
  { name: 'war and truce exclude each other, and both sides know of a war', check: wars },
  { name: 'no negative Prestige', check: prestige },
  { name: 'the seat on turn is at the table', check: seatOnTurn },
];

function cubes(player: Player): Message | undefined {
  const left = cubesInSupply(player);
  return left < 0 ? message(m('bad.cubes'), { who: realmRef(player.realm), n: -left }) : undefined;
}

function units({ mat, realm }: Player): Message | undefined {
  const total = mat.reserve + mat.army;
  const isFine =
    mat.reserve >= 0 && mat.army >= 0 && total <= MANPOWER.max && mat.laidDown <= mat.army;
  return isFine ? undefined : message(m('bad.units'), { who: realmRef(realm), n: total });
}

function army({ armyAt, mat, realm }: Player): Message | undefined {
  return armyAt !== NONE && mat.army === 0
    ? message(m('no.army'), { who: realmRef(realm), area: areaRef(armyAt) })
    : undefined;
}

function cards({ deck, realm }: Player): Message | undefined {
  const all = [...deck.draw, ...deck.used, ...deck.setAside, ...deck.out];
  for (let card = 1; card <= BOT_CARD_COUNT; card += 1) {
    if (all.filter((one) => one === card).length !== 1) {
      return message(m('bad.card'), { who: realmRef(realm), card: cardRef(card) });
    }
  }
  return undefined;
}

function tokens(player: Player): Message | undefined {
  const limits = [
    ['claims', LIMITS.claims],
    ['cores', LIMITS.cores],
    ['allies', LIMITS.alliances],
    ['marriages', LIMITS.marriages],
    ['ships', LIMITS.ships],
  ] as const;
  for (const [list, most] of limits) {
    const all: readonly number[] = player[list];
    if (all.length > most || new Set(all).size !== all.length) {
      return message(m('bad.tokens'), {
        who: realmRef(player.realm),
        what: { kind: 'tokens', id: list },
        n: all.length,
        most,
      });
    }
  }
  return undefined;
}

function influence({ players }: State): Message | undefined {
  for (const player of players) {
    const area = ALL_AREAS.find((one) => (player.influence[one] ?? 0) > LIMITS.influencePerArea);
    if (area !== undefined) return message(m('bad.influence'), { area: areaRef(area) });
  }
  return undefined;
}

function places(state: State): Message | undefined {
  const { side, map, occupier, unrest } = state;
  const wrong = ALL_PROVINCES.find((province) => {
    const isNowhere = provinces[province]?.size[side] === undefined;
    const owner = map.owner[province];
    const held = occupier[province];
    const isUsed = owner !== NONE || held !== NONE || unrest[province] === 1;
    return (
      (isNowhere && isUsed) ||
      (owner === NONE && held !== NONE) ||
      (owner === held && held !== NONE)
    );
  });
  return wrong === undefined
    ? undefined
    : message(m('bad.place'), { province: provinceRef(wrong) });
}

function wars({ players }: State): Message | undefined {
  for (const { realm, wars: all, truces, isActive } of players) {
    if (!isActive) continue;
    for (const enemy of all) {
      const other = players.find((one) => one.isActive && one.realm === enemy);
      if (truces.includes(enemy) || enemy === realm || other?.wars.includes(realm) === false) {
        return message(m('bad.war'), { who: realmRef(realm), enemy: realmRef(enemy) });
      }
    }
  }
  return undefined;
}

function prestige({ players }: State): Message | undefined {
  const wrong = players.find((player) => player.prestige < 0);
  return wrong && message(m('bad.prestige'), { who: realmRef(wrong.realm) });
}

function seatOnTurn(state: State): Message | undefined {
  const player = state.players[state.seat];
  const isThere = player?.isActive === true && state.order.includes(state.seat);
  return state.isOver || isThere ? undefined : message(m('bad.seat'));
}
