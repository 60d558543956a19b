/** A file of sentences. */
type Text = Promise<{ readonly default: Readonly<Record<string, string>> }>;

async function withCharts(sentences: Text, charts: Text): Text {
  const { merged } = await import('./rules/catalogue.ts');
  return { default: merged((await sentences).default, (await charts).default) };
}

/** Europa Universalis, for whoever runs any game. Nothing of it is loaded before it is asked for. */
export const game = {
  id: 'europa',
  rules: async () => (await import('./rules/module.ts')).europa,
  rulebook: () => import('./rulebook.json'),
  texts: {
    en: () => withCharts(import('./text/en/rules.json'), import('./text/en/charts.json')),
    pl: () => withCharts(import('./text/pl/rules.json'), import('./text/pl/charts.json')),
    cs: () => withCharts(import('./text/cs/rules.json'), import('./text/cs/charts.json')),
  },
  guide: async () => (await import('./rules/pack/guide/guide.ts')).guide,
  published: [() => import('./studies/published.json')],
};
