import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { picture, runFfmpeg, sound } from '../../testing/film-library';
import { hasFfmpeg, installedFfmpeg, needsFfmpeg } from '../../testing/library-app';
import { memoryBounds } from '../../memory-bounds';
import { ffprobe } from './ffprobe';
import type { MediaInfo } from './media-info';
import { probeHeaders } from './probe-headers';

const folder = mkdtempSync(join(tmpdir(), 'marquee-headers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const put = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const lines = put('lines.srt', '1\n00:00:00,500 --> 00:00:01,000\nHello\n\n2\n00:00:01,200 --> 00:00:01,900\nWorld\n');
const chapters = put(
  'chapters.txt',
  [';FFMETADATA1', ...[0, 800, 1500].flatMap((start, index) => chapterOf(start, [800, 1500, 1900][index] ?? 0))].join(
    '\n',
  ),
);
function chapterOf(start: number, end: number): string[] {
  return ['[CHAPTER]', 'TIMEBASE=1/1000', `START=${start}`, `END=${end}`, `title=Die Brücke ${start}`];
}

const avc = ['-c:v', 'libx264', '-preset', 'ultrafast'];
const [film, tone] = [picture(2, '64x36', '8'), sound(2)];
const plain = [...avc, '-c:a', 'aac'];
const twoTones = [...film, ...tone, ...tone, '-map', '0', '-map', '1', '-map', '2', ...avc];

/**
 * Common kinds of files with a picture and a tone, by name; the extension is the container. A single run of ffmpeg
 * creates them all.
 */
const hevc10 = [
  ...['-c:v', 'libx265', '-x265-params', 'log-level=none', '-pix_fmt', 'yuv420p10le'],
  ...['-color_primaries', 'bt2020', '-colorspace', 'bt2020nc'],
];
const codings: Readonly<Record<string, readonly string[]>> = {
  'plain.mkv': plain,
  'plain.mp4': plain,
  'plain.mov': plain,
  'fast-start.m4v': [...plain, '-movflags', '+faststart'],
  'phone.3gp': [...plain, '-profile:v', 'baseline'],
  'main.mp4': [...plain, '-preset', 'fast', '-profile:v', 'main'],
  'ten-bit.mp4': [...plain, '-pix_fmt', 'yuv420p10le'],
  'four-two-two.mp4': [...plain, '-pix_fmt', 'yuv422p'],
  'four-four-four.mp4': [...plain, '-pix_fmt', 'yuv444p'],
  'surround.mkv': [...avc, '-c:a', 'ac3', '-ac', '6'],
  'surround.mp4': [...avc, '-c:a', 'eac3', '-ac', '6'],
  'surround-aac.mp4': [...plain, '-ac', '6'],
  'surround-aac.mkv': [...plain, '-ac', '6'],
  'flac.mkv': [...avc, '-c:a', 'flac'],
  'flac.mp4': [...avc, '-c:a', 'flac', '-strict', '-2'],
  'mp3.mp4': [...avc, '-c:a', 'libmp3lame'],
  'mp3.mkv': [...avc, '-c:a', 'libmp3lame'],
  'mp2.mkv': ['-c:v', 'mpeg2video', '-c:a', 'mp2'],
  'asp.mkv': ['-c:v', 'mpeg4', '-c:a', 'libmp3lame'],
  'dts.mkv': [...avc, '-c:a', 'dca', '-ac', '6', '-ar', '48000', '-strict', '-2'],
  'silent.mkv': [...avc, '-an'],
  'hevc.mkv': ['-c:v', 'libx265', '-x265-params', 'log-level=none', '-c:a', 'aac'],
  'hevc.mp4': ['-c:v', 'libx265', '-x265-params', 'log-level=none', '-tag:v', 'hvc1', '-c:a', 'aac'],
  'pq.mkv': [...hevc10, '-color_trc', 'smpte2084', '-c:a', 'aac'],
  'pq.mp4': [...hevc10, '-color_trc', 'smpte2084', '-tag:v', 'hvc1', '-c:a', 'aac'],
  'hlg.mkv': [...hevc10, '-color_trc', 'arib-std-b67', '-c:a', 'aac'],
  'vp8.webm': ['-c:v', 'libvpx', '-c:a', 'libvorbis'],
  'vp9.webm': ['-c:v', 'libvpx-vp9', '-c:a', 'libopus'],
  'vp9.mp4': ['-c:v', 'libvpx-vp9', '-c:a', 'libopus'],
  'av1.mkv': ['-c:v', 'libaom-av1', '-cpu-used', '8', '-c:a', 'libopus'],
  'interlaced.mkv': [...plain, '-flags', '+ildct+ilme', '-x264opts', 'tff=1'],
  'upright.mp4': [...plain, '-metadata:s:v', 'rotate=90'],
  'late.mkv': [...plain, '-output_ts_offset', '1.5'],
};
/** Files with more than that. */
const films: Readonly<Record<string, readonly string[]>> = {
  'languages.mkv': [
    ...[...twoTones, '-c:a:0', 'aac', '-c:a:1', 'libopus', '-metadata:s:a:0', 'language=fre'],
    ...[
      '-metadata:s:a:1',
      'language=jpn',
      '-metadata:s:a:1',
      'title=Kommentar\n der Regie',
      '-disposition:a:1',
      'default',
    ],
    ...['-disposition:a:0', '0'],
  ],
  'languages.mp4': [
    ...[...twoTones, '-c:a', 'aac', '-metadata:s:a:0', 'language=fre', '-metadata:s:a:1', 'language=jpn'],
    ...['-disposition:a:1', 'default', '-disposition:a:0', '0'],
  ],
  'everything.mkv': [
    ...['-i', lines, '-i', lines, ...film, ...tone, '-i', chapters, '-map', '0', '-map', '2', '-map', '1', '-map', '3'],
    ...[
      '-map_metadata',
      '4',
      ...avc,
      '-c:a',
      'aac',
      '-c:s:0',
      'srt',
      '-c:s:1',
      'ass',
      '-metadata:s:s:0',
      'language=ger',
    ],
    ...['-metadata:s:s:1', 'title=SDH', '-disposition:s:0', 'forced', '-disposition:s:1', 'hearing_impaired'],
    ...['-attach', lines, '-metadata:s:t', 'mimetype=application/x-truetype-font'],
  ],
  'captions.webm': [
    ...[...film, ...tone, '-i', lines, '-map', '0', '-map', '1', '-map', '2', '-c:v', 'libvpx-vp9', '-c:a', 'libopus'],
    ...['-c:s', 'webvtt'],
  ],
  'captions.mp4': [
    ...['-i', lines, ...film, ...tone, '-i', chapters, '-map', '0', '-map', '1', '-map', '2', '-map_metadata', '3'],
    ...[...avc, '-c:a', 'aac', '-c:s', 'mov_text'],
  ],
};

/** The facts that both report. Only ffprobe knows the rest. */
const common = ({ container, video, audio }: MediaInfo) => ({
  container,
  video: {
    ...{ index: video.index, codec: video.codec, width: video.width, height: video.height },
    ...{ isHdr: video.isHdr, transfer: video.transfer },
  },
  audio: audio.map(({ index, codec, channels, language }) => ({ index, codec, channels, language })),
});

async function bothInfos(path: string): Promise<[MediaInfo, MediaInfo]> {
  const own = await probeHeaders(path, memoryBounds.small.indexBytes);
  const other = await ffprobe(installedFfmpeg.ffprobe ?? '', path);
  if (!own.ok || !other.ok) throw new Error(`${path}: ${JSON.stringify([own, other])}`);
  return [own.info, other.info];
}

async function expectAgreement(path: string): Promise<void> {
  const [own, other] = await bothInfos(path);
  const expected = common(other);
  expect(common(own)).toEqual({
    ...expected,
    // Facts that the header lacks are undefined, never wrong.
    audio: expected.audio.map((track, index) => ({ ...track, channels: own.audio[index]?.channels && track.channels })),
  });
  if (own.video.profile !== undefined)
    expect([own.video.profile, own.video.level]).toEqual([other.video.profile, other.video.level]);
  // ffprobe counts from the first frame.
  expect(Math.abs(own.durationSec - other.durationSec - other.startSec)).toBeLessThan(0.1);
}

(hasFfmpeg ? describe : describe.skip)(needsFfmpeg('the headers of a file, and ffprobe'), () => {
  beforeAll(() => {
    const outputs = Object.entries(codings).flatMap(([name, coding]) => [...coding, join(folder, name)]);
    runFfmpeg(...film, ...tone, ...outputs);
    for (const [name, args] of Object.entries(films)) runFfmpeg(...args, join(folder, name));
  });

  it.each([...Object.keys(codings), ...Object.keys(films)])('say the same of %s', async (name) => {
    await expectAgreement(join(folder, name));
  });

  it('differ on protected files, which ffprobe takes for plain ones', async () => {
    const path = join(folder, 'protected.mp4');
    const key = '0123456789abcdef0123456789abcdef';
    const scheme = ['-encryption_scheme', 'cenc-aes-ctr', '-encryption_key', key, '-encryption_kid', key];
    runFfmpeg('-i', join(folder, 'plain.mp4'), '-c', 'copy', ...scheme, path);
    expect(await probeHeaders(path, memoryBounds.small.indexBytes)).toEqual({ ok: false, reason: 'protected' });
  });

  it('agree on files whose extension is wrong', async () => {
    for (const [made, name] of [
      ['plain.mkv', 'film.avi'],
      ['plain.mp4', 'film.mkv'],
      ['plain.mkv', 'film.mp4'],
    ] as const) {
      copyFileSync(join(folder, made), join(folder, name));
      await expectAgreement(join(folder, name));
    }
  });
});
