import { genres, type MediaType } from '@marquee/core';
import type { FilmEntry, PersonEntry, SeriesEntry } from './schema';

/** Films released later were entered from announcements, which seldom state a runtime. */
const runtimesKnownUntil = '2026-04-01';

type People = ReadonlyMap<string, PersonEntry>;

/** Announced releases are after this day, the day of the last full review of the data (docs/catalogue.md). */
const readingDate = '2026-11-21';

/** An actor may appear this long after their death, because the film was awaiting release. */
const yearsAfterDeath = 2;

/** Known exceptions: archive footage, or a delayed release. */
const seenLater: ReadonlySet<string> = new Set([
  'The Beatles: Get Back › John Lennon',
  'The Beatles: Get Back › George Harrison',
  'The Beatles: Get Back › Billy Preston',
]);

/** TMDB has different genres for films and series; some belong to only one of them. */
const isGenreOf = (mediaType: MediaType, genre: string): boolean =>
  genres.some(({ name, types }) => name === genre && types.includes(mediaType));

const yearOf = (date: string): number => Number(date.slice(0, 4));

function lifeContradictions(title: string, released: string, names: readonly string[], byName: People): string[] {
  return names.flatMap((name) => {
    const person = byName.get(name);
    if (person?.born !== undefined && person.born > released) return [`${name} was not born yet`];
    if (person?.died === undefined || seenLater.has(`${title} › ${name}`)) return [];
    return yearOf(released) - yearOf(person.died) > yearsAfterDeath ? [`${name} was long dead`] : [];
  });
}

/** Contradictory statements about a film, one sentence each. */
export function contradictionsOfFilm(file: string, film: FilmEntry, byName: People): string[] {
  const problems = lifeContradictions(
    film.title,
    film.releaseDate,
    [...film.directors, ...film.cast.map((member) => member.name)],
    byName,
  );
  if (!film.genres.every((genre) => isGenreOf('movie', genre))) problems.push('has a genre of series');
  const upcoming = film.releaseDate > readingDate;
  const status = film.status ?? 'Released';
  if (upcoming !== (file === 'films/upcoming.json')) problems.push('is in the wrong file for its date');
  if (upcoming === (status === 'Released')) problems.push(`is ${status} on ${film.releaseDate}`);
  if (upcoming && (film.rating !== 0 || film.votes !== 0)) problems.push('is rated before its release');
  if (!upcoming && (film.rating < 1 || film.votes === 0)) problems.push('has no rating');
  if (film.releaseDate < runtimesKnownUntil && film.runtimeMin === undefined) problems.push('has no runtime');
  const names = film.cast.map((member) => `${member.name} as ${member.role ?? ''}`);
  if (new Set(names).size !== names.length) problems.push('credits somebody twice for one role');
  if (film.originalLanguage !== 'en' && film.originalTitle === film.title) problems.push('repeats its title');
  return problems.map((problem) => `${file} › ${film.title}: ${problem}`);
}

/** Contradictory statements about a series, one sentence each. */
export function contradictionsOfSeries(file: string, series: SeriesEntry, byName: People): string[] {
  const released = series.lastAirDate ?? series.firstAirDate;
  const problems = lifeContradictions(
    series.name,
    series.firstAirDate,
    series.cast.map((member) => member.name),
    byName,
  );
  if (!series.genres.every((genre) => isGenreOf('tv', genre))) problems.push('has a genre of films');
  if (released < series.firstAirDate) problems.push('ends before it begins');
  if (series.status === 'Returning Series' && series.lastAirDate !== undefined) problems.push('returns after its end');
  const ended = series.status === 'Ended' || series.status === 'Canceled';
  if (ended && series.lastAirDate === undefined) problems.push('has ended on no date');

  const numbers = series.seasons.map((season) => season.number);
  if (numbers.some((number, index) => index > 0 && number <= (numbers[index - 1] ?? 0))) {
    problems.push('lists its seasons out of order');
  }
  const starts = series.seasons.flatMap((season) =>
    season.number > 0 && season.airDate !== undefined ? [season.airDate] : [],
  );
  if (starts.some((start, index) => start < (starts[index - 1] ?? series.firstAirDate))) {
    problems.push('has a season that starts before the one before it');
  }
  for (const season of series.seasons) {
    if (typeof season.episodes !== 'object') continue;
    const label = `season ${String(season.number)}`;
    season.episodes.forEach((episode, index) => {
      if (episode.number !== index + 1) problems.push(`${label} skips a number at ${episode.title}`);
      const aired = episode.airDate;
      if (aired === undefined) return;
      if (aired < series.firstAirDate) problems.push(`${label}: ${episode.title} precedes the premiere`);
      if (season.airDate !== undefined && aired < season.airDate) problems.push(`${label}: ${episode.title} is early`);
      if (ended && aired > released) problems.push(`${label}: ${episode.title} follows the end`);
    });
    const dates = season.episodes.flatMap((episode) => (episode.airDate === undefined ? [] : [episode.airDate])).sort();
    const first = dates[0];
    if (season.airDate !== undefined && first !== undefined && first !== season.airDate) {
      problems.push(`${label} does not start with its first episode`);
    }
  }
  const known = series.seasons.flatMap(({ episodes }) =>
    typeof episodes === 'object' ? episodes.map((episode) => episode.airDate) : [],
  );
  const everyDate = known.length > 0 && known.every((date) => date !== undefined);
  const complete = series.seasons.every(({ episodes }) => typeof episodes === 'object');
  if (ended && complete && everyDate && !known.some((date) => date === series.lastAirDate)) {
    problems.push('does not end with an episode');
  }
  return problems.map((problem) => `${file} › ${series.name}: ${problem}`);
}
