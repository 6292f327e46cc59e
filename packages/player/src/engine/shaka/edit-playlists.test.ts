/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { editPlaylists } from './edit-playlists';
import type { ShakaPlayer } from './load-shaka';

type Filter = (type: number, response: { data: Uint8Array }) => void;

/** What a player gets of what a server sends. */
function received(type: number, lines: readonly string[], disableAudio = false): string[] {
  let filter: Filter = () => undefined;
  const registerResponseFilter = (registered: Filter): void => void (filter = registered);
  const getConfiguration = () => ({ manifest: { disableAudio } });
  const getNetworkingEngine = () => ({ registerResponseFilter });
  editPlaylists({ getConfiguration, getNetworkingEngine } as unknown as ShakaPlayer);
  const response = { data: new TextEncoder().encode(lines.join('\n')) };
  filter(type, response);
  return new TextDecoder().decode(response.data).split('\n');
}

it('a playlist plays without the advertisements that it names (HLS interstitials) [PLAYER-40]', () => {
  const piece = ['#EXT-X-PROGRAM-DATE-TIME:2026-01-01T00:00:00Z', '#EXTINF:4,', 'å0.ts'];
  const advert =
    '#EXT-X-DATERANGE:ID="ad",CLASS="com.apple.hls.interstitial",START-DATE="2026-01-01T00:00:00Z",CUE="PRE",X-ASSET-URI="a.m3u8"';
  expect(received(0, ['#EXTM3U', advert, ...piece, advert])).toEqual(['#EXTM3U', '', ...piece, '']);
  // A segment.
  expect(received(1, [advert])).toEqual([advert]);
});

it('a playlist names no codecs of sound while sound is disabled [PLAYER-53]', () => {
  const variant = (codecs: string): string => `#EXT-X-STREAM-INF:BANDWIDTH=5,CODECS="${codecs}"`;
  const codecs = ['avc1.4d400c,ac-3', 'ec-3, hvc1.1.6.L120.90', 'avc1.64001f,mp4a.40.2', 'avc1.64001f'];
  const playlist = ['#EXTM3U', ...codecs.map(variant)];
  expect(received(0, playlist, true).slice(1)).toEqual(
    ['avc1.4d400c', ' hvc1.1.6.L120.90', 'avc1.64001f', 'avc1.64001f'].map(variant),
  );
  expect(received(0, playlist)).toEqual(playlist);
});
