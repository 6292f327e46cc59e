/** Returns the value; fails the test if there is none. */
export function defined<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('There is no value.');
  return value;
}
