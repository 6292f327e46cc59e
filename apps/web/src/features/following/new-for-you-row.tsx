import { t } from '@lingui/core/macro';
import { parseTitleKey, type TitleKey } from '@marquee/core';
import { useLayoutEffect, useMemo, type RefObject } from 'react';
import { useConfig, useSnapshot } from '../../shared/api';
import { useAppSelector } from '../../shared/store';
import type { NewEpisodes, NewInSeries } from '../../shared/store/new-episodes';
import { selectSnapshots } from '../../shared/store/snapshots.slice';
import { MediaRow, PosterCard, PosterCardSkeleton } from '../../shared/ui';

const SHOWN = 20;

function NewSeriesCard({ of, id }: { of: TitleKey; id: number }) {
  const snapshot = useSnapshot({ mediaType: 'tv', id });
  const { card } = useConfig().trendingBadge;
  if (!snapshot) return <PosterCardSkeleton />;
  return <PosterCard item={{ ...snapshot, key: of, id, mediaType: 'tv' }} trendingAbove={card} />;
}

interface NewForYouRowProps {
  found: NewEpisodes;
  /** Where it appears. */
  place: RefObject<Element | null>;
}

/**
 * Followed series with new episodes, the newest first. The row appears late only where it moves nothing on the screen, and
 * else at the next visit of the page.
 */
export function NewForYouRow({ found, place }: NewForYouRowProps) {
  const snapshots = useAppSelector(selectSnapshots);
  const newest = useMemo(() => {
    const all = Object.entries(found) as [TitleKey, NewInSeries][];
    return all.sort(([, a], [, b]) => (a.airDate < b.airDate ? 1 : -1)).map(([key]) => key);
  }, [found]);
  const series = newest.filter((key) => !snapshots[key]?.isTakenDown).slice(0, SHOWN);
  const hasNew = series.length > 0;
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (!hasNew) delete dataset.news;
    else if (place.current && place.current.getBoundingClientRect().top >= window.innerHeight) dataset.news = '';
  }, [hasNew, place]);
  return (
    hasNew && (
      <MediaRow title={t`New for you`}>
        {series.map((key) => (
          <li key={key}>
            <NewSeriesCard of={key} id={parseTitleKey(key)?.id ?? 0} />
          </li>
        ))}
      </MediaRow>
    )
  );
}
