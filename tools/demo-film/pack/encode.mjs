import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { frameRate } from '../story/script.mjs';
import { audioBitRate, fileAudioBitRate, firstSegmentSec, segmentSec, thumbnails } from './ladder.mjs';

const ffmpeg = (...args) => execFileSync('ffmpeg', ['-y', '-v', 'error', ...args.flat(2)], { stdio: 'inherit' });

/** No date and no encoder version in the files, so that the same master gives the same bytes. */
const reproducible = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'];
const colour = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];

/**
 * H.264 of one height. Tuned for structural similarity, which preserves flat paper and its edges better than the
 * animation tuning at the same size (see docs/decisions/0041).
 */
const h264 = ({ height, crf }) => [
  [
    '-vf',
    `scale=-2:${height}:flags=lanczos,format=yuv420p`,
    '-c:v',
    'libx264',
    '-preset',
    height > 1080 ? 'medium' : 'slow',
    '-tune',
    'ssim',
  ],
  ['-crf', String(crf), '-profile:v', height > 480 ? 'high' : 'main', '-x264-params', 'bframes=8', ...colour],
];

/** A nearly lossless 1080p copy of the master: decoding 2160p for each small rendition would take most of the time. */
export function shrinkMaster(master, out) {
  ffmpeg(
    '-i',
    master,
    '-an',
    '-vf',
    'scale=-2:1080:flags=lanczos',
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-crf',
    '6',
    colour,
    out,
  );
}

const hls = (folder, { mediaName, firstSec = segmentSec }) => [
  ['-f', 'hls', '-hls_segment_type', 'fmp4', '-hls_playlist_type', 'vod', '-hls_flags', 'independent_segments'],
  ['-hls_init_time', String(firstSec), '-hls_time', String(segmentSec), '-hls_fmp4_init_filename', 'init.mp4'],
  ['-hls_segment_filename', join(folder, `${mediaName}-%02d.m4s`), join(folder, 'playlist.m3u8')],
];

/** One rendition: key frames only where a segment starts, at 0, 2, 6, 10 ... seconds. */
export function encodeRung(master, folder, rung) {
  mkdirSync(folder, { recursive: true });
  const keys = [
    '-g',
    String(segmentSec * frameRate),
    '-sc_threshold',
    '0',
    '-force_key_frames',
    `0,${firstSegmentSec}`,
  ];
  ffmpeg(
    '-i',
    master,
    '-an',
    h264(rung),
    keys,
    reproducible,
    hls(folder, { mediaName: 'video', firstSec: firstSegmentSec }),
  );
}

export function encodeAudio(wav, folder, code) {
  mkdirSync(folder, { recursive: true });
  ffmpeg(
    '-i',
    wav,
    '-c:a',
    'aac',
    '-b:a',
    String(audioBitRate),
    '-ac',
    '2',
    reproducible,
    '-metadata:s:a:0',
    `language=${code}`,
    hls(folder, { mediaName: 'audio' }),
  );
}

/** A progressive file with its index before the media, so that playback starts while it loads. */
export function encodeFile(master, wav, out, file) {
  const maps = ['-map', '0:v', '-map', '1:a'];
  const audio = ['-c:a', 'aac', '-b:a', String(fileAudioBitRate), '-ac', '1', '-metadata:s:a:0', 'language=eng'];
  ffmpeg(
    '-i',
    master,
    '-i',
    wav,
    maps,
    h264(file),
    '-g',
    String(5 * frameRate),
    audio,
    reproducible,
    '-movflags',
    '+faststart',
    out,
  );
}

/** One sheet of tiles; each is the middle frame of its interval. */
export function encodeThumbnails(master, out) {
  const { width, height, everySec, columns, rows } = thumbnails;
  const every = everySec * frameRate;
  const pick = `select='eq(mod(n\\,${every})\\,${every / 2})',scale=${width}:${height}:flags=lanczos,tile=${columns}x${rows}`;
  ffmpeg('-i', master, '-vf', pick, '-frames:v', '1', '-q:v', '5', '-bitexact', out);
}
