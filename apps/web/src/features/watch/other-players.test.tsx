import { afterEach, expect, it, jest } from '@jest/globals';
import { titleKey } from '@marquee/core';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { OtherPlayers } from './other-players';
import { WatchContextProvider } from './watch-context';

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
