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
  useRecordProgress,
  useSavedProgress,
  useShowHistory,
  useWatchedActions,
  WatchedButton,
} from '../features/history';
import { episodeSubject, RateAtEnd, seasonSubject, YourRating } from '../features/ratings';
import { PlayFromAddress } from '../features/sources';
import { ReleaseNote, TitleActions, WatchNext } from '../features/title';
import {
  DownloadButton,
  episodePlayable,
  PlayButton,
  SourcesFailure,
  SourcesNote,
  usePlayParam,
  WatchProvider,
  WatchStage,
} from '../features/watch';
import { prefetchDetails } from '../shared/api/details';
import { useNow } from '../shared/lib/timing/use-now';
import { useIsRestored } from '../shared/store';

function Episode({ series, place }: { series: TvDetails; place: EpisodePosition }) {
  const nowMs = useNow();
  const { autoPlay, clearPlay } = usePlayParam();
  const { progressOf } = useShowHistory(series.key);
  const state = useEpisodeState(series.id, place);
  const saved = useSavedProgress(series.key, episodeKey(place.season, place.episode));
  const record = useRecordProgress();
  const next = useNextEpisode(series, place);
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
    <WatchProvider
      playable={playable}
      canStart={useIsRestored()}
      autoPlay={autoPlay}
      saved={saved}
      onProgress={record}
      onClose={clearPlay}
      next={next}
    >
      {({ isOpen }) => (
        <EpisodePage
          series={series}
          place={place}
          state={state}
          progressOf={progressOf}
          {...watchedActions}
          stage={isOpen ? <WatchStage panel={episodes} endScreen={endScreen} /> : undefined}
          sources={
            <SourcesNote
              addAddress={(onSaved) => (
                <PlayFromAddress
                  target={{
                    titleKey: playable.mediaId,
                    title: `${series.title}, ${episodeLabel(place)}`,
                    href: episodeHref(series.id, place.season, place.episode),
                  }}
                  onSaved={onSaved}
                />
              )}
            />
          }
          actions={
            <TitleActions
              icons={
                <>
                  <BookmarkButton title={series} look="page" />
                  {episode && playable.isOffered && (
                    <WatchedButton name={episode.name} marks={[episodeMark(series, episode)]} />
                  )}
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
    </WatchProvider>
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
