import { SUBTITLE_DELAY_STEP_SEC, type PlayerAction } from '@marquee/core';
import type { PlayerCommands } from '../commands';

const VOLUME_STEP = 0.05;

/** Implementation of each action of the key map. */
export const keyBindings: Record<PlayerAction, (commands: PlayerCommands) => void> = {
  playPause: (commands) => commands.togglePlay(),
  back: (commands) => commands.skip(-1),
  forward: (commands) => commands.skip(1),
  volumeUp: (commands) => commands.changeVolume(VOLUME_STEP),
  volumeDown: (commands) => commands.changeVolume(-VOLUME_STEP),
  mute: (commands) => commands.toggleMute(),
  fullscreen: (commands) => commands.toggleFullscreen(),
  captions: (commands) => commands.toggleCaptions(),
  pictureInPicture: (commands) => commands.togglePictureInPicture(),
  nextEpisode: (commands) => commands.nextEpisode(),
  slower: (commands) => commands.changeRate(-1),
  faster: (commands) => commands.changeRate(1),
  captionsEarlier: (commands) => commands.shiftCaptions(-SUBTITLE_DELAY_STEP_SEC),
  captionsLater: (commands) => commands.shiftCaptions(SUBTITLE_DELAY_STEP_SEC),
  statistics: (commands) => commands.toggleStatistics(),
  help: (commands) => commands.openMenu('help'),
};
