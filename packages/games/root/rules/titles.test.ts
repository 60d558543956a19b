import { describe, expect, test } from 'vitest';
import decks from '../content/decks.json' with { type: 'json' };
import csRules from '../text/cs/rules.json' with { type: 'json' };
import csUi from '../text/cs/ui.json' with { type: 'json' };
import enRules from '../text/en/rules.json' with { type: 'json' };
import plRules from '../text/pl/rules.json' with { type: 'json' };
import plUi from '../text/pl/ui.json' with { type: 'json' };
import { titleOf } from './view-screen.ts';

/** A card has one title in each language. Where it lies on a table, its printed one stands in brackets. */

const CARDS = [...decks.standard, ...decks.exilesAndPartisans];
type Texts = Readonly<Record<string, string>>;
const EN: Texts = enRules;
const OTHERS = [
  ['pl', plRules as Texts, plUi as Texts],
  ['cs', csRules as Texts, csUi as Texts],
] as const;
const printedIn = (name: string): string => name.replaceAll("'", '’');

test('every card has the title that is printed on it', () => {
  const named = CARDS.map(({ name }) => [name, EN[`ref.title.${titleOf(name)}`]]);
  expect(named).toEqual(CARDS.map(({ name }) => [name, printedIn(name)]));
});

describe.each(OTHERS)('in %s', (_, rules, ui) => {
  const title = (name: string): string => rules[`ref.title.${titleOf(name)}`] ?? '';

  test('a card on the table is called by its title, with the printed one in brackets', () => {
    const wrong = CARDS.filter(({ id, name }) => {
      const called = (rules[`ref.card.${id}`] ?? '').replaceAll('\u00A0', ' ');
      const isTitled = called.startsWith(`${title(name).replaceAll('\u00A0', ' ')} (`);
      return !isTitled || !called.endsWith(`, ${printedIn(name)})`) || called.split('(').length > 2;
    });
    expect(wrong.map(({ id }) => rules[`ref.card.${id}`])).toEqual([]);
  });

  test('no other sentence has a printed title alone', () => {
    const titles = [...new Set(CARDS.map(({ name }) => name))]
      .filter((name) => title(name) !== printedIn(name))
      .map((name) => printedIn(name).replace('!', ''));
    const found = Object.entries({ ...ui, ...rules }).filter(
      ([id, sentence]) =>
        !id.startsWith('ref.card.') &&
        titles.some((one) => sentence.includes(one) && !sentence.includes(`(${one})`)),
    );
    expect(found).toEqual([]);
  });

  // By the effect: what says what it does, and what says that it was done.
  test.each([
    ['Royal Claim', 'royalClaim', 'royalClaim'],
    ['Better Burrow Bank', 'burrowBank', 'betterBurrowBank'],
    ['Saboteurs', 'saboteurs', 'saboteurs'],
    ['Stand and Deliver!', 'standAndDeliver', 'standAndDeliver'],
    ['Swap Meet', 'swapMeet', 'swapMeet'],
    ['False Orders', 'falseOrders', 'falseOrders'],
    ['Eyrie Emigre', 'emigre', 'eyrieEmigre'],
    ['Command Warren', 'commandWarren', 'commandWarren'],
    ['Codebreakers', 'codebreakers', 'codebreakers'],
    ['Tax Collector', 'taxCollector', 'taxCollector'],
    ['Propaganda Bureau', 'propaganda', 'propagandaBureau'],
    ['Cobbler', 'cobbler', 'cobbler'],
    ['Charm Offensive', 'charmOffensive', 'charmOffensive'],
  ])('%s has one title: on the button, in its rule, in the log', (name, verb, rule) => {
    expect(ui[`ui.root.screen.verb.${verb}`]).toBe(title(name));
    expect(rules[`rule.card.${rule}`]).toContain(title(name));
    const done = rules[`did.${verb}`];
    expect(done === undefined || done.includes(title(name))).toBe(true);
  });
});
