import type { Question } from '@empty-chair/kernel/table';
import type { PadProps } from '@empty-chair/uikit/game-ui.ts';
import { answerRefs } from '@empty-chair/uikit/pads/answers.ts';
import type { Component } from 'svelte';
import BattlePad from '../screen/BattlePad.svelte';
import HandPad from '../screen/HandPad.svelte';
import AboutPad from './AboutPad.svelte';
import CardPicker from './CardPicker.svelte';
import ChoicePad from './ChoicePad.svelte';
import DicePad from './DicePad.svelte';
import FacePad from './FacePad.svelte';

/** Kinds of answers that are easier to find by their picture. */
const PICTURED = ['item', 'forest', 'suit', 'quest', 'clearing', 'faction', 'piece'];

/** Kinds of answers whose name alone says little. */
const ABOUT = ['leader', 'character'];

/** Cards that may still be played in a battle: few, and what they do decides. */
const IN_BATTLE: readonly string[] = ['ask.battleCard', 'ask.ambushCard', 'ask.foilCard'];

export function answerPad(question: Question<unknown>): Component<PadProps> | undefined {
  const kinds = new Set(answerRefs(question).map(({ kind }) => kind));
  if (kinds.has('dice')) return DicePad;
  if (kinds.has('card') && IN_BATTLE.includes(question.ask.id)) return BattlePad;
  // Cards that only one person may see are in their hand.
  if (kinds.has('card') && question.seat !== undefined) return HandPad;
  if (kinds.has('card')) return question.channel === 'cards' ? FacePad : CardPicker;
  if (ABOUT.some((kind) => kinds.has(kind))) return AboutPad;
  return PICTURED.some((kind) => kinds.has(kind)) ? ChoicePad : undefined;
}

export const isSmallPad = (question: Question<unknown>): boolean => answerPad(question) === DicePad;
