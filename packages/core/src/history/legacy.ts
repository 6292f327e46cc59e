type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const itemsOf = (value: unknown): Fields | null => {
  const state = isObject(value) && isObject(value.state) ? value.state : value;
  const items = isObject(state) && 'items' in state ? state.items : state;
  return isObject(items) ? items : null;
};

/**
 * Whether a stored history contains fields of older versions: posters and seasons, or episodes of a film (HISTORY-03).
 * `parseHistory` removes them; this detects whether that is necessary.
 */
export function hasLegacyHistoryFields(value: unknown): boolean {
  return Object.values(itemsOf(value) ?? {}).some(
    (item) =>
      isObject(item) && ('poster' in item || 'seasons' in item || (item.type === 'movie' && 'episodes' in item)),
  );
}
