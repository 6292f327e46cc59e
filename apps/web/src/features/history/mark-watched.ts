import { t } from '@lingui/core/macro';
import type { WatchedMark } from '@marquee/core';
import type { EpisodeSummary, MovieDetails, TvDetails } from '@marquee/tmdb';
import type { AppDispatch, AppServices, AppState } from '../../shared/store';
import { selectSettings } from '../../shared/store/settings';
import { historyUpdated } from '../../shared/store/sync-state.slice';
import { offerUndo, showToast } from '../../shared/ui';
import { markedWatched, markedUnwatched, titlesRestored } from '../../shared/store/history';

type HistoryThunk = (dispatch: AppDispatch, getState: () => AppState, services: AppServices) => void;

const seconds = (minutes: number | null): number | null => (minutes === null ? null : minutes * 60);

/** The data for marking a film as watched. */
export const filmMark = ({ id, title, year, runtimeMin }: MovieDetails): WatchedMark => ({
  played: { mediaType: 'movie', id, title, year },
  durationSec: seconds(runtimeMin),
});

/** The data for marking an episode as watched. */
export const episodeMark = (series: TvDetails, episode: EpisodeSummary): WatchedMark => ({
  played: {
    mediaType: 'tv',
    id: series.id,
    title: series.title,
    year: series.year,
    episode: {
      season: episode.seasonNumber,
      number: episode.episodeNumber,
      id: episode.id,
      title: episode.name,
      seasonId: series.seasons.find(({ seasonNumber }) => seasonNumber === episode.seasonNumber)?.id ?? 0,
    },
  },
  durationSec: seconds(episode.runtimeMin ?? series.episodeRuntimeMin),
});

/** Marks films or episodes as watched. `name` is used in the toast. */
export const markAsWatched =
  (name: string, marks: readonly WatchedMark[]): HistoryThunk =>
  (dispatch, getState, { now }) => {
    dispatch(markedWatched({ marks, nowMs: now() }));
    dispatch(historyUpdated(now()));
    if (selectSettings(getState()).notifyHistory)
      showToast({
        kind: 'success',
        message: t({
          message: `Marked ${name} as watched`,
          comment: '{name} is a title, “Season 2” or “episode 3, Pilot”',
        }),
      });
  };

/** Marks films or episodes as unwatched, with Undo. */
export const markAsUnwatched =
  (name: string, marks: readonly WatchedMark[]): HistoryThunk =>
  (dispatch, _getState, { now }) => {
    const played = marks.map((mark) => mark.played);
    const removed = dispatch(markedUnwatched({ played, nowMs: now() }));
    dispatch(historyUpdated(now()));
    offerUndo(
      t({ message: `Removed ${name} from watched`, comment: '{name} is a title, “Season 2” or “episode 3, Pilot”' }),
      () => dispatch(titlesRestored({ removed, nowMs: now() })),
    );
  };
