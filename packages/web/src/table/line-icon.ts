import type { Message, Ref } from '@empty-chair/kernel/words';
import { isRef } from '@empty-chair/uikit/sentence.ts';

/**
 * The icon of a line, read off what the message is about: a move has two ends, a battle two sides,
 * a piece its own drawing. `known` says which drawings there are.
 */
export function lineIcon({ params = {} }: Message, known: (icon: string) => boolean): string {
  const ref = (name: string): Ref | undefined => {
    const value = params[name];
    return value !== undefined && isRef(value) ? value : undefined;
  };
  const has = (...names: string[]): boolean => names.every((name) => params[name] !== undefined);
  const first = (...icons: (string | undefined)[]): string | undefined =>
    icons.find((icon) => icon !== undefined && known(icon));

  if (has('from', 'to')) return 'move';
  if (has('attacker', 'defender')) return 'battle';
  if (has('dice')) return 'die';
  if (has('card') || has('quest')) return 'card';
  const id = (name: string): string | undefined => kebab(ref(name)?.id);
  const piece = id('piece');
  const item = id('item');
  const faction = id('faction');
  const isThere = has('at') || has('forest');
  return (
    first(
      piece,
      // The three bases share one drawing.
      piece?.endsWith('-base') ? 'base' : undefined,
      item === undefined ? undefined : `item-${item}`,
      ...(isThere && faction !== undefined ? [`warrior-${faction}`, `pawn-${faction}`] : []),
    ) ?? (has('n') && !isThere ? 'points' : isThere ? 'move' : 'log')
  );
}

/** Drawings are named like files: 'tradePost' is drawn by trade-post. */
const kebab = (id: string | undefined): string | undefined =>
  id?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
