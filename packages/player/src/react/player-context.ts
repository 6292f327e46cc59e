import type { KeyMap, PlayableKind } from '@marquee/core';
import type { Segment } from '@marquee/core/contracts';
import { createContext, useContext } from 'react';
import type { PlayerEngine } from '../engine/player-engine';
import type { PlaybackSession } from '../session/session';
import type { SessionState } from '../session/state';
import type { OpenMenu, PlayerCommands } from './commands';
import type { Captions } from './hooks/use-captions';
import type { PictureInPicture } from './hooks/use-picture-in-picture';
import type { RemotePlayback } from './hooks/use-remote-playback';
import type { SleepTimer } from './hooks/use-sleep-timer';
import type { PlayerPreferences, QualityGuide, UpNext } from './player-props';

/** Panels that leave the film visible and controllable. */
export const isNonModal = (menu: OpenMenu): boolean => menu === 'timing' || menu === 'style';

/** Shared by the player's components. Values that change over time are available only through `engine`. */
export interface PlayerContextValue {
  engine: PlayerEngine;
  session: PlaybackSession;
  playback: SessionState;
  commands: PlayerCommands;
  captions: Captions;
  preferences: PlayerPreferences;
  /** The active key map. */
  keys: KeyMap;
  changePreferences: (change: Partial<PlayerPreferences>) => void;
  /** Notifies the visitor that a menu's code could not be loaded. */
  menuFailed: () => void;
  /** Opens the browser's dialog for a subtitle file. */
  openCaptionFile: () => void;
  remote: RemotePlayback;
  sleep: SleepTimer;
  /** Whether the statistics overlay is open. */
  statistics: boolean;
  mediaId: string;
  kind: PlayableKind;
  /** The episode that follows this one. */
  upNext: UpNext | undefined;
  segments: readonly Segment[];
  qualityGuide: QualityGuide | undefined;
  /** Undefined if the caller takes no reports. */
  reportProblem: (() => void) | undefined;
  /** Undefined if the caller offers no other players. */
  openElsewhere: (() => void) | undefined;
  menu: OpenMenu;
  setMenu: (menu: OpenMenu) => void;
  fullscreen: boolean;
  pictureInPicture: Pick<PictureInPicture, 'supported' | 'active'>;
}

const PlayerContext = createContext<PlayerContextValue | null>(null);
export const PlayerProvider = PlayerContext.Provider;

export function usePlayer(): PlayerContextValue {
  const value = useContext(PlayerContext);
  if (!value) throw new Error('usePlayer belongs inside <Player>');
  return value;
}
