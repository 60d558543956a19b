import { NONE } from '@empty-chair/kernel/ids';
import { message } from '@empty-chair/kernel/words';
import { removeWarriors } from '../effects.ts';
import { enemiesOf, seatOf } from '../facts.ts';
import { itemsIn } from '../pack.ts';
import type { Clearing, Faction } from '../pieces.ts';
import { relationOf, setRelation } from '../relations.ts';
import type { RootTable } from '../scene.ts';
import type { State } from '../state.ts';
import { warriorsAt } from '../state.ts';
import { clearingRef, factionRef, m, ref, rule } from '../words.ts';
import type { Fight } from './chapter.ts';

/** Law 9.2.9.II: the warriors of one ally whom a Vagabond leads into a battle, and who takes its hits. */
export interface AllyInBattle {
  readonly faction: Faction;
  /** Warriors that have fallen for him, and items that were damaged, so far. */
  fallen: number;
  damaged: number;
}

/** Factions that are allied to the Vagabond and have warriors there. */
export const alliesAt = (state: State, me: Faction, at: Clearing): readonly Faction[] =>
  enemiesOf(state.facts, me).filter(
    (other) => relationOf(state, me, other) === 'allied' && warriorsAt(state, other, at) > 0,
  );

/** Nobody fights against themselves. */
export function askForAlly(
  table: RootTable,
  me: Faction,
  { at, defender }: Fight,
): AllyInBattle | undefined {
  const { state } = table.scene;
  const allies = alliesAt(state, me, at).filter((ally) => ally !== defender);
  if (allies.length === 0) return undefined;
  const faction = table.ask<Faction>({
    rule: rule('law.9.2.9.II'),
    channel: 'human',
    seat: seatOf(state.facts, me),
    ask: message(m('ask.allyInBattle'), { at: clearingRef(at) }),
    answers: [NONE, ...allies],
    ref: (answer) => (answer === NONE ? ref('answer', 'none') : factionRef(answer)),
  });
  return faction === NONE ? undefined : { faction, fallen: 0, damaged: 0 };
}

interface Hits {
  readonly victim: Faction;
  readonly clearing: Clearing;
  readonly n: number;
  readonly ally?: AllyInBattle | undefined;
}

/** He says how many of his hits the ally's warriors take; the others damage items. */
export function sharesHits(
  table: RootTable,
  { victim, clearing, n, ally }: Hits,
  damage: (hits: number) => void,
): void {
  if (ally === undefined) {
    damage(n);
    return;
  }
  const { state } = table.scene;
  const whole = (): number => itemsIn(state, victim, 'ready', 'exhausted').length;
  const most = Math.min(n, warriorsAt(state, ally.faction, clearing));
  const taken = most === 0 ? 0 : askHowMany(table, victim, ally.faction, n, most);
  removeWarriors(table, ally.faction, clearing, taken, rule('law.9.2.9.II'));
  ally.fallen += taken;
  const before = whole();
  damage(n - taken);
  ally.damaged += before - whole();
}

const askHowMany = (
  table: RootTable,
  me: Faction,
  ally: Faction,
  n: number,
  most: number,
): number =>
  table.ask({
    rule: rule('law.9.2.9.II'),
    channel: 'human',
    seat: seatOf(table.scene.state.facts, me),
    ask: message(m('ask.allyHits'), { faction: factionRef(ally), n }),
    answers: Array.from({ length: most + 1 }, (_, hits) => hits),
    ref: (hits) => ref('number', String(hits)),
  });

/** At the end of the battle: whoever has lost more than he damaged is an ally no longer. */
export function thanksAlly(table: RootTable, me: Faction, ally: AllyInBattle): void {
  if (ally.fallen <= ally.damaged) return;
  setRelation(table.scene.state, me, ally.faction, 'hostile');
  table.emit?.(rule('law.9.2.9.II'), m('do.hostile'), { faction: factionRef(ally.faction) });
}
