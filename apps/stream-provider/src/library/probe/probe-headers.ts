import { extname } from 'node:path';
import { cleanText } from './clean-text';
import { matroskaCodecs, mp4Codecs, unknownCodec } from './codec-names';
import { type ReadAt, withFile } from './file-reader';
import { readMatroska, readMatroskaKeyframes } from './matroska';
import type { MatroskaTrack } from './matroska-tracks';
import { type MediaInfo, type ProbeResult, trackLimits } from './media-info';
import { type Mp4Track, readMp4 } from './mp4';

/** Limit for tracks, more than a film has. MP4 tables have an entry per frame, and are larger. */
const maxMatroskaBytes = 4 * 1024 * 1024;

const avcProfiles: Readonly<Record<number, string>> = {
  66: 'Baseline',
  77: 'Main',
  88: 'Extended',
  100: 'High',
  110: 'High 10',
  122: 'High 4:2:2',
  244: 'High 4:4:4 Predictive',
};

function avcFacts({ avc }: Mp4Track): Pick<MediaInfo['video'], 'profile' | 'level'> {
  if (!avc) return {};
  const isConstrained = avc.profile === 66 && (avc.constraints & 0x40) > 0;
  const profile = isConstrained ? 'Constrained Baseline' : (avcProfiles[avc.profile] ?? 'other');
  return { profile, level: avc.level };
}

const mp4Codec = ({ format, audioObject }: Mp4Track): string => {
  if (format !== 'mp4a') return mp4Codecs.get(format) ?? unknownCodec;
  if (audioObject === 0x69 || audioObject === 0x6b) return 'mp3';
  return audioObject === undefined || audioObject === 0x40 ? 'aac' : unknownCodec;
};

/** For other audio codecs MP4 states two, whatever they have. */
const countsChannels = new Set(['Opus', 'fLaC']);

/** The same limit as for ffprobe's output. */
const maxDurationSec = 172_800;

interface HeaderTrack extends Pick<MediaInfo['video'], 'codec' | 'width' | 'height' | 'profile' | 'level'> {
  kind: 'video' | 'audio' | 'other';
  /** Undefined if the header does not state them reliably. */
  channels: number | undefined;
  /** Undefined if it is unknown. */
  language: string | undefined;
  isProtected: boolean;
  /** Transfer function by its number in H.273. */
  transfer: number;
}

/** Those of HDR. */
const transfers: ReadonlyMap<number, 'pq' | 'hlg'> = new Map([
  [16, 'pq'],
  [18, 'hlg'],
]);

/** The facts of a file by its tracks, in the order of ffmpeg's stream numbers. */
function toResult(container: MediaInfo['container'], durationSec: number, tracks: readonly HeaderTrack[]): ProbeResult {
  const index = tracks.findIndex(({ kind, width, height }) => kind === 'video' && width > 0 && height > 0);
  const video = tracks[index];
  if (tracks.some(({ isProtected }) => isProtected)) return { ok: false, reason: 'protected' };
  if (!(durationSec > 0 && durationSec <= maxDurationSec)) return { ok: false, reason: 'not_media' };
  if (!video) return { ok: false, reason: 'no_picture' };
  const { codec, width, height, profile, level } = video;
  const transfer = transfers.get(video.transfer);
  const info: MediaInfo = {
    ...{ isFromHeaders: true, startSec: 0, subtitles: [], chapters: [], container, durationSec },
    video: {
      ...{ index, codec, width, height, isHdr: transfer !== undefined, isInterlaced: false },
      ...(transfer !== undefined && { transfer }),
      ...(profile !== undefined && { profile, level }),
    },
    audio: tracks
      .flatMap((track, at) => (track.kind === 'audio' ? [{ track, at }] : []))
      .slice(0, trackLimits.audio)
      .map(({ track, at }) => ({
        ...{ index: at, codec: track.codec, isDefault: false },
        ...(track.channels !== undefined && { channels: track.channels }),
        ...(track.language !== undefined && { language: track.language }),
      })),
  };
  return { ok: true, info };
}

const mp4Kinds = { vide: 'video', soun: 'audio', other: 'other' } as const;

const languageOf = (written: string | undefined): string | undefined =>
  written === 'und' ? undefined : cleanText(written);

const ofMp4 = (track: Mp4Track): HeaderTrack => ({
  ...{ width: track.width, height: track.height, isProtected: track.isProtected, transfer: track.transfer },
  ...{ kind: mp4Kinds[track.kind], codec: mp4Codec(track), ...avcFacts(track) },
  channels: countsChannels.has(track.format) ? track.channels : undefined,
  language: languageOf(track.language),
});

const ofMatroska = ({ kind, codec, channels, language, ...track }: MatroskaTrack): HeaderTrack => ({
  ...{ ...track, channels, kind: kind === 'subtitle' ? 'other' : kind },
  language: languageOf(language),
  codec: matroskaCodecs.get(codec) ?? (codec.startsWith('A_AAC') ? 'aac' : unknownCodec),
});

async function readHeaders(read: ReadAt, size: number, maxBytes: number, extension: string): Promise<ProbeResult> {
  const matroska = await readMatroska(read, size, Math.min(maxBytes, maxMatroskaBytes));
  if (matroska) {
    const container = matroska.isWebm && extension === '.webm' ? 'webm' : 'matroska';
    return toResult(container, matroska.durationSec, matroska.tracks.map(ofMatroska));
  }
  const tracks = await readMp4(read, size, maxBytes);
  if (!tracks) return { ok: false, reason: 'not_media' };
  return toResult('mp4', Math.max(...tracks.map(({ durationSec }) => durationSec)), tracks.map(ofMp4));
}

/**
 * The facts in the headers of MP4, WebM and Matroska files, whatever their extension: reads little, and runs no
 * program.
 */
export async function probeHeaders(path: string, maxBytes: number): Promise<ProbeResult> {
  try {
    return await withFile(path, (read, size) => readHeaders(read, size, maxBytes, extname(path).toLowerCase()));
  } catch {
    return { ok: false, reason: 'not_media' };
  }
}

/** Key frame times from a file's index; null if it has no readable one. */
export async function readKeyframeIndex(path: string, maxBytes: number): Promise<number[] | null> {
  try {
    return await withFile(path, async (read, size) => {
      const times =
        (await readMatroskaKeyframes(read, size, maxBytes)) ??
        (await readMp4(read, size, maxBytes))?.find(({ kind }) => kind === 'vide')?.keyframeTimes();
      return times && times.length > 0 ? times : null;
    });
  } catch {
    return null;
  }
}
