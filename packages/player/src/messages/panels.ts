import { t } from '@lingui/core/macro';
import type { EncodingScript } from '@marquee/core/subtitles';

export const timingMessages = () => ({
  title: t`Subtitle timing`,
  delay: t({ message: 'Delay', context: 'of subtitles' }),
  /** `delay` has its sign. */
  seconds: ({ delay }: { delay: string }) => t({ message: `${delay} s`, context: 'seconds, with a sign' }),
  earlier: ({ seconds }: { seconds: string }) => t`${seconds} s earlier`,
  later: ({ seconds }: { seconds: string }) => t`${seconds} s later`,
  /** Speed relative to the file: `+4.27%`. */
  speed: ({ percent }: { percent: string }) => t`Speed of the subtitles: ${percent}`,
  reset: t`Reset timing`,
  needsSubtitles: t`Turn on subtitles to adjust their timing.`,
  encoding: t`Text encoding`,
  scripts: {
    unicode: t({ message: 'Unicode', context: 'text encoding' }),
    western: t({ message: 'Western European', context: 'text encoding' }),
    central: t({ message: 'Central European', context: 'text encoding' }),
    cyrillic: t({ message: 'Cyrillic', context: 'text encoding' }),
    greek: t({ message: 'Greek', context: 'text encoding' }),
    turkish: t({ message: 'Turkish', context: 'text encoding' }),
    hebrew: t({ message: 'Hebrew', context: 'text encoding' }),
    arabic: t({ message: 'Arabic', context: 'text encoding' }),
    baltic: t({ message: 'Baltic', context: 'text encoding' }),
    simplified: t({ message: 'Chinese, simplified', context: 'text encoding' }),
    traditional: t({ message: 'Chinese, traditional', context: 'text encoding' }),
    japanese: t({ message: 'Japanese', context: 'text encoding' }),
    korean: t({ message: 'Korean', context: 'text encoding' }),
    thai: t({ message: 'Thai', context: 'text encoding' }),
    vietnamese: t({ message: 'Vietnamese', context: 'text encoding' }),
  } satisfies Record<EncodingScript, string>,
  hearLine: t`I hear this line now`,
  findLine: t({ message: 'Find a line', context: 'of the subtitles' }),
  noLine: t({ message: 'No matching line.', context: 'of the subtitles' }),
  chooseLine: t`Choose a line at the moment you hear it.`,
  lineInSync: t`That line is in sync now. If they drift apart later, do it again with a line over a minute away.`,
  linesInSync: t`Both lines are in sync now, and everything between them.`,
});

export const styleMessages = () => ({
  title: t`Subtitle style`,
  sample: t({ message: 'The lights go down.', context: 'example of a subtitle' }),
  size: t({ message: 'Size', context: 'of letters' }),
  position: t({ message: 'Vertical position', context: 'of subtitles' }),
  color: t`Color`,
  colors: {
    white: t({ message: 'White', context: 'colour' }),
    brown: t({ message: 'Brown', context: 'colour' }),
    yellow: t({ message: 'Yellow', context: 'colour' }),
    gray: t({ message: 'Gray', context: 'colour' }),
    '#222222': t({ message: 'Black', context: 'colour' }),
    green: t({ message: 'Green', context: 'colour' }),
    cyan: t({ message: 'Cyan', context: 'colour' }),
  },
  background: t({ message: 'Background', context: 'of subtitles' }),
  backgrounds: {
    shade: t({ message: 'Shade', context: 'subtitle background' }),
    solid: t({ message: 'Solid', context: 'subtitle background' }),
    none: t({ message: 'Outline', context: 'subtitle background' }),
  },
  font: t({ message: 'Font', context: 'of subtitles' }),
  fonts: {
    sans: t({ message: 'Sans', context: 'font' }),
    serif: t({ message: 'Serif', context: 'font' }),
    rounded: t({ message: 'Round', context: 'font' }),
    mono: t({ message: 'Mono', context: 'font' }),
  },
  /** For subtitles with their own fonts, colours and positions. */
  fileStyles: t({ message: 'Styles from the file', context: 'fonts, colours and places that a subtitle file sets' }),
  fileStyleChoices: {
    on: t({ message: 'As in the file', context: 'how subtitles look' }),
    off: t({ message: 'Plain text', context: 'how subtitles look' }),
  },
  reset: t`Reset style`,
});

export const statisticsMessages = () => ({
  title: t`Playback statistics`,
  close: t`Close statistics`,
  resolution: t({ message: 'Resolution', context: 'of the video' }),
  bitrate: t`Bitrate`,
  bandwidth: t`Bandwidth`,
  rate: ({ megabits }: { megabits: string }) => t`${megabits} Mbit/s`,
  buffer: t({ message: 'Buffer', context: 'video that is loaded ahead' }),
  seconds: ({ seconds }: { seconds: string }) => t({ message: `${seconds} s`, context: 'seconds' }),
  droppedFrames: t`Dropped frames`,
  frames: ({ dropped, decoded }: { dropped: string; decoded: string }) =>
    t({ message: `${dropped} of ${decoded}`, context: 'frames' }),
  framesWithShare: ({ dropped, decoded, share }: { dropped: string; decoded: string; share: string }) =>
    t({ message: `${dropped} of ${decoded} (${share})`, context: 'frames' }),
  codecs: t`Codecs`,
  quality: t({ message: 'Quality', context: 'of the video' }),
});
