/** Maximum length of an overview in a search result, in code points (MEDIA-10). */
const OVERVIEW_LIMIT = 85;
const WORD_SEARCH_WINDOW = 12;
/** Characters to remove before an ellipsis. */
const LOOSE_ENDS = new Set([' ', '.', ',', ';', ':']);

/**
 * Truncates a text to `limit` code points plus an ellipsis: at the end of a word if one ends within the last 12 code
 * points, and without a full stop or comma before the ellipsis. Shorter text is returned unchanged.
 */
export function truncateOverview(text: string, limit = OVERVIEW_LIMIT): string {
  const points = Array.from(text.trim());
  if (points.length <= limit) return points.join('');
  let end = limit;
  if (points[limit] !== ' ') {
    for (let index = limit; index > limit - WORD_SEARCH_WINDOW && index > 0; index -= 1) {
      if (points[index - 1] === ' ') {
        end = index;
        break;
      }
    }
  }
  while (end > 1 && LOOSE_ENDS.has(points[end - 1] ?? '')) end -= 1;
  return `${points.slice(0, end).join('').trimEnd()}…`;
}
