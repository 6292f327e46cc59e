import type { MediaType, TitleKey } from '@marquee/core';

/** A movie or a series as shown in lists and on cards. */
export interface MediaItem {
  key: TitleKey;
  id: number;
  mediaType: MediaType;
  /** Never empty: a title without a name has the fallback label. */
  title: string;
  originalTitle: string;
  /** ISO 639-1 code, or empty. */
  originalLanguage: string;
  overview: string;
  /** Of a text in another language than the requested one, as ISO 639-1; else null. */
  overviewLanguage: string | null;
  posterPath: string | null;
  backdropPath: string | null;
  genreIds: number[];
  /** Release or first air date, `YYYY-MM-DD`; null if missing or invalid. */
  date: string | null;
  year: number | null;
  /** 0–10; 0 without votes. */
  voteAverage: number;
  voteCount: number;
  popularity: number;
  adult: boolean;
}

/** A title looked up by its id, with details that lists lack. */
export interface TitleSummary extends MediaItem {
  /** Total minutes of the film, or of all episodes of the series, based on the length of one; null if unknown. */
  totalRuntimeMin: number | null;
  /** Minutes of one episode; null for a film, or if unknown. */
  episodeRuntimeMin: number | null;
  /** ISO 3166-1 codes of the countries of origin. */
  countries: string[];
  /** Directors or creators, and the first of the cast; null if they were not requested. */
  people: { id: number; name: string }[] | null;
}

/** A title and what leads from it to others. */
export interface RelatedTitles {
  title: TitleSummary;
  keywords: { id: number; name: string }[];
  recommendations: MediaItem[];
  similar: MediaItem[];
}
