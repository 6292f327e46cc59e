import type { Stream, StreamResult } from '@marquee/core/contracts';
import type { EpisodeRequest, MovieRequest, SourceRequest } from './request';

export interface SourceContext {
  /** Aborted when the search ends or the source's time is up; pass it to every request. */
  signal: AbortSignal;
}

export interface FindContext extends SourceContext {
  /** Which of the adapter's sources is asked; the adapter's own id when it lists none. */
  sourceId: string;
}

export interface SourceListing {
  id: string;
  /** Higher is asked earlier. */
  rank: number;
  /** Shown to people; the display-names table wins over it. */
  name?: string;
}

/** What a source says of itself when the visitor tests it. */
export interface SourceCheck {
  /** The server's own name. */
  serverName?: string;
  version?: string;
  /** Who is signed in there. */
  account?: string;
  /** How many sources it holds. */
  sources?: number;
}

/** What the visitor does with a stream, for sources that keep a position of their own. */
export interface PlaybackReport {
  kind: 'start' | 'progress' | 'stop';
  stream: Stream;
  positionSec: number;
}

/**
 * A way to find streams. An adapter supports what it implements: leave out `findEpisode` and it is never asked for
 * episodes. `find…` answers null for "does not have it" and throws a SourceError for everything else that goes wrong.
 * All I/O goes through functions that were given to the adapter when it was made.
 */
export interface SourceAdapter {
  readonly id: string;
  readonly name: string;
  /** Order among adapters, higher first. Default 0. */
  readonly rank?: number;
  /** For adapters that hold several sources; without it the adapter is one source under its own id. */
  listSources?(context: SourceContext): Promise<readonly SourceListing[]>;
  findMovie?(request: MovieRequest, context: FindContext): Promise<StreamResult | null>;
  findEpisode?(request: EpisodeRequest, context: FindContext): Promise<StreamResult | null>;
  /** Whether it can be reached and used now; throws a SourceError otherwise. For the page of sources. */
  check?(context: SourceContext): Promise<SourceCheck>;
  /** Hears how a stream that it gave is played. A failure is the source's own matter and stops nothing. */
  report?(report: PlaybackReport): Promise<void>;
}

export const supports = (adapter: SourceAdapter, request: SourceRequest): boolean =>
  request.type === 'movie' ? adapter.findMovie !== undefined : adapter.findEpisode !== undefined;

/** Asks the method that fits the request. */
export const findIn = (
  adapter: SourceAdapter,
  request: SourceRequest,
  context: FindContext,
): Promise<StreamResult | null> => {
  const asked =
    request.type === 'movie' ? adapter.findMovie?.(request, context) : adapter.findEpisode?.(request, context);
  return asked ?? Promise.resolve(null);
};
