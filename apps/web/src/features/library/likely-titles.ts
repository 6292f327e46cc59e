import { titleKey, type MediaType } from '@marquee/core';
import { matchTitle } from '@marquee/core/import';
import type { MediaItem } from '@marquee/tmdb';

interface Named {
  /** Null if the name may be that of either. */
  mediaType: MediaType | null;
  title: string;
  year: number | null;
}

/** The results of a search that the name of a file may mean: rather none than a wrong title. */
export function likelyTitles(named: Named, results: readonly MediaItem[]): MediaItem[] {
  const candidates = results.map((title) => ({ ...title, otherTitles: [title.originalTitle] }));
  const match = matchTitle({ ...named, ids: {} }, { by: 'name', ...named }, candidates);
  const likely = match.kind === 'matched' ? [match.title] : match.kind === 'ambiguous' ? match.candidates : [];
  const keys = new Set(likely.map(({ mediaType, id }) => titleKey(mediaType, id)));
  return results.filter(({ key }) => keys.has(key));
}
