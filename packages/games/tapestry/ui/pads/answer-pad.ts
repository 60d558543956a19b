import type { Question } from '@empty-chair/kernel/table';
import type { PadProps } from '@empty-chair/uikit/game-ui.ts';
import { answerRefs } from '@empty-chair/uikit/pads/answers.ts';
import type { Component } from 'svelte';
import CardPicker from './CardPicker.svelte';
import { padKind } from './pad-kind.ts';
import SignPad from './SignPad.svelte';
import TrackPad from './TrackPad.svelte';

const PADS = { cards: CardPicker, tracks: TrackPad, signs: SignPad } as const;

export function answerPad(question: Question<unknown>): Component<PadProps> | undefined {
  const kind = padKind(answerRefs(question));
  return kind === undefined ? undefined : PADS[kind];
}

/** All but the cards are a few buttons. */
export function isSmallPad(question: Question<unknown>): boolean {
  const kind = padKind(answerRefs(question));
  return kind === 'tracks' || kind === 'signs';
}
