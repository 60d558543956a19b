/** The toy, for whoever runs any game. Nothing of it is loaded before it is asked for. */
export const game = {
  id: 'toy',
  rules: async () => (await import('./rules/module.ts')).toy,
  rulebook: () => import('./rulebook.json'),
  texts: {
    en: () => import('./text/en/rules.json'),
    pl: () => import('./text/pl/rules.json'),
    cs: () => import('./text/cs/rules.json'),
  },
};
