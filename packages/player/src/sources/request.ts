interface TitleRequest {
  title: string;
  /** Title in the original language, if it differs. */
  originalTitle?: string | undefined;
  releaseYear: number | null;
  tmdbId: number;
  imdbId?: string | null;
}

/** A request to a source (SOURCE-02). */
export interface MovieRequest extends TitleRequest {
  type: 'movie';
}
export interface EpisodeRequest extends TitleRequest {
  type: 'tv';
  season: { number: number; tmdbId?: number | undefined };
  episode: {
    number: number;
    tmdbId?: number | undefined;
    /** Counted across all seasons, without specials. */
    absoluteNumber?: number | undefined;
    /** `2019-03-14` */
    airDate?: string | undefined;
  };
}
export type SourceRequest = MovieRequest | EpisodeRequest;

/** Equal for equal requests; for keys and effect dependencies. */
export const requestKey = (request: SourceRequest): string =>
  request.type === 'movie'
    ? `movie:${request.tmdbId}`
    : `tv:${request.tmdbId}/${request.season.number}/${request.episode.number}`;
