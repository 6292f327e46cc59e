import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { codePoint } from '../text/testing/code-point';
import {
  assumedMediaSupport,
  type DecodingQuestion,
  findMediaSupport,
  mediaFeatures,
  readMediaSupport,
  writeMediaSupport,
} from './media-support';
import { infuseLink, m3uPlaylist, strmFile, vlcLink } from './other-players';

import {
  bestUnderCap,
  clampSubtitleScale,
  clampVolume,
  compareQuality,
  deviceQuality,
  formatClock,
  nextSpeed,
  fileQualityLabel,
  qualityLabel,
  qualityOrder,
  skipPosition,
} from './index';

describe('quality', () => {
  it.each([
    [3840, 2160, '4K'],
    [1920, 800, '1080p'],
    [1, 1799, '1080p'],
    [1, 1800, '4K'],
    [1, 959, '720p'],
    [1, 960, '1080p'],
    [1, 639, '480p'],
    [1, 640, '720p'],
    [1, 439, '360p'],
    [1, 440, '480p'],
  ])('a video of %d×%d is %s', (width, height, label) => {
    expect(qualityLabel({ width, height })).toBe(label);
  });

  it('says when the video is HDR', () => {
    expect(qualityLabel({ width: 1920, height: 800, hdr: true })).toBe('1080p HDR');
    expect(qualityLabel({ width: 1280, height: 720, hdr: true })).toBe('720p');
    expect(qualityLabel({ width: 3840, height: 1600, hdr: true })).toBe('4K HDR');
  });

  it.each([
    [2160, '4K'],
    [2159, '1080p'],
    [1080, '1080p'],
    [1079, '720p'],
    [720, '720p'],
    [719, '480p'],
    [480, '480p'],
    [479, '360p'],
  ])('a screen of %d shows up to %s [PLAYER-16]', (dimension, label) => {
    expect(deviceQuality(dimension)).toBe(label);
  });

  it('of a file has the same name as in the menu', () => {
    expect(
      (['360', '480', '720', '1080', '1080hdr', '4k', '4khdr', 'original'] as const).map(fileQualityLabel),
    ).toEqual(qualityOrder.slice(0, 8));
  });

  it('is sorted like the menu, and the best within a limit is selected [PLAYER-15]', () => {
    expect([...qualityOrder].sort(compareQuality)).toEqual(qualityOrder);
    expect(bestUnderCap(['4K', '720p', '1080p', 'Auto'], '1080p')).toBe('1080p');
    expect(bestUnderCap(['4K', '1080p'], '480p')).toBe('1080p');
    expect(bestUnderCap([], '480p')).toBeUndefined();
  });

  it('without a limit is the best one, never Auto', () => {
    expect(bestUnderCap(['Auto', '1080p', '4K', '720p'], 'Auto')).toBe('4K');
    expect(bestUnderCap(['Auto'], 'Auto')).toBeUndefined();
  });
});

describe('controls', () => {
  it('keep volume, subtitle size and position inside their limits [PLAYER-06, SUBTITLE-06]', () => {
    expect([clampVolume(-1), clampVolume(0.4), clampVolume(9), clampVolume(Number.NaN)]).toEqual([0, 0.4, 1, 0]);
    expect([clampSubtitleScale(0.1), clampSubtitleScale(9)]).toEqual([0.5, 3]);
    expect([skipPosition(4, -10, 60), skipPosition(55, 10, 60), skipPosition(5, 10, Number.NaN)]).toEqual([0, 60, 15]);
  });

  it('step through the speeds and stop at either end', () => {
    expect([nextSpeed(1, 1), nextSpeed(1, -1), nextSpeed(2, 1), nextSpeed(0.25, -1)]).toEqual([1.25, 0.75, 2, 0.25]);
    expect([nextSpeed(1.1, 1), nextSpeed(1.1, -1)]).toEqual([1.25, 1]);
  });

  it('stop at the end of what has one', () => {
    expect([skipPosition(5, 10, 0), skipPosition(5, 10, Infinity), skipPosition(5, 10, -1)]).toEqual([15, 15, 15]);
    expect(clampSubtitleScale(1.35)).toBe(1.35);
  });

  it.each([
    [0, '0:00'],
    [65.9, '1:05'],
    [3725, '1:02:05'],
    [-5, '0:00'],
    [3600, '1:00:00'],
    [Number.NaN, '0:00'],
    [Infinity, '0:00'],
  ])('format %p seconds as %s', (seconds, text) => {
    expect(formatClock(seconds)).toBe(text);
  });
});

describe('what a browser can play [SOURCE-15]', () => {
  it('is determined by Media Source and Media Capabilities', async () => {
    const asked: DecodingQuestion[] = [];
    const found = await findMediaSupport({
      isTypeSupported: (type) => /hvc1|ac-3|opus/.test(type),
      isDecodable: async (question) => {
        asked.push(question);
        return question.video?.transferFunction === 'pq' || question.audio?.contentType.includes('mp4a') === true;
      },
    });
    expect(found).toEqual(['hevc', 'hevc10', 'ac3', 'opus', 'aac-5.1', 'pq']);
    // HDR support is queried only for codecs that the browser supports.
    expect(asked.filter(({ video }) => video).map(({ video }) => video?.contentType)).toEqual([
      'video/mp4; codecs="hvc1.2.4.L153.B0"',
      'video/mp4; codecs="hvc1.2.4.L153.B0"',
    ]);
  });

  it('is nothing more if the browser has neither', async () => {
    const nothing = { isTypeSupported: () => false, isDecodable: () => Promise.resolve(false) };
    expect(await findMediaSupport(nothing)).toEqual([]);
  });

  it('is read back as it was written, whatever else it contains', () => {
    fc.assert(
      fc.property(fc.subarray([...mediaFeatures]), fc.array(fc.string()), (features, noise) => {
        const names = noise.filter((name) => !mediaFeatures.some((feature) => name.split(',').includes(feature)));
        expect([...readMediaSupport([...names, writeMediaSupport(features)].join(','))]).toEqual(features);
      }),
    );
    expect(readMediaSupport('')).toEqual(new Set());
    expect(readMediaSupport(undefined)).toBe(assumedMediaSupport);
  });
});

const anyUrl = fc.webUrl({ withQueryParameters: true, withFragments: true });

describe('a stream opened in another player [PLAYER-54]', () => {
  it('is a playlist of one title, whatever the title contains', () => {
    expect(m3uPlaylist('https://a.example/f.mp4?t=1', 'Amélie · S1 E2')).toBe(
      '#EXTM3U\n#EXTINF:-1,Amélie · S1 E2\nhttps://a.example/f.mp4?t=1\n',
    );
    fc.assert(
      fc.property(anyUrl, fc.string({ unit: codePoint }), (url, title) => {
        const lines = m3uPlaylist(`${url}\n#EXTINF:`, title).split(/[\r\n\u0085\u2028\u2029]/);
        expect([lines.length, lines[0], lines[2], lines[3]]).toEqual([4, '#EXTM3U', `${url}#EXTINF:`, '']);
      }),
    );
  });

  it('is an address that the other player gets as it is', () => {
    fc.assert(
      fc.property(anyUrl, (url) => {
        expect(strmFile(url)).toBe(`${url}\n`);
        expect(vlcLink(url)).toBe(`vlc://${url}`);
        expect(decodeURIComponent(infuseLink(url).replace('infuse://x-callback-url/play?url=', ''))).toBe(url);
        expect(infuseLink(url).split(/[&#]/)).toHaveLength(1);
      }),
    );
  });
});
