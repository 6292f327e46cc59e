import { SUBTITLE_DELAY_STEP_SEC, type PlayerAction } from '@marquee/core';
import type { PlayerCommands } from '../commands';

const VOLUME_STEP = 0.05;

/** What each action of the key map does. */
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

export const actionNames: Record<PlayerAction, string> = {
  playPause: 'Play or pause',
  back: 'Back 10 seconds',
  forward: 'Forward 10 seconds',
  volumeUp: 'Volume up',
  volumeDown: 'Volume down',
  mute: 'Mute',
  fullscreen: 'Fullscreen',
  captions: 'Subtitles on or off',
  pictureInPicture: 'Picture in picture',
  nextEpisode: 'Next episode',
  slower: 'Slower',
  faster: 'Faster',
  captionsEarlier: 'Subtitles 0.2 s earlier',
  captionsLater: 'Subtitles 0.2 s later',
  statistics: 'Playback statistics',
  help: 'This list',
};

const keyNames: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};
const spokenNames: Readonly<Record<string, string>> = {
  ArrowLeft: 'Left arrow',
  ArrowRight: 'Right arrow',
  ArrowUp: 'Up arrow',
  ArrowDown: 'Down arrow',
  '<': 'Less-than sign',
  '>': 'Greater-than sign',
  '?': 'Question mark',
};

/** A key as it stands on a keyboard. */
export const keyLabel = (key: string): string => keyNames[key] ?? (key.length === 1 ? key.toUpperCase() : key);
/** A key as a screen reader should say it. */
export const keyAriaLabel = (key: string): string => spokenNames[key] ?? keyLabel(key);
