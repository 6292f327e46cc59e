import type { DataFile, FilmEntry, SeriesEntry } from './schema';

const namesOfFilm = (film: FilmEntry): string[] => [
  ...film.directors,
  ...(film.writers ?? []),
  ...film.cast.map((member) => member.name),
];

const namesOfSeries = (series: SeriesEntry): string[] => [
  ...(series.creators ?? []),
  ...series.cast.map((member) => member.name),
  ...series.seasons.flatMap(({ episodes }) =>
    typeof episodes !== 'object'
      ? []
      : episodes.flatMap((episode) => [
          ...(episode.directors ?? []),
          ...(episode.writers ?? []),
          ...(episode.guestStars ?? []).map((guest) => guest.name),
        ]),
  ),
];

/** Every person in a title, without duplicates, in the order of the files. */
export function peopleNamed(
  filmFiles: readonly DataFile<FilmEntry>[],
  seriesFiles: readonly DataFile<SeriesEntry>[],
): string[] {
  return [
    ...new Set([
      ...filmFiles.flatMap((file) => file.entries.flatMap(namesOfFilm)),
      ...seriesFiles.flatMap((file) => file.entries.flatMap(namesOfSeries)),
    ]),
  ];
}
