import type { ServerProblem } from '../diagnosis/stream-problem';
import type { Text } from './player-messages';

/** What is wrong with a stream, and what to do about it. */
export interface ProblemMessages {
  /** Stands for the server where its name is unknown. */
  theSource: string;
  /** Why the video does not play, by what its server did. */
  reasons: Record<ServerProblem['kind'], Text<{ host: string; status: number }>>;
  /** `reason` is one of `reasons`, for the key instead of the video. */
  keyMissing: Text<{ reason: string }>;
  codecs: Text<{ codecs: string }>;
  container: Text<{ container: string }>;
  /** What to do about what only another source changes. */
  tryOtherSource: string;
  /** The same where another browser may play it. */
  tryOtherBrowser: string;
}
