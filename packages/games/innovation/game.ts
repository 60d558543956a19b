/** Age of Innovation, for whoever runs any game. Nothing of it is loaded before it is asked for. */
export const game = {
  id: 'innovation',
  elsewhere: { boardGameGeek: 383179 },
  rules: async () => (await import('./rules/module.ts')).innovation,
  rulebook: () => import('./rulebook.json'),
  texts: {
    en: () => import('./text/en/rules.json'),
    pl: () => import('./text/pl/rules.json'),
    cs: () => import('./text/cs/rules.json'),
  },
  sparring: async () => (await import('./sparring/index.ts')).sparring,
  published: [() => import('./studies/published.json')],
};
