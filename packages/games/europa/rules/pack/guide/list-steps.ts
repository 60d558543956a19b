import * as json from '@empty-chair/kernel/json';
import type { Message } from '@empty-chair/kernel/words';
import { literal, message } from '@empty-chair/kernel/words';
import type { TargetingKind } from '../../targeting/types.ts';
import { failUnknown } from '../../unknown-word.ts';
import { m, ref } from '../../words.ts';
import { changeCard } from '../apply.ts';
import { emptyPack } from '../empty.ts';
import { KNOWN } from '../known.ts';
import { knownId } from '../known-id.ts';
import { addPack } from '../merge.ts';
import { OWN_RULES } from '../rules.ts';
import type {
  BattleFace,
  CardChange,
  DiceFaces,
  ExplorationFace,
  Pack,
  PackDie,
} from '../types.ts';
import { MOST_FACES, SKULL_FACE } from '../types.ts';
import { cardsConfirmed, checked } from './answers.ts';
import { ageName, readCards } from './deck-line.ts';
import type { Step } from './step.ts';
import { readTargetLine } from './target-line.ts';

const plus = (pack: Pack, added: Partial<Pack>): Pack =>
  checked(addPack(pack, { ...emptyPack(''), ...added }));

/** Which printing of the booklet it is, in the owner's words. */
export const bookletStep: Step = {
  part: 'booklet',
  lines: () => [message(m('guide.askBooklet'))],
  words: () => [],
  answer: (pack, typed) => ({ pack: { ...pack, booklet: json.shortText(typed, 'booklet', 60) } }),
};

// ---- the 24 cards ------------------------------------------------------------------

const PRINTED = 'printed';
const FIELDS = {
  cost: 'cost',
  top: 'topAction',
  second: 'secondAction',
  war: 'warAction',
  icon: 'discardIcon',
} as const;

/** One table; a line changes a card, and a word confirms the rest. */
export const cardsStep: Step = {
  part: 'cards',
  lines: (pack) => [...cardLines(pack), message(m('guide.askCards'))],
  words: () => [PRINTED, ...Object.keys(FIELDS)],
  answer: (pack, typed) => {
    if (PRINTED.startsWith(typed.toLowerCase())) return { pack: cardsConfirmed(pack) };
    const cards = typed.split(';').map(cardSaid);
    return { pack: plus(pack, { cards }), next: moreCards };
  },
};

/** After a line only what was changed is shown again. */
const moreCards: Step = {
  ...cardsStep,
  lines: (pack) => [
    ...cardLines(pack).filter((_, index) => pack.cards.some(({ number }) => number === index + 1)),
    message(m('guide.askCards')),
  ],
};

function cardLines({ cards }: Pack): readonly Message[] {
  return OWN_RULES.cards.map((given) => {
    const change = cards.find(({ number }) => number === given.number);
    const card = change === undefined ? given : changeCard(given, change);
    const action = (id: string | undefined) =>
      ref(id === undefined ? 'case' : 'chart', id ?? 'none');
    return message(m('guide.card'), {
      card: card.number,
      cost: card.cost,
      top: action(card.topAction),
      second: action(card.secondAction),
      war: action(card.warAction),
      icon: literal(card.discardIcon ?? '–'),
    });
  });
}

/** `5 cost 2`, `5 war none`, `5 icon military`. */
function cardSaid(text: string): CardChange {
  const [number = '', name = '', ...words] = text.trim().split(/\s+/);
  const path = `cards.${number}`;
  const card = json.whole(Number(number), path, 1, KNOWN.cards);
  const field = Object.hasOwn(FIELDS, name) ? FIELDS[name as keyof typeof FIELDS] : undefined;
  if (field === undefined) failUnknown(`${path}.${name}`, 'field', name, Object.keys(FIELDS));
  const value = words.join(' ');
  const at = `${path}.${field}`;
  if (field === 'cost') return { number: card, cost: json.whole(Number(value), at, 0, 9) };
  if (value === 'none' && field !== 'topAction') return { number: card, [field]: null };
  if (field === 'discardIcon') {
    const icon = ICONS.find((one) => one === value) ?? failUnknown(at, 'word', value, ICONS);
    return { number: card, discardIcon: icon };
  }
  return { number: card, [field]: knownId(value, at, 'chart', KNOWN) };
}
const ICONS = ['administrative', 'diplomatic', 'military'] as const;

// ---- what a Realm has of its own ------------------------------------------------------

/** The cards that a Realm does without in an Age. */
export const deckStep = (realm: string, age: number): Step => ({
  part: 'decks',
  lines: () => [
    message(m('guide.askDeck'), { realm: ref('realm', realm), age: literal(ageName(age)) }),
  ],
  words: () => ['none'],
  answer: (pack, typed) => {
    const removed = readCards(typed, `${realm} ${ageName(age)}`);
    return { pack: plus(pack, { decks: [{ realm, age, removed }] }) };
  },
});

export const targetsStep = (realm: string, kind: TargetingKind): Step => ({
  part: 'targets',
  lines: () => [
    message(m('guide.askTargets'), { realm: ref('realm', realm), kind: ref('targeting', kind) }),
  ],
  words: () => [],
  answer: (pack, typed) => {
    const chart = readTargetLine(typed, `targets.${realm}.${kind}`);
    return { pack: plus(pack, { targets: [{ realm, kind, chart }] }) };
  },
});

// ---- dice ---------------------------------------------------------------------------

export const dieStep = (die: PackDie): Step => ({
  part: 'dice',
  lines: () => [message(m('guide.askDie'), { die: ref('packDie', die), kind: literal(die) })],
  words: () => (die === 'exploration' ? [SKULL_FACE] : ['hit', 'blank']),
  answer: (pack, typed) => ({ pack: plus(pack, { dice: facesSaid(die, typed) }) }),
});

/** `hit hit blank`, or `1 2 skull`. */
function facesSaid(die: PackDie, typed: string): DiceFaces {
  const path = `dice.${die}`;
  const words = typed.split(/[\s,]+/).filter((word) => word !== '');
  json.whole(words.length, path, 1, MOST_FACES);
  const faces = words.map((word, index): BattleFace | ExplorationFace => {
    const at = `${path}[${index}]`;
    if (die === 'exploration') {
      return word === SKULL_FACE ? SKULL_FACE : json.whole(Number(word), at, 1, MOST_FACES);
    }
    const known = ['hit', 'blank'] as const;
    return known.find((one) => one === word) ?? failUnknown(at, 'word', word, known);
  });
  return { [die]: faces };
}
