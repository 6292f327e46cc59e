import * as z from 'zod';

/** What is known of a media file. Kept on disk, so the schema is also the format of that file. */
export const mediaInfoSchema = z.object({
  container: z.enum(['mp4', 'webm', 'matroska', 'other']),
  durationSec: z.number().positive(),
  /** Time of the first frame; ffmpeg's output starts at zero there. */
  startSec: z.number(),
  bitRate: z.number().optional(),
  /**
   * Read from the headers alone: times of first frames, colours, interlacing, and subtitles and chapters of MP4 are those of
   * a plain film, whatever the file has. What is played has been seen by ffprobe, unless there is none.
   */
  isFromHeaders: z.boolean().optional(),
  /** It ends before its own headers say so, as after a copy that broke off. */
  isCutOff: z.boolean().optional(),
  video: z.object({
    index: z.int(),
    codec: z.string(),
    profile: z.string().optional(),
    level: z.number().optional(),
    width: z.int().positive(),
    height: z.int().positive(),
    frameRate: z.number().optional(),
    /** Time of its first frame, on the clock of `startSec` above. */
    startSec: z.number().optional(),
    /** How much too late ffmpeg takes its pictures to be shown: AVI knows the order of decoding alone. */
    lateSec: z.number().optional(),
    pixelFormat: z.string().optional(),
    /** Of MP4, e.g. `hvc1`. */
    tag: z.string().optional(),
    isHdr: z.boolean(),
    /** Of HDR. */
    transfer: z.enum(['pq', 'hlg']).optional(),
    /** Its colours are known to Dolby Vision's decoders alone (profile 5). */
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
      /** Time of its first frame, on the clock of `startSec` above. */
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

/** How many of them are kept of one file. */
export const trackLimits = { audio: 16, subtitles: 64, chapters: 500 };

/** `parts_differ`: the files of one film cannot be played as one. */
export type ProbeFailure = 'not_media' | 'no_picture' | 'timeout' | 'parts_differ';

export type ProbeResult = { ok: true; info: MediaInfo } | { ok: false; reason: ProbeFailure };

/** Lines of picture that people would call it by: a wide film of 1920 × 800 counts as 1080, and so does one of 1080 × 1920. */
export const nominalHeightOf = ({ width, height }: { width: number; height: number }): number =>
  Math.max(Math.min(width, height), Math.round((Math.max(width, height) * 9) / 16));
