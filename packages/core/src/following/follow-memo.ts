import { parseTitleKey, type TitleKey } from '../media';
import { findEntry } from '../sync/merge-entries';
import { followedOf, type Followed, type FollowSources } from './followed-series';

const partsOf = ({ follows, bookmarks, history, plays }: FollowSources, key: TitleKey): readonly unknown[] => [
  findEntry(follows, key),
  bookmarks[parseTitleKey(key)?.id ?? 0],
  history[key],
  plays[key],
];

/**
 * A function that tells of a series how it is followed, null if it is not. It works that out again only where something
 * changed of the series: a person with ten years of history has 20,000 entries, and one of them changes every few seconds
 * while they watch.
 */
export function createFollowMemo(): (sources: FollowSources, key: TitleKey) => Followed | null {
  const known = new Map<TitleKey, { parts: readonly unknown[]; followed: Followed | null }>();
  return (sources, key) => {
    const parts = partsOf(sources, key);
    const before = known.get(key);
    if (before && parts.every((part, index) => part === before.parts[index])) return before.followed;
    const followed = followedOf(sources, key);
    known.set(key, { parts, followed });
    return followed;
  };
}
