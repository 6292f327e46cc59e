import { extname } from 'node:path';
import { cleanText } from './clean-text';
import { matroskaCodecs, mp4Codecs, unknownCodec } from './codec-names';
import { type ReadAt, withFile } from './file-reader';
import { type Matroska, readMatroska, readMatroskaKeyframes } from './matroska';
import type { MatroskaTrack } from './matroska-tracks';
import { type MediaInfo, type ProbeResult, trackLimits } from './media-info';
import { type Mp4Track, readMp4 } from './mp4';

/** Limit for tracks and chapters, more than a film has. MP4 tables have an entry per frame, and are larger. */
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

/** Facts that the headers lack, or do not state reliably. */
const defaults = { isFromHeaders: true, startSec: 0, subtitles: [], chapters: [] };

function mp4Info(tracks: readonly Mp4Track[]): ProbeResult {
  const video = tracks.find(({ kind, width, height }) => kind === 'vide' && width > 0 && height > 0);
  if (!video) return { ok: false, reason: 'no_picture' };
  const durationSec = Math.max(...tracks.map((track) => track.durationSec));
  if (!(durationSec > 0 && durationSec <= maxDurationSec)) return { ok: false, reason: 'not_media' };
  const info: MediaInfo = {
    ...defaults,
    container: 'mp4',
    durationSec,
    video: {
      index: tracks.indexOf(video),
      codec: mp4Codec(video),
      ...avcFacts(video),
      width: video.width,
      height: video.height,
      isHdr: false,
      isInterlaced: false,
    },
    audio: tracks
      .flatMap((track, index) => (track.kind === 'soun' ? [{ track, index }] : []))
      .slice(0, trackLimits.audio)
      .map(({ track, index }) => ({
        index,
        codec: mp4Codec(track),
        ...(countsChannels.has(track.format) && { channels: track.channels }),
        ...(track.language !== undefined && { language: track.language }),
        isDefault: track.isDefault,
      })),
  };
  return { ok: true, info };
}

const matroskaCodec = (codec: string): string =>
  matroskaCodecs.get(codec) ?? (codec.startsWith('A_AAC') ? 'aac' : unknownCodec);

const named = (track: MatroskaTrack, index: number) => {
  const language = cleanText(track.language);
  const title = cleanText(track.title);
  return {
    index,
    codec: matroskaCodec(track.codec),
    ...(language !== undefined && language !== 'und' && { language }),
    ...(title !== undefined && { title }),
  };
};

function chaptersOf({ chapters, durationSec }: Matroska): MediaInfo['chapters'] {
  return chapters.flatMap((chapter, index) => {
    const { startSec } = chapter;
    const endSec = Math.min(chapter.endSec ?? chapters[index + 1]?.startSec ?? durationSec, durationSec);
    const title = cleanText(chapter.title);
    return endSec > startSec ? [{ startSec, endSec, ...(title !== undefined && { title }) }] : [];
  });
}

function matroskaInfo(found: Matroska, extension: string): ProbeResult {
  const { durationSec, tracks } = found;
  if (!(durationSec > 0 && durationSec <= maxDurationSec)) return { ok: false, reason: 'not_media' };
  const video = tracks.find(({ kind, width, height }) => kind === 'video' && width > 0 && height > 0);
  if (!video) return { ok: false, reason: 'no_picture' };
  const ofKind = (wanted: MatroskaTrack['kind'], limit: number) =>
    tracks.flatMap((track, index) => (track.kind === wanted ? [{ track, index }] : [])).slice(0, limit);
  const info: MediaInfo = {
    ...defaults,
    container: found.isWebm && extension === '.webm' ? 'webm' : 'matroska',
    durationSec,
    video: {
      index: tracks.indexOf(video),
      codec: matroskaCodec(video.codec),
      width: video.width,
      height: video.height,
      isHdr: false,
      isInterlaced: false,
    },
    audio: ofKind('audio', trackLimits.audio).map(({ track, index }) => ({
      ...named(track, index),
      channels: track.channels,
      isDefault: track.isDefault,
    })),
    subtitles: ofKind('subtitle', trackLimits.subtitles).map(({ track, index }) => ({
      ...named(track, index),
      isForced: track.isForced,
      isForHearingImpaired: track.isForHearingImpaired,
    })),
    chapters: chaptersOf(found),
  };
  return { ok: true, info };
}

async function readHeaders(read: ReadAt, size: number, maxBytes: number, extension: string): Promise<ProbeResult> {
  const matroska = await readMatroska(read, size, Math.min(maxBytes, maxMatroskaBytes));
  if (matroska) return matroskaInfo(matroska, extension);
  const tracks = await readMp4(read, size, maxBytes);
  return tracks ? mp4Info(tracks) : { ok: false, reason: 'not_media' };
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
export async function readKeyframeTimes(path: string, maxBytes: number): Promise<number[] | null> {
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
