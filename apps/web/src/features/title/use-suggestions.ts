import type { MediaItem } from '@marquee/tmdb';
import { popularApi } from '../../shared/api';
import { useInteresting } from '../../shared/store/not-interested';
import { suggestionsOf } from './suggestions';
import type { AnyTitle } from './title-facts';

/** Suggestions for a title; popular titles if there are none. */
export function useSuggestions(title: AnyTitle): readonly MediaItem[] {
  const own = suggestionsOf(title);
  const { data } = popularApi.usePopularQuery({ mediaType: title.mediaType }, { skip: own.length > 0 });
  return useInteresting(own.length > 0 ? own : (data?.results ?? []).filter(({ key }) => key !== title.key));
}
