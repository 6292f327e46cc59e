/** A trailer or clip; `key` is its id on `site`. */
export interface Video {
  key: string;
  name: string;
  site: string;
  /** TMDB's term, e.g. `Trailer`, `Teaser`, `Clip`. */
  type: string;
  official: boolean;
  language: string;
}
