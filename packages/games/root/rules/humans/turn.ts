import type { Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { canBattle } from '../battle.ts';
import { isShut, mayMove, moveTargets } from '../board.ts';
import { enemiesOf, factionOn } from '../facts.ts';
import { isOutraged } from '../outrage.ts';
import type { Clearing, Faction } from '../pieces.ts';
import {
  ALLIANCE,
  CORVIDS,
  DUCHY,
  EVERY_CLEARING,
  EYRIE,
  factionId,
  isVagabond,
  LIZARDS,
  MARQUISE,
} from '../pieces.ts';
import type { State } from '../state.ts';
import { warriorsAt } from '../state.ts';
import type { Input } from '../verbs/verbs.ts';
import { m } from '../words.ts';
import { allianceTurn } from './alliance-turn.ts';
import { corvidsTurn, exposeVerbs } from './corvids-turn.ts';
import type { Craft } from './craft.ts';
import { craftsOf } from './craft.ts';
import { duchyTurn } from './duchy-turn.ts';
import type { Reach } from './eyrie-turn.ts';
import { eyrieTurn } from './eyrie-turn.ts';
import type { FactionTurn, TurnVerb } from './faction-turn.ts';
import { lizardsTurn } from './lizards-turn.ts';
import { marquiseTurn } from './marquise-turn.ts';
import { vagabondTurn } from './vagabond-turn.ts';

export interface HumanTurn extends FactionTurn {
  readonly crafts: readonly Craft[];
  /** Where warriors may go by the law, by the number of the clearing that they leave. */
  readonly ways: ReadonlyMap<number, readonly number[]>;
  /** Clearings that it costs a card to move into: Outrage. */
  readonly outraged: readonly number[];
}

/** The turn of the human on that seat, after what was said in it. */
export function humanTurn(
  state: State,
  seat: Seat,
  said: readonly Input[],
  /** In the turns before. */
  earlier: readonly Input[] = [],
): HumanTurn {
  const me = factionOn(state.facts, seat);
  const ways = waysOf(state, me);
  const fights = battles(state, me);
  const own = isVagabond(me)
    ? vagabondTurn(state, me, said, fights)
    : ownTurn(state, me, said, earlier, { ways, battles: fights.inputs });
  // The Decree says what is moved and fought, and a Vagabond's items do.
  const isDecreed =
    own.decree !== undefined &&
    (own.decree.leader === undefined || own.decree.current !== undefined);
  const isOwn = isDecreed || own.pack !== undefined;
  return {
    ...own,
    verbs: [...own.verbs, ...(isOwn ? [] : [march(ways), fights]), ...exposeVerbs(state, me)],
    crafts: craftsOf(state, me, said, me === EYRIE && own.decree?.leader !== 'builder'),
    ways,
    outraged: EVERY_CLEARING.filter((at) => isOutraged(state, me, at)).map((at) => at + 1),
  };
}

function ownTurn(
  state: State,
  me: Faction,
  said: readonly Input[],
  earlier: readonly Input[],
  reach: Reach,
): FactionTurn {
  switch (me) {
    case ALLIANCE:
      return allianceTurn(state, said);
    case EYRIE:
      return eyrieTurn(state, said, earlier, reach);
    case MARQUISE:
      return marquiseTurn(state, said);
    case CORVIDS:
      return corvidsTurn(state, said);
    case DUCHY:
      return duchyTurn(state, said);
    case LIZARDS:
      return lizardsTurn(state, said);
    default:
      return { phase: hasBegun(said) ? 'daylight' : 'birdsong', verbs: [] };
  }
}

/** Of the factions whose turn is not followed: what nobody does in Birdsong. */
const hasBegun = (said: readonly Input[]): boolean =>
  said.some(({ kind }) => kind === 'move' || kind === 'battle');

/** Law 4.2: along open paths and by the Ferry, ruling one end; the Corvids need not (law 13.2.3). */
function waysOf(state: State, me: Faction): ReadonlyMap<number, readonly number[]> {
  const ways = new Map<number, readonly number[]>();
  for (const from of EVERY_CLEARING) {
    if (warriorsAt(state, me, from) === 0) continue;
    const to = moveTargets(state, from).filter(
      (there) => !isShut(state, from, there) && (me === CORVIDS || mayMove(state, me, from, there)),
    );
    if (to.length > 0)
      ways.set(
        from + 1,
        to.map((there) => there + 1),
      );
  }
  return ways;
}

const march = (ways: ReadonlyMap<number, readonly number[]>): TurnVerb => ({
  id: 'march',
  from: [...ways.keys()],
  why: ways.size === 0 ? message(m('no.march')) : undefined,
  inputs: [],
});

function battles(state: State, me: Faction): TurnVerb {
  const at = (here: Clearing): readonly Input[] =>
    enemiesOf(state.facts, me)
      .filter((enemy) => canBattle(state, me, enemy, here))
      .map((enemy) => ({
        kind: 'battle',
        at: here + 1,
        defender: factionId(enemy),
        extra: 0,
        defenderExtra: 0,
      }));
  const inputs = EVERY_CLEARING.flatMap(at);
  return { id: 'battle', why: inputs.length === 0 ? message(m('no.battles')) : undefined, inputs };
}
