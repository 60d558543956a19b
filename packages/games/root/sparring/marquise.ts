import { mayPlace, openSlots, rules } from '../rules/board.ts';
import {
  buildCost,
  buildPoints,
  MARQUISE_ACTIONS,
  MARQUISE_BUILDINGS,
  marquiseDraw,
  supplyLine,
  woodWithinReach,
} from '../rules/humans/marquise.ts';
import type { Clearing, Kind } from '../rules/pieces.ts';
import { EVERY_CLEARING, MARQUISE, RECRUITER, SAWMILL, WOOD, WORKSHOP } from '../rules/pieces.ts';
import { pieceSupply, piecesAt, suitOf, warriorSupply, warriorsAt } from '../rules/state.ts';
import { SUITS } from './cards.ts';
import { craftItems } from './craft.ts';
import * as record from './inputs.ts';
import { bestTarget } from './marquise-battle.ts';
import { bestMove } from './marquise-march.ts';
import type { Course } from './player.ts';
import { Player } from './player.ts';

/**
 * The Marquise's plan.
 * Birdsong: a wood at each sawmill.
 * Daylight: craft items with workshops; then three actions, and one more for a bird card while the
 * best action left is worth a card. Each time the action of most worth:
 *   build, for its points, where warriors guard it, and, early on, for what a sawmill or recruiter
 *   brings later;
 *   recruit, once, for its warriors;
 *   battle, for the points and, just as much, for hurting whoever is ahead;
 *   march, up to two moves, to rule clearings with open slots, to stand by her buildings and to battle;
 *   overwork, only when there is little else to do: cards and actions are worth more than wood.
 * Evening: draw 1 and the bonuses of the recruiters, discard down to five.
 * The keep and the first buildings go anywhere. Field Hospitals are left out.
 */
const ON_TRACK = 6;
/** What an action must be worth to be taken at all, and to be paid for with a bird card. */
const WORTH_DOING = 0.15;
const WORTH_A_CARD = 0.7;
/** Wood is short: a dear building must bring more than a cheap one. */
const WOOD_PRICE = 0.2;
/** What overwork gets of the worth of the building that it makes possible: it takes a card and an action. */
const OVERWORK_SHARE = 0.2;
/** What each warrior beside a new building is worth. */
const SAFETY = 0.15;
const RECRUIT_WORTH = 0.7;
/** Beyond its points: early sawmills pay for later buildings, recruiters for warriors and cards. */
const LATER: Readonly<Record<Kind, readonly number[]>> = {
  [SAWMILL]: [2.5, 2, 1.7, 0.8, 0, 0],
  [WORKSHOP]: [0.2, 0, 0, 0, 0, 0],
  [RECRUITER]: [0.4, 0.2, 0.2, 0, 0.1, 0],
};

interface Action {
  readonly worth: number;
  readonly take: () => Course;
}

export class MarquisePlan extends Player {
  protected override readonly loses = ['wood', 'workshop', 'recruiter', 'sawmill', 'keep'];
  private hasRecruited = false;

  *turn(): Course {
    this.hasRecruited = false;
    yield* this.birdsong();
    yield* craftItems(this, this.workshops(), (card) => this.deck.points(card));
    yield* this.act();
    this.hand.draw(marquiseDraw(this.state));
    this.hand.discardToLimit();
  }

  private *birdsong(): Course {
    for (const clearing of EVERY_CLEARING) {
      const wood = Math.min(piecesAt(this.state, SAWMILL, clearing), pieceSupply(this.state, WOOD));
      if (wood > 0 && this.mayPlace(clearing)) yield record.place(wood, WOOD, clearing);
    }
  }

  /** Not under a Snare. */
  private mayPlace(at: Clearing): boolean {
    return mayPlace(this.state, MARQUISE, at);
  }

  private workshops(): number[] {
    const pieces = SUITS.map(() => 0);
    for (const clearing of EVERY_CLEARING) {
      const suit = suitOf(this.state, clearing);
      pieces[suit] = (pieces[suit] as number) + piecesAt(this.state, WORKSHOP, clearing);
    }
    return pieces;
  }

  private *act(): Course {
    for (let left = MARQUISE_ACTIONS; ; left -= 1) {
      const action = this.bestAction(left);
      if (action === undefined) return;
      if (left <= 0) {
        const bird = this.hand.bird();
        if (bird === undefined || action.worth < WORTH_A_CARD) return;
        this.hand.spend(bird);
      }
      yield* action.take();
    }
  }

  private bestAction(left: number): Action | undefined {
    let best: Action | undefined;
    for (const action of [
      this.build(),
      this.overwork(left),
      this.recruit(),
      this.battle(),
      this.march(),
    ]) {
      if (action === undefined || action.worth < WORTH_DOING) continue;
      if (best === undefined || action.worth > best.worth) best = action;
    }
    return best;
  }

  // ---- build and overwork ----------------------------------------------------------

  private onMap(kind: Kind): number {
    return ON_TRACK - pieceSupply(this.state, kind);
  }

  private worthOf(kind: Kind): number {
    const built = this.onMap(kind);
    return buildPoints(this.state, kind) + (LATER[kind]?.[built] ?? 0);
  }

  private build(): Action | undefined {
    const { state } = this;
    const wood = woodWithinReach(state);
    let best: { readonly kind: Kind; readonly at: Clearing; readonly worth: number } | undefined;
    for (const at of EVERY_CLEARING) {
      if (openSlots(state, at) <= 0 || !rules(state, MARQUISE, at) || !this.mayPlace(at)) continue;
      for (const kind of MARQUISE_BUILDINGS) {
        const cost = buildCost(state, kind);
        if (cost === undefined || cost > (wood[at] as number)) continue;
        // The safer of two places: more of her warriors.
        const worth =
          this.worthOf(kind) -
          WOOD_PRICE * cost +
          SAFETY * Math.min(5, warriorsAt(state, MARQUISE, at));
        if (best === undefined || worth > best.worth) best = { kind, at, worth };
      }
    }
    if (best === undefined) return undefined;
    const { kind, at, worth } = best;
    return { worth, take: () => this.payAndBuild(kind, at) };
  }

  private *payAndBuild(kind: Kind, at: Clearing): Course {
    const points = buildPoints(this.state, kind);
    let owed = buildCost(this.state, kind) as number;
    for (const from of supplyLine(this.state, at)) {
      const n = Math.min(owed, piecesAt(this.state, WOOD, from));
      if (n === 0) continue;
      yield record.remove(n, WOOD, from);
      owed -= n;
    }
    yield record.place(1, kind, at);
    if (points > 0) yield record.score(points);
  }

  /** Worth something only when there is an action left to build with that wood. */
  private overwork(left: number): Action | undefined {
    const { state, hand } = this;
    if (left < 2 || pieceSupply(state, WOOD) === 0) return undefined;
    const wood = woodWithinReach(state);
    const most = Math.max(
      ...EVERY_CLEARING.map((c) =>
        openSlots(state, c) > 0 && rules(state, MARQUISE, c) ? (wood[c] as number) : -1,
      ),
    );
    if (most < 0) return undefined;
    const kinds = MARQUISE_BUILDINGS.filter((kind) => {
      const short = (buildCost(state, kind) ?? 99) - most;
      return short > 0 && short < left;
    });
    const worth = OVERWORK_SHARE * Math.max(0, ...kinds.map((kind) => this.worthOf(kind)));
    for (const at of EVERY_CLEARING) {
      if (piecesAt(state, SAWMILL, at) === 0 || !this.mayPlace(at)) continue;
      const card = hand.match(suitOf(state, at));
      if (card === undefined || this.deck.isBird(card)) continue;
      return {
        worth,
        take: function* () {
          hand.spend(card);
          yield record.place(1, WOOD, at);
        },
      };
    }
    return undefined;
  }

  // ---- warriors --------------------------------------------------------------------

  private recruit(): Action | undefined {
    const n = Math.min(this.onMap(RECRUITER), warriorSupply(this.state, MARQUISE));
    if (this.hasRecruited || n === 0) return undefined;
    return { worth: RECRUIT_WORTH * n, take: () => this.placeRecruits() };
  }

  private *placeRecruits(): Course {
    this.hasRecruited = true;
    for (const at of EVERY_CLEARING) {
      const n = Math.min(piecesAt(this.state, RECRUITER, at), warriorSupply(this.state, MARQUISE));
      if (n > 0 && this.mayPlace(at)) yield record.place(n, 'warrior', at);
    }
  }

  private battle(): Action | undefined {
    let best: Action | undefined;
    for (const at of EVERY_CLEARING) {
      const target = bestTarget(this.state, at, warriorsAt(this.state, MARQUISE, at));
      if (target === undefined || target.worth <= (best?.worth ?? 0)) continue;
      const { defender, worth } = target;
      best = {
        worth,
        take: function* () {
          yield record.battle(at, defender);
        },
      };
    }
    return best;
  }

  private march(): Action | undefined {
    const first = bestMove(this.state, new Set());
    if (first === undefined) return undefined;
    return { worth: 1.4 * first.worth, take: () => this.marchTwice() };
  }

  private *marchTwice(): Course {
    const arrived = new Set<Clearing>();
    for (let left = 2; left > 0; left -= 1) {
      const next = bestMove(this.state, arrived);
      if (next === undefined || next.worth < WORTH_DOING / 2) return;
      arrived.add(next.to);
      yield record.move(next.n, next.from, next.to);
    }
  }
}
