import type { Ask } from '../../rules/guide-view.ts';
import { targetLine } from '../../rules/guide-view.ts';
import type { Pack } from '../../rules/pack-view.ts';

/** What the pack says of a deck or a Targeting Chart, as it would be typed. */
export function saidLine(pack: Pack, ask: Extract<Ask, { kind: 'deck' | 'targets' }>): string {
  if (ask.kind === 'deck') {
    const deck = pack.decks.find(({ realm, age }) => realm === ask.realm && age === ask.age);
    return deck === undefined ? '' : deck.removed.join(' ');
  }
  const said = pack.targets.find(({ realm, kind }) => realm === ask.realm && kind === ask.chart);
  return said === undefined ? '' : targetLine(said.chart);
}

/** The numbers in a line, whatever else stands in it. */
export const cardsIn = (line: string): readonly number[] => (line.match(/\d+/g) ?? []).map(Number);

/** With a card tapped: it is in the line, or it is not any more. */
export function toggled(line: string, card: number): string {
  const cards = cardsIn(line);
  const after = cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card];
  return after.sort((one, other) => one - other).join(' ');
}
