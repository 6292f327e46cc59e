/** A value that is made when it is first needed, such as a formatter: making one takes longer than what it formats. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
