import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Stream } from '../contracts/stream-provider';
import {
  addonAddress,
  parseStremioId,
  stremioInstallLink,
  stremioManifest,
  stremioMeta,
  stremioStreams,
  stremioVideo,
} from '.';

const url = (path: string) => `https://site.example/addon/play/t/g/library/f/${path}`;
const extras = {
  captions: [
    { id: 'e0', language: 'en', url: url('e0.vtt'), type: 'vtt' as const },
    { id: 'e1', language: 'de', url: url('e1.mks'), type: 'images' as const },
  ],
};

describe('what Stremio asks for [ADDON-01]', () => {
  it('is a title by the id of TMDB or IMDb, and which episode', () => {
    expect(parseStremioId('movie', 'tmdb:603')).toEqual({ mediaType: 'movie', title: { key: 'movie:603' } });
    expect(parseStremioId('series', 'tt0944947:1:2')).toEqual({
      ...{ mediaType: 'tv', title: { imdbId: 'tt0944947' } },
      episode: { season: 1, episode: 2 },
    });
  });

  it('comes back from the ids of videos', () => {
    const number = fc.integer({ min: 0, max: 99_999 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), number, number, (id, season, episode) => {
        const video = stremioVideo(id, {
          ...{ seasonNumber: season, episodeNumber: episode, name: 'x', overview: '', airDate: null, stillPath: null },
        });
        expect(parseStremioId('series', video.id)).toEqual({
          ...{ mediaType: 'tv', title: { key: `tv:${id}` }, episode: { season, episode } },
        });
      }),
      { numRuns: 50 },
    );
  });

  it('is nothing for any other text', () => {
    const others = [
      '',
      'tmdb:',
      'tmdb:0',
      'tmdb:1:2',
      'tmdb:1:2:3:4',
      'tt1',
      'imdb:1',
      'tmdb:1\n',
      ' tmdb:1',
      'tmdb:1/2',
    ];
    for (const id of others) expect([id, parseStremioId('series', id)]).toEqual([id, undefined]);
    expect(parseStremioId('movie', 'tmdb:603:1:1')).toBeUndefined();
    expect(parseStremioId('constructor', 'tmdb:603')).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (id) => parseStremioId('movie', id) === undefined),
      { numRuns: 50 },
    );
  });
});

describe('what Stremio is told [ADDON-02]', () => {
  it('is the site’s name and version, and each list for films and for series', () => {
    const { name, version, catalogs } = stremioManifest({ siteName: 'Ours', version: '1.2.3' });
    expect([name, version]).toEqual(['Ours', '1.2.3']);
    expect(new Set(catalogs.map(({ type, id }) => `${type}/${id}`)).size).toBe(6);
  });

  it('are titles with TMDB’s pictures, and none where they are drawn here', () => {
    const title = { id: 1, mediaType: 'movie', title: 'Film', overview: 'About', year: null } as const;
    expect(stremioMeta({ ...title, posterPath: '/marquee-film.svg', backdropPath: '/b.jpg' })).toEqual({
      ...{ id: 'tmdb:1', type: 'movie', name: 'Film', description: 'About' },
      background: 'https://image.tmdb.org/t/p/w1280/b.jpg',
    });
  });

  it('are the addresses of a stream, files first, with captions that are text', () => {
    const file: Stream = {
      ...{ type: 'file', playlist: url('master.m3u8'), ...extras },
      qualities: {
        '1080': { type: 'video/mp4', url: url('file.mp4') },
        original: { type: 'video/x-matroska', url: url('f.mkv') },
      },
    };
    const streams = stremioStreams(file, 'Ours');
    expect(streams.map(({ description, behaviorHints }) => [description, behaviorHints.notWebReady])).toEqual([
      ['1080p', undefined],
      ['original', true],
      ['Adaptive', true],
    ]);
    expect(streams[0]?.subtitles).toEqual([{ id: 'e0', url: url('e0.vtt'), lang: 'en' }]);
    expect(stremioStreams({ type: 'hls', playlist: url('a.m3u8'), ...extras }, 'x')).toHaveLength(1);
    expect(stremioStreams({ type: 'dash', manifest: url('a.mpd'), ...extras }, 'x')).toHaveLength(1);
  });

  it('is installed by the same address in Stremio’s own scheme, whatever the secret', () => {
    expect(stremioInstallLink('http://tv.local:8787/addon/x/manifest.json')).toBe(
      'stremio://tv.local:8787/addon/x/manifest.json',
    );
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (secret) => {
        const [, named = ''] =
          /^https:\/\/site\.example\/addon\/([^/?#]+)\/manifest\.json$/.exec(
            addonAddress('https://site.example', secret),
          ) ?? [];
        expect(decodeURIComponent(named)).toBe(secret);
      }),
      { numRuns: 50 },
    );
  });
});
