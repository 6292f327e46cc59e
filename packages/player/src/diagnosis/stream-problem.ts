/** What a server did, or did not do. */
type ServerProblemKind =
  | 'insecure'
  | 'unreachable'
  | 'noCors'
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
  | 'cutOff';

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

/** What passes by itself: a server that is busy or slow. */
export const mayPass = ({ kind }: StreamProblem): boolean =>
  kind === 'tooManyRequests' || kind === 'busy' || kind === 'late';
