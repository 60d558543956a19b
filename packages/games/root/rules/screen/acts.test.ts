import { answer, newMatch } from '@empty-chair/kernel/match';
import { seat } from '@empty-chair/kernel/words';
import { describe, expect, test } from 'vitest';
import rulebook from '../../rulebook.json' with { type: 'json' };
import cs from '../../text/cs/rules.json' with { type: 'json' };
import en from '../../text/en/rules.json' with { type: 'json' };
import pl from '../../text/pl/rules.json' with { type: 'json' };
import type { Config } from '../config.ts';
import { configFrom } from '../config-words.ts';
import { root } from '../module.ts';
import { ALLIANCE, EYRIE, MARQUISE, VAGABOND } from '../pieces.ts';
import type { State } from '../state.ts';
import type { ScreenAct } from './acts.ts';
import { ACTS, lawsOf, verbLaws } from './acts.ts';

const FACTIONS = [MARQUISE, EYRIE, ALLIANCE, VAGABOND];
const WHATS = Object.keys(ACTS) as ScreenAct['what'][];

/** Whatever the set-up asks gets its first answer. */
function begun(config: Config): State {
  let now = newMatch(root, config, '7');
  while (now.waiting.kind === 'question') {
    const { answers, ref } = now.waiting.question;
    now = answer(root, now, ref(answers[0]).id);
  }
  return now.state as State;
}

describe('the law behind an act', () => {
  test('is in the rulebook, with one line in every language', () => {
    for (const faction of FACTIONS) {
      for (const law of WHATS.flatMap((what) => lawsOf(faction, what))) {
        expect(Object.keys(rulebook)).toContain(law);
        for (const text of [en, pl, cs]) expect(Object.keys(text)).toContain(`rule.${law}`);
      }
    }
  });

  test('is for moves and battles first the one by which the faction has them (law 6.5, 7.5.2, 8.6)', () => {
    expect(lawsOf(MARQUISE, 'move')).toEqual(['law.6.5.2', 'law.4.2']);
    expect(lawsOf(MARQUISE, 'battle')).toEqual(['law.6.5.1', 'law.4.3']);
    expect(lawsOf(VAGABOND, 'battle')).toEqual(['law.9.5.2', 'law.4.3']);
    expect(lawsOf(MARQUISE, 'build')).toEqual(['law.6.5.4']);
  });

  test('is told of all that the faction has, with why it is not the moment', () => {
    const config = configFrom({ play: 'screen', seats: 'marquise,eyrie/bot,alliance/bot' });
    const laws = verbLaws(begun(config), seat(0));
    const of = (verb: string) => laws.find((law) => law.verb === verb);
    expect(of('play wood')).toEqual({
      verb: 'play wood',
      rules: ['law.6.4'],
      whyNot: undefined,
    });
    expect(of('play build')?.whyNot?.id).toBe('no.inDaylight');
    expect(of('play revolt')).toBeUndefined();
  });

  test('is the people’s own business at a real table', () => {
    const config = configFrom({ seats: 'marquise,eyrie/bot' });
    expect(verbLaws(begun(config), seat(0))).toEqual([]);
  });
});
