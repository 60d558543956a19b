import type { Step } from '@empty-chair/kernel/steps';
import type { RuleId } from '@empty-chair/kernel/words';
import {
  colonialClaims,
  incomeOf,
  isDnpr,
  isVacant,
  opponentsOf,
  playerOfRealm,
} from '../board.ts';
import { endRound } from '../bots/deck.ts';
import { updateManpower } from '../bots/mat.ts';
import type { Realm } from '../content.ts';
import { ALL_PROVINCES } from '../content.ts';
import { manpowerOf } from '../manpower.ts';
import { takeArmyOff } from '../turn/army.ts';
import type { Turn, TurnTable } from '../turn/turn.ts';
import { cardRef, m, realmRef, rule } from '../words.ts';
import { imperialInfluence } from './imperial.ts';

export const upkeep: readonly Step<Turn>[] = [
  {
    id: 'manpower',
    rule: rule('EU-6.12'),
    run: manpower,
  },
  {
    id: 'colonists',
    rule: rule('EU-6.13'),
    run: colonists,
  },
  {
    id: 'alliances',
    rule: rule('EU-6.14'),
    when: { why: m('why.noAlliance'), holds: (turn) => endingAlliances(turn).length > 0 },
    run: alliances,
  },
  imperialInfluence,
  {
    id: 'deck',
    rule: rule('EU-6.16'),
    run: deck,
  },
];

/** EU-6.12. */
function manpower(table: TurnTable, by: RuleId): void {
  const { state, me } = table.scene;
  const before = me.mat.reserve + me.mat.army;
  const wanted = manpowerOf(state, me);
  updateManpower(me.mat, wanted);
  if (wanted !== before) {
    table.emit?.(by, m('do.manpower'), {
      who: realmRef(me.realm),
      n: wanted,
      reserve: me.mat.reserve,
    });
  }
  if (me.mat.army === 0) takeArmyOff(table, me, by);
}

/** EU-6.13, EU-26.4. R-COL-1: one for each Colonial Claim, four at most. */
function colonists(table: TurnTable, by: RuleId): void {
  const { state, me } = table.scene;
  const claims = colonialClaims(state, me).length;
  const gained = Math.min(MOST_COLONISTS, claims);
  if (gained > 0) {
    me.colonists += gained;
    table.emit?.(by, m('do.colonists'), { who: realmRef(me.realm), n: gained });
    return;
  }
  const isVacancy = ALL_PROVINCES.some((province) => isVacant(state, province));
  if (me.colonists === 0 || isVacancy) return;
  me.colonists = 0;
  table.emit?.(rule('EU-26.4'), m('do.noColonists'), { who: realmRef(me.realm) });
}
const MOST_COLONISTS = 4;

/** From this Tax Income on a Dynamic NPR has no Allies. */
const TOO_GREAT = 10;

/** EU-6.14: with Player Realms, whoever laid the token; and, as for humans, with the greatest DNPRs. */
const endingAlliances = ({ state, me }: Turn): readonly Realm[] => [
  ...opponentsOf(state, me)
    .filter(({ realm, allies }) => me.allies.includes(realm) || allies.includes(me.realm))
    .map(({ realm }) => realm),
  ...me.allies.filter((ally) => isDnpr(state, ally) && incomeOf(state, ally) >= TOO_GREAT),
];
const without = (list: readonly Realm[], realm: Realm): Realm[] =>
  list.filter((one) => one !== realm);

function alliances(table: TurnTable, by: RuleId): void {
  const { state, me } = table.scene;
  for (const realm of endingAlliances(table.scene)) {
    me.allies = without(me.allies, realm);
    me.activeAllies = without(me.activeAllies, realm);
    const other = playerOfRealm(state, realm);
    if (other !== undefined) {
      other.allies = without(other.allies, me.realm);
      other.activeAllies = without(other.activeAllies, me.realm);
    }
    table.emit?.(by, m('do.unally'), {
      who: realmRef(me.realm),
      realm: realmRef(realm),
    });
  }
}

/** EU-6.16. The app chooses the half that goes out, so whoever has the cards on the table is told. */
function deck(table: TurnTable, by: RuleId): void {
  const { me } = table.scene;
  const out = endRound(me.deck, table.rng);
  if (!table.atTable.cards) return;
  const who = realmRef(me.realm);
  if (out.length > 0) {
    const cards = out.slice().sort((one, other) => one - other);
    table.emit?.(by, m('do.cardsOut'), { who, cards: cards.map(cardRef) });
  }
  table.emit?.(by, m('do.shuffle'), { who, n: me.deck.draw.length, out: me.deck.out.length });
}
