import { t } from '@lingui/core/macro';
import { movieHref } from '@marquee/core';
import type { MovieDetails } from '@marquee/tmdb';
import { BookmarkButton, FavoriteButton } from '../features/bookmarks';
import { CollectionRow } from '../features/lists';
import { AddToDiaryButton, filmMark, useSavedProgress, WatchedButton } from '../features/history';
import { RateAtEnd, YourRating } from '../features/ratings';
import { ReleaseNote, TitleActions, TitlePage, TrailerButton, WatchNext } from '../features/title';
import { DownloadButton, moviePlayable, ReportButton, WatchButton } from '../features/watch';
import { detailsApi, prefetchDetails } from '../shared/api/details';
import { useNow } from '../shared/lib/timing/use-now';
import { ShareButton } from '../shared/ui';
import { LoadedPage } from '../shared/ui/loaded-page';
import { Component as NotFound } from './not-found';
import { Watchable } from './watchable';

function MoviePage({ movie }: { movie: MovieDetails }) {
  const nowMs = useNow();
  const saved = useSavedProgress(movie.key);
  const playable = moviePlayable(movie, nowMs);
  const endScreen = (
    <WatchNext title={movie}>
      <RateAtEnd subject={movie} />
    </WatchNext>
  );
  return (
    <Watchable
      playable={playable}
      saved={saved}
      endScreen={endScreen}
      target={{ title: movie.title, href: movieHref(movie.id, movie.title) }}
    >
      {({ isOpen, stage, sources }) => (
        <TitlePage
          title={movie}
          collection={movie.collection && <CollectionRow collection={movie.collection} film={movie} />}
          stage={stage}
          sources={sources}
          actions={
            <TitleActions
              icons={
                <>
                  <BookmarkButton title={movie} look="page" />
                  {playable.isOffered && <WatchedButton name={movie.title} marks={[filmMark(movie)]} />}
                  <ShareButton title={movie.title} />
                  <ReportButton of="here" />
                </>
              }
              note={
                <>
                  {playable.isOffered && (
                    <YourRating subject={movie}>
                      <FavoriteButton title={movie} />
                      <AddToDiaryButton title={movie} />
                    </YourRating>
                  )}
                  {!playable.isOffered && <ReleaseNote date={movie.date} />}
                </>
              }
            >
              {!isOpen && <WatchButton />}
              <DownloadButton />
              <TrailerButton title={movie} />
            </TitleActions>
          }
        />
      )}
    </Watchable>
  );
}

export const prefetch = prefetchDetails('movieDetails');

export const Component = () => (
  <LoadedPage
    endpoint={detailsApi.endpoints.movieDetails}
    failedText={t`This title couldn’t be loaded`}
    notFound={<NotFound />}
  >
    {(movie) => <MoviePage key={movie.key} movie={movie} />}
  </LoadedPage>
);
