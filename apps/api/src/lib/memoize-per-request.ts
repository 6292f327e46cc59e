/** Computes a value once per request and caches it for that request. */
export function memoizePerRequest<Req extends object, Value>(compute: (req: Req) => Value): (req: Req) => Value {
  const known = new WeakMap<Req, { value: Value }>();
  return (req) => {
    const found = known.get(req) ?? { value: compute(req) };
    known.set(req, found);
    return found.value;
  };
}
