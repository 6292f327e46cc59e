import { isLive, type Entries, type Play } from '@marquee/core';
import type { ListedBookmark } from './filter-and-sort';

/**
 * Picks a random title of the list, preferably an unwatched one.
 *
 * @param random a number in [0, 1)
 */
export function pickTitle(
  listed: readonly ListedBookmark[],
  plays: Entries<Play>,
  random: number,
): ListedBookmark | undefined {
  const isSeen = ({ item: { key } }: ListedBookmark): boolean => Object.values(plays[key] ?? {}).some(isLive);
  const unseen = listed.filter((each) => !isSeen(each));
  const from = unseen.length > 0 ? unseen : listed;
  return from[Math.floor(random * from.length)];
}
