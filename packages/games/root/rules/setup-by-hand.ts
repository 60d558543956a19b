import { get } from '@empty-chair/kernel/ids';
import type { MessageId, Params } from '@empty-chair/kernel/words';
import { isBot } from './board.ts';
import type { Faction, FactionId } from './pieces.ts';
import { factionId, KIND_COUNT, WARRIOR_COUNT, WOOD } from './pieces.ts';
import type { RootTable } from './scene.ts';
import { isOnScreen } from './screen/play.ts';
import type { State } from './state.ts';
import { factionRef, m, rule } from './words.ts';

/**
 * Whether people sit at a table with the box. What is hidden in it, the app doesn't know, whoever makes
 * the bots' random choices: the people have shuffled it themselves.
 */
export const isBoxOnTable = (state: State): boolean =>
  state.facts.humans.length > 0 && !isOnScreen(state);

/** What a person puts out beside the map, or on it where the person alone chooses (law 6.3 to 13.3). */
const BY_HAND: Readonly<Record<FactionId, MessageId>> = {
  marquise: m('do.setUpMarquise'),
  eyrie: m('do.setUpEyrie'),
  alliance: m('do.setUpAlliance'),
  vagabond: m('do.setUpVagabond'),
  secondVagabond: m('do.setUpVagabond'),
  lizards: m('do.setUpLizards'),
  riverfolk: m('do.setUpRiverfolk'),
  duchy: m('do.setUpDuchy'),
  corvids: m('do.setUpCorvids'),
};

/** On the screen there is nothing to put out. */
export function tellByHand(table: RootTable, faction: Faction): void {
  const { state } = table.scene;
  if (isBot(state, faction) || isOnScreen(state)) return;
  const id = factionId(faction);
  const n = get(WARRIOR_COUNT, faction);
  const params: Params = {
    faction: factionRef(faction),
    ...(n > 0 && { n }),
    ...(id === 'marquise' && { wood: get(KIND_COUNT, WOOD) }),
  };
  table.emit?.(rule('law.setup'), BY_HAND[id], params);
}
