/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { dropDateRanges } from './date-ranges';
import type { ShakaPlayer } from './load-shaka';

type Filter = (type: number, response: { data: Uint8Array }) => void;

it('a playlist plays without the advertisements that it names (HLS interstitials) [PLAYER-40]', () => {
  let filter: Filter = () => undefined;
  const registerResponseFilter = (registered: Filter): void => void (filter = registered);
  dropDateRanges({ getNetworkingEngine: () => ({ registerResponseFilter }) } as unknown as ShakaPlayer);
  const received = (type: number, lines: readonly string[]): string[] => {
    const response = { data: new TextEncoder().encode(lines.join('\n')) };
    filter(type, response);
    return new TextDecoder().decode(response.data).split('\n');
  };
  const piece = ['#EXT-X-PROGRAM-DATE-TIME:2026-01-01T00:00:00Z', '#EXTINF:4,', 'å0.ts'];
  const advert =
    '#EXT-X-DATERANGE:ID="ad",CLASS="com.apple.hls.interstitial",START-DATE="2026-01-01T00:00:00Z",CUE="PRE",X-ASSET-URI="a.m3u8"';
  expect(received(0, ['#EXTM3U', advert, ...piece, advert])).toEqual(['#EXTM3U', '', ...piece, '']);
  // A segment.
  expect(received(1, [advert])).toEqual([advert]);
});
