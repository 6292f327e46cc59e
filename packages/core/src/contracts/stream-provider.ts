import * as z from 'zod/mini';
import { resolutions } from '../availability';

/**
 * The stream provider protocol (docs/sources.md): responses of `GET /sources`, `GET
 * /sources/{sourceId}/{movie|tv}/{tmdbId}` and `GET /titles`. All URLs are absolute, because Shaka rejects relative ones
 * for image tracks.
 */

/** The same content with `Content-Disposition: attachment`, for a link that saves the file. */
const download = z.optional(z.url());

export const captionSchema = z.object({
  id: z.string(),
  /** BCP 47 tag, e.g. `en` or `pt-BR`. */
  language: z.string(),
  /** Label for the user; the language's name by default. */
  label: z.optional(z.string()),
  url: z.url(),
  /** `images` is Matroska with one track of PGS or VobSub; several such documents may follow each other. */
  type: z.enum(['vtt', 'srt', 'ass', 'images']),
  /** The URL returns a piece of this many seconds: `?piece=0` is the first. */
  pieceSec: z.optional(z.number().check(z.positive())),
  /** The same captions as SubStation Alpha with styles, and the URL of a `FontList`. */
  styled: z.optional(z.object({ url: z.url(), fonts: z.optional(z.url()) })),
  download,
});
export type Caption = z.infer<typeof captionSchema>;

/** Fonts for styled captions. */
export const fontListSchema = z.object({
  fonts: z.array(
    z.object({
      url: z.url(),
      /** Names by which styles refer to the font: family, full and PostScript names. */
      names: z.array(z.string()),
      /** 100 to 900. */
      weight: z.number(),
      isItalic: z.boolean(),
      bytes: z.number(),
    }),
  ),
});
export type FontList = z.infer<typeof fontListSchema>;

/** A named section of the media, in seconds from its start. */
export const segmentSchema = z.object({
  kind: z.enum(['intro', 'recap', 'credits', 'preview', 'commercial', 'chapter']),
  title: z.optional(z.string()),
  startSec: z.number().check(z.nonnegative()),
  endSec: z.number().check(z.nonnegative()),
});
export type Segment = z.infer<typeof segmentSchema>;

const streamExtras = {
  captions: z.array(captionSchema),
  segments: z.optional(z.array(segmentSchema)),
  /** A WebVTT thumbnail track, for streams without an image playlist. */
  thumbnails: z.optional(z.url()),
};

export const fileQualityNames = ['360', '480', '720', '1080', '1080hdr', '4k', '4khdr', 'original'] as const;
export type FileQualityName = (typeof fileQualityNames)[number];

const fileQualities = z.partialRecord(z.enum(fileQualityNames), z.object({ type: z.string(), url: z.url(), download }));

const hlsStreamSchema = z.object({
  type: z.literal('hls'),
  playlist: z.url(),
  /**
   * Media segments carry their presentation times, starting at zero: players use these and not the durations of the
   * playlist.
   */
  usesMediaTime: z.optional(z.boolean()),
  /** Bandwidth of the variant to start with if the connection allows it; otherwise playback starts with the lowest. */
  startBandwidth: z.optional(z.number().check(z.positive())),
  ...streamExtras,
});
/** In addition to the two types of SOURCE-03: MPEG-DASH, for servers that offer nothing else. */
const dashStreamSchema = z.object({ type: z.literal('dash'), manifest: z.url(), ...streamExtras });
const fileStreamSchema = z.object({
  type: z.literal('file'),
  qualities: fileQualities,
  /** The same title as HLS, whose lower renditions suit a connection slower than the file. */
  playlist: z.optional(z.url()),
  ...streamExtras,
});
export const streamSchema = z.discriminatedUnion('type', [hlsStreamSchema, dashStreamSchema, fileStreamSchema]);
export type Stream = z.infer<typeof streamSchema>;

export const streamResultSchema = z.object({
  sourceId: z.string(),
  stream: streamSchema,
  /** Message that the player shows once. */
  notice: z.optional(z.string()),
  /** Whether a demo film plays in place of the title. */
  isDemo: z.optional(z.boolean()),
});
export type StreamResult = z.infer<typeof streamResultSchema>;

export const providerSourcesSchema = z.object({
  sources: z.array(z.object({ id: z.string(), rank: z.number() })),
});

/** Titles of a page of `GET /titles`. */
export const PROVIDER_TITLES_PAGE = 500;
/** The longest that a provider may hold a request for changes open. */
export const MAX_TITLES_WAIT_SEC = 25;

const titleId = z.string().check(z.regex(/^[\w-]{1,64}$/));
const numberRanges = z.string().check(z.maxLength(2_000), z.regex(/^\d{1,5}(-\d{1,5})?(,\d{1,5}(-\d{1,5})?)*$/));
const name = z.string().check(z.minLength(1), z.maxLength(300));

/** A title of a provider's library. What it is called is all that the provider may know of it. */
export const providerTitleSchema = z.object({
  /** Stays the same as long as type, name, year and ids do. */
  id: titleId,
  mediaType: z.enum(['movie', 'tv']),
  title: name,
  otherTitles: z.optional(z.array(name).check(z.maxLength(10))),
  year: z.optional(z.int().check(z.minimum(1800), z.maximum(2200))),
  tmdbId: z.optional(z.int().check(z.positive(), z.maximum(2_147_483_647))),
  imdbId: z.optional(z.string().check(z.regex(/^tt\d{5,12}$/))),
  /** When its newest file was added, in epoch milliseconds. */
  addedAtMs: z.int().check(z.nonnegative()),
  /** The best one; missing while no file has been read. */
  resolution: z.optional(z.enum(resolutions)),
  isHdr: z.optional(z.boolean()),
  /** Languages that are spoken, as BCP 47 tags. */
  languages: z.optional(z.array(z.string().check(z.maxLength(35))).check(z.maxLength(50))),
  /** Of a series: episodes by season. Those that only have a date or a number of the whole series are not in it. */
  episodes: z.optional(z.record(z.string().check(z.regex(/^\d{1,5}$/)), numberRanges)),
});
export type ProviderTitle = z.infer<typeof providerTitleSchema>;

export const providerTitlesSchema = z.object({
  /** For the next request: `?since=`. */
  cursor: z.string().check(z.minLength(1), z.maxLength(200)),
  /** More has changed already; the next page has it. */
  hasMore: z.boolean(),
  /** The cursor of the request is unknown: titles that are not in this page, and those that follow it, do not exist. */
  isReset: z.boolean(),
  titles: z.array(providerTitleSchema).check(z.maxLength(PROVIDER_TITLES_PAGE)),
  /** Ids of titles that are gone. */
  removed: z.array(titleId).check(z.maxLength(PROVIDER_TITLES_PAGE)),
});
export type ProviderTitles = z.infer<typeof providerTitlesSchema>;

/** Token test: the token is valid if `streams` is not empty (TOKEN-07). */
export const tokenTestSchema = z.object({ streams: z.array(z.unknown()) });

/** `POST /cosmic-token-submit`: success if the response contains `token` (TOKEN-08). */
export const tokenSubmitBodySchema = z.object({ uiToken: z.string() });
export const tokenSubmitResponseSchema = z.object({ token: z.optional(z.string()), error: z.optional(z.string()) });

/** Path below which the site proxies requests to its own stream provider, so that browsers need no other origin. */
export const PROVIDER_PATH = '/api/provider';

/** Header that carries a personal 4K token to a provider. */
export const UI_TOKEN_HEADER = 'Ui-Token';
