/** Root, for whoever runs any game. Nothing of it is loaded before it is asked for. */
export const game = {
  id: 'root',
  elsewhere: { boardGameGeek: 237182 },
  rules: async () => (await import('./rules/module.ts')).root,
  rulebook: () => import('./rulebook.json'),
  texts: {
    en: () => import('./text/en/rules.json'),
    pl: () => import('./text/pl/rules.json'),
    cs: () => import('./text/cs/rules.json'),
  },
  sparring: async () => (await import('./sparring/index.ts')).sparring,
  published: [
    () => import('./studies/published.json'),
    () => import('./studies/second-box.published.json'),
  ],
};
