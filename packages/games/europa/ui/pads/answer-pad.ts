import type { Question } from '@empty-chair/kernel/table';
import type { PadProps } from '@empty-chair/uikit/game-ui.ts';
import { answerRefs } from '@empty-chair/uikit/pads/answers.ts';
import type { Component } from 'svelte';
import BattlePad from './BattlePad.svelte';
import CardPad from './CardPad.svelte';
import CasePad from './CasePad.svelte';
import DiePad from './DiePad.svelte';
import EventPad from './EventPad.svelte';
import ListPad from './ListPad.svelte';
import NumberPad from './NumberPad.svelte';
import { padKind } from './pad-kind.ts';

const PADS = {
  battle: BattlePad,
  number: NumberPad,
  die: DiePad,
  cards: CardPad,
  list: ListPad,
  choice: CasePad,
  event: EventPad,
} as const;

export function answerPad(question: Question<unknown>): Component<PadProps> | undefined {
  const kind = padKind(answerRefs(question));
  return kind === undefined ? undefined : PADS[kind];
}

/** Two armies and two rows of hits: at a glance on a phone. */
export const isRuleLast = (question: Question<unknown>): boolean =>
  padKind(answerRefs(question)) === 'battle';

/** Numbers and names are many, but their pads show only some. */
export function isSmallPad(question: Question<unknown>): boolean {
  const kind = padKind(answerRefs(question));
  return kind !== undefined && kind !== 'cards' && kind !== 'event';
}
