import type { MediaFeature } from '@marquee/core';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  expectEveryFrame,
  expectExactCuts,
  fetchBackwards,
  fetchInOrder,
  frameSec,
  heavyCoding,
  heavyPicture,
  type MadeRendition,
  masterOf,
  onFile,
  picture,
  runFfmpeg,
  soundsOf,
  plannedStreamOf,
  streamsIn,
  videosOf,
  withFilms,
} from '../../testing/film-library';
import { hasFfmpeg, libraryApp, type LibraryApp, needsFfmpeg } from '../../testing/library-app';
import { TranscodeSpeed } from './transcode-speed';

const withFfmpeg = hasFfmpeg ? describe : describe.skip;
const hdrBrowser: MediaFeature[] = ['hevc', 'hevc10', 'ac3', 'eac3', 'opus-5.1', 'aac-5.1', 'pq'];

/**
 * Speech only in the centre channel, at a twentieth of full scale: each of two speakers plays it three decibels lower.
 */
const speech = ['-f', 'lavfi', '-i', 'aevalsrc=0|0|0.05*sin(880*t)|0|0|0:c=5.1:s=48000:d=7'];
const pq = 'colorprim=bt2020:transfer=smpte2084:colormatrix=bt2020nc:range=limited:log-level=none';

let library: LibraryApp;
const withTracks = [
  ...[...picture(7), ...speech, '-map', '0', '-map', '1', '-map', '1', '-map', '1', '-map', '1', '-g', '48'],
  ...['-pix_fmt', 'yuv420p10le', '-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', pq],
  ...['-c:a:0', 'ac3', '-c:a:1', 'eac3', '-c:a:2', 'libopus', '-b:a:2', '256k', '-c:a:3', 'dca', '-strict', '-2'],
  ...['-metadata:s:a:0', 'title=AC-3', '-metadata:s:a:1', 'title=E-AC-3', '-metadata:s:a:2', 'title=Opus'],
];

/** Mean level of each of two channels, in dBFS. */
function levels(parts: readonly Buffer[]): number[] {
  const raw = onFile(parts, (path) => runFfmpeg('-i', path, '-f', 'f32le', '-'));
  const values = new Float32Array(new Uint8Array(raw).buffer);
  return [0, 1].map((channel) => {
    const ofChannel = values.filter((_, index) => index % 2 === channel);
    return 10 * Math.log10(ofChannel.reduce((sum, value) => sum + value * value, 0) / ofChannel.length);
  });
}

withFfmpeg(needsFfmpeg('a film in HEVC and HDR with surround sound'), () => {
  beforeAll(async () => {
    library = await libraryApp(withFilms({ 'Film (1999).mkv': withTracks }));
  });
  afterAll(() => library.close());

  it('is copied for a browser that says it can play it, and stays HDR [LIBRARY-30, SOURCE-15]', async () => {
    const master = await masterOf(library, hdrBrowser);
    expect(master).toMatch(/CODECS="hvc1\.2\.4\.L\d+\.B0,ac-3".*VIDEO-RANGE=PQ/);
    const [copy = ''] = videosOf(master);
    expect(copy).toContain('/copy/');
    const made = await fetchBackwards(library, copy);
    const [video] = streamsIn([made.init, ...made.segments]);
    expect(video).toMatchObject({
      ...{ codec_name: 'hevc', codec_tag_string: 'hvc1', pix_fmt: 'yuv420p10le' },
      ...{ color_transfer: 'smpte2084', color_primaries: 'bt2020', color_space: 'bt2020nc' },
    });
    // The container's box has it too, for players that read it there.
    expect(made.init.includes('colrnclx')).toBe(true);
    const all = made.packets.flat();
    expect(all.length).toBe(Math.ceil(7 / frameSec));
    expectEveryFrame(all, frameSec);
  });

  it('is transcoded for all others, with the colours of SDR [LIBRARY-30]', async () => {
    for (const supports of [undefined, ['hevc', 'hevc10'], ['hevc', 'pq']] satisfies (MediaFeature[] | undefined)[]) {
      const master = await masterOf(library, supports);
      expect(master).not.toContain('hvc1');
      expect(master).not.toContain('VIDEO-RANGE=PQ');
      expect(videosOf(master).join()).not.toContain('/copy/');
    }
    const made = await fetchInOrder(library, videosOf(await masterOf(library, []))[0] ?? '');
    const [video] = streamsIn([made.init, ...made.segments]);
    expect(video).toMatchObject({ codec_name: 'h264', pix_fmt: 'yuv420p', color_transfer: 'bt709' });
  });

  it('keeps its audio unchanged if the browser plays it [LIBRARY-31, LIBRARY-09]', async () => {
    const master = await masterOf(library, hdrBrowser);
    // One variant for each audio codec.
    expect(master.match(/AUDIO="[^"]+"/g)).toEqual(
      expect.arrayContaining(['AUDIO="sound"', 'AUDIO="sound-ec-3"', 'AUDIO="sound-opus"', 'AUDIO="sound-mp4a.40.2"']),
    );
    expect(master.match(/CHANNELS="6"/g)).toHaveLength(4);
    const expected = [
      ['ac3', 1536 / 48_000],
      ['eac3', 1536 / 48_000],
      ['opus', 0.02],
      ['aac', 1024 / 48_000],
    ] as const;
    const sounds = soundsOf(master);
    for (const [index, [codec, frame]] of expected.entries()) {
      const made = await fetchBackwards(library, sounds[index] ?? '');
      expect(streamsIn([made.init, ...made.segments])[0]).toMatchObject({ codec_name: codec, channels: 6 });
      expectExactCuts(made, frame);
      expectEveryFrame(made.packets.flat(), frame);
    }
  });

  it('is otherwise mixed down to two channels, with speech as loud as before [LIBRARY-31]', async () => {
    const master = await masterOf(library, []);
    expect(master.match(/CHANNELS="2"/g)).toHaveLength(4);
    for (const address of soundsOf(master)) {
      const made = await fetchInOrder(library, address);
      expect(streamsIn([made.init, ...made.segments])[0]).toMatchObject({ codec_name: 'aac', channels: 2 });
      const [left = NaN, right = NaN] = levels([made.init, ...made.segments]);
      // A tone of 0.05 is -29 dB; split between two speakers it is three decibels lower.
      expect(Math.abs(left - -32)).toBeLessThan(1);
      expect(Math.abs(left - right)).toBeLessThan(0.2);
    }
  });
});

withFfmpeg(needsFfmpeg('a film that is copied'), () => {
  it('has smaller renditions for slow connections, whose segments begin where its own do [LIBRARY-32, LIBRARY-09]', async () => {
    library = await libraryApp(withFilms({ 'Film (1999).mkv': [...heavyPicture, ...heavyCoding] }));
    try {
      const stream = await plannedStreamOf(library);
      const master = await masterOf(library);
      const [copy = '', lowest = '', next = ''] = videosOf(master);
      // The player begins with the copy, whether it uses the playlist's order or the response.
      expect([copy, lowest, next].map((address) => address.split('/').at(-2))).toEqual([
        'copy',
        '360-below',
        '480-below',
      ]);
      expect(stream.startBandwidth).toBe(Number(/BANDWIDTH=(\d+)/.exec(master)?.[1]));
      const [above, below] = [await fetchBackwards(library, copy), await fetchBackwards(library, lowest)];
      expect(below.lengths).toEqual(above.lengths);
      for (const made of [above, below]) {
        expectExactCuts(made, frameSec);
        expectEveryFrame(made.packets.flat(), frameSec);
      }
      const startsOf = (made: MadeRendition) => made.packets.map((found) => Math.min(...found.map(({ pts }) => pts)));
      startsOf(below).forEach((start, index) => expect(start).toBeCloseTo(startsOf(above)[index] ?? NaN, 3));
    } finally {
      await library.close();
    }
  });
});

const source = { width: 3840, height: 2160, frameRate: 24 };
const made = (height: number) => ({ width: Math.round((height * 16) / 9), height });

describe('the renditions that a machine keeps up with [LIBRARY-34]', () => {
  it('are all of them until it has been measured', () => {
    expect(new TranscodeSpeed().isRealTime(source, made(2160))).toBe(true);
  });

  it('are estimated from the speed of others, and change with the load of the machine', () => {
    const speed = new TranscodeSpeed();
    // Small renditions of a large film at one and a half times real time.
    speed.observe(source, made(480), { mediaSec: 6, tookSec: 4 });
    expect([1080, 720, 480].map((height) => speed.isRealTime(source, made(height)))).toEqual([false, true, true]);
    for (let run = 0; run < 10; run += 1) speed.observe(source, made(480), { mediaSec: 6, tookSec: 8 });
    expect(speed.isRealTime(source, made(480))).toBe(false);
    expect(speed.costOf(source, made(480))).toBe(1);
    // A smaller film needs less work.
    expect(speed.isRealTime({ width: 1280, height: 720, frameRate: 24 }, made(720))).toBe(true);
    for (let run = 0; run < 10; run += 1) speed.observe(source, made(480), { mediaSec: 6, tookSec: 1 });
    expect(speed.isRealTime(source, made(1080))).toBe(true);
    expect(speed.costOf(source, made(480))).toBe(0.25);
    expect(speed.costOf(source, made(1080))).toBeCloseTo(0.35, 1);
  });
});
