/** How a server fails. */
type ServerProblemKind =
  | 'insecure'
  | 'unreachable'
  | 'noCors'
  | 'redirected'
  | 'late'
  | 'brokenOff'
  | 'refused'
  | 'gone'
  | 'tooManyRequests'
  | 'busy'
  | 'serverError'
  | 'httpError'
  | 'nothing'
  | 'webPage'
  | 'data'
  | 'image'
  | 'noMedia'
  | 'noPlaylist'
  | 'emptyPlaylist'
  | 'emptyVideo'
  | 'invalidKey'
  | 'protected'
  | 'undecodable'
  | 'cutOff'
  | 'endMissing'
  | 'liveStopped'
  | 'noPicture';

export interface ServerProblem {
  kind: ServerProblemKind;
  /** Null if the URL is invalid. */
  host: string | null;
  /** HTTP status, if that is the problem. */
  status?: number;
  /** Whether the decryption key failed to load, rather than the video. */
  ofKey?: boolean;
}

/** Why a stream does not play. */
export type StreamProblem =
  | ServerProblem
  | { kind: 'codecs'; codecs: readonly string[] }
  | { kind: 'container'; container: string };

const passing: readonly StreamProblem['kind'][] = ['tooManyRequests', 'busy', 'late'];
/** No response, or a temporary error. */
const outages: readonly StreamProblem['kind'][] = [...passing, 'unreachable', 'brokenOff', 'serverError'];

/** Temporary problems: a server that is busy or slow. */
export const mayPass = ({ kind }: StreamProblem): boolean => passing.includes(kind);

/** The server responds, but its response cannot be played, so waiting for the network is useless. */
export const isServersFault = ({ kind }: StreamProblem): boolean => !outages.includes(kind);
