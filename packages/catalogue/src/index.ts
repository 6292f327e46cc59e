import type { CatalogueData } from './build/catalogue-data';
import { unpackText } from '@marquee/artwork/packed-text';
import { createCatalogue as createCatalogueOver, type Catalogue } from './create-catalogue';
import { embeddedData } from './embedded-data';
import { packedSearchIndex } from './generated/search-index';

const searchIndex = {
  fingerprint: packedSearchIndex.fingerprint,
  get json() {
    return unpackText(packedSearchIndex.packed);
  },
};

export type { CatalogueData } from './build/catalogue-data';
export type { Catalogue } from './create-catalogue';
export type { CatalogueAnswer } from './query/answer';
export { tmdbErrors } from './query/tmdb-errors';

/** The embedded catalogue, or one of other data. `now` is called in every query, because lists depend on the date. */
export function createCatalogue(options: { now: () => Date; data?: CatalogueData }): Catalogue {
  const { now, data = embeddedData() } = options;
  return createCatalogueOver({ now, data, searchIndex });
}
