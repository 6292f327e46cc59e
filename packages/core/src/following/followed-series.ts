import { bookmarkedTitle, typedBookmarks, type BookmarkValue } from '../bookmarks/entries';
import { isTitleKey, parseTitleKey, titleKey, type TitleKey } from '../media';
import { findEntry, isLive, type Entries } from '../sync/merge-entries';
import { compareText } from '../text/compare-text';
import type { Follow } from './edit';
import { viewingsOf, watchedTimes, type EpisodeViewing, type ViewingSources } from './viewings';

/** The collections that say which series a person follows. */
export interface FollowSources extends ViewingSources {
  follows: Entries<Follow>;
  bookmarks: Entries<BookmarkValue>;
}

export interface FollowedSeries {
  key: TitleKey;
  /** Empty if no entry has it. */
  title: string;
  year: number | null;
  /** Epoch milliseconds at which the person began to follow it. */
  since: number;
}

/** Name and year of a series from the entries of a person; the choice does not depend on their order. */
function nameOf({ follows, bookmarks, history, plays }: FollowSources, key: TitleKey, id: number): Follow {
  const played = Object.values(plays[key] ?? {}).sort((a, b) => compareText(a.key, b.key));
  const known = [
    findEntry(follows, key)?.value,
    history[key]?.[key]?.value,
    bookmarkedTitle(bookmarks[id], { mediaType: 'tv' }),
    ...played.map(({ value }) => value),
  ].find((value) => value?.title);
  return { title: known?.title ?? '', year: known?.year ?? null };
}

/**
 * How a person follows a series; null if they do not. A series that was started, bookmarked or followed is followed from
 * the first of these; one that was unfollowed is not, whatever else is known of it, until it is followed again (FOLLOW-01,
 * FOLLOW-02).
 *
 * @param viewings `viewingsOf` the series, called only where it matters
 */
export function followOf(
  sources: FollowSources,
  key: TitleKey,
  viewings: () => readonly EpisodeViewing[] = () => viewingsOf(sources, key),
): FollowedSeries | null {
  const series = parseTitleKey(key);
  if (series?.mediaType !== 'tv') return null;
  const choice = findEntry(sources.follows, key);
  if (choice && !isLive(choice)) return null;
  const name = nameOf(sources, key, series.id);
  if (choice?.removedAt !== undefined) return { key, ...name, since: choice.changedAt };
  const begun = [
    ...(choice ? [choice.changedAt] : []),
    ...typedBookmarks(sources.bookmarks[series.id], 'tv').map(({ changedAt }) => changedAt),
    ...viewings().map(({ at }) => at),
  ];
  return begun.length === 0 ? null : { key, ...name, since: begun.reduce((a, b) => Math.min(a, b)) };
}

/** How a person follows a series, and which of its episodes they watched (`watchedTimes`). */
export interface Followed {
  follow: FollowedSeries;
  watched: ReadonlyMap<string, number>;
}

/** `followOf` with `watchedTimes`; null if they do not follow it. */
export function followedOf(sources: FollowSources, key: TitleKey): Followed | null {
  // Once for both, and not at all for what was unfollowed: a daily series has thousands of episodes.
  let known: readonly EpisodeViewing[] | undefined;
  const viewings = () => (known ??= viewingsOf(sources, key));
  const follow = followOf(sources, key, viewings);
  return follow && { follow, watched: watchedTimes(viewings()) };
}

/** Keys of the titles that a person may follow. */
export function followableKeys({ follows, bookmarks, history, plays }: FollowSources): TitleKey[] {
  const keys = new Set<string>([
    ...Object.keys(follows),
    ...Object.keys(history),
    ...Object.keys(plays),
    ...Object.keys(bookmarks).map((id) => titleKey('tv', Number(id))),
  ]);
  return [...keys].filter(isTitleKey).sort(compareText);
}

/** All series that a person follows, by key. */
export const followedSeries = (sources: FollowSources): FollowedSeries[] =>
  followableKeys(sources).flatMap((key) => followOf(sources, key) ?? []);
