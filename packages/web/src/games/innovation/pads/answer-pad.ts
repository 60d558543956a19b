import type { Question } from '@empty-chair/kernel/table';
import type { Component } from 'svelte';
import { answerRefs } from '../../common/pads/answers.ts';
import type { PadProps } from '../../types.ts';
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
