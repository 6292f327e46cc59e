import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createFakeTmdb, json } from '../testing';

const folder = join(import.meta.dirname, '../../../../../shared/tmdb-samples');
const recorded = (name: string, status?: number) =>
  json(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')), status);

if (!existsSync(folder)) {
  describe('the client on recorded TMDB answers', () => {
    it.skip('has none on this machine (../shared/tmdb-samples), so these tests are skipped', () => undefined);
  });
} else {
  describe('the client on recorded TMDB answers', () => {
    it('reads Fight Club', async () => {
      const { client } = createFakeTmdb({ 'movie/550': recorded('movie-details') });
      expect(await client.movieDetails({ id: 550 })).toMatchObject({
        key: 'movie:550',
        title: 'Fight Club',
        date: '1999-10-15',
        year: 1999,
        runtimeMin: 139,
        genreIds: [18],
        collection: null,
        externalIds: { imdbId: 'tt0137523' },
      });
    });

    it('reads Game of Thrones, its specials last', async () => {
      const { client } = createFakeTmdb({ 'tv/1399': recorded('tv-details') });
      const details = await client.tvDetails({ id: 1399 });
      expect(details.seasons.map((season) => season.seasonNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 0]);
      expect(details).toMatchObject({ episodeRuntimeMin: 80, nextEpisode: null, networks: [{ name: 'HBO' }] });
    });

    it('reads a season with its writers and guests', async () => {
      const { client } = createFakeTmdb({ 'tv/1399/season/1': recorded('tv-season-details') });
      const { episodes } = await client.season({ tvId: 1399, seasonNumber: 1 });
      expect(episodes).toHaveLength(10);
      expect(episodes[0]).toMatchObject({
        name: 'Winter Is Coming',
        directors: ['Timothy Van Patten'],
        writers: ['David Benioff', 'D.B. Weiss'],
      });
      expect(episodes.every((episode) => episode.guestStars.length > 0)).toBe(true);
    });

    it('reads an announced series whose date is an empty string', async () => {
      const { client } = createFakeTmdb({ 'search/tv': recorded('search-tv') });
      const { results } = await client.searchTitles({ mediaType: 'tv', query: 'game of thrones' });
      expect(results.find((item) => item.id === 224372)).toMatchObject({ date: null, year: null, posterPath: null });
    });

    it('keeps every movie of a page and never offers page 501', async () => {
      const { client } = createFakeTmdb({ 'movie/popular': recorded('movie-popular') });
      const page = await client.popular({ mediaType: 'movie' });
      expect(page.results).toHaveLength(20);
      expect(page.totalPages).toBe(500);
    });

    it('takes the first logo [IMAGE-06, METADATA-05]', async () => {
      const { client } = createFakeTmdb({ 'movie/550/images': recorded('movie-images') });
      const images = await client.images({ mediaType: 'movie', id: 550 });
      expect(images.logo?.path).toBe(images.logos[0]?.path);
      expect(images.logo).toMatchObject({ language: 'en' });
    });

    it("explains a refused key and a missing title in TMDB's words", async () => {
      const { client } = createFakeTmdb({
        'movie/1': recorded('invalid-api-key', 401),
        'movie/2': recorded('resource-not-found', 404),
      });
      await expect(client.movieDetails({ id: 1 })).rejects.toMatchObject({
        message: 'Error: Unauthorized',
        detail: expect.stringContaining('Invalid API key'),
      });
      await expect(client.movieDetails({ id: 2 })).rejects.toMatchObject({
        message: 'Error: Not Found',
        detail: expect.stringContaining('could not be found'),
      });
    });
  });
}
