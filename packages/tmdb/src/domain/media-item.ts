import type { MediaType, TitleKey } from '@marquee/core';

/** A movie or a series as lists and cards show it. */
export interface MediaItem {
  key: TitleKey;
  id: number;
  mediaType: MediaType;
  /** Never empty: a title without a name carries the fallback label. */
  title: string;
  originalTitle: string;
  /** ISO 639-1 code, or empty. */
  originalLanguage: string;
  overview: string;
  posterPath: string | null;
  backdropPath: string | null;
  genreIds: number[];
  /** Release or first air date, `YYYY-MM-DD`; null when missing or no real date. */
  date: string | null;
  year: number | null;
  /** 0–10; 0 without votes. */
  voteAverage: number;
  voteCount: number;
  popularity: number;
  adult: boolean;
}

/** A title known by its number, with what its own answer tells beyond a list's. */
export interface TitleSummary extends MediaItem {
  /** Minutes of the film, or of all episodes of the series together, by the length of one; null where that is unknown. */
  totalRuntimeMin: number | null;
  /** Minutes of one episode; null for a film, or where that is unknown. */
  episodeRuntimeMin: number | null;
  /** ISO 3166-1 codes of where it was made. */
  countries: string[];
  /** Directors or creators, and the first of the cast; null where they were not asked for. */
  people: { id: number; name: string }[] | null;
}
