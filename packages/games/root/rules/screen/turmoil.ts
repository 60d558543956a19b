import type { RuleId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { discardCard } from '../chance.ts';
import { seatOf } from '../facts.ts';
import type { LeaderId } from '../leaders.ts';
import { COLUMN_IDS, LEADER_IDS, VIZIERS_OF } from '../leaders.ts';
import { BIRD, EYRIE } from '../pieces.ts';
import { score } from '../points.ts';
import type { RootTable } from '../scene.ts';
import { VIZIER } from '../state.ts';
import { m, ref, rule } from '../words.ts';
import { suitInDecree } from './decree.ts';
import { inTurn, screenOf } from './play.ts';
import { FRESH_TURN } from './screen.ts';

/** Law 7.3: the first leader of a game is chosen freely. */
export const firstLeader = (table: RootTable): void =>
  comesToPower(table, LEADER_IDS, rule('law.7.3'));

/** A leader of those that are face up, with the Loyal Viziers where he wants them (law 7.8). */
function comesToPower(table: RootTable, faceUp: readonly LeaderId[], by: RuleId): void {
  const screen = screenOf(table.scene.state);
  const [only] = faceUp;
  const leader =
    only !== undefined && faceUp.length === 1
      ? only
      : table.ask({
          rule: by,
          channel: 'human',
          seat: seatOf(table.scene.state.facts, EYRIE),
          ask: message(m('ask.leader')),
          answers: faceUp,
          ref: (id) => ref('leader', id),
        });
  const viziers = VIZIERS_OF[leader];
  const [first = '', second = ''] = viziers;
  screen.leader = leader;
  screen.decree = COLUMN_IDS.map((column) => (viziers.includes(column) ? [VIZIER] : []));
  table.emit?.(by, m('do.leader'), {
    leader: ref('leader', leader),
    first: ref('column', first),
    second: ref('column', second),
  });
}

/** Law 7.7: points for the birds, the purge, another leader. That Evening comes next is up to the turn. */
export function turmoil(table: RootTable): void {
  const { state } = table.scene;
  const by = rule('law.7.7');
  const screen = screenOf(state);
  const cards = screen.decree.flat();
  table.emit?.(by, m('do.turmoil'));
  const birds = cards.filter((card) => suitInDecree(state, card) === BIRD).length;
  score(table, EYRIE, -birds, 'turmoil', by);
  table.emit?.(by, m('do.purge'));
  for (const card of cards) if (card !== VIZIER) discardCard(table, card);
  const deposed = screen.leader === undefined ? screen.deposed : [...screen.deposed, screen.leader];
  // When the last one has fallen all four are turned up again, he too.
  screen.deposed = deposed.length < LEADER_IDS.length ? deposed : [];
  inTurn(state, { resolved: FRESH_TURN.resolved });
  comesToPower(
    table,
    LEADER_IDS.filter((id) => !screen.deposed.includes(id)),
    by,
  );
}
