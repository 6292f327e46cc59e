import { t } from '@lingui/core/macro';

/** Messages of the panel for keyboard shortcuts. */
export const keyMessages = () => ({
  actions: {
    playPause: t`Play or pause`,
    volumeUp: t`Volume up`,
    volumeDown: t`Volume down`,
    mute: t({ message: 'Mute', context: 'verb' }),
    fullscreen: t`Fullscreen`,
    captions: t`Subtitles on or off`,
    pictureInPicture: t`Picture in picture`,
    nextEpisode: t`Next episode`,
    slower: t({ message: 'Slower', context: 'speed of the video' }),
    faster: t({ message: 'Faster', context: 'speed of the video' }),
    statistics: t`Playback statistics`,
    help: t({ message: 'Keyboard shortcuts', context: 'of keys' }),
  },
  captionsEarlier: ({ seconds }: { seconds: string }) => t`Subtitles ${seconds} s earlier`,
  captionsLater: ({ seconds }: { seconds: string }) => t`Subtitles ${seconds} s later`,
  jump: t`Jump to a part of the video`,
  space: t({ message: 'Space', context: 'key' }),
  /** Names for screen readers of keys that are shown as symbols. */
  spoken: {
    ArrowLeft: t({ message: 'Left arrow', context: 'key' }),
    ArrowRight: t({ message: 'Right arrow', context: 'key' }),
    ArrowUp: t({ message: 'Up arrow', context: 'key' }),
    ArrowDown: t({ message: 'Down arrow', context: 'key' }),
    '<': t({ message: 'Less-than sign', context: 'key' }),
    '>': t({ message: 'Greater-than sign', context: 'key' }),
    '?': t({ message: 'Question mark', context: 'key' }),
  },
  intro: ({ percent }: { percent: string }) =>
    t`Choose a key in the list to change it. Number keys jump through the video: 3 is ${percent}. Press Enter to move between controls with the arrow keys, Escape to stop.`,
  characterKeysAreOff: t`Single-key shortcuts are off, here and on the site.`,
  change: ({ key, action }: { key: string; action: string }) => t`Change ${key} for ${action}`,
  add: ({ action }: { action: string }) => t`Add a key for ${action}`,
  /** Shown in place of the key. */
  waiting: t`Press a key…`,
  press: t`Press a key`,
  pressOrRemove: t`Press a key. Backspace removes it.`,
  assigned: ({ key, action }: { key: string; action: string }) => t`${key} now does “${action}”.`,
  removed: ({ key, action }: { key: string; action: string }) => t`${key} no longer does “${action}”.`,
  taken: ({ key, action }: { key: string; action: string }) =>
    t`${key} is already used for “${action}”. Choose another key, or change that one first.`,
  jumpKey: t`Number keys jump through the video and can’t be changed.`,
  reserved: ({ key }: { key: string }) => t`${key} is reserved and can’t be used here.`,
  full: t`You can set up to three keys per action. Change one of them instead.`,
  characterKeysOff: t`Single-key shortcuts are off. Space and the arrow keys still work.`,
  characterKeysOn: t`Single-key shortcuts are on.`,
  turnCharacterKeysOff: t`Turn off single-key shortcuts`,
  turnCharacterKeysOn: t`Turn on single-key shortcuts`,
  reset: t`Reset all keys`,
  wasReset: t`All keys have been reset.`,
});
