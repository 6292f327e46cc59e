import type { Progress } from '../history';

/** What is known here of a film or an episode. */
export interface LocalState {
  /** Whether it was watched to its end, ever. */
  isPlayed: boolean;
  /** Where it was left, if it was begun (again) since. */
  position: Progress | null;
  /** Whether it is here no longer. */
  isRemoved: boolean;
  /** Epoch milliseconds of the last change or removal; 0 if unknown. */
  changedAt: number;
  /** Number of plays. */
  plays: number;
  /** Viewings up to this time are known here or were removed here. */
  knownUntil: number;
}

/** What a media server knows of the same film or episode for a user. */
export interface ServerState {
  isPlayed: boolean;
  playCount: number;
  /** Epoch milliseconds by the server's clock; null if unknown. Jellyfin sets it when a playback starts. */
  playedAt: number | null;
  positionSec: number;
  /** Length of the file; 0 if unknown. */
  durationSec: number;
}

/** Both states when the two sides were last in step. */
export interface SyncedState {
  here: LocalState;
  there: ServerState;
  /** Whether what is here came from there. */
  isTheirs: boolean;
}

/** A change of the server's state. Absolute values, so that a repetition changes nothing. */
export interface ServerChange {
  /** Absent where it remains as it is. */
  isPlayed?: true;
  playCount?: number;
  playedAt?: number;
  positionSec: number;
}

export type LocalChange =
  /** A viewing that is not known here; null if its time is unknown. */
  | { kind: 'viewing'; at: number | null }
  | { kind: 'position'; progress: Progress; at: number }
  /** It is unwatched there. */
  | { kind: 'cleared' };

export type Decision =
  | { kind: 'unchanged' }
  /** Changed, and nothing needs to be done about it. */
  | { kind: 'agreed' }
  | { kind: 'apply'; change: LocalChange }
  | { kind: 'send'; change: ServerChange }
  /** To be marked as unwatched there. */
  | { kind: 'clear' };
