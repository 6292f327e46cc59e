/** Maximum number of recent searches. */
export const RECENT_SEARCHES = 8;

const fold = (text: string) => text.toLowerCase();

/**
 * Puts a search first in the list; one that is already there, ignoring case, is moved. An empty text changes nothing.
 */
export function withRecentSearch(recent: readonly string[], query: string): string[] {
  const text = query.trim();
  if (text === '') return [...recent];
  return [text, ...recent.filter((other) => fold(other) !== fold(text))].slice(0, RECENT_SEARCHES);
}

export const withoutRecentSearch = (recent: readonly string[], query: string): string[] =>
  recent.filter((other) => fold(other) !== fold(query.trim()));
