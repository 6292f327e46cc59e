import type { Stream, StreamResult } from '@marquee/core/contracts';
import type { EpisodeRequest, MovieRequest } from './request';

export interface SourceContext {
  /** Aborted when the search ends or the source times out; pass it to every request. */
  signal: AbortSignal;
}

export interface FindContext extends SourceContext {
  /** The requested source of the adapter; the adapter's own id if it lists none. */
  sourceId: string;
}

interface SourceListing {
  id: string;
  /** Shown to people, unless the table of display names has an entry. */
  name?: string;
}

/** A source's description of itself when the visitor tests it. */
export interface SourceCheck {
  /** The server's name. */
  serverName?: string | undefined;
  version?: string | undefined;
  /** The signed-in account. */
  account?: string | undefined;
  /** Number of sources. */
  sources?: number;
}

/** Playback progress, for sources that store a position themselves. */
export interface PlaybackReport {
  kind: 'start' | 'progress' | 'stop';
  stream: Stream;
  positionSec: number;
}

/** An adapter's result. The runner sets its source. */
export type FoundStream = Omit<StreamResult, 'sourceId'>;

/**
 * A way to find streams. An adapter supports the methods that it implements: without `findEpisode` it is never queried
 * for episodes. `find…` returns null if the source does not have the title, and throws a SourceError for all other
 * failures. All I/O goes through functions passed to the adapter's factory.
 */
export interface SourceAdapter {
  readonly id: string;
  readonly name: string;
  /**
   * URL of the server whose responses it forwards. Streams may be on a private network only if this is; the runner
   * checks every URL of a result against it.
   */
  readonly origin: string;
  /** For adapters with several sources, in the order in which they are asked; without it the adapter is a single source with its own id. */
  readonly listSources?: (context: SourceContext) => Promise<readonly SourceListing[]>;
  readonly findMovie?: (request: MovieRequest, context: FindContext) => Promise<FoundStream | null>;
  readonly findEpisode?: (request: EpisodeRequest, context: FindContext) => Promise<FoundStream | null>;
  /** Checks whether it can be reached and used now; throws a SourceError otherwise. For the page of sources. */
  readonly check?: (context: SourceContext) => Promise<SourceCheck>;
  /** Receives the playback progress of its streams. Failures are ignored. */
  readonly report?: (report: PlaybackReport) => Promise<void>;
}
