import type { MediaItem } from '@marquee/tmdb';
import { useEffect, useState } from 'react';
import { i18n } from '../../../shared/i18n';
import { popularApi } from '../../../shared/api';
import { usePrefersReducedMotion } from '../../../shared/lib/viewport/use-media-query';
import { useInteresting } from '../../../shared/store/not-interested';
import { DEFAULT_PLACEHOLDER, PLACEHOLDER_FADE_MS, PLACEHOLDER_ROTATION_MS } from './constants';

/** Alternates popular movies and series. */
function usePopularTitles(): readonly MediaItem[] {
  const movies = popularApi.usePopularQuery({ mediaType: 'movie' }).data?.results ?? [];
  const series = popularApi.usePopularQuery({ mediaType: 'tv' }).data?.results ?? [];
  return useInteresting(movies.flatMap((movie, index) => [movie, ...(series[index] ? [series[index]] : [])]));
}

/**
 * The rotating placeholder: a popular title every 5 s, with a fade of 300 ms. Static with reduced motion and while
 * there are no titles.
 */
export function usePlaceholderTitle(): { text: string; isFading: boolean } {
  const titles = usePopularTitles();
  const isStill = usePrefersReducedMotion();
  const [turn, setTurn] = useState({ index: 0, isFading: false });
  const count = titles.length;

  useEffect(() => {
    if (isStill || count === 0) return;
    let fade: ReturnType<typeof setTimeout> | undefined;
    const rotation = setInterval(() => {
      setTurn((now) => ({ ...now, isFading: true }));
      fade = setTimeout(
        () => setTurn(({ index }) => ({ index: (index + 1) % (count + 1), isFading: false })),
        PLACEHOLDER_FADE_MS,
      );
    }, PLACEHOLDER_ROTATION_MS);
    return () => {
      clearInterval(rotation);
      clearTimeout(fade);
    };
  }, [isStill, count]);

  // The default text comes first, then the titles.
  return { text: titles[turn.index - 1]?.title ?? i18n._(DEFAULT_PLACEHOLDER), isFading: turn.isFading };
}
