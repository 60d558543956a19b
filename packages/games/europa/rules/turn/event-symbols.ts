import { get } from '@empty-chair/kernel/ids';
import type { EventCard, EventSymbol } from '../events.ts';
import { DNPR_SYMBOLS, eventCards } from '../events.ts';
import { m, realmRef, ref, rule } from '../words.ts';
import type { EventPart } from './event-parts.ts';
import type { TurnTable } from './turn.ts';

/** EU-24: what each symbol is with bots that the app can't work out, in the order in which it is told. */
const TOLD = {
  powerStruggle: rule('EU-24.1'),
  mortality: rule('EU-24.1'),
  lostAtSea: rule('EU-24.2'),
  dnpr: rule('EU-24.4'),
} as const;
type Told = keyof typeof TOLD;
const TOLD_IDS = Object.keys(TOLD) as Told[];
/** Those that phases/symbols.ts carries out. */
const CARRIED_OUT = [
  'attrition',
  'rebelDice',
  'cardinal',
  'natives',
  'pirates',
  ...DNPR_SYMBOLS,
  'spread',
  'revolution',
] as const;
type SymbolId = Told | (typeof CARRIED_OUT)[number];

/** On the cards. A Character that is to be taken is nothing for a bot. */
const OF_SYMBOL: Readonly<Record<EventSymbol, SymbolId | undefined>> = {
  character: undefined,
  attrition: 'attrition',
  unrestRebellion: 'rebelDice',
  powerStruggle: 'powerStruggle',
  disloyalVassals: 'mortality',
  pirates: 'pirates',
  lostAtSea: 'lostAtSea',
  cardinalDies: 'cardinal',
  nativeUprising: 'natives',
  dnprPink: 'dnprPink',
  dnprGreen: 'dnprGreen',
  dnprBlue: 'dnprBlue',
  dnprOrange: 'dnprOrange',
  spreadOfReligion: 'spread',
  spreadOfRevolution: 'revolution',
};

/** A-Events make Characters mortal. */
function symbolsOfCard(card: EventCard): readonly SymbolId[] {
  const { symbols, type } = get(eventCards, card);
  return [
    ...symbols.flatMap((symbol) => OF_SYMBOL[symbol] ?? []),
    ...(type === 'A' ? ['mortality' as const] : []),
  ];
}

/** Those of its card, and those that were said. */
export function symbolsOf(card: EventCard | undefined, parts: readonly EventPart[]) {
  const said = parts.map(({ what }) => what);
  return new Set<string>([...said, ...(card === undefined ? [] : symbolsOfCard(card))]);
}

/** Those that people have to see to. */
export const toldOf = (symbols: ReadonlySet<string>): readonly Told[] =>
  TOLD_IDS.filter((id) => symbols.has(id));

/** One line, with no more than the symbols that this Event has and that people have to see to. */
export function tellSymbols(
  { scene, emit }: TurnTable,
  card: EventCard | undefined,
  parts: readonly EventPart[],
): void {
  const has = symbolsOf(card, parts);
  const shown = toldOf(has);
  const [first] = shown;
  const who = realmRef(scene.me.realm);
  if (first !== undefined) {
    emit?.(TOLD[first], m('do.symbols'), { who, what: shown.map((id) => ref('symbol', id)) });
  } else if (card === undefined && !CARRIED_OUT.some((id) => has.has(id)))
    emit?.(rule('EU-23.9'), m('do.secondaryEffects'), { who });
  else emit?.(rule('EU-23.9'), m('do.nextEvent'));
}
