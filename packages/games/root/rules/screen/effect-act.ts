import type { FieldSet } from '@empty-chair/kernel/fields';
import { NONE } from '@empty-chair/kernel/ids';
import type { Message } from '@empty-chair/kernel/words';
import { discardFromPlay } from '../battle-cards.ts';
import type { Faction } from '../pieces.ts';
import type { RootTable } from '../scene.ts';
import type { State } from '../state.ts';
import { no } from '../verbs/verb.ts';
import type { Act } from './act.ts';
import { act } from './act.ts';
import type { EffectId } from './effect-cards.ts';
import { effectCard, hasEffect, unusedEffect } from './effect-cards.ts';
import { inTurn, turnOf } from './play.ts';
import { whyNotBirdsong, whyNotDaylight, whyNotEvening } from './when.ts';

type Lawful<Fields extends FieldSet> = Parameters<typeof act<Fields>>[0];

interface Effect<Fields extends FieldSet> extends Omit<Lawful<Fields>, 'who' | 'whyNotNow'> {
  readonly effect: EffectId;
  readonly step: keyof typeof WHY_NOT;
  /** Used up by this; otherwise it stays, and is used once a turn. */
  readonly isDiscarded?: boolean;
  /** Who can use it at all. */
  readonly user?: (me: Faction) => boolean;
  whyNotNow?(state: State, me: Faction): Message | undefined;
}

const WHY_NOT = {
  birdsong: whyNotBirdsong,
  daylight: whyNotDaylight,
  evening: whyNotEvening,
};

/** What a card in front of somebody lets him do in his own turn. */
export function effectAct<Fields extends FieldSet>(of: Effect<Fields>): Act<Fields> {
  const { effect, step, isDiscarded = false, user = () => true } = of;
  return act<Fields>({
    ...of,
    who: (me, state) => user(me) && hasEffect(state, me, effect),
    whyNotNow: (state, me) => {
      const why = WHY_NOT[step](state);
      if (why !== undefined) return why;
      if (unusedEffect(state, me, effect) === NONE) return no('no.onceATurn');
      return of.whyNotNow?.(state, me);
    },
    apply: (table, given, me) => {
      use(table, me, effect, isDiscarded);
      of.apply(table, given, me);
    },
  });
}

function use(table: RootTable, me: Faction, effect: EffectId, isDiscarded: boolean): void {
  const { state } = table.scene;
  const card = effectCard(state, me, effect);
  if (isDiscarded) discardFromPlay(table, me, card);
  else inTurn(state, { used: [...turnOf(state).used, card] });
}
