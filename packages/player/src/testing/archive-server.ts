import { jsonResponse } from './fake-fetch';

/** A stand-in for the Internet Archive's search and metadata services, in their formats, with invented items. */

const PD_MARK = 'http://creativecommons.org/publicdomain/mark/1.0/';
export const archiveFilm = {
  type: 'movie' as const,
  title: 'The Lamp & the Moth',
  releaseYear: 1921,
  tmdbId: 900_000_777,
};

export const archiveItem = {
  identifier: 'lamp-and-the-moth-1921',
  title: 'The Lamp and the Moth (1921)',
  year: '1921',
  date: '1921-01-01T00:00:00Z',
  licenseurl: PD_MARK,
  collection: ['opensource_movies'],
  language: 'eng',
  mediatype: 'movies',
};

const derived = (name: string, format: string, height: string) => ({
  name,
  source: 'derivative',
  original: 'lamp.mpeg',
  format,
  height,
  width: '640',
  length: '4200.10',
});

export const archiveFiles = [
  { name: 'lamp.mpeg', source: 'original', format: 'MPEG2', height: '480', width: '640' },
  derived('lamp.mp4', 'h.264', '480'),
  derived('lamp.ia.mp4', 'h.264 IA', '480'),
  derived('lamp_512kb.mp4', '512Kb MPEG4', '240'),
  derived('lamp.hd.mp4', 'h.264 HD', '720'),
  derived('lamp.ogv', 'Ogg Video', '300'),
  { name: 'lamp.asr.srt', source: 'derivative', original: 'lamp.mpeg', format: 'SubRip' },
  { name: 'lamp.de.vtt', source: 'original', format: 'Web Video Text Tracks' },
  { name: 'lamp.thumbs/lamp_000001.jpg', source: 'derivative', original: 'lamp.mpeg', format: 'Thumbnail' },
  { name: 'lamp-and-the-moth-1921_meta.xml', source: 'original', format: 'Metadata' },
];

interface Item {
  doc?: object;
  metadata?: object;
  files?: readonly object[];
  more?: object;
}

/** A server with one item, with the changes in `item`: in the search index, in its metadata, in its files. */
export const archiveServer =
  ({ doc = {}, metadata = {}, files = archiveFiles, more = {} }: Item = {}) =>
  (url: URL): Response => {
    if (url.pathname === '/advancedsearch.php') {
      const isAsked = url.searchParams.get('rows') === '0' || (url.searchParams.get('q') ?? '').includes('lamp');
      const docs = isAsked ? [{ ...archiveItem, ...doc }] : [];
      return jsonResponse({ responseHeader: { status: 0 }, response: { numFound: docs.length, start: 0, docs } });
    }
    // An unknown item is an empty object, with status 200.
    if (url.pathname !== `/metadata/${archiveItem.identifier}`) return jsonResponse({});
    return jsonResponse({
      server: 'ia800000.us.archive.org',
      dir: '/1/items/lamp',
      files,
      metadata: { ...archiveItem, ...metadata },
      ...more,
    });
  };
