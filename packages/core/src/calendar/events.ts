import type { SeriesAiring } from '../following';
import { episodeKey } from '../history/types';
import type { TitleKey } from '../media';
import { compareText } from '../text/compare-text';
import { releasesIn, type FilmReleases, type ReleaseKind } from './film-releases';
import type { Stamped } from './stamps';

interface CommonEvent extends Stamped {
  /** Names the event for good, whenever it is: `tv:1399/s1e2`, `movie:603/disc`. */
  id: string;
  key: TitleKey;
  /** Of the series or the film. */
  title: string;
  /** `YYYY-MM-DD`. */
  date: string;
}

export interface EpisodeEvent extends CommonEvent {
  kind: 'episode';
  season: number;
  episode: number;
  name: string;
  isPremiere: boolean;
  isFinale: boolean;
}

export interface FilmEvent extends CommonEvent {
  kind: 'film';
  release: ReleaseKind;
}

export type CalendarEvent = EpisodeEvent | FilmEvent;

const episodeEvents = ({ key, name: title, episodes }: SeriesAiring): EpisodeEvent[] =>
  episodes.map(({ season, number: episode, name = '', airDate: date, isPremiere, isFinale, changedAt }) => {
    const id = `${key}/${episodeKey(season, episode)}`;
    return { kind: 'episode', id, key, title, date, season, episode, name, isPremiere, isFinale, changedAt };
  });

const filmEvents = (film: FilmReleases, region: string): FilmEvent[] =>
  releasesIn(film, region).map(({ kind: release, date, changedAt }) => {
    const { key, name: title } = film;
    return { kind: 'film', id: `${key}/${release}`, key, title, date, release, changedAt };
  });

const numberOf = (event: CalendarEvent): number => (event.kind === 'film' ? 0 : event.season * 100_000 + event.episode);

/** What the calendar has of series and films, by date, title and episode. @param region for the releases of films */
export function calendarEvents(
  airings: readonly SeriesAiring[],
  films: readonly FilmReleases[],
  region: string,
): CalendarEvent[] {
  return [...airings.flatMap(episodeEvents), ...films.flatMap((film) => filmEvents(film, region))].sort(
    (a, b) =>
      compareText(a.date, b.date) ||
      compareText(a.title, b.title) ||
      numberOf(a) - numberOf(b) ||
      compareText(a.id, b.id),
  );
}
