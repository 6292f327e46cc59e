import type { AnyTitle } from './title-facts';

const person = ({ name }: { name: string }) => ({ '@type': 'Person', name });

const unlessEmpty = <Entry>(list: Entry[]): Entry[] | undefined => (list.length > 0 ? list : undefined);

/** Structured data of a film or series (schema.org); unknown values are undefined, which JSON omits. */
export function titleStructuredData(title: AnyTitle): Record<string, unknown> {
  const { mediaType, title: name, overview, date, genres, credits, voteAverage, voteCount } = title;
  const directors = credits.crew.filter(({ job }) => job === 'Director').map(person);
  return {
    '@type': mediaType === 'movie' ? 'Movie' : 'TVSeries',
    name,
    description: overview || undefined,
    [mediaType === 'movie' ? 'datePublished' : 'startDate']: date ?? undefined,
    genre: unlessEmpty(genres.map((genre) => genre.name)),
    director: unlessEmpty(directors),
    actor: unlessEmpty(credits.cast.slice(0, 5).map(person)),
    duration: title.mediaType === 'movie' && title.runtimeMin !== null ? `PT${title.runtimeMin}M` : undefined,
    numberOfSeasons: (title.mediaType === 'tv' && title.seasonCount) || undefined,
    aggregateRating:
      voteCount > 0
        ? { '@type': 'AggregateRating', ratingValue: voteAverage, bestRating: 10, ratingCount: voteCount }
        : undefined,
  };
}
