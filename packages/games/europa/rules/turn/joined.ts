type KeyOf<Part> = Part extends unknown ? keyof Part : never;

/** What two of the records name. */
type Twice<Parts extends readonly unknown[]> = Parts extends readonly [infer First, ...infer Rest]
  ? (keyof First & KeyOf<Rest[number]>) | Twice<Rest>
  : never;

type All<Parts extends readonly unknown[]> = Parts extends readonly [infer First, ...infer Rest]
  ? First & All<Rest>
  : unknown;

/** Many records as one. A name that two of them have does not compile: it would be overwritten. */
export const joined = <Parts extends readonly object[]>(
  ...parts: [Twice<Parts>] extends [never] ? Parts : readonly { readonly twice: Twice<Parts> }[]
): All<Parts> => Object.assign({}, ...parts);
