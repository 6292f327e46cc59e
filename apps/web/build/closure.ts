/** Names of the chunks and of all their imports. */
export function closureOf(
  chunks: ReadonlyMap<string, { readonly imports: readonly string[] }>,
  start: readonly string[],
): Set<string> {
  const found = new Set<string>();
  const add = (name: string): void => {
    const chunk = chunks.get(name);
    if (!chunk || found.has(name)) return;
    found.add(name);
    chunk.imports.forEach(add);
  };
  start.forEach(add);
  return found;
}
