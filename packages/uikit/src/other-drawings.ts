/** All that games, tables and pages draw beside what home draws. */
export const otherDrawings = import.meta.glob<string>('./icons/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
