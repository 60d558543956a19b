import { happens, listenToLife } from '@empty-chair/uikit/happens.ts';
import { untrack } from 'svelte';
import { Life } from '../life/life.ts';
import { settings } from '../store/settings.svelte.ts';
import type { TableModel } from './table-model.svelte.ts';
import type { TableScreen } from './table-screen.svelte.ts';

/** Gives the table its sounds and vibrations; what happens is told where it is seen. For a component. */
export function livenTable(screen: TableScreen): void {
  $effect(() => {
    const life = new Life({
      wished: () => settings,
      isSpeaking: () => screen.aloud.pace === 'speaking',
      mayStir: () => navigator.userActivation?.hasBeenActive ?? true,
      vibrate: (pattern) => navigator.vibrate?.([...pattern]),
      load: async () => {
        const { SoundPlayer } = await import('../life/sound-player.ts');
        return new SoundPlayer(new AudioContext());
      },
    });
    const ends = [
      listenToLife((event, n) => void life.happens(event, n)),
      listenToTaps(),
      endAtTap(screen.table),
      () => void life.close(),
    ];
    return () => {
      for (const end of ends) end();
    };
  });
  screen.session.listen(({ kind }) => {
    if (kind === 'refused' || kind === 'unkept') happens('cannot');
  });
  onChange(
    () => questionOf(screen),
    (question) => question && happens('question'),
  );
  onChange(
    () => screen.panelKey === 'end' && hasHumanWon(screen),
    (won) => won && happens('win'),
  );
  onChange(
    () => pointsOf(screen.table),
    (points, before) => {
      if (points.some((n, i) => n > (before[i] ?? n))) happens('points');
    },
  );
  onChange(
    () => screen.table.turn.reading?.entry,
    (entry) => {
      if (entry !== undefined && hasCard(screen.table)) happens('card');
    },
  );
}

/** Any button of the table, however it is drawn. */
function listenToTaps(): () => void {
  const tapped = ({ target }: MouseEvent): void => {
    const isControl = target instanceof Element && target.closest(CONTROLS) !== null;
    if (isControl) happens('tap');
  };
  addEventListener('click', tapped);
  return () => removeEventListener('click', tapped);
}
// The label of a box is clicked, and then its box by the browser: that is one tap.
const CONTROLS = 'button, summary, a, input, [data-place]';

/** Any tap or key has the pieces arrive; whoever taps has seen enough. */
function endAtTap({ travels }: TableModel): () => void {
  const end = (): void => travels.end();
  addEventListener('pointerdown', end, true);
  addEventListener('keydown', end, true);
  return () => {
    removeEventListener('pointerdown', end, true);
    removeEventListener('keydown', end, true);
    end();
  };
}

/** Runs after each change of what `read` gives, by its content; not for what there is at first. */
function onChange<T>(read: () => T, changed: (now: T, before: T) => void): void {
  let before: T | undefined;
  let isFirst = true;
  $effect(() => {
    const now = read();
    const was = before as T;
    const isSame = !isFirst && JSON.stringify(was) === JSON.stringify(now);
    before = now;
    if (isFirst) isFirst = false;
    else if (!isSame) untrack(() => changed(now, was));
  });
}

/** The question that waits, in its words: the same one drawn anew is not asked again. */
const questionOf = ({ panel }: TableScreen): unknown =>
  panel.kind === 'question' ? panel.question.ask : undefined;

const pointsOf = ({ chairs }: TableModel): readonly number[] => chairs.map(({ points }) => points);

/** Somebody at the table has won; among bots only, one of them. */
function hasHumanWon({ session }: TableScreen): boolean {
  const { waiting, seats } = session;
  if (waiting.kind !== 'over') return false;
  const isHuman = seats.some(({ bot }) => !bot);
  return waiting.winners.some((seat) => !isHuman || seats[seat]?.bot === false);
}

/** The app has turned up a card for the turn that begins. */
const hasCard = ({ turn }: TableModel): boolean =>
  turn.happenings.some(({ params = {} }) =>
    Object.values(params).some(
      (value) => typeof value === 'object' && 'kind' in value && value.kind === 'card',
    ),
  );
