/** What two positions have in common with a third, as plain data. */
type Data = unknown;

/** Both have changed the same thing, each in its own way. */
export class Conflict extends Error {
  constructor() {
    super('changed twice');
    this.name = 'Conflict';
  }
}

/**
 * `other` with all that has changed from `base` to `changed`. What both changed must be numbers, which are
 * counted together, or have come out alike; anything else throws a Conflict.
 */
export function merged(base: Data, changed: Data, other: Data): Data {
  if (alike(base, changed) || alike(changed, other)) return other;
  if (alike(base, other)) return changed;
  if (typeof base === 'number' && typeof changed === 'number' && typeof other === 'number') {
    return other + changed - base;
  }
  if (Array.isArray(base) && Array.isArray(changed) && Array.isArray(other)) {
    if (base.length !== changed.length || base.length !== other.length) throw new Conflict();
    return base.map((one, index) => merged(one, changed[index], other[index]));
  }
  if (!isObject(base) || !isObject(changed) || !isObject(other)) throw new Conflict();
  const names = [...new Set([base, changed, other].flatMap((one) => Object.keys(one)))];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = merged(base[name], changed[name], other[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

const isObject = (value: Data): value is Readonly<Record<string, Data>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As JSON has them: the order of fields is that in which a codec writes them. */
const alike = (one: Data, other: Data): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
