import { describe, expect, it, afterEach, jest } from '@jest/globals';
import { createFakeTmdb, json, wireTvDetails } from '@marquee/tmdb/testing';
import { episodePlayable } from './episode-playable';
import { moviePlayable } from './movie-playable';
import { whyNone } from './sources/sources-note';
import { titleKey } from '@marquee/core';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { OtherPlayers } from './other-players';
import { WatchContextProvider } from './watch-context';

const DAY_MS = 86_400_000;
const at = (date: string, days: number): number => Date.parse(date) + days * DAY_MS;

describe('what can be watched', () => {
  it('is a film, from half a day after its release [MEDIA-05, TITLE-02]', async () => {
    const film = { ...(await createFakeTmdb().client.movieDetails({ id: 101 })), date: '2024-05-01' };
    expect(moviePlayable(film, at('2024-05-01', 0.49)).request).toBeNull();
    expect(moviePlayable(film, at('2024-05-01', 0.5)).request).toMatchObject({ type: 'movie', tmdbId: 101 });
  });

  it('is a film without a date if it is said to be released', async () => {
    const film = { ...(await createFakeTmdb().client.movieDetails({ id: 101 })), date: null };
    expect(moviePlayable({ ...film, status: 'Released' }, 0).isOffered).toBe(true);
    expect(moviePlayable({ ...film, status: 'Post Production' }, 0).isOffered).toBe(false);
  });

  it('is a series, from a day after its first season, but no episode that is not out [TITLE-02]', async () => {
    const { client } = createFakeTmdb({
      'tv/201': json(wireTvDetails({ id: 201, seasons: [], first_air_date: '2024-05-01' })),
    });
    const series = await client.tvDetails({ id: 201 });
    const list = await client.season({ tvId: 201, seasonNumber: 1 });
    const place = { season: 1, episode: 1 };
    const pilot = { place, episode: list.episodes[0] ?? null, list, isOut: true, isPending: false };
    expect(episodePlayable(series, pilot, at('2024-05-01', 0.99))).toMatchObject({ isOffered: false, request: null });
    expect(episodePlayable(series, pilot, at('2024-05-01', 1)).request).toMatchObject({
      type: 'tv',
      episode: { number: 1 },
    });
    expect(episodePlayable(series, { ...pilot, isOut: false }, at('2024-05-01', 9))).toMatchObject({
      isOffered: false,
      request: null,
    });
  });

  it('is offered, but not searched, while the lists are fetched that say which episode it is', async () => {
    const series = await createFakeTmdb().client.tvDetails({ id: 201 });
    const unknown = { place: null, episode: null, list: undefined, isOut: false };
    const now = Date.parse('2030-01-01');
    expect(episodePlayable(series, { ...unknown, isPending: true }, now)).toMatchObject({
      isOffered: true,
      request: null,
    });
    expect(episodePlayable(series, { ...unknown, isPending: false }, now).isOffered).toBe(false);
  });
});

const missing = { key: 'a', name: 'A', code: 'not-found', message: '' } as const;
const failed = { key: 'b', name: 'Library', code: 'http', message: '', status: 503 } as const;

describe('why no source has a stream', () => {
  it('is what a source says happened, before all else [LIBRARY-10]', () => {
    expect(whyNone([missing, { ...failed, reason: 'The library is busy.' }])).toBe('Library: The library is busy.');
  });

  it('is said in general where no source gives a reason', () => {
    expect(whyNone([])).toBe('No source is turned on.');
    expect(whyNone([missing])).toBe('No source has this title.');
    expect(whyNone([failed])).toBe('No source could be reached.');
    expect(whyNone([missing, failed])).toContain('Some sources');
  });
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

type Watch = ComponentProps<typeof WatchContextProvider>['value'];

function show(stream: object, userAgent = 'Mozilla/5.0 (Windows NT 10.0)') {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const watch = {
    playable: { title: 'High Tide', subtitle: 'S1 E2', played: { mediaType: 'tv', id: 7 }, of: titleKey('tv', 7) },
    playback: { source: { name: 'Twopack', stream: { captions: [], ...stream } } },
  };
  render(
    <WatchContextProvider value={watch as unknown as Watch}>
      <OtherPlayers onClose={() => undefined} />
    </WatchContextProvider>,
  );
}
const link = (name: string) => screen.getByRole('link', { name });
const hrefOf = (name: string) => link(name).getAttribute('href');

it('opens the best file in VLC and Infuse, and saves it as a playlist or an address [PLAYER-54]', () => {
  const qualities = {
    480: { type: 'mp4', url: 'https://a.example/480.mp4' },
    1080: { type: 'mp4', url: 'https://a.example/1080.mp4?sig=a%2Fb&x=1' },
  };
  show({ type: 'file', qualities }, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)');
  expect(hrefOf('Open in VLC')).toBe('vlc://https://a.example/1080.mp4?sig=a%2Fb&x=1');
  expect(hrefOf('Open in Infuse')).toBe(
    'infuse://x-callback-url/play?url=https%3A%2F%2Fa.example%2F1080.mp4%3Fsig%3Da%252Fb%26x%3D1',
  );
  expect(link('Save as .m3u8 file').getAttribute('download')).toBe('High Tide · S1 E2.m3u8');
  expect(decodeURIComponent(hrefOf('Save as .m3u8 file') ?? '')).toContain(
    '#EXTINF:-1,High Tide · S1 E2\nhttps://a.example/1080.mp4?sig=a%2Fb&x=1\n',
  );
  expect(decodeURIComponent(hrefOf('Save as .strm file') ?? '')).toMatch(/,https:\/\/a\.example\/1080/);
});

it('offers the playlist of a stream, and Infuse on Apple’s devices alone', () => {
  show({ type: 'hls', playlist: 'https://a.example/master.m3u8' });
  expect(hrefOf('Open in VLC')).toBe('vlc://https://a.example/master.m3u8');
  expect(screen.queryByRole('link', { name: 'Open in Infuse' })).toBeNull();
});
