/** Compares texts by code points, as a database with collation "C" does; `<` compares UTF-16 code units. */
export function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    // The second half of a pair is compared once more, and is equal.
    const [left = 0, right = 0] = [a.codePointAt(at), b.codePointAt(at)];
    if (left !== right) return left - right;
  }
  return a.length - b.length;
}
