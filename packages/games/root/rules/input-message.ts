import type { Message, Ref, Seat } from '@empty-chair/kernel/words';
import { literal, message } from '@empty-chair/kernel/words';
import type { Input } from './input.ts';
import type { Faction } from './pieces.ts';
import type { State } from './state.ts';
import { clearingRef, factionRef, m, ref } from './words.ts';

/** A human's input as a line of the log. */
export function inputMessage(state: State, seat: Seat, input: Input): Message {
  const faction = factionRef(state.facts.seatFactions[seat] as Faction);
  const at = (clearing: number): Ref => clearingRef(clearing - 1);
  const pieceName = (piece: string): Ref => ref('piece', piece);
  switch (input.kind) {
    case 'place':
    case 'remove':
      return message(m(input.kind === 'place' ? 'did.place' : 'did.remove'), {
        faction,
        n: input.n,
        piece: pieceName(input.piece),
        at: at(input.at),
      });
    case 'destroy':
      return message(m('did.destroy'), {
        faction,
        n: input.n,
        victim: ref('faction', input.of),
        piece: pieceName(input.piece),
        at: at(input.at),
      });
    case 'clear':
      return message(m('did.clear'), { faction, at: at(input.at) });
    case 'explore':
      return message(m('did.explore'), { faction, at: at(input.at) });
    case 'move':
      return message(m('did.move'), {
        faction,
        n: input.n,
        from: at(input.from),
        to: at(input.to),
      });
    case 'pawn':
      return message(m('did.pawn'), {
        faction,
        to: state.facts.forestIds.includes(input.to) ? ref('forest', input.to) : literal(input.to),
      });
    case 'battle':
      return message(m('did.battle'), {
        faction,
        defender: ref('faction', input.defender),
        at: at(input.at),
      });
    case 'ambush':
      return message(m('did.ambush'), {
        faction,
        attacker: ref('faction', input.attacker),
        at: at(input.at),
      });
    case 'craft':
      return message(m('did.craft'), { faction, item: ref('item', input.item), n: input.vp });
    case 'effect':
      return message(m('did.effect'), { faction, card: ref('card', input.card) });
    case 'discard':
      return message(m('did.discard'), { faction, card: ref('card', input.card) });
    case 'score':
      return message(m('did.score'), { faction, n: input.n });
    case 'give':
      return message(m('did.give'), { faction, bot: ref('faction', input.bot) });
    case 'take':
      return message(m('did.take'), { faction, bot: ref('faction', input.bot) });
    case 'open':
      return message(m('did.open'), { faction, from: at(input.from), to: at(input.to) });
    case 'pass':
      return message(m('did.pass'), { faction });
    case 'win':
      return message(m('did.win'), { faction });
    case 'correct':
      return message(m('did.correct'), {
        path: literal(input.path),
        value: literal(JSON.stringify(input.value)),
      });
  }
}
