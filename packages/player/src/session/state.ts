import type { PlayableKind, QualityLabel } from '@marquee/core';
import type { FoundSource } from '../sources/found-source';
import type { SourceRequest } from '../sources/request';
import type { SearchEvent } from '../sources/run-sources';
import { noSearch, type Search } from './search';

/** A film or an episode. */
export interface SessionTitle {
  /** Unique id, e.g. `movie:603` or `tv:1399/1/2`. */
  mediaId: string;
  kind: PlayableKind;
  /** Whether it is released, or that is not known yet. */
  isOffered: boolean;
  /** Null if it is not released, and while that is not known. */
  request: SourceRequest | null;
}

/** What the page that shows a title knows. */
export interface Page {
  title: SessionTitle;
  /** Whether the URL requests playback. */
  autoPlay: boolean;
  /** Names of the adapters, another array for other adapters; null while there is nothing to search with. */
  adapters: readonly string[] | null;
  /** Whether the player may open here: stored positions are loaded. */
  canOpen: boolean;
  /** Whether the connection is known to be slow. */
  isSlow: boolean;
}

/** What the engine last reported of the current load. */
export interface Media {
  status: 'none' | 'loading' | 'ready' | 'failed';
  /** Whether a frame was shown. */
  hasStarted: boolean;
  isWaiting: boolean;
  /** Whether it waits for data in the middle of the film, without a seek. */
  hasStopped: boolean;
  isPaused: boolean;
  hasEnded: boolean;
  failure: Failure | null;
  /** Whether the browser lacks only the codec of the sound. */
  lacksSound: boolean;
}

export type Failure = 'network' | 'media';
export type MessageKind = 'sourceFailed' | 'sourceChangeFailed' | 'soundFailed';

/**
 * `ready`: a source is found, the player is closed. `searching` is also the state of an open player whose next episode
 * has no source yet. `switching`: a source has failed, and another one is looked for or loads.
 */
export type Phase =
  | 'idle'
  | 'searching'
  | 'ready'
  | 'loading'
  | 'playing'
  | 'paused'
  | 'switching'
  | 'failed'
  | 'ended';

export interface SessionState {
  phase: Phase;
  page: Page | null;
  /** `requested` waits for a source; `notFound`: none was found after an explicit request. */
  stage: 'closed' | 'requested' | 'open' | 'notFound';
  search: Search;
  /** The source that plays, or will play. */
  source: FoundSource | null;
  /** Key of the source that the person, or failover, has chosen for this title. */
  chosen: string | null;
  /** Key of the source that is asked first. */
  preferred: string | null;
  /** Key of the source whose beginning is fetched while the player is closed. */
  prepared: string | null;
  /** Sources that failed for this title, by key. */
  failures: ReadonlyMap<string, Failure>;
  /** Whether the person paused, and nobody has taken that back. */
  isPaused: boolean;
  /** The quality that the person has chosen; null leaves it to the player. */
  quality: QualityLabel | null;
  /** Whether the source's file is played as its playlist, which the server encodes. */
  usesPlaylist: boolean;
  /** Whether only the picture plays. */
  withoutSound: boolean;
  /** How often the file has stopped for want of data. */
  stops: number;
  /** Number of the current load. */
  load: number;
  /** Whether the current load replaces another one of the same title. */
  isChange: boolean;
  media: Media;
  /** The servers that are asked whether they can replace a failed source. */
  probe: { id: number; failure: Failure; keys: readonly string[] } | null;
  probes: number;
  /** Whether the current load replaces a source that failed. */
  isReplacing: boolean;
  /** What the person has to be told; the newest one. */
  message: { id: number; kind: MessageKind; source: string } | null;
}

export type SessionEvent =
  /** The page shows a title, perhaps the next episode, or learned something new. */
  | { type: 'page'; page: Page }
  | { type: 'watch' | 'stop' | 'play' | 'pause' | 'retry' | 'searchAgain' | 'prepare' | 'online' }
  | { type: 'choose'; key: string }
  | { type: 'quality'; quality: QualityLabel }
  | { type: 'searched'; search: number; event: SearchEvent }
  | { type: 'notFound'; search: number }
  /** The name shown during a search changes. */
  | { type: 'rotate' }
  /** `isExternal`: an outage or a busy server, so that a failure is not the source’s fault. */
  | { type: 'media'; load: number; media: Media; isExternal: boolean }
  | { type: 'stalled'; load: number; isExternal: boolean }
  /** The first of the probed sources that responds. */
  | { type: 'probed'; probe: number; key: string | null }
  /** A source responds again. */
  | { type: 'reachable'; key: string }
  /** The server of a failed load responds again. */
  | { type: 'reconnected'; load: number };

const noMedia: Media = {
  status: 'none',
  hasStarted: false,
  isWaiting: false,
  hasStopped: false,
  isPaused: true,
  hasEnded: false,
  failure: null,
  lacksSound: false,
};

export const perTitle = {
  source: null,
  chosen: null,
  prepared: null,
  failures: new Map<string, Failure>(),
  isPaused: false,
  usesPlaylist: false,
  withoutSound: false,
  stops: 0,
  isChange: false,
  media: noMedia,
  probe: null,
  isReplacing: false,
  message: null,
} satisfies Partial<SessionState>;

export const initialState: SessionState = {
  ...perTitle,
  phase: 'idle',
  page: null,
  stage: 'closed',
  search: noSearch,
  preferred: null,
  quality: null,
  load: 0,
  probes: 0,
};
