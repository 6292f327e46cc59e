import type { Stream, StreamResult } from '@marquee/core/contracts';
import type { EpisodeRequest, MovieRequest } from './request';

export interface SourceContext {
  /** Aborted when the search ends or the source's time is up; pass it to every request. */
  signal: AbortSignal;
}

export interface FindContext extends SourceContext {
  /** Which of the adapter's sources is asked; the adapter's own id when it lists none. */
  sourceId: string;
}

interface SourceListing {
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

/** What an adapter answers. Which source it came from is set by the runner. */
export type FoundStream = Omit<StreamResult, 'sourceId'>;

/**
 * A way to find streams. An adapter supports what it implements: leave out `findEpisode` and it is never asked for
 * episodes. `find…` answers null for "does not have it" and throws a SourceError for everything else that goes wrong.
 * All I/O goes through functions that were given to the adapter when it was made.
 */
export interface SourceAdapter {
  readonly id: string;
  readonly name: string;
  /**
   * Address of the server whose answers it passes on. Streams may be on a private network only when this is; the runner
   * checks every address of a result against it.
   */
  readonly origin: string;
  /** For adapters that hold several sources; without it the adapter is one source under its own id. */
  readonly listSources?: (context: SourceContext) => Promise<readonly SourceListing[]>;
  readonly findMovie?: (request: MovieRequest, context: FindContext) => Promise<FoundStream | null>;
  readonly findEpisode?: (request: EpisodeRequest, context: FindContext) => Promise<FoundStream | null>;
  /** Whether it can be reached and used now; throws a SourceError otherwise. For the page of sources. */
  readonly check?: (context: SourceContext) => Promise<SourceCheck>;
  /** Hears how a stream that it gave is played. A failure is the source's own matter and stops nothing. */
  readonly report?: (report: PlaybackReport) => Promise<void>;
}
