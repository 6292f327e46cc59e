/** Parses JSON; `undefined` if it is invalid. JSON itself cannot represent `undefined`. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Serialises an untrusted value; `undefined` if it is nested too deeply: `JSON.parse` accepts deeper nesting than
 * `JSON.stringify`.
 */
export function stringifyJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
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
