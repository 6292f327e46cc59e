import { isRecord } from '../json';

const itemsOf = (value: unknown): Record<string, unknown> | null => {
  const state = isRecord(value) && isRecord(value.state) ? value.state : value;
  const items = isRecord(state) && 'items' in state ? state.items : state;
  return isRecord(items) ? items : null;
};

/**
 * Whether a stored history contains fields of older versions: posters and seasons, or episodes of a film (HISTORY-03).
 * `parseHistory` removes them; this detects whether that is necessary.
 */
export function hasLegacyHistoryFields(value: unknown): boolean {
  return Object.values(itemsOf(value) ?? {}).some(
    (item) =>
      isRecord(item) && ('poster' in item || 'seasons' in item || (item.type === 'movie' && 'episodes' in item)),
  );
}
