import { fetchFromSource, readJson, assertOk, type SourceAdapter, type SourceFetch } from '@marquee/player/sources';
import * as z from 'zod/mini';

const shelfSchema = z.object({ films: z.record(z.string(), z.object({ video: z.url() })) });

/** A list of films on a web server: `{ "films": { "603": { "video": "https://…/film.mp4" } } }`. */
export function createShelfAdapter(url: string, fetch: SourceFetch): SourceAdapter {
  return {
    id: 'shelf',
    name: 'My shelf',
    origin: url,
    async findMovie({ tmdbId }, { signal }) {
      const response = await fetchFromSource(fetch, url, { signal });
      assertOk(response);
      const { films } = await readJson(response, shelfSchema);
      const film = Object.hasOwn(films, tmdbId) ? films[tmdbId] : undefined;
      if (!film) return null;
      const file = { type: 'mp4', url: film.video };
      return { stream: { type: 'file', qualities: { original: file }, captions: [] } };
    },
  };
}
