/** What a server did, or did not do. */
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
  | 'invalidKey'
  | 'protected'
  | 'undecodable'
  | 'cutOff'
  | 'endMissing'
  | 'liveStopped'
  | 'noPicture';

export interface ServerProblem {
  kind: ServerProblemKind;
  /** Null where the address is none. */
  host: string | null;
  /** Of the HTTP answer, where that is the problem. */
  status?: number;
  /** It happened to the key of the video, not to the video. */
  ofKey?: boolean;
}

/** Why a stream does not play. */
export type StreamProblem =
  ServerProblem | { kind: 'codecs'; codecs: readonly string[] } | { kind: 'container'; container: string };

const passing: readonly StreamProblem['kind'][] = ['tooManyRequests', 'busy', 'late'];
/** No answer, or the server's word that there may be one later. */
const outages: readonly StreamProblem['kind'][] = [...passing, 'unreachable', 'brokenOff', 'serverError'];

/** What passes by itself: a server that is busy or slow. */
export const mayPass = ({ kind }: StreamProblem): boolean => passing.includes(kind);

/** The server answers, and what it answers does not play: waiting for the network is of no use. */
export const isServersFault = ({ kind }: StreamProblem): boolean => !outages.includes(kind);
