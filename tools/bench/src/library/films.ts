/** The expected delivery of a film to the measured browser, or to another. */
export type Delivery = 'files' | 'copy' | 'transcode';

export interface MatrixFilm {
  /** The file's extension, e.g. `mkv`; it may be wrong. */
  extension: string;
  /** ffmpeg's options after the inputs. */
  coding: readonly string[];
  delivery: Delivery;
  /** Height; 180 by default. */
  height?: number;
  /** Number of further audio tracks of the same kind. */
  sounds?: number;
  rate?: string;
  /** Delay of the video in seconds: whole frames, so that a frame begins at each full second. */
  lateSec?: number;
}

const h264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-g', '48'];
const avc = [...h264, '-pix_fmt', 'yuv420p'];
const aac = ['-c:a', 'aac', '-b:a', '96k'];
const surround = ['-ac', '6'];
const hevc = ['-c:v', 'libx265', '-preset', 'ultrafast', '-g', '48', '-x265-params', 'log-level=none'];
const pq = 'log-level=none:colorprim=bt2020:transfer=smpte2084:colormatrix=bt2020nc';

/** Small versions of typical files. Each is a film of 30 s with a flash and a beep at every second. */
export const films: Readonly<Record<string, MatrixFilm>> = {
  'H.264 and AAC in MP4': { extension: 'mp4', coding: [...avc, ...aac, '-movflags', '+faststart'], delivery: 'files' },
  'H.264 in MKV': { extension: 'mkv', coding: [...avc, ...aac], delivery: 'copy' },
  'H.264 and AC-3 5.1 in MKV': { extension: 'mkv', coding: [...avc, '-c:a', 'ac3', ...surround], delivery: 'copy' },
  'H.264 and two sounds in MP4': { extension: 'mp4', coding: [...avc, ...aac], delivery: 'copy', sounds: 2 },
  'H.264 with open groups': {
    extension: 'mkv',
    coding: [...avc, '-x264-params', 'open-gop=1:keyint=48:min-keyint=24', ...aac],
    delivery: 'transcode',
  },
  'H.264 of ten bits': {
    extension: 'mkv',
    coding: [...h264, '-pix_fmt', 'yuv420p10le', ...aac],
    delivery: 'transcode',
  },
  'H.264 in TS': { extension: 'ts', coding: [...avc, ...aac], delivery: 'copy' },
  'H.264 and AC-3 in M2TS': { extension: 'm2ts', coding: [...avc, '-c:a', 'ac3'], delivery: 'copy' },
  'H.264 in FLV': { extension: 'flv', coding: [...avc, ...aac, '-ar', '44100'], delivery: 'copy' },
  'H.264 in AVI': { extension: 'avi', coding: [...avc, '-bf', '0', '-c:a', 'libmp3lame'], delivery: 'copy' },
  'H.264 with B frames in AVI': {
    extension: 'avi',
    coding: [...avc, '-bf', '2', '-c:a', 'libmp3lame'],
    delivery: 'transcode',
  },
  'TS that is called MKV': { extension: 'mkv', coding: [...avc, ...aac, '-f', 'mpegts'], delivery: 'copy' },
  'a clock from 100 s on': { extension: 'ts', coding: [...avc, ...aac, '-output_ts_offset', '100'], delivery: 'copy' },
  'a picture that begins late': {
    extension: 'mkv',
    coding: [...avc, ...aac],
    delivery: 'copy',
    rate: '25',
    lateSec: 0.4,
  },
  'MPEG-4 and MP3 in AVI': {
    extension: 'avi',
    coding: ['-c:v', 'mpeg4', '-bf', '2', '-c:a', 'libmp3lame'],
    delivery: 'transcode',
  },
  'MPEG-2 and MP2 in a program stream': {
    extension: 'mpg',
    coding: ['-c:v', 'mpeg2video', '-c:a', 'mp2'],
    delivery: 'transcode',
    rate: '25',
  },
  'interlaced MPEG-2 in TS': {
    extension: 'ts',
    coding: [
      '-vf',
      'tinterlace=interleave_top,fieldorder=tff',
      '-c:v',
      'mpeg2video',
      '-flags',
      '+ildct+ilme',
      '-c:a',
      'mp2',
    ],
    delivery: 'transcode',
    rate: '50',
  },
  'HEVC in MKV': { extension: 'mkv', coding: [...hevc, '-pix_fmt', 'yuv420p', ...aac], delivery: 'transcode' },
  'HEVC in HDR with E-AC-3': {
    extension: 'mkv',
    coding: [...hevc.slice(0, -1), pq, '-pix_fmt', 'yuv420p10le', '-c:a', 'eac3', ...surround],
    delivery: 'transcode',
  },
  'VP9 and Opus in WebM': {
    extension: 'webm',
    coding: ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-g', '48', '-c:a', 'libopus'],
    delivery: 'files',
  },
  'AV1 and Opus 5.1 in MKV': {
    extension: 'mkv',
    coding: ['-c:v', 'libsvtav1', '-preset', '12', '-g', '48', '-pix_fmt', 'yuv420p', '-c:a', 'libopus', ...surround],
    delivery: 'copy',
  },
  'H.264 and DTS 5.1 of 720 lines': {
    extension: 'mkv',
    coding: [...avc, '-c:a', 'dca', '-strict', '-2', ...surround],
    delivery: 'copy',
    height: 720,
  },
  'MPEG-4 of 720 lines': {
    extension: 'avi',
    coding: ['-c:v', 'mpeg4', '-c:a', 'ac3'],
    delivery: 'transcode',
    height: 720,
  },
};

/** Representative films for a short run. */
export const core: readonly string[] = [
  'H.264 and AC-3 5.1 in MKV',
  'H.264 in TS',
  'MPEG-4 and MP3 in AVI',
  'AV1 and Opus 5.1 in MKV',
];

export const lengthSec = 30;

/** A flash and a beep of a tenth of a second at every full second but the first. */
export function inputsOf({ height = 180, rate = '24000/1001', lateSec = 0, sounds = 1 }: MatrixFilm): string[] {
  const width = Math.round((height * 16) / 9 / 2) * 2;
  const flash = `lum='if(gte(T,0.9)*lt(mod(T+${lateSec},1),0.1),235,16+40*(X+Y)/(W+H))':cb=128:cr=128`;
  // Rendered small, because each pixel is computed.
  const video = `color=black:s=32x18:r=${rate}:d=${lengthSec},geq=${flash},scale=${width}:${height}`;
  const beep = `aevalsrc='0.4*sin(2*PI*1000*t)*gte(t,0.9)*lt(mod(t,1),0.1)':s=48000:d=${lengthSec}`;
  const maps = Array.from({ length: sounds }, () => ['-map', '1:a']).flat();
  const late = lateSec > 0 ? ['-itsoffset', String(lateSec)] : [];
  return [...late, '-f', 'lavfi', '-i', video, '-f', 'lavfi', '-i', beep, '-map', '0:v', ...maps];
}
