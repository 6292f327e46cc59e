import type { AnyTitle } from './title-facts';

const person = ({ name }: { name: string }) => ({ '@type': 'Person', name });

/** A film or a series in the words of schema.org; only what is known. */
export function titleData(title: AnyTitle): Record<string, unknown> {
  const { mediaType, title: name, overview, date, genres, credits, voteAverage, voteCount } = title;
  const directors = credits.crew.filter(({ job }) => job === 'Director').map(person);
  return {
    '@type': mediaType === 'movie' ? 'Movie' : 'TVSeries',
    name,
    ...(overview && { description: overview }),
    ...(date && { [mediaType === 'movie' ? 'datePublished' : 'startDate']: date }),
    ...(genres.length > 0 && { genre: genres.map((genre) => genre.name) }),
    ...(directors.length > 0 && { director: directors }),
    ...(credits.cast.length > 0 && { actor: credits.cast.slice(0, 5).map(person) }),
    ...(title.mediaType === 'movie' && title.runtimeMin !== null && { duration: `PT${title.runtimeMin}M` }),
    ...(title.mediaType === 'tv' && title.seasonCount > 0 && { numberOfSeasons: title.seasonCount }),
    ...(voteCount > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: voteAverage, bestRating: 10, ratingCount: voteCount },
    }),
  };
}
