import type { Ref } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { canBattle, battle as resolveBattle } from '../battle.ts';
import { enemiesOf, isPlaying } from '../facts.ts';
import type { Faction } from '../pieces.ts';
import {
  clearingNumbered,
  EVERY_CLEARING,
  factionId,
  factionNamed,
  isVagabond,
} from '../pieces.ts';
import type { RootTable } from '../scene.ts';
import type { State } from '../state.ts';
import { clearing, faction, no } from '../verbs/verb.ts';
import { clearingRef, m, ref, rule } from '../words.ts';
import { act } from './act.ts';
import { askForAlly, thanksAlly } from './allies.ts';
import type { Fight } from './chapter.ts';
import { chapterOf } from './chapters.ts';

interface SaidFight {
  readonly at: number;
  readonly defender: ReturnType<typeof factionId>;
}
export const fightOf = ({ at, defender }: SaidFight): Fight => ({
  at: clearingNumbered(at),
  defender: factionNamed(defender),
});

export const fightFields = { at: clearing, defender: faction };

export const saidFight = ({ at, defender }: SaidFight, by: Ref) =>
  message(m('did.battle'), {
    faction: by,
    defender: ref('faction', defender),
    at: clearingRef(clearingNumbered(at)),
  });

/** Law 4.3: one's own warriors or pawn there, and any piece of the enemy. */
export const whyNoBattle = (state: State, me: Faction, { at, defender }: Fight) =>
  isPlaying(state.facts, defender) && canBattle(state, me, defender, at)
    ? undefined
    : no('no.battle', { at: clearingRef(at) });

/** By a card a Vagabond needs no sword to begin one (H-36). */
export function* lawfulBattles(state: State, me: Faction): Generator<SaidFight, void, void> {
  for (const at of EVERY_CLEARING) {
    for (const enemy of enemiesOf(state.facts, me)) {
      if (canBattle(state, me, enemy, at)) yield { at: at + 1, defender: factionId(enemy) };
    }
  }
}

/** A battle, and with a Vagabond's ally. */
export function fights(table: RootTable, me: Faction, fight: Fight, scorer?: Faction): void {
  const { at, defender } = fight;
  const ally = isVagabond(me) ? askForAlly(table, me, fight) : undefined;
  const plan = { attacker: me, defender, clearing: at, by: rule('law.4.3'), scorer, ally };
  resolveBattle(table, plan);
  if (ally !== undefined) thanksAlly(table, me, ally);
}

export const battle = act({
  law: rule('law.4.3'),
  fields: fightFields,
  whyNotNow: (state, me) => chapterOf(me).battle.whyNotNow(state),
  choices: lawfulBattles,
  refuses: (state, given, me) =>
    whyNoBattle(state, me, fightOf(given)) ?? chapterOf(me).battle.refuses?.(state, fightOf(given)),
  nothing: 'no.battles',
  apply: (table, given, me) => {
    const fight = fightOf(given);
    const means = chapterOf(me).battle;
    means.pay(table, fight);
    fights(table, me, fight);
    means.after?.(table, fight);
  },
  said: saidFight,
});
