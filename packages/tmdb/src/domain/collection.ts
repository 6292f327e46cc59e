import type { MediaItem } from './media-item';

export interface Collection {
  id: number;
  name: string;
  overview: string;
  overviewLanguage: string | null;
  posterPath: string | null;
  backdropPath: string | null;
  /** Oldest first, undated ones last. */
  parts: MediaItem[];
}
