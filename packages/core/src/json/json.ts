/** Parses JSON; `undefined` if it is invalid. JSON itself cannot represent `undefined`. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Far more than anything that is stored. Engines differ: older ones write a few thousand levels, newer ones any number. */
const MAX_DEPTH = 500;

/** Serialises a value that `JSON.parse` returned, which nests as deep as its text does; `undefined` if it nests too deep. */
export function stringifyJson(value: unknown): string | undefined {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return undefined;
    level = level.flatMap((each): unknown[] => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return JSON.stringify(value);
}

/** Whether an object has a member of its own with this name. */
export const isKeyOf = <T extends object>(record: T, name: string): name is keyof T & string =>
  Object.hasOwn(record, name);

/** The names of the members of an object whose type lists them all. */
export const keysOf = <T extends object>(record: T): (keyof T & string)[] =>
  Object.keys(record).filter((name) => isKeyOf(record, name));

/** Whether a value is an object, but not an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
