/**
 * What stands on the tiles, in our own signs: for each what it gives, when. A row is written
 * `when: signs`, a sign with how many of it; `2 points / guild` are 2 points for each guild.
 */
export type TileKind =
  | 'bonus'
  | 'innovation'
  | 'palace'
  | 'book'
  | 'spell'
  | 'roundTile'
  | 'finalTile';

/** When a row of a tile counts. */
export type When = 'income' | 'action' | 'pass' | 'once' | 'ever' | 'science';

export interface Sign {
  readonly icon: string;
  /** How many of it, or between which numbers. */
  readonly n?: string;
}
export interface Row {
  readonly when: When;
  readonly gives: readonly Sign[];
  /** For each of these. */
  readonly per: readonly Sign[];
}

const ICONS: Readonly<Record<string, string>> = {
  coin: 'item-coin',
  tool: 'item-hammer',
  scholar: 'aoi-scholar',
  book: 'aoi-book',
  power: 'aoi-power',
  spade: 'aoi-spade',
  bridge: 'aoi-bridge',
  ship: 'aoi-ship',
  level: 'aoi-advance',
  terraform: 'aoi-terrain-row',
  points: 'points',
  workshop: 'aoi-workshop',
  guild: 'aoi-guild',
  school: 'aoi-school',
  palace: 'aoi-palace',
  university: 'aoi-university',
  monument: 'aoi-monument',
  city: 'citadel',
  river: 'terrain-river',
  edge: 'aoi-edge',
  group: 'aoi-approach',
  competency: 'aoi-round-tile',
  innovation: 'aoi-innovation',
  to: 'next',
  banking: 'disc-banking',
  law: 'disc-law',
  engineering: 'disc-engineering',
  medicine: 'disc-medicine',
};

const FACES: Readonly<Record<TileKind, Readonly<Record<string, readonly string[]>>>> = {
  bonus: {
    1: ['ever: 2 points / workshop river', 'ever: 1 ship'],
    2: ['income: scholar', 'ever: 2 points / scholar'],
    3: ['income: book', 'action: 1 spade'],
    4: ['income: book', 'action: bridge'],
    5: ['income: tool', 'pass: 4 points / palace university'],
    6: ['income: 2 tool', 'action: 1 level'],
    7: ['income: 4 power 2 coin'],
    8: ['income: 6 coin'],
    9: ['income: 3 power', 'ever: 3 points / guild'],
    10: ['income: 4 coin', 'pass: 1 level / school'],
  },
  innovation: {
    trade_routes: ['pass: 2 points / guild'],
    deus_ex_machina: ['once: book banking law engineering medicine', 'action: 1 spade'],
    professor: ['action: scholar 3 points'],
    architecture: ['once: 10 points', 'once: 1 level / workshop guild school'],
    census: ['once: 8–18 points / workshop guild school'],
    league_of_cities: ['once: 5 points / city'],
    sewage_system: ['once: 2 points / workshop'],
    steam_engine: ['once: scholar 1 ship 1 terraform'],
    science: ['once: 5 points / school'],
    library: ['once: points / 2 level'],
    workshop: ['once: workshop', 'income: 3 tool'],
    guild: ['once: guild', 'income: 5 coin'],
    school: ['once: school competency'],
    university: ['once: university', 'income: 2 points'],
    palace: ['once: palace 2 power', 'income: 4 power'],
    monument: ['once: monument 7 points'],
    telecommunication: ['once: 8–18 points / group'],
    steel: ['once: 8–18 points / bridge'],
  },
  palace: {
    1: ['income: 5 power', 'action: 2 tool'],
    2: ['action: 2 spade'],
    3: ['income: 2 power', 'action: school to guild 3 points tool'],
    4: ['income: 2 power', 'action: workshop to guild'],
    5: ['income: 4 power', 'once: competency'],
    6: ['income: 2 power book', 'action: 2 level'],
    7: ['income: 4 power', 'pass: 3 points / school'],
    8: ['income: 2 coin 2 power tool', 'ever: 6 city'],
    9: ['income: scholar', 'ever: scholar to 5 points'],
    10: ['income: 6 coin', 'once: 12 power 2 book'],
    11: ['income: tool', 'once: city'],
    12: ['income: 8 power', 'ever: 2 points / workshop'],
    13: ['action: 3 coin book', 'ever: 3 points / guild'],
    14: ['income: 6 power', 'once: 2 ship'],
    15: ['income: 6 power', 'once: 2 spade 2 bridge 2 book'],
    16: ['income: 2 power book', 'once: guild'],
    17: ['income: 2 power', 'once: 10 points'],
  },
  book: {
    1: ['action: 5 power'],
    2: ['action: 2 level'],
    3: ['action: 2 points / guild'],
    4: ['action: workshop to guild'],
    5: ['action: 6 coin'],
    6: ['action: 3 spade'],
  },
  spell: {
    bridge: ['action: bridge'],
    scholar: ['action: scholar'],
    tools: ['action: 2 tool'],
    coins: ['action: 7 coin'],
    one_spade: ['action: 1 spade'],
    two_spades: ['action: 2 spade'],
  },
  roundTile: {
    1: ['ever: 4 points / school', 'science: 1 coin / 1 banking'],
    2: ['ever: 5 points / palace university', 'science: 1 tool / 2 banking'],
    3: ['ever: 2 points / workshop', 'science: 4 power / 3 banking'],
    4: ['ever: 5 points / innovation', 'science: 3 power / 2 law'],
    5: ['ever: 3 points / guild', 'science: 1 book / 3 law'],
    6: ['ever: 2 points / workshop', 'science: 1 scholar / 3 law'],
    7: ['ever: 2 points / spade', 'science: 1 coin / 1 engineering'],
    8: ['ever: 3 points / ship terraform', 'science: 1 scholar / 3 engineering'],
    9: ['ever: 5 points / city', 'science: 1 spade / 4 engineering'],
    10: ['ever: 5 points / palace university', 'science: 1 tool / 2 medicine'],
    11: ['ever: 1 points / level', 'science: 1 book / 3 medicine'],
    12: ['ever: 3 points / guild', 'science: 1 spade / 4 medicine'],
  },
  finalTile: {
    1: ['ever: 2 points / workshop', 'science: medicine'],
    2: ['ever: 4 points / school', 'science: law'],
    3: ['ever: 3 points / workshop edge', 'science: engineering'],
    4: ['ever: 3 points / guild', 'science: banking'],
  },
};

export const isTileKind = (kind: string): kind is TileKind => Object.hasOwn(FACES, kind);

export const faceOf = (kind: TileKind, id: string): readonly Row[] =>
  (FACES[kind][id] ?? []).map(rowFrom);

/** What a round or final tile scores while it lies: so many points for each `per`. */
export function scoredBy(
  kind: 'roundTile' | 'finalTile',
  id: string,
): { readonly n: number; readonly per: string } | undefined {
  const row = FACES[kind][id]?.find((text) => text.startsWith('ever: '));
  const [, n, per] = /^ever: (\d+) points \/ (.+)$/.exec(row ?? '') ?? [];
  return n === undefined || per === undefined
    ? undefined
    : { n: Number(n), per: per.replaceAll(' ', '_') };
}

function rowFrom(text: string): Row {
  const [when = '', signs = ''] = text.split(': ');
  const [gives = '', per = ''] = signs.split(' / ');
  return { when: when as When, gives: signsFrom(gives), per: signsFrom(per) };
}

function signsFrom(text: string): readonly Sign[] {
  let n: string | undefined;
  return text.split(' ').flatMap((word) => {
    const icon = ICONS[word];
    if (icon === undefined) {
      n = word;
      return [];
    }
    const sign = n === undefined ? { icon } : { icon, n };
    n = undefined;
    return [sign];
  });
}
