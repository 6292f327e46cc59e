/**
 * Computes a value once per turn of the event loop: a busy server answers many requests in one, and no file changes
 * in between.
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
