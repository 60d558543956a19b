import { Refused } from '@empty-chair/kernel/errors';
import type { VerbLaw } from '@empty-chair/kernel/module';
import type { Message } from '@empty-chair/kernel/words';
import { literal } from '@empty-chair/kernel/words';
import { say } from '@empty-chair/text/catalogue';
import { columns } from '../columns.ts';
import type { Result } from '../context.ts';
import { splitWords } from '../entry-words.ts';
import type { OpenGame } from '../game-file.ts';
import { ownTurn } from '../seen.ts';
import { messageJson } from '../shapes.ts';

/** The rules behind what can be said, each in one line, and why it is not the moment for it. */
export function lawResult(open: OpenGame, typed: string): Result {
  const { words } = open;
  const laws = lawsOf(open, typed);
  return {
    asJson: () => ({
      laws: laws.map(({ verb, rules, whyNot }) => ({
        verb,
        rules: rules.map((id) => ({ id, text: words.rule(id) ?? '' })),
        ...(whyNot !== undefined && { whyNot: messageJson(words, whyNot) }),
      })),
    }),
    asLines: () =>
      columns(
        laws.flatMap(({ verb, rules, whyNot }) => [
          ...rules.map((id, at) => [at === 0 ? verb : '', id, words.rule(id) ?? '']),
          ...(whyNot === undefined ? [] : [['', '', notNow(open, whyNot)]]),
        ]),
      ),
  };
}

const notNow = ({ words }: OpenGame, why: Message): string =>
  words.render(say('cli.notNow', { why: literal(words.render(why)) }));

/** Those whose verb is typed whole, with or without the family before it; else all that begin so. */
function lawsOf(open: OpenGame, typed: string): readonly VerbLaw[] {
  const none = () => new Refused(say('cli.noLaw', { verb: literal(typed) }));
  const { state, seat } = ownTurn(open, none);
  const all = open.game.laws?.(state, seat) ?? [];
  const wanted = splitWords(typed).join(' ');
  const ends = ({ verb }: VerbLaw): readonly string[] => [verb, verb.replace(/^\S+ /, '')];
  const whole = all.filter((law) => ends(law).includes(wanted));
  const found =
    whole.length > 0 ? whole : all.filter((law) => ends(law).some((end) => end.startsWith(wanted)));
  if (found.length === 0) throw none();
  return found;
}
