import type { Page } from '@playwright/test';
import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import type { ListedTitle } from './titles';

/** What Trakt writes of films that were watched, each on three days. */
export async function traktZip(films: readonly ListedTitle[]): Promise<Buffer> {
  const rows = [1, 2, 3].flatMap((day) =>
    films.map(({ id, name }) => ({
      id: id * 10 + day,
      watched_at: `2024-03-0${day}T20:00:00.000Z`,
      action: 'watch',
      type: 'movie',
      movie: { title: name, year: null, ids: { trakt: id, tmdb: id } },
    })),
  );
  const unknown = { title: 'A Film That Nobody Made', year: 1999, ids: {} };
  rows.push({ id: 1, watched_at: '2024-03-01T20:00:00.000Z', action: 'watch', type: 'movie', movie: unknown as never });
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  await zip.add('trakt/watched-history-1.json', new TextReader(JSON.stringify(rows)));
  await zip.add('trakt/tokens.json', new TextReader('{"token":"secret"}'));
  return Buffer.from(await zip.close());
}

/** Gives a ZIP of Trakt to the page of imports. */
export const chooseTraktZip = (page: Page, buffer: Buffer): Promise<void> =>
  page.getByLabel('Files to import').setInputFiles({ name: 'trakt.zip', mimeType: 'application/zip', buffer });
