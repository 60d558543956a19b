import { NONE } from '@empty-chair/kernel/ids';
import type { MessageId, Params } from '@empty-chair/kernel/words';
import type { Faction, Suit } from '../rules/pieces.ts';
import { ALLIANCE, clearingNumbered, SYMPATHY } from '../rules/pieces.ts';
import { piecesAt, suitOf } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { AlliancePlan } from './alliance.ts';
import type { Player } from './player.ts';
import { clearingIn, factionIn, pieceIn } from './words.ts';

/**
 * Outrage between humans, which the game leaves to them: whoever moves warriors into sympathy of a
 * human Alliance, or removes it, pays with a card. Bots are told by the game that the Alliance draws.
 */
export class HumanOutrage {
  private readonly alliance: AlliancePlan;
  private readonly humans: readonly Faction[];
  private readonly players: readonly (Player | undefined)[];
  /** Who removes what is now removed. */
  private remover: Faction = NONE;

  constructor(
    alliance: AlliancePlan,
    humans: readonly Faction[],
    players: readonly (Player | undefined)[],
  ) {
    this.alliance = alliance;
    this.humans = humans;
    this.players = players;
  }

  /** Before the input is carried out. */
  follow(me: Faction, input: Input): void {
    this.remover = me;
    if (input.kind !== 'move' || me === ALLIANCE) return;
    const { state } = this.alliance;
    const to = clearingNumbered(input.to);
    if (piecesAt(state, SYMPATHY, to) > 0) this.pay(me, suitOf(state, to));
  }

  hear(id: MessageId, params: Params): void {
    const what: string = id;
    if (what === 'do.battle') {
      const attacker = factionIn(params, 'attacker');
      this.remover = attacker === ALLIANCE ? factionIn(params, 'defender') : attacker;
    }
    if (what !== 'do.removePiece' || pieceIn(params) !== SYMPATHY) return;
    this.pay(this.remover, suitOf(this.alliance.state, clearingIn(params)));
  }

  private pay(payer: Faction, suit: Suit): void {
    if (payer === ALLIANCE || !this.humans.includes(payer)) return;
    this.alliance.outragedBy(this.players[payer], suit);
  }
}
