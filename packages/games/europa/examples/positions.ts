import { workedExamples } from './worked.ts';

/** The examples that are kept as positions, by the beginning of the file's name. */
export const positions = Object.fromEntries(
  workedExamples.map((example) => [`${example.begin}-`, example]),
);
