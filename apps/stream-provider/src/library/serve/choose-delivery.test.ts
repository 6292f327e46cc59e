import { describe, expect, it } from '@jest/globals';
import { assumedMediaSupport as support, type MediaFeature } from '@marquee/core';
import type { LibraryFile } from '../scan/index-files';
import type { MediaInfo } from '../probe/media-info';
import { offerRenditions } from '../hls/offer-renditions';
import { planRenditions } from '../hls/plan-renditions';
import { chooseDelivery, qualityOf } from './choose-delivery';

type Video = Partial<MediaInfo['video']>;
const info = (height: number, video: Video = {}, more: Partial<MediaInfo> = {}): MediaInfo => ({
  container: 'mp4',
  durationSec: 100,
  startSec: 0,
  bitRate: 4_000_000,
  video: {
    index: 0,
    codec: 'h264',
    width: Math.round((height * 16) / 9),
    height,
    isHdr: false,
    isInterlaced: false,
    ...video,
  },
  audio: [{ index: 1, codec: 'aac', isDefault: true }],
  subtitles: [],
  chapters: [],
  ...more,
});
const file = { subtitles: [], size: 1 } as unknown as LibraryFile;
const version = (of: MediaInfo) => ({ file, info: of });
const all = { hasFfmpeg: true, allows4k: true, support };
const none = { hasFfmpeg: false, allows4k: false, support };

describe('the delivery of a title', () => {
  it('is direct play, grouped by quality, if browsers can play the files', () => {
    const choice = chooseDelivery(
      [version(info(1080)), version(info(480)), version(info(1080, {}, { bitRate: 1 }))],
      all,
    );
    expect(choice?.kind === 'files' && choice.files.map(({ quality }) => quality)).toEqual(['1080', '480']);
    expect(choice?.kind === 'files' && choice.files[0]?.version.info.bitRate).toBe(4_000_000);
  });

  it('is HLS for several audio tracks, or for a better quality than a small file', () => {
    const sounds = ['eng', 'spa'].map((language, index) => ({ index, codec: 'aac', language, isDefault: false }));
    expect(chooseDelivery([version(info(1080, {}, { audio: sounds }))], all)?.kind).toBe('hls');
    const hevc = info(1080, { codec: 'hevc' });
    expect(chooseDelivery([version(info(360)), version(hevc)], all)).toMatchObject({
      kind: 'hls',
      version: { info: hevc },
    });
    expect(chooseDelivery([version(info(720)), version(hevc)], all)?.kind).toBe('files');
  });

  it('is direct play of HEVC and AC-3 for browsers that play them [LIBRARY-30]', () => {
    const film = version(
      info(1080, { codec: 'hevc', tag: 'hvc1' }, { audio: [{ index: 1, codec: 'ac3', isDefault: true }] }),
    );
    const kindFor = (...features: MediaFeature[]) =>
      chooseDelivery([film], { ...all, support: new Set(features) })?.kind;
    expect(kindFor('hevc', 'ac3')).toBe('files');
    expect(kindFor('hevc')).toBe('hls');
    expect(kindFor('ac3')).toBe('hls');
  });

  it('prefers copying over transcoding', () => {
    const copyRendition = info(720, {}, { container: 'matroska' });
    const choice = chooseDelivery([version(info(1080, { codec: 'hevc' })), version(copyRendition)], all);
    expect(choice).toMatchObject({ kind: 'hls', version: { info: copyRendition } });
  });

  it('is only direct play without ffmpeg [LIBRARY-05]', () => {
    const matroska = version(info(1080, {}, { container: 'matroska' }));
    expect(chooseDelivery([matroska], none)).toBeNull();
    expect(chooseDelivery([matroska, version(info(360))], none)?.kind).toBe('files');
  });

  it('offers 4K only to those who may have it', () => {
    const uhd = version(info(2160));
    expect(chooseDelivery([uhd], { hasFfmpeg: false, allows4k: true, support })?.kind).toBe('files');
    expect(chooseDelivery([uhd], none)).toBeNull();
    // With ffmpeg everyone gets a smaller rendition.
    expect(chooseDelivery([uhd], { hasFfmpeg: true, allows4k: false, support })?.kind).toBe('hls');
  });
});

describe('a video', () => {
  it.each([
    [3840, 1600, '4k'],
    [1920, 800, '1080'],
    [1440, 1080, '1080'],
    [1280, 720, '720'],
    [720, 576, '480'],
    [320, 180, '360'],
    [1080, 1920, '1080'],
    [2160, 3840, '4k'],
  ])('of %i × %i is called %s', (width, height, name) => {
    expect(qualityOf(info(0, { width, height }))).toBe(name);
  });

  it('is offered in its own size and below, never above', () => {
    const heights = (of: MediaInfo) => planRenditions(of, null).video.map(({ name, height }) => [name, height]);
    expect(heights(info(800, { codec: 'hevc', width: 1920 }))).toEqual([
      ['1080', 800],
      ['720', 534],
      ['480', 356],
    ]);
    expect(heights(info(540, { codec: 'hevc' }))).toEqual([
      ['720', 540],
      ['480', 480],
    ]);
    expect(heights(info(180, { codec: 'hevc' }))).toEqual([['360', 180]]);
  });

  const keyframeTimes = Array.from({ length: 50 }, (_, index) => index * 2);

  it('is copied, with smaller renditions below for slow lines, where nearly as much would be sent', () => {
    const names = (of: MediaInfo, times: number[] | null) => planRenditions(of, times).video.map(({ name }) => name);
    expect(names(info(1080, {}, { bitRate: 8_000_000 }), keyframeTimes)).toEqual([
      'copy',
      '720-below',
      '480-below',
      '360-below',
    ]);
    expect(names(info(1080, {}, { bitRate: 1_500_000 }), keyframeTimes)).toEqual(['copy', '360-below']);
    expect(names(info(360), keyframeTimes)).toEqual(['copy']);
    // No key frames to cut at, or too few.
    expect(names(info(1080), null)).toEqual(['1080', '720', '480']);
    expect(names(info(1080), [0, 60])).toEqual(['1080', '720', '480']);
  });

  it('is offered to each browser as it can play it [LIBRARY-30, LIBRARY-32]', () => {
    const hdr: Video = { codec: 'hevc', profile: 'Main 10', pixelFormat: 'yuv420p10le', isHdr: true, transfer: 'pq' };
    const offered = (video: Video, features: MediaFeature[], allows4k = true): string[] => {
      const plan = planRenditions(info(2160, video, { bitRate: 40_000_000 }), keyframeTimes);
      return offerRenditions(plan, { support: new Set(features), allows4k }).video.map(({ name }) => name);
    };
    const copied = ['copy', '1080-below', '720-below', '480-below', '360-below'];
    expect(offered(hdr, ['hevc10', 'pq'])).toEqual(copied);
    // Renditions below the copy share its boundaries; others have shorter segments.
    expect(offered(hdr, ['hevc10'])).toEqual(['2160', '1080', '720', '480']);
    expect(offered(hdr, ['hevc10', 'pq'], false)).toEqual(['1080', '720', '480']);
    expect(offered({}, [])).toEqual(copied);
    expect(offered({}, [], false)).toEqual(['1080', '720', '480']);
    // No other decoder shows the colours of Dolby Vision profile 5.
    expect(offered({ ...hdr, isDolbyVisionOnly: true }, ['hevc10', 'pq'])).not.toContain('copy');
  });
});
