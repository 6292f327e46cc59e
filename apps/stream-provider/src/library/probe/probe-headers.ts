import { extname } from 'node:path';
import { withFile } from './file-reader';
import { readMatroska } from './matroska';
import type { MediaInfo, ProbeResult } from './media-info';
import { type Mp4Track, readMp4 } from './mp4';

const mp4Names = new Set(['.mp4', '.m4v', '.mov', '.3gp']);
const matroskaNames = new Set(['.webm', '.mkv']);

const mp4Codecs: Record<string, string> = {
  avc1: 'h264',
  avc3: 'h264',
  hvc1: 'hevc',
  hev1: 'hevc',
  vp09: 'vp9',
  av01: 'av1',
  Opus: 'opus',
  fLaC: 'flac',
  '.mp3': 'mp3',
  'ac-3': 'ac3',
  'ec-3': 'eac3',
};
const matroskaCodecs: Record<string, string> = {
  'V_MPEG4/ISO/AVC': 'h264',
  'V_MPEGH/ISO/HEVC': 'hevc',
  V_VP8: 'vp8',
  V_VP9: 'vp9',
  V_AV1: 'av1',
  A_AAC: 'aac',
  A_OPUS: 'opus',
  A_VORBIS: 'vorbis',
  A_FLAC: 'flac',
  'A_MPEG/L3': 'mp3',
  A_AC3: 'ac3',
  A_EAC3: 'eac3',
};
const avcProfiles: Record<number, string> = { 66: 'Baseline', 77: 'Main', 88: 'Extended', 100: 'High', 110: 'High 10' };

const audioCodec = ({ format, audioObject }: Mp4Track): string => {
  if (format !== 'mp4a') return mp4Codecs[format] ?? format;
  return audioObject === 0x69 || audioObject === 0x6b
    ? 'mp3'
    : audioObject === undefined || audioObject === 0x40
      ? 'aac'
      : 'other';
};

/** The same as for ffprobe's word. */
const maxDurationSec = 172_800;

const bare = { startSec: 0, subtitles: [], chapters: [] };

function mp4Info(tracks: readonly Mp4Track[]): ProbeResult {
  const video = tracks.find(({ kind, width, height }) => kind === 'vide' && width > 0 && height > 0);
  if (!video) return { ok: false, reason: 'no_picture' };
  const durationSec = Math.max(...tracks.map((track) => track.durationSec));
  if (!(durationSec > 0 && durationSec <= maxDurationSec)) return { ok: false, reason: 'not_media' };
  const info: MediaInfo = {
    ...bare,
    container: 'mp4',
    durationSec,
    video: {
      index: tracks.indexOf(video),
      codec: mp4Codecs[video.format] ?? video.format,
      ...(video.avc && { profile: avcProfiles[video.avc.profile] ?? 'other', level: video.avc.level }),
      width: video.width,
      height: video.height,
      isHdr: false,
      isInterlaced: false,
    },
    audio: tracks.flatMap((track, index) =>
      track.kind === 'soun'
        ? [
            {
              index,
              codec: audioCodec(track),
              channels: track.channels,
              ...(track.language !== undefined && { language: track.language }),
              isDefault: false,
            },
          ]
        : [],
    ),
  };
  return { ok: true, info };
}

/** What can be known of a file without ffprobe: MP4, WebM and Matroska, by their own headers. */
export async function probeHeaders(path: string, maxBytes: number): Promise<ProbeResult> {
  const extension = extname(path).toLowerCase();
  try {
    return await withFile(path, async (read, size): Promise<ProbeResult> => {
      if (mp4Names.has(extension)) {
        const tracks = await readMp4(read, size, maxBytes);
        return tracks ? mp4Info(tracks) : { ok: false, reason: 'not_media' };
      }
      const found = matroskaNames.has(extension) ? await readMatroska(read, size, maxBytes) : null;
      if (!found || !(found.durationSec > 0 && found.durationSec <= maxDurationSec))
        return { ok: false, reason: 'not_media' };
      const video = found.tracks.find(({ kind, width, height }) => kind === 'video' && width > 0 && height > 0);
      if (!video) return { ok: false, reason: 'no_picture' };
      const codecOf = (codec: string): string =>
        matroskaCodecs[codec] ?? (codec.startsWith('A_AAC') ? 'aac' : codec.toLowerCase());
      const info: MediaInfo = {
        ...bare,
        container: found.isWebm && extension === '.webm' ? 'webm' : 'matroska',
        durationSec: found.durationSec,
        video: {
          index: found.tracks.indexOf(video),
          codec: codecOf(video.codec),
          width: video.width,
          height: video.height,
          isHdr: false,
          isInterlaced: false,
        },
        audio: found.tracks.flatMap((track, index) =>
          track.kind === 'audio'
            ? [
                {
                  index,
                  codec: codecOf(track.codec),
                  channels: track.channels,
                  ...(track.language !== undefined && { language: track.language }),
                  isDefault: false,
                },
              ]
            : [],
        ),
      };
      return { ok: true, info };
    });
  } catch {
    return { ok: false, reason: 'not_media' };
  }
}

/** Times of a file's key frames, from its own index; null when it has none that can be read. */
export async function readKeyframeTimes(path: string, maxBytes: number): Promise<number[] | null> {
  try {
    return await withFile(path, async (read, size) => {
      // By what the file holds: names are often wrong.
      const matroska = await readMatroska(read, size, maxBytes);
      const times = matroska
        ? matroska.keyframeTimes()
        : (await readMp4(read, size, maxBytes))?.find(({ kind }) => kind === 'vide')?.keyframeTimes();
      return times && times.length > 0 ? times : null;
    });
  } catch {
    return null;
  }
}
