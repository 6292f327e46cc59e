import { episodeLabel } from '../shared/lib/format/episode-label';
import { BookmarkButton } from '../features/bookmarks';
import { episodeHref, episodeKey, parseIdParam, parseNumberParam, type EpisodePosition } from '@marquee/core';
import type { TvDetails } from '@marquee/tmdb';
import { useParams } from 'react-router-dom';
import {
  EpisodePage,
  EpisodeSeriesLoader,
  MissingParameters,
  useEpisodePanel,
  useEpisodeState,
  useListedEpisode,
  useNextEpisode,
} from '../features/episode';
import {
  AddToDiaryButton,
  episodeMark,
  useSavedProgress,
  useShowHistory,
  useWatchedActions,
  WatchedButton,
} from '../features/history';
import { episodeSubject, RateAtEnd, seasonSubject, YourRating } from '../features/ratings';
import { ReleaseNote, TitleActions, WatchNext } from '../features/title';
import { DownloadButton, episodePlayable, PlayButton, ReportButton, SourcesFailure } from '../features/watch';
import { prefetchDetails } from '../shared/api/details';
import { useNow } from '../shared/lib/timing/use-now';
import { useHidesSpoilers } from '../shared/spoilers/spoiler-shield';
import { hiddenName } from '../shared/spoilers/spoiler-texts';
import { Watchable } from './watchable';

function Episode({ series, place }: { series: TvDetails; place: EpisodePosition }) {
  const nowMs = useNow();
  const { progressOf } = useShowHistory(series.key);
  const state = useEpisodeState(series.id, place);
  const isHidden = useHidesSpoilers(series.id);
  const saved = useSavedProgress(series.key, episodeKey(place.season, place.episode));
  const next = useNextEpisode(series, place, progressOf);
  const watchedActions = useWatchedActions(series, (season) => <YourRating subject={seasonSubject(series, season)} />);
  const episodes = useEpisodePanel(series, place, progressOf);
  const episode = state.status === 'ready' ? state.data : null;
  // Only at the end of the series; otherwise the next episode follows.
  const endScreen = !next?.upNext && (
    <WatchNext title={series}>
      <RateAtEnd subject={series} />
    </WatchNext>
  );
  const listed = useListedEpisode(series, place, episode);
  const isPending = listed.isPending || (listed.episode === null && state.status === 'loading');
  const playable = episodePlayable(series, { place, ...listed, isPending }, nowMs);
  return (
    <Watchable
      {...{ playable, saved, next, endScreen }}
      panel={episodes}
      target={{
        title: `${series.title}, ${episodeLabel(place)}`,
        href: episodeHref(series.id, place.season, place.episode),
      }}
    >
      {({ isOpen, stage, sources }) => (
        <EpisodePage
          series={series}
          place={place}
          state={state}
          progressOf={progressOf}
          {...watchedActions}
          stage={stage}
          sources={sources}
          actions={
            <TitleActions
              icons={
                <>
                  <BookmarkButton title={series} look="page" />
                  {episode && playable.isOffered && (
                    <WatchedButton
                      name={isHidden ? hiddenName(place.episode) : episode.name}
                      marks={[episodeMark(series, episode)]}
                    />
                  )}
                  <ReportButton of="here" />
                </>
              }
              note={
                <>
                  {episode && playable.isOffered && (
                    <YourRating subject={episodeSubject(series, place)}>
                      <AddToDiaryButton title={series} episode={place} />
                    </YourRating>
                  )}
                  <SourcesFailure />
                  {episode && !playable.isOffered && <ReleaseNote date={episode.airDate} />}
                </>
              }
            >
              {!isOpen && <PlayButton />}
              <DownloadButton />
            </TitleActions>
          }
        />
      )}
    </Watchable>
  );
}

export const prefetch = prefetchDetails('tvDetails');

export function Component() {
  const params = useParams();
  const id = parseIdParam(params.id);
  const season = parseNumberParam(params.season);
  const episode = parseNumberParam(params.episode);
  if (id === null || season === null || episode === null) return <MissingParameters />;
  return (
    <EpisodeSeriesLoader id={id}>
      {(series) => <Episode key={series.key} series={series} place={{ season, episode }} />}
    </EpisodeSeriesLoader>
  );
}
