import type { MediaItem } from '@marquee/tmdb';
import type { AnyTitle } from './title-facts';

/** Below this many the row is filled up with what is merely similar. */
const ENOUGH = 8;

/** What to watch after this: recommendations, filled up with similar titles; never the title itself. */
export function suggestionsOf({ key, recommendations, similar }: AnyTitle): MediaItem[] {
  const seen = new Set<string>([key]);
  const unseen = (items: readonly MediaItem[]) => items.filter((item) => !seen.has(item.key) && seen.add(item.key));
  const first = unseen(recommendations);
  return first.length >= ENOUGH ? first : [...first, ...unseen(similar)];
}
