/** A page of what changed in a library since a cursor (`GET /titles`). */
export interface TitleChanges<T extends { id: string }> {
  /** What is not in this page, and those that follow it, does not exist. */
  isReset: boolean;
  titles: readonly T[];
  removed: readonly string[];
}

/** Several pages as one: the later one counts, and a page that begins anew discards those before it. */
export function mergeTitleChanges<T extends { id: string }>(pages: readonly TitleChanges<T>[]): TitleChanges<T> {
  const titles = new Map<string, T>();
  const removed = new Set<string>();
  let isReset = false;
  for (const page of pages) {
    if (page.isReset) {
      titles.clear();
      removed.clear();
      isReset = true;
    }
    for (const title of page.titles) {
      removed.delete(title.id);
      titles.set(title.id, title);
    }
    for (const id of page.removed) {
      titles.delete(id);
      removed.add(id);
    }
  }
  return { isReset, titles: [...titles.values()], removed: [...removed] };
}
