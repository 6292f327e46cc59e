import { plural, t } from '@lingui/core/macro';

export const menuMessages = () => ({
  settings: t`Settings`,
  off: t({ message: 'Off', context: 'subtitles or timer' }),
  audioAndSubtitles: t`Audio and subtitles`,
  audio: t({ message: 'Audio', context: 'languages that are heard' }),
  subtitles: t`Subtitles`,
  /** Image subtitles, if the same language is also available as text. */
  images: ({ name }: { name: string }) =>
    t({ message: `${name} (images)`, context: 'subtitles that are images, not text' }),
  secondLanguage: t({ message: 'Second language', context: 'of subtitles' }),
  openFile: t`Open a file…`,
  timing: t({ message: 'Timing…', context: 'of subtitles' }),
  delay: ({ seconds }: { seconds: string }) => t({ message: `${seconds} s`, context: 'seconds' }),
  style: t({ message: 'Style…', context: 'of subtitles' }),
  statistics: t`Playback statistics`,
  keyboard: t`Keyboard`,
  report: t`Report a problem`,
  quality: t({ message: 'Quality', context: 'of the video' }),
  auto: t({ message: 'Auto', context: 'quality of the video' }),
  /** With the quality that is playing. */
  autoPicked: ({ quality }: { quality: string }) =>
    t({ message: `Auto (${quality})`, context: 'quality of the video' }),
  /** Name of a quality: the file as uploaded. */
  original: t({ message: 'Original', context: 'quality of the video' }),
  speed: t({ message: 'Speed', context: 'of the video' }),
  normal: t({ message: 'Normal', context: 'speed of the video' }),
  rate: ({ rate }: { rate: string }) => t({ message: `${rate}×`, context: 'speed of the video' }),
  source: t({ message: 'Source', context: 'of the video' }),
  openElsewhere: t`Open in another player`,
  sourceStatus: {
    playing: t({ message: 'Playing', context: 'source' }),
    ready: t({ message: 'Ready', context: 'source' }),
    broken: t({ message: 'Failed', context: 'source' }),
    checking: t({ message: 'Checking…', context: 'source' }),
    missing: t({ message: 'Not available', context: 'source' }),
    failed: t({ message: 'Not responding', context: 'source' }),
  },
  /** Settings for each kind of segment. */
  skip: {
    intro: t({ message: 'Intros', context: 'of episodes' }),
    recap: t({ message: 'Recaps', context: 'of earlier episodes' }),
    credits: t({ message: 'Credits', context: 'at the end of a film or episode' }),
    preview: t({ message: 'Previews', context: 'of the next episode' }),
    commercial: t({ message: 'Ads', context: 'commercial breaks' }),
  },
  skipActions: {
    ask: t({ message: 'Ask', context: 'before skipping the intro' }),
    skip: t({ message: 'Skip', context: 'the intro, by itself' }),
    never: t({ message: 'Never skip', context: 'the intro' }),
  },
  sleepTimer: t`Sleep timer`,
  minutes: ({ minutes }: { minutes: number }) => plural(minutes, { one: '# minute', other: '# minutes' }),
  endOfEpisode: t`End of episode`,
  endOfMovie: t`End of movie`,
  unknownLanguage: t`Unknown language`,
  /** An audio track with its channels. */
  withChannels: ({ track, channels }: { track: string; channels: number }) =>
    t`${track} ${plural(channels, { one: '# channel', other: '# channels' })}`,
});
