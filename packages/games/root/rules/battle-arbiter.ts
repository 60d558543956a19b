import { NONE } from '@empty-chair/kernel/ids';
import type { RuleId } from '@empty-chair/kernel/words';
import { isBot, piecesOf } from './board.ts';
import { bots, numberOn } from './content.ts';
import { onBattleTrack, vagabotFaction } from './items.ts';
import { characterOf, undamagedSwords } from './pack.ts';
import type { Clearing, Faction } from './pieces.ts';
import { score } from './points.ts';
import type { RootTable } from './scene.ts';
import { isOnScreen, isPerson } from './screen/play.ts';
import type { State } from './state.ts';
import { pawnOf, scoreOf } from './state.ts';
import { factionRef, m, ref, rule } from './words.ts';

/** What the Arbiter (7.7.6) adds to the defender's limit of rolled hits. */
export interface Enlistment {
  readonly extraHits: number;
}

interface Fight {
  readonly attacker: Faction;
  readonly defender: Faction;
  readonly clearing: Clearing;
  readonly by: RuleId;
}

/** The defender's limit of rolled hits. */
type HitLimit = (table: RootTable, fight: Fight) => number;

const ENLIST_BELOW_HITS = numberOn(bots.vagabot.characters, 'arbiter', 'enlistBelowMaxHits');

const NOT_ENLISTED: Enlistment = { extraHits: 0 };

/** law.4.3.2: before the roll a defender in his clearing may enlist the Arbiter, who scores for it. */
export function enlistArbiter(table: RootTable, fight: Fight, defendersMost: HitLimit): Enlistment {
  const { state } = table.scene;
  const arbiter = arbiterOf(state);
  if (arbiter === NONE) return NOT_ENLISTED;
  const { attacker, defender, clearing } = fight;
  if (pawnOf(state, arbiter) !== clearing) return NOT_ENLISTED;
  if (attacker === arbiter || defender === arbiter) return NOT_ENLISTED;
  if (!wantsHim(table, fight, arbiter, defendersMost)) return NOT_ENLISTED;
  const by = lawOf(state, arbiter);
  table.emit?.(by, m('do.enlist'), { faction: factionRef(defender) });
  score(table, arbiter, 1, 'special', by);
  return {
    extraHits: isBot(state, arbiter) ? onBattleTrack(state) : undamagedSwords(state, arbiter),
  };
}

/** The Vagabot's, or a person's on the screen (law V.5); at a real table people see to theirs themselves. */
function arbiterOf(state: State): Faction {
  const bot = vagabotFaction(state);
  if (state.facts.botOf[bot]?.character === 'arbiter') return bot;
  return isOnScreen(state) ? arbiterOnScreen(state) : NONE;
}

function arbiterOnScreen(state: State): Faction {
  const person = state.facts.vagabonds.find(
    (one) => isPerson(state, one) && characterOf(state, one) === 'arbiter',
  );
  return person ?? NONE;
}

const lawOf = (state: State, arbiter: Faction): RuleId =>
  isBot(state, arbiter) ? rule('7.7.6') : rule('law.V.5');

/** Bots enlist when all three conditions hold, a person too (H-51); a human is asked. */
function wantsHim(
  table: RootTable,
  fight: Fight,
  arbiter: Faction,
  defendersMost: HitLimit,
): boolean {
  const { state } = table.scene;
  const { attacker, defender, clearing } = fight;
  if (isBot(state, defender)) {
    // Worked out only here: of a human Vagabond it would be a question, and the roll asks it.
    const most = defendersMost(table, fight);
    return (
      most < ENLIST_BELOW_HITS &&
      most < piecesOf(state, attacker, clearing) &&
      scoreOf(state, defender) > scoreOf(state, arbiter)
    );
  }
  const answer = table.ask({
    rule: lawOf(state, arbiter),
    channel: 'human',
    ask: { id: m('ask.enlist'), params: { faction: factionRef(defender) } },
    answers: ['yes', 'no'],
    ref: (id) => ref('answer', id),
  });
  return answer === 'yes';
}
