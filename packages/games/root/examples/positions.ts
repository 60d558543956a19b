import { rulebookExamples } from './rulebook.ts';

/** The examples that are kept as positions, by the beginning of the file's name. */
export const positions = Object.fromEntries(
  rulebookExamples.map((example, index) => [`rulebook-${index + 1}-`, example]),
);
