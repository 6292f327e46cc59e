export interface Paged<Item> {
  page: number;
  results: Item[];
  /** Pages that can be asked for: TMDB serves at most 500. */
  totalPages: number;
  /** Matches upstream; of a search in all kinds it counts people too. */
  totalResults: number;
}
