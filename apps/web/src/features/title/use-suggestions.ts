import type { MediaItem } from '@marquee/tmdb';
import { popularApi } from '../../shared/api';
import { suggestionsOf } from './suggestions';
import type { AnyTitle } from './title-facts';

/** Suggestions for a title; popular titles if there are none. */
export function useSuggestions(title: AnyTitle): MediaItem[] {
  const own = suggestionsOf(title);
  const { data } = popularApi.usePopularQuery({ mediaType: title.mediaType }, { skip: own.length > 0 });
  return own.length > 0 ? own : (data?.results ?? []).filter(({ key }) => key !== title.key);
}
