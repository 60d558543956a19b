import type { Table } from '@empty-chair/kernel/table';
import type { Message } from '@empty-chair/kernel/words';
import type { Track } from './content.ts';
import { LIMITS, REMOVED } from './content.ts';
import { who } from './effects.ts';
import { AUTOMA_START, HUMAN_START, MIDDLE, startHex } from './hexes.ts';
import type { Player, State } from './state.ts';
import { AUTOMA, outpostsLeft, SHADOW } from './state.ts';
import { isAppsTapestry } from './tapestry.ts';
import { hexRef, m, ref, rule, trackRef } from './words.ts';

/** What to put on the real table, in the order of the rulebook's set-up. */
export function tellSetup(table: Table<unknown>, state: State): void {
  const { emit } = table;
  if (emit === undefined) return;
  if (state.facts.isSolo) tellSolo(table, state);
  else tellShadow(table, state);
  emit(rule('TURN-1'), state.facts.isSolo ? m('setup.first') : m('setup.firstForTwo'), {
    who: who(state, state.seat),
  });
}

function tellSolo(table: Table<unknown>, state: State): void {
  const { emit } = table;
  const { level } = state.facts;
  const [first = '', second] = state.civilizations;
  emit?.(rule('SET-1'), m('setup.board'));
  tellHexes(table);
  emit?.(rule('SET-1'), m('setup.human'), {
    at: hexRef(startHex(HUMAN_START)),
    start: ref('start', HUMAN_START),
  });
  tellRemovals(table);
  emit?.(rule('DIF-4'), m('setup.mat'), {
    side: ref('mat', level.mat),
    n: level.level,
    hasOverlay: [1, 3, 4].includes(level.level) ? 1 : 0,
  });
  emit?.(rule('SET-3'), m('setup.automaOutposts'), {
    at: hexRef(startHex(AUTOMA_START)),
    start: ref('start', AUTOMA_START),
    n: outpostsLeft(state, AUTOMA),
  });
  emit?.(rule('SET-3'), m('setup.automaTokens'));
  emit?.(rule('SET-3'), m('setup.civilization'), { civilization: ref('civilization', first) });
  emit?.(rule('SET-3'), m('setup.favorite'), favorite(state, AUTOMA));
  if (second !== undefined) {
    emit?.(rule('DIF-3'), m('setup.second'), { civilization: ref('civilization', second) });
  }
  emit?.(rule('SET-4'), m('setup.shadowPieces'), { n: outpostsLeft(state, SHADOW) });
  emit?.(rule('SET-4'), m('setup.favorite'), favorite(state, SHADOW));
  if (state.config.chance.cards === 'table') {
    emit?.(rule('SET-5'), m('setup.progressDeck'));
    emit?.(rule('SET-5'), m('setup.decisionDeck'), { n: state.cards.decision.length });
  } else emit?.(rule('SET-5'), m('setup.appCards'));
  if (isAppsTapestry(state)) emit?.(rule('R-TRAP-1'), m('setup.appTapestry'));
  emit?.(rule('SET-6'), m('setup.nothingElse'));
}

/** Section 10. */
function tellShadow(table: Table<unknown>, state: State): void {
  const { emit } = table;
  emit?.(rule('2P-1'), m('setup.boardForTwo'));
  tellHexes(table);
  for (const human of state.facts.humans) {
    const start = state.config.starts[human] ?? HUMAN_START;
    emit?.(rule('2P-1'), m('setup.humanStart'), {
      who: who(state, human),
      at: hexRef(startHex(start)),
      start: ref('start', start),
    });
  }
  if (state.config.shadow.removals === 'asSolo') tellRemovals(table);
  emit?.(rule('2P-1'), m('setup.shadowPieces'), { n: LIMITS.outposts - 1 });
  emit?.(rule('2P-1'), m('setup.favorite'), favorite(state, SHADOW));
  if (state.config.chance.cards === 'table') {
    emit?.(rule('2P-2'), m('setup.twelveCards'), { n: state.cards.decision.length });
  } else emit?.(rule('2P-2'), m('setup.appCards'));
}

/** The names of the hexes are ours: nothing on the printed board says them. */
function tellHexes({ emit }: Table<unknown>): void {
  emit?.(rule('SET-1'), m('setup.hexes'), { at: hexRef(MIDDLE) });
}

/** SET-2: what must go, and what may stay at the human's own risk. */
function tellRemovals({ emit }: Table<unknown>): void {
  const cards = (kind: string, ids: readonly string[]) => ids.map((id) => ref(kind, id));
  emit?.(rule('SET-2'), m('setup.removeTapestry'), {
    cards: cards('tapestry', [...REMOVED.tapestryMust, ...REMOVED.tapestryMay]),
    n: REMOVED.traps,
  });
  emit?.(rule('SET-2'), m('setup.removeCivilizations'), {
    cards: cards('humanCivilization', [...REMOVED.civilizationsMust, ...REMOVED.civilizationsMay]),
  });
  emit?.(rule('SET-2'), m('setup.mayKeep'), {
    cards: [
      ...cards('tapestry', REMOVED.tapestryMay),
      ...cards('humanCivilization', REMOVED.civilizationsMay),
    ],
  });
}

function favorite(state: State, bot: Player): NonNullable<Message['params']> {
  return { who: who(state, bot), track: trackRef(state.favorites[bot] as Track) };
}
