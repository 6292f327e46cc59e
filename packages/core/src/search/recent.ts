/** Searches that are remembered. */
export const RECENT_SEARCHES = 8;

const fold = (text: string) => text.toLowerCase();

/** The list with a search put first; one that is there already, in whatever case, moves. An empty text changes nothing. */
export function withRecentSearch(recent: readonly string[], query: string): string[] {
  const text = query.trim();
  if (text === '') return [...recent];
  return [text, ...recent.filter((other) => fold(other) !== fold(text))].slice(0, RECENT_SEARCHES);
}

export const withoutRecentSearch = (recent: readonly string[], query: string): string[] =>
  recent.filter((other) => fold(other) !== fold(query.trim()));
