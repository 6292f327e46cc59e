import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  episodeHref,
  isOutIn,
  isWatched,
  progressPercent,
  seasonsWithEpisodes,
  type EpisodePosition,
  type Progress,
} from '@marquee/core';
import type { Episode, TvDetails } from '@marquee/tmdb';
import { Check, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { toLoadState } from '../../shared/api/load-state';
import { useTextLanguage } from '../../shared/api';
import { cx } from '../../shared/lib/cx';
import { formatDate } from '../../shared/lib/format/format-date';
import { formatRuntime } from '../../shared/lib/format/format-runtime';
import { seasonName } from '../../shared/lib/format/season-name';
import { useNow } from '../../shared/lib/timing/use-now';
import { useSpoilerShield } from '../../shared/spoilers/spoiler-shield';
import { HIDDEN_PICTURE, hiddenName } from '../../shared/spoilers/spoiler-texts';
import { EmptyState, ErrorState, ProgressBar, Skeleton } from '../../shared/ui';
import { episodesApi } from '../../shared/api/episodes';
import { SelectField } from './select-field';
import { Still } from './still';
import { useEpisodeGroup } from './use-episode-group';

export interface EpisodePanelProps {
  series: TvDetails;
  here: EpisodePosition;
  progressOf: (season: number, episode: number) => Progress | null;
  /** Called when an episode is chosen; its page is already opening. */
  onChosen: () => void;
}

/** The episode list inside the player, with watch progress; the playing episode is marked. */
export function EpisodePanel({ series, here, progressOf, onChosen }: EpisodePanelProps) {
  const [season, setSeason] = useState(here.season);
  const state = toLoadState(episodesApi.useSeasonQuery({ tvId: series.id, seasonNumber: season }));
  const nowMs = useNow();
  const seasons = seasonsWithEpisodes(series.seasons);
  const expected = seasons.find(({ seasonNumber }) => seasonNumber === season)?.episodeCount ?? 6;
  const isOut =
    state.status === 'ready' ? isOutIn({ season: state.data, lastEpisode: series.lastEpisode, nowMs }) : null;
  const isHere = ({ episodeNumber }: Episode) => here.season === season && here.episode === episodeNumber;
  const { shown, select } = useEpisodeGroup(state.status === 'ready' ? state.data.episodes : [], {
    place: `${season} ${here.episode}`,
    isWanted: isHere,
  });
  return (
    <div className="dark grid gap-3 text-ink" aria-busy={state.status === 'loading'}>
      {seasons.length > 1 && (
        <SelectField
          label={t`Season`}
          value={season}
          options={seasons.map(({ seasonNumber, name }) => ({
            value: seasonNumber,
            label: seasonName(seasonNumber, name),
          }))}
          onChange={setSeason}
        />
      )}
      {select}
      {state.status === 'failed' && <ErrorState onRetry={state.retry} />}
      {state.status === 'missing' && <EmptyState title={t`No episodes listed for this season yet`} />}
      <ul className="grid gap-1">
        {state.status === 'loading' &&
          Array.from({ length: Math.min(expected, 12) }, (_, index) => (
            <li key={index} className="flex gap-3 p-2">
              <Skeleton className="aspect-video w-28 rounded-md" />
              <Skeleton className="h-5 flex-1" />
            </li>
          ))}
        {state.status === 'ready' &&
          shown.map((episode) => (
            <li key={episode.episodeNumber}>
              <Row
                seriesId={series.id}
                episode={episode}
                isOut={isOut?.(episode) ?? false}
                isHere={isHere(episode)}
                progress={progressOf(season, episode.episodeNumber)}
                onChosen={onChosen}
              />
            </li>
          ))}
      </ul>
    </div>
  );
}

interface RowProps {
  seriesId: number;
  episode: Episode;
  isOut: boolean;
  isHere: boolean;
  progress: Progress | null;
  onChosen: () => void;
}

function Row({ seriesId, episode, isOut, isHere, progress, onChosen }: RowProps) {
  const { seasonNumber, episodeNumber, airDate, runtimeMin } = episode;
  const [isHidden] = useSpoilerShield(seriesId, progress);
  const name = isHidden ? hiddenName(episodeNumber) : episode.name;
  const nameLanguage = useTextLanguage(episode.nameLanguage);
  const place = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isHere) place.current?.scrollIntoView({ block: 'center' });
  }, [isHere]);
  const seen = progress !== null && isWatched('episode', progress);
  const date = formatDate(airDate, 'medium');
  const fact = isOut ? formatRuntime(runtimeMin) : date ? t`Airs ${date}` : t`Upcoming`;
  const content = (
    <>
      <span className="relative w-28 shrink-0 overflow-hidden rounded-md bg-raised">
        <Still episode={episode} sizes="7rem" className={cx(isHidden && HIDDEN_PICTURE, !isOut && 'opacity-40')} />
        {progress && !seen && (
          <ProgressBar
            percent={progressPercent(progress)}
            label={t`Your progress in ${name}`}
            className="absolute! inset-x-1.5 bottom-1.5"
          />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span dir="auto" className="line-clamp-2 text-sm font-semibold">
          {!isHidden && <span className="tabular text-ink-soft">{episodeNumber}. </span>}
          <span lang={isHidden ? undefined : nameLanguage}>{name}</span>
        </span>
        <span className="mt-0.5 flex items-center gap-1.5 text-xs text-ink-soft">
          {isHere && (
            <>
              <Play aria-hidden className="size-3 fill-current" />{' '}
              <span>
                <Trans>Playing</Trans>
              </span>
            </>
          )}
          {!isHere && seen && (
            <>
              <Check aria-hidden className="size-3" />{' '}
              <span>
                <Trans>Watched</Trans>
              </span>
            </>
          )}
          {fact && <span className="tabular">{fact}</span>}
        </span>
      </span>
    </>
  );
  const look = cx('flex min-h-11 items-start gap-3 rounded-lg p-2 transition-colors', isHere && 'bg-raised');
  if (!isOut) return <div className={cx(look, 'text-ink-soft')}>{content}</div>;
  return (
    <Link
      ref={place}
      to={episodeHref(seriesId, seasonNumber, episodeNumber, { play: true })}
      aria-current={isHere ? 'true' : undefined}
      className={cx(look, 'hover:bg-raised')}
      onClick={onChosen}
    >
      {content}
    </Link>
  );
}
