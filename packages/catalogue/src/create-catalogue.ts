import type { ArtworkSource } from '@marquee/artwork/paths';
import type { CatalogueData } from './build/catalogue-data';
import { compileCatalogue } from './build/compile';
import type { TitleRecord } from './build/title-record';
import type { CatalogueAnswer } from './query/answer';
import { artworkSubject } from './query/artwork-subject';
import type { Context } from './query/context';
import { readParams } from './query/params';
import { listRoutes } from './query/routes/list-routes';
import { personRoutes } from './query/routes/person-routes';
import { referenceRoutes } from './query/routes/reference-routes';
import { answerFrom } from './query/routes/route';
import { searchRoutes } from './query/routes/search-routes';
import { titleRoutes } from './query/routes/title-routes';
import { createSearchIndexes } from './query/search/search-indexes';
import type { SavedIndex } from './query/search/saved-index';
import { tmdbErrors } from './query/tmdb-errors';

export interface Catalogue extends ArtworkSource {
  /**
   * TMDB's response to a v3 path without the leading `/3/`, e.g. `movie/popular`. Never throws: an unknown path or id
   * is TMDB's 404, an invalid page its 400.
   */
  answer(path: string, query: URLSearchParams): CatalogueAnswer;
  /** Every film and series. */
  titles(): readonly Pick<TitleRecord, 'mediaType' | 'id' | 'title'>[];
  /** Builds the data structures for the first search and the first cast list. */
  warm(): void;
}

const routes = [...listRoutes, ...searchRoutes, ...referenceRoutes, ...titleRoutes, ...personRoutes];

const LONGEST_PATH = 200;

/** A catalogue of the given data. `now` is called in every query, because lists depend on the date. */
export function createCatalogue(options: {
  now: () => Date;
  data: CatalogueData;
  /** Replaces building the search index if it was built from the same data. */
  searchIndex?: SavedIndex;
}): Catalogue {
  const { now, data, searchIndex } = options;
  const store = compileCatalogue(data);
  const search = createSearchIndexes(store, searchIndex);
  return {
    answer(path, query) {
      if (path.length > LONGEST_PATH) return tmdbErrors.notFound();
      const context: Context = { store, search, now: now(), query, params: readParams(query) };
      return answerFrom(routes, path.replace(/^\/+|\/+$/g, ''), context) ?? tmdbErrors.notFound();
    },
    titles: () => [...store.movies, ...store.series],
    artworkSubject: (path) => artworkSubject(store, path),
    warm() {
      search.everything();
    },
  };
}
