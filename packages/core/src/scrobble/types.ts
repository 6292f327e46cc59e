import type { Progress } from '../history';
import type { EpisodeRef, TitleRef } from '../import/records';

/** What a media program reports about something that is played, or was. */
export interface Scrobble {
  /** Name of the program's account, by which members of a household are told apart; empty if it gives none. */
  account: string;
  /** Where it was played, e.g. `Living room`; empty if unknown. */
  device: string;
  title: TitleRef;
  /** Absent for films. */
  episode?: EpisodeRef;
  /** Number of the last episode of a file that has several. */
  lastNumber?: number;
  position: Progress | { percent: number };
  isFinished: boolean;
  /** Whether it is one of many reports of a playback that goes on. */
  isRunning: boolean;
  /** Epoch milliseconds by the program's clock; null if it says no time. */
  atMs: number | null;
}

/** `ignored`: an event that changes nothing, such as the start of a playback. */
export type ScrobbleReading = Scrobble | 'ignored' | 'invalid';
