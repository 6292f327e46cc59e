import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { packageDir } from '../../testing/demo-app';
import { hasFfmpeg, installedFfmpeg, needsFfmpeg } from '../../testing/library-app';
import { ffprobe, parseProbeOutput } from './ffprobe';
import type { MediaInfo } from './media-info';
import { canCopyVideo, canDirectPlay } from './playback-support';
import { memoryBounds } from '../../memory-bounds';
import { openProbeStore } from './probe-store';
import { probeHeaders, readKeyframeIndex } from './probe-headers';

const fixture = (name: string): string => join(packageDir, 'fixtures', name);
const infoOf = async (name: string): Promise<MediaInfo> => {
  const probed = await probeHeaders(fixture(name), indexBytes);
  if (!probed.ok) throw new Error(probed.reason);
  return probed.info;
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-probe-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const { indexBytes } = memoryBounds.normal;

describe('without ffprobe', () => {
  it('MP4, WebM and Matroska are recognised by their headers [LIBRARY-05]', async () => {
    expect(await infoOf('direct.mp4')).toMatchObject({
      container: 'mp4',
      video: { codec: 'h264', profile: 'High', width: 320, height: 180 },
      audio: [{ codec: 'aac' }],
    });
    expect((await infoOf('direct.mp4')).durationSec).toBeCloseTo(10, 1);
    expect(await infoOf('direct.webm')).toMatchObject({
      container: 'webm',
      video: { codec: 'vp9', width: 160, height: 90 },
      audio: [{ codec: 'opus' }],
    });
    expect(await infoOf('remux.mkv')).toMatchObject({
      container: 'matroska',
      audio: [{ codec: 'ac3' }, { codec: 'aac' }],
    });
    expect(await probeHeaders(fixture('transcode.avi'), indexBytes)).toEqual({ ok: false, reason: 'not_media' });
  });

  it('files that browsers can play are recognised', async () => {
    expect(canDirectPlay(await infoOf('direct.mp4'))).toBe(true);
    expect(canDirectPlay(await infoOf('direct.webm'))).toBe(true);
    const matroska = await infoOf('remux.mkv');
    expect(canDirectPlay(matroska)).toBe(false);
    expect(canCopyVideo(matroska.video)).toBe(true);
    const film = await infoOf('direct.mp4');
    const withVideo = (video: Partial<MediaInfo['video']>) =>
      canDirectPlay({ ...film, video: { ...film.video, ...video } });
    expect(withVideo({ codec: 'hevc' })).toBe(false);
    expect(withVideo({ profile: 'High 10' })).toBe(false);
    expect(withVideo({ pixelFormat: 'yuv422p' })).toBe(false);
    expect(canDirectPlay({ ...film, audio: film.audio.map((track) => ({ ...track, codec: 'ac3' })) })).toBe(false);
  });

  it('key frames are read from the index of the file', async () => {
    for (const name of ['direct.mp4', 'remux.mkv']) {
      const times = (await readKeyframeIndex(fixture(name), indexBytes)) ?? [];
      expect(times.length).toBeGreaterThanOrEqual(5);
      expect(times[0]).toBeLessThan(0.1);
      times.slice(1).forEach((time, index) => expect(time - (times[index] ?? 0)).toBeCloseTo(2, 0));
    }
    expect(await readKeyframeIndex(fixture('transcode.avi'), indexBytes)).toBeNull();
    const misnamed = join(folder, 'remux.avi');
    copyFileSync(fixture('remux.mkv'), misnamed);
    expect(await readKeyframeIndex(misnamed, indexBytes)).toHaveLength(7);
  });

  it.each(['direct.mp4', 'remux.mkv', 'direct.webm'])('a damaged %s is rejected without a crash', async (name) => {
    const whole = readFileSync(fixture(name));
    const path = join(folder, `damaged-${name}`);
    const damage = fc.array(fc.tuple(fc.nat(Math.min(whole.length, 6000) - 1), fc.integer({ min: 0, max: 255 })), {
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(damage, fc.integer({ min: 0, max: whole.length }), async (bytes, length) => {
        const broken = Buffer.from(whole.subarray(0, length));
        for (const [at, value] of bytes) if (at < broken.length) broken[at] = value;
        writeFileSync(path, broken);
        expect(typeof (await probeHeaders(path, indexBytes)).ok).toBe('boolean');
        const times = await readKeyframeIndex(path, indexBytes);
        expect(times === null || Array.isArray(times)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the output of ffprobe', () => {
  const streams = [{ index: 0, codec_type: 'video', codec_name: 'h264', width: 1920, height: 800 }];
  const read = (value: unknown) => parseProbeOutput(JSON.stringify(value), 'Film.mkv');

  it('is accepted with missing or unknown fields', () => {
    const probed = read({
      format: { format_name: 'matroska,webm', duration: '60.5', start_time: 'x' },
      streams: [
        ...streams,
        { index: 'one' },
        null,
        { index: 1, codec_type: 'audio', codec_name: 'ac3', tags: { language: 5 } },
      ],
      chapters: [
        { start_time: '5', end_time: '1' },
        { start_time: '0', end_time: '5', tags: { title: 'A\u0000\nB' } },
      ],
    });
    expect(probed).toMatchObject({
      ok: true,
      info: {
        container: 'matroska',
        durationSec: 60.5,
        startSec: 0,
        audio: [{ codec: 'ac3' }],
        chapters: [{ title: 'A  B' }],
      },
    });
  });

  it('is rejected without a duration or a video track, or with only a cover', () => {
    expect(read({ format: {}, streams })).toEqual({ ok: false, reason: 'not_media' });
    expect(read({ format: { duration: '-1' }, streams })).toEqual({ ok: false, reason: 'not_media' });
    expect(read({ format: { duration: '9' }, streams: [] })).toEqual({ ok: false, reason: 'no_picture' });
    const cover = [{ ...streams[0], disposition: { attached_pic: 1 } }];
    expect(read({ format: { duration: '9' }, streams: cover })).toEqual({ ok: false, reason: 'no_picture' });
    expect(parseProbeOutput('{"format":', 'x')).toEqual({ ok: false, reason: 'not_media' });
  });

  it('uses the length of video and audio if a subtitle lasts for days', () => {
    const streams = [
      { index: 0, codec_type: 'video', codec_name: 'h264', width: 64, height: 36, tags: { DURATION: '01:30:00.5' } },
      { index: 1, codec_type: 'audio', codec_name: 'aac', tags: { DURATION: '01:30:01.000000000' } },
      { index: 2, codec_type: 'subtitle', codec_name: 'subrip', tags: { DURATION: '99:59:59.000000000' } },
    ];
    const lengthOf = (duration: string, of: unknown[] = streams) => {
      const probed = parseProbeOutput(
        JSON.stringify({ format: { format_name: 'matroska', duration }, streams: of }),
        'a.mkv',
      );
      return probed.ok ? probed.info.durationSec : probed.reason;
    };
    expect(lengthOf('359999')).toBe(5401);
    expect(lengthOf('40000')).toBe(5401);
    // Tags may belong to another cut.
    expect(lengthOf('6000')).toBe(6000);
    expect(lengthOf('359999', streams.slice(2))).toBe('not_media');
    expect(lengthOf('359999', [{ ...streams[0], tags: {} }])).toBe('not_media');
  });

  it('never makes the parser throw', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => expect(typeof read(value).ok).toBe('boolean')));
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (format, stream) =>
        expect(typeof read({ format: { duration: 5, tags: format }, streams: [stream] }).ok).toBe('boolean'),
      ),
    );
  });

  (hasFfmpeg ? it : it.skip)(needsFfmpeg('agree with the headers'), async () => {
    const copy = join(folder, '-y "quoted" $(touch x);\n(1999).mkv');
    copyFileSync(fixture('remux.mkv'), copy);
    const probed = await ffprobe(installedFfmpeg.ffprobe ?? '', copy);
    const own = await infoOf('remux.mkv');
    if (!probed.ok) throw new Error(probed.reason);
    expect(probed.info.video).toMatchObject({ codec: own.video.codec, width: own.video.width });
    expect(probed.info.audio.map(({ codec, index }) => [codec, index])).toEqual(
      own.audio.map(({ codec, index }) => [codec, index]),
    );
    expect(probed.info.chapters.map(({ title }) => title)).toEqual(['Opening', 'The harbour']);
  });

  it('times out, and is optional', async () => {
    expect(await ffprobe(join(folder, 'missing'), fixture('direct.mp4'))).toEqual({ ok: false, reason: 'not_media' });
    const stopped = new AbortController();
    stopped.abort();
    expect(await ffprobe('sleep', '60', stopped.signal)).toEqual({ ok: false, reason: 'timeout' });
  });
});

describe('the store of probe results', () => {
  it('survives a restart, unless it is damaged or came from another probe', async () => {
    const path = join(folder, 'probes.json');
    const info = await infoOf('direct.mp4');
    const store = await openProbeStore(path, 'headers', 1_000_000);
    store.set('one', { ok: true, info });
    store.set('two', { ok: false, reason: 'not_media' });
    store.set('slow', { ok: false, reason: 'timeout' });
    await store.save();
    const again = await openProbeStore(path, 'headers', 1_000_000);
    expect([again.get('one'), again.get('two'), again.get('slow')]).toEqual([
      { ok: true, info },
      { ok: false, reason: 'not_media' },
      undefined,
    ]);
    again.keepOnly(new Set(['two']));
    expect(again.get('one')).toBeUndefined();
    expect((await openProbeStore(path, 'ffprobe', 1_000_000)).get('one')).toBeUndefined();
    writeFileSync(path, '{"version":1');
    expect((await openProbeStore(path, 'headers', 1_000_000)).get('one')).toBeUndefined();
  });
});
