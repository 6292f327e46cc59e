import { ok } from '../answer';
import { pagedAnswer } from '../paging';
import { searchEverything, searchNames, searchPeople, searchTitles } from '../search/search';
import { collectionItem } from '../wire/collection';
import { companyRow } from '../wire/movie-details';
import { movieItem, personItem, seriesItem, titleItem, typedPersonItem, typedTitleItem } from '../wire/items';
import { route } from './route';

export const searchRoutes = [
  route('search/multi', (context) =>
    pagedAnswer(
      context.query,
      () => searchEverything(context, ['movie', 'tv', 'person']),
      (found) => (found.kind === 'person' ? typedPersonItem(found.person) : typedTitleItem(found.title)),
    ),
  ),
  route('search/{type}', (context, type) =>
    pagedAnswer(context.query, () => searchTitles(context, type === 'movie' ? 'movie' : 'tv'), titleItem),
  ),
  route('search/person', (context) => pagedAnswer(context.query, () => searchPeople(context), personItem)),
  route('search/collection', (context) =>
    pagedAnswer(
      context.query,
      () => searchNames(context, 'collections'),
      ({ id }) => collectionItem(context.store, id),
    ),
  ),
  route('search/keyword', (context) =>
    pagedAnswer(
      context.query,
      () => searchNames(context, 'keywords'),
      ({ id, names }) => ({ id, name: names[0] ?? '' }),
    ),
  ),
  route('search/company', (context) =>
    pagedAnswer(
      context.query,
      () => searchNames(context, 'companies'),
      ({ id, names }) => companyRow(id, names[0]),
    ),
  ),
  route('find/{external}', ({ store, params }, imdbId) => {
    const byImdb = params.text('external_source') === 'imdb_id';
    const found = <Entry extends { entry: { imdbId?: string | undefined } }>(records: readonly Entry[]): Entry[] =>
      byImdb ? records.filter(({ entry }) => entry.imdbId === imdbId) : [];
    return ok({
      movie_results: found(store.movies).map((record) => ({ ...movieItem(record), media_type: 'movie' })),
      person_results: [],
      tv_results: found(store.series).map((record) => ({ ...seriesItem(record), media_type: 'tv' })),
      tv_episode_results: [],
      tv_season_results: [],
    });
  }),
];
