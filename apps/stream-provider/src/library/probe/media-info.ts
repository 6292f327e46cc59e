import * as z from 'zod';

/** The probed facts of a media file. Stored on disk, so the schema is also a file format. */
export const mediaInfoSchema = z.object({
  container: z.enum(['mp4', 'webm', 'matroska', 'other']),
  durationSec: z.number().positive(),
  /** Time of the first frame; ffmpeg's output starts at zero there. */
  startSec: z.number(),
  bitRate: z.number().optional(),
  /**
   * Read only from the headers: times of first frames and interlacing are assumed to be those of a plain film,
   * and subtitles and chapters are missing. ffprobe, if installed, examines every file before it is played.
   */
  isFromHeaders: z.boolean().optional(),
  /** Whether it ends earlier than its headers state, e.g. after an interrupted copy. */
  isCutOff: z.boolean().optional(),
  video: z.object({
    index: z.int(),
    codec: z.string(),
    profile: z.string().optional(),
    level: z.number().optional(),
    width: z.int().positive(),
    height: z.int().positive(),
    frameRate: z.number().optional(),
    /** Time of its first frame, on the same clock as `startSec` above. */
    startSec: z.number().optional(),
    /** Delay of ffmpeg's presentation times: AVI stores only the decoding order. */
    decodeDelaySec: z.number().optional(),
    pixelFormat: z.string().optional(),
    /** For MP4, e.g. `hvc1`. */
    tag: z.string().optional(),
    isHdr: z.boolean(),
    /** For HDR. */
    transfer: z.enum(['pq', 'hlg']).optional(),
    /** Whether only Dolby Vision decoders can show its colours (profile 5). */
    isDolbyVisionOnly: z.boolean().optional(),
    isInterlaced: z.boolean(),
  }),
  audio: z.array(
    z.object({
      index: z.int(),
      codec: z.string(),
      profile: z.string().optional(),
      channels: z.int().optional(),
      sampleRate: z.int().positive().optional(),
      /** Time of its first frame, on the same clock as `startSec` above. */
      startSec: z.number().optional(),
      language: z.string().optional(),
      title: z.string().optional(),
      isDefault: z.boolean(),
    }),
  ),
  subtitles: z.array(
    z.object({
      index: z.int(),
      codec: z.string(),
      language: z.string().optional(),
      title: z.string().optional(),
      isForced: z.boolean(),
      isForHearingImpaired: z.boolean(),
    }),
  ),
  chapters: z.array(z.object({ startSec: z.number(), endSec: z.number(), title: z.string().optional() })),
});
export type MediaInfo = z.infer<typeof mediaInfoSchema>;
export type AudioTrack = MediaInfo['audio'][number];
export type SubtitleTrack = MediaInfo['subtitles'][number];

/** Maximum number stored per file. */
export const trackLimits = { audio: 16, subtitles: 64, chapters: 500 };

/** `parts_differ`: the files of one film cannot be played as one. */
export type ProbeFailure = 'not_media' | 'no_picture' | 'no_samples' | 'protected' | 'timeout' | 'parts_differ';

export type ProbeResult = { ok: true; info: MediaInfo } | { ok: false; reason: ProbeFailure };

/** Height in the common name: a wide film of 1920 × 800 counts as 1080, and so does one of 1080 × 1920. */
export const nominalHeightOf = ({ width, height }: { width: number; height: number }): number =>
  Math.max(Math.min(width, height), Math.round((Math.max(width, height) * 9) / 16));
