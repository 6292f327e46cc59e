import { genres, networks } from '@marquee/core';
import { z } from 'zod';

/**
 * What an author writes about a film, a series or a person (docs/catalogue.md).
 * Leave a field out rather than guess. `popularity`, `rating` and `votes` are ours:
 * plausible figures on TMDB's scales (0–1000, 0–10, a count), not measurements.
 */

const isoDate = z.iso.date('a date is written YYYY-MM-DD');
export const languageCode = z.string().regex(/^[a-z]{2}$/, 'an ISO 639-1 code, e.g. ja');
export const countryCode = z.string().regex(/^[A-Z]{2}$/, 'an ISO 3166-1 code, e.g. JP');

const genreNames = genres.map(({ name }) => name);

const networkSlugs = networks.map(({ slug }) => slug);

/** TMDB's kinds of video. */
const videoTypes = ['Trailer', 'Teaser', 'Clip', 'Featurette', 'Behind the Scenes'] as const;

const castEntry = z.strictObject({ name: z.string().min(1), role: z.string().optional() });

const common = {
  originalLanguage: languageCode,
  countries: z.array(countryCode).min(1),
  genres: z.array(z.enum(genreNames)).min(1),
  /** Country to certificate, e.g. `{ US: 'PG-13' }`. Drives content filtering. */
  certification: z.record(countryCode, z.string()).optional(),
  /** Only if known for certain. */
  tagline: z.string().optional(),
  cast: z.array(castEntry),
  keywords: z.array(z.string()).default([]),
  /** Networks that carry the title by subscription in the US. */
  providers: z.array(z.enum(networkSlugs)).default([]),
  imdbId: z
    .string()
    .regex(/^tt\d{7,8}$/)
    .optional(),
  homepage: z.url().optional(),
  /** Production companies, as credited; an imported film names its distributor here. */
  companies: z.array(z.string().min(1)).default([]),
  /** On YouTube, only from the makers' own channel: trailers, and complete open films. */
  videos: z
    .array(z.strictObject({ key: z.string().regex(/^[\w-]{11}$/), name: z.string().min(1), type: z.enum(videoTypes) }))
    .default([]),
  popularity: z.number().min(0).max(1000),
  rating: z.number().min(0).max(10),
  votes: z.number().int().min(0),
};

/** Two or three original sentences. */
const overview = z.string().min(60).max(700);

/** A film without a story, which an imported one has not. */
export const filmFactsSchema = z.strictObject({
  /**
   * 900000001–900009999, unique, never changed once assigned. A film that was imported already keeps its id from
   * there: 900020001–900029999.
   */
  id: z.union([z.number().int().min(900_000_001).max(900_009_999), z.number().int().min(900_020_001).max(900_029_999)]),
  title: z.string().min(1),
  originalTitle: z.string().optional(),
  releaseDate: isoDate,
  runtimeMin: z.number().int().min(1).max(900).optional(),
  status: z.enum(['Released', 'Post Production', 'In Production', 'Planned']).default('Released'),
  directors: z.array(z.string()),
  writers: z.array(z.string()).default([]),
  /** Only if well documented. */
  budgetUsd: z.number().int().positive().optional(),
  revenueUsd: z.number().int().positive().optional(),
  /** Name of the collection, e.g. `Tintin Collection`; films with the same name belong together. */
  collection: z.string().optional(),
  ...common,
});
export const filmSchema = filmFactsSchema.extend({ overview });
export type FilmEntry = z.input<typeof filmFactsSchema> & { overview?: string | undefined };

export const episodeSchema = z.strictObject({
  number: z.number().int().min(1),
  title: z.string().min(1),
  airDate: isoDate.optional(),
  runtimeMin: z.number().int().min(1).max(400).optional(),
  overview: z.string().optional(),
  directors: z.array(z.string()).optional(),
  writers: z.array(z.string()).optional(),
  guestStars: z.array(castEntry).optional(),
});
export type EpisodeEntry = z.infer<typeof episodeSchema>;

export const seasonSchema = z.strictObject({
  /** 0 is the specials. */
  number: z.number().int().min(0),
  name: z.string().optional(),
  airDate: isoDate.optional(),
  overview: z.string().optional(),
  /**
   * Complete list, or only the number of episodes if they are not authored. Omitted if nobody counts them: a daily
   * programme has one season without episodes.
   */
  episodes: z.union([z.array(episodeSchema).min(1), z.number().int().min(1)]).optional(),
});
export type SeasonEntry = z.infer<typeof seasonSchema>;

export const seriesSchema = z.strictObject({
  /** 900010000–900019999, unique, never changed once assigned. */
  id: z.number().int().min(900_010_000).max(900_019_999),
  name: z.string().min(1),
  originalName: z.string().optional(),
  firstAirDate: isoDate,
  lastAirDate: isoDate.optional(),
  status: z.enum(['Returning Series', 'Ended', 'Canceled', 'In Production', 'Planned']),
  type: z.enum(['Scripted', 'Reality', 'Documentary', 'News', 'Talk Show', 'Miniseries']).default('Scripted'),
  creators: z.array(z.string()).default([]),
  /** Names of the broadcasters, e.g. `HBO`, `NHK`. */
  networks: z.array(z.string()).default([]),
  episodeRuntimeMin: z.number().int().min(1).max(400).optional(),
  seasons: z.array(seasonSchema).min(1),
  overview,
  ...common,
});
export type SeriesEntry = z.input<typeof seriesSchema>;

/** A line of `looks.json`: what a title's pictures show, by meaning. */
export const lookSchema = z.strictObject({
  key: z.string().regex(/^(?:movie|tv):\d+$/, 'a title key, e.g. movie:900000015'),
  /** For the reader; a test compares it with the title's. */
  title: z.string(),
  /** One to three motifs of `@marquee/artwork`, the most telling first. */
  motifs: z.array(z.string()).min(1).max(3),
  color: z.string().regex(/^#[0-9a-f]{6}$/, 'a colour, e.g. #e0468c'),
});

/** A person in some title. Credits are derived from the titles, never authored here. */
export const personSchema = z.strictObject({
  /** 900100000–900199999, unique, never changed once assigned. */
  id: z.number().int().min(900_100_000).max(900_199_999),
  /** Exactly as in the titles. */
  name: z.string().min(1),
  born: isoDate.optional(),
  died: isoDate.optional(),
  placeOfBirth: z.string().optional(),
  department: z.enum(['Acting', 'Directing', 'Writing', 'Production', 'Creator']).optional(),
  biography: z.string().max(600).optional(),
});
export type PersonEntry = z.infer<typeof personSchema>;

/** The entries of one data file, e.g. `films/1920s.json`. */
export interface DataFile<Entry> {
  file: string;
  entries: readonly Entry[];
}
