import type { MutableColumn } from '@empty-chair/kernel/ids';
import { get, NONE, put } from '@empty-chair/kernel/ids';
import type { MessageId, Params } from '@empty-chair/kernel/words';
import type { Clearing, Faction } from '../rules/pieces.ts';
import { EVERY_FACTION } from '../rules/pieces.ts';
import { clearingIn, factionIn, numberIn } from './words.ts';

/** Aids in one turn to the next space, and the points of that space (law 9.2.9.I). */
const AIDS = [1, 2, 3];
const POINTS = [1, 2, 2];
const ALLIED_POINTS = 2;

const noAids = (): number[] => EVERY_FACTION.map(() => 0);

/** What the factions think of the Vagabond. */
export class Fame {
  readonly hostile = new Set<Faction>();
  private readonly level: MutableColumn<Faction, number> = noAids();
  private aidsThisTurn: MutableColumn<Faction, number> = noAids();
  private readonly me: Faction;
  private opponent: Faction = NONE;
  private clearing: Clearing = NONE;
  private attacks = false;
  private infamy = 0;

  constructor(me: Faction) {
    this.me = me;
  }

  beginTurn(): void {
    this.aidsThisTurn = noAids();
  }

  /** The points that an aid brings. */
  aid(faction: Faction): number {
    if (this.hostile.has(faction)) return 0;
    const level = get(this.level, faction);
    const needed = AIDS[level];
    if (needed === undefined) return ALLIED_POINTS;
    const aids = get(this.aidsThisTurn, faction) + 1;
    put(this.aidsThisTurn, faction, aids % needed);
    if (aids < needed) return 0;
    put(this.level, faction, level + 1);
    return POINTS[level] as number;
  }

  /** Whether one more aid brings points at once. */
  isOneAidAway(faction: Faction): boolean {
    const needed = AIDS[get(this.level, faction)] ?? 1;
    return !this.hostile.has(faction) && get(this.aidsThisTurn, faction) + 1 >= needed;
  }

  /** Follows his battles: who turns hostile, and what infamy they bring on his own turn. */
  hear(id: MessageId, params: Params): void {
    const what: string = id;
    if (what === 'do.battle')
      this.meet(factionIn(params, 'attacker'), factionIn(params, 'defender'), params);
    else if (what === 'do.removeWarriors' && factionIn(params, 'faction') === this.opponent) {
      if (clearingIn(params) === this.clearing) this.remove(numberIn(params), true);
    } else if (
      what === 'do.removePiece' &&
      this.opponent !== NONE &&
      clearingIn(params) === this.clearing
    ) {
      this.remove(1, false);
    }
  }

  /** The points of the battle just fought; then it is over. */
  takeInfamy(): number {
    const points = this.infamy;
    this.infamy = 0;
    this.opponent = NONE;
    return points;
  }

  private meet(attacker: Faction, defender: Faction, params: Params): void {
    this.attacks = attacker === this.me;
    this.opponent = this.attacks ? defender : defender === this.me ? attacker : NONE;
    this.clearing = clearingIn(params);
    this.infamy = 0;
  }

  /** The warrior that makes a faction hostile brings no infamy itself. */
  private remove(n: number, areWarriors: boolean): void {
    let counted = n;
    if (areWarriors && !this.hostile.has(this.opponent)) {
      this.hostile.add(this.opponent);
      counted -= 1;
    }
    if (this.attacks && this.hostile.has(this.opponent)) this.infamy += counted;
  }
}
