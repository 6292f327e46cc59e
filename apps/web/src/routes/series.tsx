import { t } from '@lingui/core/macro';
import { episodeHref, firstEpisode, startingEpisode } from '@marquee/core';
import type { TvDetails } from '@marquee/tmdb';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { episodeLabel } from '../shared/lib/format/episode-label';
import { BookmarkButton, FavoriteButton } from '../features/bookmarks';
import { SeriesFollowing } from '../features/following';
import { EpisodePicker, SeasonBrowser, useListed, useListedEpisode, type PickedEpisode } from '../features/episode';
import { AddToDiaryButton, useRecordProgress, useShowHistory, useWatchedActions } from '../features/history';
import { seasonSubject, YourRating } from '../features/ratings';
import { ReleaseNote, TitleActions, TitlePage, TrailerButton } from '../features/title';
import {
  DownloadButton,
  episodePlayable,
  ReportButton,
  usePlayParam,
  WatchButton,
  WatchProvider,
} from '../features/watch';
import { detailsApi, prefetchDetails } from '../shared/api/details';
import { useNow } from '../shared/lib/timing/use-now';
import { useIsRestored } from '../shared/store';
import { ShareButton } from '../shared/ui';
import { LoadedPage } from '../shared/ui/loaded-page';
import { Component as NotFound } from './not-found';

function SeriesPage({ series }: { series: TvDetails }) {
  const nowMs = useNow();
  const navigate = useNavigate();
  const { autoPlay } = usePlayParam();
  const { watched, progressOf } = useShowHistory(series.key);
  const record = useRecordProgress();
  const watchedActions = useWatchedActions(series, (season) => <YourRating subject={seasonSubject(series, season)} />);
  const [picked, setPicked] = useState<PickedEpisode | null>(null);
  const chosen = useListed(series, (seasons) => {
    if (!picked) return startingEpisode(seasons, watched);
    const { season, episode } = picked;
    return episode === null ? firstEpisode(seasons, season) : { season, episode };
  });
  const place = chosen.answer;
  const [browsed, setBrowsed] = useState<number | null>(null);
  const shownSeason = place?.season ?? chosen.missingList;
  const season = browsed ?? shownSeason;
  const listed = useListedEpisode(series, place);
  const isPending = chosen.isPending || listed.isPending;
  const playable = episodePlayable(series, { place, ...listed, isPending }, nowMs);
  return (
    <WatchProvider
      playable={playable}
      canStart={useIsRestored()}
      autoPlay={autoPlay}
      saved={place && progressOf(place.season, place.episode)}
      onProgress={record}
      onOpen={() => {
        if (place)
          void navigate(episodeHref(series.id, place.season, place.episode, { play: true }), { replace: autoPlay });
      }}
    >
      {() => (
        <TitlePage
          title={series}
          actions={
            <>
              {shownSeason !== null && (
                <EpisodePicker
                  series={series}
                  value={place ?? { season: shownSeason, episode: null }}
                  progressOf={progressOf}
                  onChange={(value) => {
                    setPicked(value);
                    setBrowsed(value.season);
                  }}
                />
              )}
              <TitleActions
                icons={
                  <>
                    <BookmarkButton title={series} look="page" />
                    <ShareButton title={series.title} />
                    <ReportButton of="title" />
                  </>
                }
                note={
                  <>
                    <SeriesFollowing series={series} />
                    <YourRating subject={series}>
                      <FavoriteButton title={series} />
                      <AddToDiaryButton title={series} episode={place ?? undefined} />
                    </YourRating>
                    {!playable.isOffered && (
                      <ReleaseNote date={listed.episode ? listed.episode.airDate : series.date} />
                    )}
                  </>
                }
              >
                <WatchButton label={t`Watch selected episode`} episode={place ? episodeLabel(place) : undefined} />
                <DownloadButton />
                <TrailerButton title={series} />
              </TitleActions>
            </>
          }
        >
          {season !== null && (
            <SeasonBrowser
              series={series}
              season={season}
              onSeasonChange={setBrowsed}
              current={place}
              mark={t`Selected`}
              progressOf={progressOf}
              {...watchedActions}
            />
          )}
        </TitlePage>
      )}
    </WatchProvider>
  );
}

export const prefetch = prefetchDetails('tvDetails');

export const Component = () => (
  <LoadedPage
    endpoint={detailsApi.endpoints.tvDetails}
    failedText={t`This title couldn’t be loaded`}
    notFound={<NotFound />}
  >
    {(series) => <SeriesPage key={series.key} series={series} />}
  </LoadedPage>
);
