import type { ServerProblem } from '../diagnosis/stream-problem';
import type { Text } from './player-messages';

/** Texts that describe a stream's problem, and advice. */
export interface ProblemMessages {
  /** Used for the server if its name is unknown. */
  theSource: string;
  /** Why the video does not play, by the server's failure. */
  reasons: Record<ServerProblem['kind'], Text<{ host: string; status: number }>>;
  /** `reason` is one of `reasons`, applied to the key instead of the video. */
  keyMissing: Text<{ reason: string }>;
  codecs: Text<{ codecs: string }>;
  container: Text<{ container: string }>;
  /** Advice if only another source can help. */
  tryOtherSource: string;
  /** Advice if another browser may play it. */
  tryOtherBrowser: string;
}
