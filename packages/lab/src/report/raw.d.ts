/** A file as it is: scripts/bundle.mjs puts its text into the bundle, Vitest does so in tests. */
declare module '*?raw' {
  const text: string;
  export default text;
}
