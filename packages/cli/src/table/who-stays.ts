import { Refused } from '@empty-chair/kernel/errors';
import { literal } from '@empty-chair/kernel/words';
import type { SeenDevice } from '@empty-chair/tables/others';
import { signOf } from '@empty-chair/tables/others';
import { say } from '@empty-chair/text/catalogue';
import type { Renderer } from '@empty-chair/text/renderer';

/** As it is said on the command line, beside names. */
const [ALL, NONE] = ['all', 'none'];

/**
 * Who was named, of those who are here: by name, or by the sign of a key where several have the name,
 * which can be copied. Refused, with all who are here, when it is not said or not clear.
 */
export function whoStays(
  words: Renderer,
  here: readonly SeenDevice[],
  said: string | undefined,
): readonly SeenDevice[] {
  if (here.length === 0 || said === NONE) return [];
  const unclear = () => new Refused(say('table.whoStays', { who: literal(listOf(words, here)) }));
  if (said === undefined) throw unclear();
  if (said === ALL) {
    if (here.some((one) => isDoubled(one, here))) throw unclear();
    return here;
  }
  return said.split(',').map((typed) => {
    const found = here.filter((one) => isMeant(one, typed.trim()));
    const [only, ...others] = found;
    if (only === undefined || others.length > 0) throw unclear();
    return only;
  });
}

const plain = (text: string): string =>
  text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLocaleLowerCase();

const isMeant = ({ name, key }: SeenDevice, typed: string): boolean =>
  signOf(key) === typed.toLowerCase() || plain(name) === plain(typed);

const isDoubled = (one: SeenDevice, here: readonly SeenDevice[]): boolean =>
  here.some((other) => other !== one && plain(other.name) === plain(one.name));

const listOf = (words: Renderer, here: readonly SeenDevice[]): string =>
  here
    .map(({ name, key }) => `${name || words.render(say('table.somebody'))} (${signOf(key)})`)
    .join(', ');
