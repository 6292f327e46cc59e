import type { MediaItem } from '@marquee/tmdb';
import type { AnyTitle } from './title-facts';

/** With fewer recommendations, similar titles are added. */
const ENOUGH = 8;

/** Suggestions: recommendations, supplemented by similar titles, without the title itself. */
export function suggestionsOf({ key, recommendations, similar }: AnyTitle): MediaItem[] {
  const seen = new Set<string>([key]);
  const unseen = (items: readonly MediaItem[]) => items.filter((item) => !seen.has(item.key) && seen.add(item.key));
  const first = unseen(recommendations);
  return first.length >= ENOUGH ? first : [...first, ...unseen(similar)];
}
