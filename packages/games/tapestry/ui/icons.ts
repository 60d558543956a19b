import { addDrawings } from '@empty-chair/uikit/drawings.ts';

/** What only Tapestry draws; the rest is the app's. */
addDrawings(
  import.meta.glob<string>('./icons/*.svg', { query: '?raw', import: 'default', eager: true }),
);
