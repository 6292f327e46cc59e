import { ARCHIVE_URL } from '@marquee/core';
import { readJson, type ResponseSchema } from '../read-json';
import type { MovieRequest } from '../request';
import { comparableTitle } from '../same-title';
import type { FindContext, FoundStream, SourceAdapter } from '../source-adapter';
import { fetchFromSource, assertOk, type SourceFetch } from '../source-fetch';
import { isFreelyLicensed } from './licence';
import { isSameFilm } from './match';
import { toStream } from './to-stream';
import { metadataSchema, searchSchema, toList, type SearchDoc } from './wire';

interface ArchiveOptions {
  id: string;
  name: string;
  fetch: SourceFetch;
  /** The current year decides whether a copyright has expired. */
  nowYear: () => number;
}

/** Maximum number of matching items whose files are requested. */
const MAX_CANDIDATES = 3;
const FIELDS = ['identifier', 'title', 'year', 'date', 'licenseurl', 'collection'];

function searchAddress(title: string): string {
  // Only letters, digits and spaces of the title are used, so that it cannot contain search operators.
  const query = `mediatype:movies AND title:(${comparableTitle(title)}) AND licenseurl:*creativecommons*`;
  const params = new URLSearchParams({ q: query, rows: '50', page: '1', output: 'json' });
  for (const field of FIELDS) params.append('fl[]', field);
  params.append('sort[]', 'downloads desc');
  return `${ARCHIVE_URL}/advancedsearch.php?${params.toString()}`;
}

/**
 * Plays films of the Internet Archive that are openly licensed or whose copyright has expired, found by exact title and
 * year. Series are not supported: items there do not identify seasons and episodes reliably.
 */
export function createArchiveAdapter({ id, name, fetch, nowYear }: ArchiveOptions): SourceAdapter {
  async function ask<T>(address: string, schema: ResponseSchema<T>, signal: AbortSignal): Promise<T> {
    const response = await fetchFromSource(fetch, address, { signal, headers: { Accept: 'application/json' } });
    assertOk(response);
    return readJson(response, schema);
  }

  async function open(
    doc: SearchDoc,
    film: { title: string; releaseYear: number },
    { signal }: FindContext,
  ): Promise<FoundStream | null> {
    const address = `${ARCHIVE_URL}/metadata/${encodeURIComponent(doc.identifier)}`;
    const { metadata, files, is_dark: isDark } = await ask(address, metadataSchema, signal);
    if (isDark || !metadata || !files || toList(metadata['access-restricted-item']).includes('true')) return null;
    // The search index may be outdated.
    if (!isSameFilm(metadata, film) || !isFreelyLicensed(metadata, film.releaseYear, nowYear())) return null;
    const stream = toStream(doc.identifier, files, toList(metadata.language)[0]);
    return stream && { stream };
  }

  return {
    id,
    name,
    origin: ARCHIVE_URL,
    async findMovie({ title, releaseYear }: MovieRequest, context: FindContext) {
      if (releaseYear === null || comparableTitle(title) === '') return null;
      const film = { title, releaseYear };
      const { response } = await ask(searchAddress(title), searchSchema, context.signal);
      const candidates = response.docs.filter(
        (doc) => isSameFilm(doc, film) && isFreelyLicensed(doc, releaseYear, nowYear()),
      );
      for (const doc of candidates.slice(0, MAX_CANDIDATES)) {
        const result = await open(doc, film, context);
        if (result) return result;
      }
      return null;
    },
    async check({ signal }) {
      await ask(`${ARCHIVE_URL}/advancedsearch.php?q=mediatype:movies&rows=0&output=json`, searchSchema, signal);
      return { serverName: 'archive.org' };
    },
  };
}
