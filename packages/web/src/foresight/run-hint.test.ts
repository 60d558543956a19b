import { answer, newMatch } from '@empty-chair/kernel/match';
import { games } from '@empty-chair/registry/games';
import type { HintPicture } from '@empty-chair/uikit/game-ui.ts';
import { expect, it } from 'vitest';
import type { HintRequest } from './messages.ts';
import { runHint } from './run-hint.ts';

const registered = await games['root']?.();
if (registered === undefined) throw new Error('no Root');
const { module: game } = registered;
const sparring = await registered.sparring?.();

/** Somebody's first turn on the screen, against one bot. */
function request(limits: Pick<HintRequest, 'games' | 'time' | 'longest'>): HintRequest {
  const config = {
    ...(game.codecs.config.encode(game.defaultConfig) as object),
    play: 'screen',
    seats: [{ faction: 'marquise' }, { faction: 'eyrie', bot: 'electricEyrie' }],
  };
  let now = newMatch(game, game.codecs.config.decode(config), 'hint');
  while (now.waiting.kind === 'question') {
    const { answers, ref } = now.waiting.question;
    now = answer(game, now, ref(answers[0]).id);
  }
  if (now.state === undefined || now.waiting.kind !== 'human') throw new Error('nobody is on turn');
  return {
    game: game.id,
    config,
    state: game.codecs.state.encode(now.state),
    seat: now.waiting.seat,
    seed: 'hint',
    ...limits,
  };
}

/** Each look at the clock takes so many milliseconds. */
async function pictures(asked: HintRequest, step: number): Promise<readonly HintPicture[]> {
  let time = 0;
  const now = (): number => {
    time += step;
    return time;
  };
  const shown: HintPicture[] = [];
  await runHint(
    game,
    sparring,
    asked,
    { now, pause: async () => {}, isStopped: () => false },
    (picture) => shown.push(picture),
  );
  return shown;
}

it('is ready in time, and then told anew only when twice as many games are played', async () => {
  const shown = await pictures(request({ games: 60, time: 600, longest: 1e9 }), 20);
  const ready = shown.filter(({ isReady }) => isReady);
  expect(shown.slice(0, shown.length - ready.length).every(({ isReady }) => !isReady)).toBe(true);
  expect(ready.length).toBeGreaterThan(1);
  const played = ready.map(({ games: n }) => n);
  // The last one is all there is, and need not be twice the one before.
  for (const [at, n] of played.slice(1, -1).entries())
    expect(n).toBeGreaterThanOrEqual(2 * (played[at] ?? 0));
  expect(ready.at(-1)?.games).toBe(ready.at(-1)?.of);
});

it('ends with the time, and what is known by then is ready', async () => {
  const shown = await pictures(request({ games: 100_000, time: 300, longest: 900 }), 20);
  expect(shown.at(-1)?.isReady).toBe(true);
  expect(shown.at(-1)?.games).toBeLessThan(100);
});
