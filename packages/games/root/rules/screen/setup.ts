import { NONE } from '@empty-chair/kernel/ids';
import { message } from '@empty-chair/kernel/words';
import { revealQuest } from '../chance.ts';
import { CHARACTERS } from '../config.ts';
import { common } from '../content.ts';
import { seatOf } from '../facts.ts';
import { beginAs, itemsIn } from '../pack.ts';
import type { Faction } from '../pieces.ts';
import type { RootTable } from '../scene.ts';
import { m, questRef, ref, rule } from '../words.ts';
import { drawCards } from './hands.ts';
import { screenOf } from './play.ts';

/** Law 5.1.3: each person draws three cards. */
export function dealHands(table: RootTable): void {
  const { state } = table.scene;
  if (state.screen === undefined) return;
  for (const faction of state.facts.seatFactions) {
    if (state.facts.humans.includes(faction)) {
      drawCards(table, faction, common.humanHand, rule('law.5.1.3'));
    }
  }
}

const OPEN_QUESTS = 3;

/** Law 9.3: he says who he is and has the items of that character; three quests lie face up. */
export function beginVagabond(table: RootTable, me: Faction): void {
  const { state } = table.scene;
  if (state.screen === undefined) return;
  const by = rule('law.9.3');
  const character = table.ask({
    rule: by,
    channel: 'human',
    seat: seatOf(state.facts, me),
    ask: message(m('ask.character')),
    answers: CHARACTERS.filter((id) => state.facts.botOf.every((bot) => bot?.character !== id)),
    ref: (id) => ref('character', id),
  });
  beginAs(state, me, character);
  table.emit?.(by, m('do.packBegin'), {
    character: ref('character', character),
    items: itemsIn(state, me, 'ready').map((id) => ref('item', id)),
  });
  for (let n = 0; n < OPEN_QUESTS; n += 1) openQuest(table);
}

/** Another quest face up, while there is one. */
export function openQuest(table: RootTable): void {
  const screen = screenOf(table.scene.state);
  const quest = revealQuest(table);
  if (quest === NONE) return;
  screen.quests = [...screen.quests, quest];
  table.emit?.(rule('law.9.3'), m('do.newQuest'), { quest: questRef(quest) });
}
