export interface Paged<Item> {
  page: number;
  results: Item[];
  /** Pages that can be requested: TMDB serves at most 500. */
  totalPages: number;
  /** Number of matches; a search of all kinds also counts people. */
  totalResults: number;
}
