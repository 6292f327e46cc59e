/** What has still to be entered before a form can be sent; null when nothing has. */
export function missingHint(missing: string[]): string | null {
  const last = missing.at(-1);
  if (last === undefined) return null;
  const others = missing.slice(0, -1);
  return others.length === 0 ? `Enter ${last}.` : `Enter ${others.join(', ')} and ${last}.`;
}
