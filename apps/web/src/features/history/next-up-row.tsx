import { t } from '@lingui/core/macro';
import { episodeHref, isOutIn, titleKey } from '@marquee/core';
import { useMemo } from 'react';
import { useNow } from '../../shared/lib/timing/use-now';
import { useAppSelector } from '../../shared/store';
import { AvailableBadge, MediaRow, NewBadge } from '../../shared/ui';
import { selectFinishedSeries } from '../../shared/store/history';
import { nextUpApi, type NextUp } from './api/next-up';
import { episodeLabel } from '../../shared/lib/format/episode-label';
import { useHidesSpoilers } from '../../shared/spoilers/spoiler-shield';
import { PlayCard } from './play-card';
import { PlayCardSkeleton } from './play-card-skeleton';

const SHOWN = 12;

/** The next aired episodes of series whose last episode was finished; renders nothing if there are none. */
export function NextUpRow() {
  const series = useAppSelector(selectFinishedSeries);
  const finished = useMemo(() => series.slice(0, SHOWN).map(({ item }) => item), [series]);
  const { data = [], isLoading } = nextUpApi.useNextUpQuery(finished, { skip: finished.length === 0 });
  const nowMs = useNow();
  const aired = data.filter(({ airing, episode, airDate }) =>
    isOutIn({ ...airing, nowMs })({ episodeNumber: episode, airDate }),
  );
  if (finished.length === 0 || (!isLoading && aired.length === 0)) return null;
  return (
    <MediaRow title={t`Next up`} cells="wide" busy={isLoading}>
      {isLoading &&
        finished.map(({ id }) => (
          <li key={id} aria-hidden>
            <PlayCardSkeleton />
          </li>
        ))}
      {aired.map((next) => (
        <li key={next.seriesId}>
          <NextUpCard next={next} />
        </li>
      ))}
    </MediaRow>
  );
}

function NextUpCard({ next }: { next: NextUp }) {
  const isHidden = useHidesSpoilers(next.seriesId);
  return (
    <PlayCard
      href={episodeHref(next.seriesId, next.season, next.episode, { play: true })}
      title={next.title}
      details={isHidden ? episodeLabel(next) : `${episodeLabel(next)} · ${next.name}`}
      mark={
        <>
          <AvailableBadge of={titleKey('tv', next.seriesId)} episode={next} />
          <NewBadge of={titleKey('tv', next.seriesId)} />
        </>
      }
      picturePath={next.stillPath}
      isHidden={isHidden}
    />
  );
}
