import type { CatalogueListing, CatalogueSource } from '../modules/tmdb';

/** A catalogue with a single film, 900000001, which is the only result of every list; searches find it by `found`. */
export function fakeCatalogue(): CatalogueSource & CatalogueListing & { asked: string[] } {
  const film = { id: 900_000_001, title: 'The Found Film' };
  const asked: string[] = [];
  const page = (results: unknown[]) => ({ page: 1, results, total_pages: 1, total_results: results.length });
  return {
    asked,
    titles: () => [{ mediaType: 'movie', ...film }],
    answer(path, query) {
      asked.push(`${path}?${query.toString()}`);
      if (path.startsWith('search/')) return { status: 200, body: page(query.get('query') === 'found' ? [film] : []) };
      if (path === `movie/${film.id}`) return { status: 200, body: { ...film, overview: 'long '.repeat(400) } };
      if (/^(movie|tv)\/(popular|top_rated)|^(trending|discover)\//.test(path))
        return { status: 200, body: page([film]) };
      const missing = {
        success: false,
        status_code: 34,
        status_message: 'The resource you requested could not be found.',
      };
      return { status: 404, body: missing };
    },
  };
}
