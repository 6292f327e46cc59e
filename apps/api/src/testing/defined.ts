/** The value; a test fails where there is none. */
export function defined<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('There is no value.');
  return value;
}
