import csCharts from '../text/cs/charts.json' with { type: 'json' };
import cs from '../text/cs/rules.json' with { type: 'json' };
import enCharts from '../text/en/charts.json' with { type: 'json' };
import en from '../text/en/rules.json' with { type: 'json' };
import plCharts from '../text/pl/charts.json' with { type: 'json' };
import pl from '../text/pl/rules.json' with { type: 'json' };

type Texts = Readonly<Record<string, string>>;
const LANGUAGES: readonly Texts[] = [
  { ...en, ...enCharts },
  { ...pl, ...plCharts },
  { ...cs, ...csCharts },
];

/** What something is called in the three languages, each name once. */
export type Names = Readonly<Record<string, readonly string[]>>;

/** By the id that follows one of the heads in the catalogues. */
export function namesIn(...heads: readonly string[]): Names {
  const found = new Map<string, Set<string>>();
  for (const texts of LANGUAGES) {
    for (const head of heads) {
      for (const [key, text] of Object.entries(texts)) {
        if (!key.startsWith(head)) continue;
        const id = key.slice(head.length);
        found.set(id, (found.get(id) ?? new Set()).add(text));
      }
    }
  }
  return Object.fromEntries(
    [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([id, all]) => [id, [...all]]),
  );
}
