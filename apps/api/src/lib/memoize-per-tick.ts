/**
 * Computes a value once per tick of the event loop: a busy server answers many requests in one tick, during which no
 * file changes.
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
