import { BadData, Refused } from '@empty-chair/kernel/errors';
import { showMessage } from './show.ts';

/** What a refusal or bad data says, as a line. Anything else that is thrown goes on as it is. */

/** The reason, as `no.number word=two`. */
export function refusal(run: () => unknown): string {
  const refused = thrown(Refused, run);
  return refused === undefined ? 'nothing refused' : showMessage(refused.reason);
}

/** The place and the reason, as `tracks.human: data.outOfRange least=0 most=12 value=13`. */
export function badData(run: () => unknown): string {
  const bad = thrown(BadData, run);
  return bad === undefined ? 'nothing wrong' : `${bad.path}: ${showMessage(bad.reason)}`;
}

/** The place and only the id of the reason, as `chance.cards data.notOneOf`; undefined when good. */
export function badField(run: () => unknown): string | undefined {
  const bad = thrown(BadData, run);
  return bad && `${bad.path} ${bad.reason.id}`;
}

function thrown<E extends Error>(
  kind: new (...args: never[]) => E,
  run: () => unknown,
): E | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof kind) return error;
    throw error;
  }
}
