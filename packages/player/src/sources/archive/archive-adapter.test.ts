/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { describeSourceAdapter } from '../../testing/adapter-contract';
import { archiveFiles, archiveFilm, archiveServer } from '../../testing/archive-server';
import { createFakeFetch } from '../../testing/fake-fetch';
import type { SourceFetch } from '../source-fetch';
import { createArchiveAdapter } from './archive-adapter';

const make = (fetch: SourceFetch) =>
  createArchiveAdapter({ id: 'archive', name: 'Internet Archive', fetch, nowYear: () => 2026 });
const { signal } = new AbortController();
const find = (server: (url: URL) => Response, film = archiveFilm) =>
  make(createFakeFetch(server)).findMovie?.(film, { signal, sourceId: 'archive' });
const DOWNLOAD = 'https://archive.org/download/lamp-and-the-moth-1921';

describeSourceAdapter(
  'the Internet Archive adapter',
  {
    create: make,
    server: archiveServer(),
    found: { movie: archiveFilm },
    missing: { movie: { ...archiveFilm, title: 'Another Film' } },
    tainted: {
      'identifier that leaves the folder': archiveServer({ doc: { identifier: '../../../account' } }),
      'file name that leaves the folder': archiveServer({
        files: [{ name: '../../evil.example/a.mp4', source: 'original', format: 'h.264', height: '480' }],
      }),
      'address for a file name': archiveServer({
        files: [{ name: 'https://me:secret@evil.example/a.mp4', source: 'original', format: 'h.264', height: '480' }],
      }),
      'markup in a language': archiveServer({ metadata: { language: '<script>alert(1)</script>' } }),
    },
  },
  { describe, it },
);

describe('a film of the Internet Archive', () => {
  it('is played in every available quality, with its captions', async () => {
    expect((await find(archiveServer()))?.stream).toEqual({
      type: 'file',
      qualities: {
        '360': { type: 'mp4', url: `${DOWNLOAD}/lamp_512kb.mp4` },
        '480': { type: 'mp4', url: `${DOWNLOAD}/lamp.mp4` },
        '720': { type: 'mp4', url: `${DOWNLOAD}/lamp.hd.mp4` },
      },
      captions: [
        { id: 'lamp.asr.srt', language: 'en', url: `${DOWNLOAD}/lamp.asr.srt`, type: 'srt' },
        { id: 'lamp.de.vtt', language: 'de', url: `${DOWNLOAD}/lamp.de.vtt`, type: 'vtt' },
      ],
    });
  });

  it('is searched by words only: a title cannot inject query syntax', async () => {
    const fetch = createFakeFetch(archiveServer());
    const title = 'Lamp) OR mediatype:(audio* "x" AND -licenseurl:*';
    await make(fetch).findMovie?.({ ...archiveFilm, title }, { signal, sourceId: 'archive' });
    expect(fetch.requests[0]?.url.searchParams.get('q')).toBe(
      'mediatype:movies AND title:(lamp or mediatype audio x and licenseurl) AND licenseurl:*creativecommons*',
    );
  });

  it.each([
    ['another year', { year: '1931', title: 'The Lamp and the Moth' }],
    ['no year at all', { year: undefined, date: undefined, title: 'The Lamp and the Moth' }],
    ['a longer title', { title: 'The Lamp and the Moth Returns' }],
    ['a title with another year in it', { title: 'The Lamp and the Moth (1931)' }],
  ])('is rejected with %s [SOURCE-07]', async (_, doc) => {
    expect(await find(archiveServer({ doc, metadata: doc }))).toBeNull();
  });

  it('is not matched without a year', async () => {
    const fetch = createFakeFetch(archiveServer());
    const film = { ...archiveFilm, releaseYear: null };
    expect(await make(fetch).findMovie?.(film, { signal, sourceId: 'archive' })).toBeNull();
    expect(fetch.requests).toEqual([]);
  });

  const newer = { ...archiveFilm, releaseYear: 1968 };
  const newerItem = { year: '1968', title: 'The Lamp and the Moth', date: '1968' };
  it.each([
    ['CC BY', 'https://creativecommons.org/licenses/by/4.0/', newerItem, newer],
    ['CC BY-SA', 'http://creativecommons.org/licenses/by-sa/3.0/', newerItem, newer],
    ['CC0', 'https://creativecommons.org/publicdomain/zero/1.0/', newerItem, newer],
    ['public domain, a century old', 'http://creativecommons.org/publicdomain/mark/1.0/', {}, archiveFilm],
    ['public domain, older form', 'http://creativecommons.org/licenses/publicdomain/', {}, archiveFilm],
    [
      'public domain, chosen by the curators',
      'http://creativecommons.org/publicdomain/mark/1.0/',
      { ...newerItem, collection: ['SciFi_Horror', 'feature_films'] },
      newer,
    ],
  ])('may be played under %s [SOURCE-07]', async (_, licenseurl, item, film) => {
    const change = { ...item, licenseurl };
    expect(await find(archiveServer({ doc: change, metadata: change }), film)).not.toBeNull();
  });

  it.each([
    ['no licence', undefined, {}, archiveFilm],
    ['a licence that forbids commerce', 'https://creativecommons.org/licenses/by-nc/4.0/', {}, archiveFilm],
    ['a licence that only looks open', 'https://evil.example/creativecommons.org/licenses/by/4.0/', {}, archiveFilm],
    [
      'only an uploader’s word that it is in the public domain',
      'http://creativecommons.org/publicdomain/mark/1.0/',
      newerItem,
      newer,
    ],
  ])('is not played with %s [SOURCE-07]', async (_, licenseurl, item, film) => {
    const change = { ...item, licenseurl };
    expect(await find(archiveServer({ doc: change, metadata: change }), film)).toBeNull();
  });

  it('is not played when the item has lost its licence, was taken down or is on loan', async () => {
    expect(await find(archiveServer({ metadata: { licenseurl: undefined } }))).toBeNull();
    expect(await find(archiveServer({ more: { is_dark: true } }))).toBeNull();
    expect(await find(archiveServer({ metadata: { 'access-restricted-item': 'true' } }))).toBeNull();
  });

  it('is not taken from an item of several films, from private files or from files that no browser plays', async () => {
    const second = { name: 'other.mp4', source: 'original', format: 'h.264', height: '480' };
    expect(await find(archiveServer({ files: [...archiveFiles, second] }))).toBeNull();
    expect(await find(archiveServer({ files: [{ ...second, private: 'true' }] }))).toBeNull();
    expect(await find(archiveServer({ files: [{ name: 'a.avi', source: 'original', format: 'AVI' }] }))).toBeNull();
  });
});
