import { plural, t } from '@lingui/core/macro';

/** Messages of the controls and overlays. */
export const controlMessages = (locale: string) => ({
  /** Name of the whole player; `title` includes the second line. */
  player: ({ title }: { title: string }) => t`Video player: ${title}`,
  /** Closes the player. */
  leave: t({ message: 'Back', context: 'leave the player' }),
  play: t({ message: 'Play', context: 'verb' }),
  pause: t({ message: 'Pause', context: 'verb' }),
  back: ({ seconds }: { seconds: number }) => plural(seconds, { one: 'Back # second', other: 'Back # seconds' }),
  forward: ({ seconds }: { seconds: number }) =>
    plural(seconds, { one: 'Forward # second', other: 'Forward # seconds' }),
  mute: t({ message: 'Mute', context: 'verb' }),
  volume: t`Volume`,
  fullscreen: t`Fullscreen`,
  pictureInPicture: t`Picture in picture`,
  cast: t({ message: 'Cast', context: 'verb: play on another screen' }),
  seek: t({ message: 'Seek', context: 'go to another place of the video' }),
  /** Both formatted like a clock: `1:02:03`. */
  seekPosition: ({ position, duration }: { position: string; duration: string }) => t`${position} of ${duration}`,
  time: t({ message: 'Time', context: 'how far the video has played' }),
  /** Replaces the duration of a live stream. */
  live: t({ message: 'Live', context: 'broadcast' }),
  loading: t`Loading`,
  stillLoading: t`Still loading....`,
  /** While the player waits for a free slot on the server. */
  serverBusy: t`The server is busy. We’ll start as soon as there’s room.`,
  skip: {
    intro: t`Skip Intro`,
    recap: t`Skip Recap`,
    credits: t`Skip Credits`,
    preview: t`Skip Preview`,
    commercial: t`Skip Ads`,
  },
  /** After a segment was skipped automatically; the button beside it undoes that. */
  skipped: {
    intro: t`Intro skipped`,
    recap: t`Recap skipped`,
    credits: t`Credits skipped`,
    preview: t`Preview skipped`,
    commercial: t`Ads skipped`,
  },
  undoSkip: t({ message: 'Undo', context: 'watch what was skipped' }),
  nextEpisode: t({ message: 'Next Episode', context: 'button' }),
  /** A button in the bar; `title` is e.g. `S1 E2 · Pilot`. */
  next: ({ title }: { title: string }) => t({ message: `Next: ${title}`, context: 'episode' }),
  /** After the heading of the next episode. */
  startsIn: ({ seconds }: { seconds: number }) =>
    t({ message: `in ${seconds} s`, context: 'when the next episode starts' }),
  watchCredits: t`Watch credits`,
  unmute: t`Tap to unmute`,
  dismissNotice: t`Dismiss notice`,
  /** Total of a series of taps at one side of the video. */
  tapped: ({ seconds }: { seconds: number }) => plural(seconds, { one: '# second', other: '# seconds' }),
  /** Region of menus and panels on a phone. */
  menu: t`Player menu`,
  closePanel: ({ name }: { name: string }) => t`Close ${name}`,
  /** Closes the caller's list. */
  closeList({ name: label }: { name: string }) {
    // Other languages do not capitalise as English does.
    const name = locale === 'en' ? label.toLowerCase() : label;
    return t`Close ${name}`;
  },
  subtitleFile: t`Subtitle file`,
  dropFile: t`Drop a subtitle file`,
  otherTab: { title: t`Playing in another tab`, text: t`This one is paused.`, playHere: t`Play here` },
});
