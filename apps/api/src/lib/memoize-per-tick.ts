/**
 * Works something out once for everybody who asks within the same turn of the event loop: a busy server answers many
 * requests in one, and none of them can see a file change in between.
 */
export function memoizePerTick<Value>(compute: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => {
    if (!known) {
      known = { value: compute() };
      setImmediate(() => (known = undefined));
    }
    return known.value;
  };
}
