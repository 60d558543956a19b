import { afterFrame } from '@empty-chair/uikit/in-frame.ts';

/** What the next key should meet: a lit place, a lit card, the button that does it. */
export type Aim = 'place' | 'card' | 'primary';

const TARGETS: Readonly<Record<Aim, string>> = {
  place: '[data-coach=board] [data-place][tabindex="0"]',
  card: '.fan .ring',
  primary: '[data-coach=actions] .primary',
};

/** Whoever plays by keys is led to what comes next; a finger finds it itself. */
export function followByKeys(aim: () => Aim | undefined): void {
  let isByKey = false;
  $effect(() => {
    const pressed = (): void => {
      isByKey = true;
    };
    const touched = (): void => {
      isByKey = false;
    };
    addEventListener('keydown', pressed, true);
    addEventListener('pointerdown', touched, true);
    return () => {
      removeEventListener('keydown', pressed, true);
      removeEventListener('pointerdown', touched, true);
    };
  });
  $effect(() => {
    const next = aim();
    if (next === undefined || !isByKey) return undefined;
    return afterFrame(() =>
      document.querySelector<HTMLElement>(TARGETS[next])?.focus({ preventScroll: true }),
    );
  });
}
