import { episodeKey, type EpisodePosition } from '@marquee/core';
import { episodeLabel } from '../../shared/lib/format/episode-label';
import { partName } from '../../shared/lib/format/part-name';
import { seasonName } from '../../shared/lib/format/season-name';

/** Something that can be rated: a film, a series, a season or an episode. */
export interface RatedSubject {
  /** `movie:603`, `tv:1399`, `tv:1399/s1`, `tv:1399/s1e2`. */
  key: string;
  /** Name of the film or series. */
  title: string;
  year: number | null;
  /** Name of the season or episode, e.g. `Lost, S1 E2`; the title by default. */
  name?: string;
}

export const subjectName = ({ name, title }: RatedSubject): string => name ?? title;

export const seasonSubject = (
  { key, title, year }: RatedSubject,
  season: { seasonNumber: number; name: string },
): RatedSubject => ({
  key: `${key}/s${season.seasonNumber}`,
  title,
  year,
  name: partName(title, seasonName(season.seasonNumber, season.name)),
});

export const episodeSubject = ({ key, title, year }: RatedSubject, position: EpisodePosition): RatedSubject => ({
  key: `${key}/${episodeKey(position.season, position.episode)}`,
  title,
  year,
  name: partName(title, episodeLabel(position)),
});
