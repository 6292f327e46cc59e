import type { StreamResult } from '@marquee/core/contracts';
import type { SourceErrorCode } from './source-error';

/** A source that can be queried. */
export interface SourceRef {
  /** Unique among all sources: `{adapterId}:{sourceId}`. */
  key: string;
  adapterId: string;
  sourceId: string;
  name: string;
}

/** A stream result and the source it came from. */
export interface FoundSource extends StreamResult {
  key: string;
  adapterId: string;
  name: string;
}

/** A source without a stream so far: still queried, without the title, or failed. */
export interface OtherSource {
  key: string;
  name: string;
  status: 'checking' | 'missing' | 'failed';
}

export interface SkippedSource {
  key: string;
  name: string;
  code: SourceErrorCode;
  /** For logs; texts for people are selected by `code`. */
  message: string;
  /** HTTP status, if there was a response. */
  status?: number | undefined;
  /** The source's own explanation, for people. */
  reason?: string | undefined;
}
