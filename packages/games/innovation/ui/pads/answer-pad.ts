import type { Question } from '@empty-chair/kernel/table';
import type { PadProps } from '@empty-chair/uikit/game-ui.ts';
import { answerRefs } from '@empty-chair/uikit/pads/answers.ts';
import type { Component } from 'svelte';
import CardPicker from './CardPicker.svelte';
import ChoicePad from './ChoicePad.svelte';
import NumberPad from './NumberPad.svelte';
import { padKind } from './pad-kind.ts';

const PADS = { cards: CardPicker, numbers: NumberPad, tiles: ChoicePad } as const;

export function answerPad(question: Question<unknown>): Component<PadProps> | undefined {
  const kind = padKind(answerRefs(question));
  return kind === undefined ? undefined : PADS[kind];
}

/** Numbers stand close together, however many there are. */
export const isSmallPad = (question: Question<unknown>): boolean =>
  padKind(answerRefs(question)) === 'numbers';
