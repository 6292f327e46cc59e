import { plural, t } from '@lingui/core/macro';
import type { PlayerMessages } from '@marquee/player';
import { isEnglish } from '../../../../shared/lib/format/is-english';

/** Messages of the controls and overlays. */
export const controlMessages = (): PlayerMessages['controls'] => ({
  player: ({ title }) => t`Video player: ${title}`,
  leave: t({ message: 'Back', context: 'leave the player' }),
  play: t({ message: 'Play', context: 'verb' }),
  pause: t({ message: 'Pause', context: 'verb' }),
  back: ({ seconds }) => plural(seconds, { one: 'Back # second', other: 'Back # seconds' }),
  forward: ({ seconds }) => plural(seconds, { one: 'Forward # second', other: 'Forward # seconds' }),
  mute: t({ message: 'Mute', context: 'verb' }),
  volume: t`Volume`,
  fullscreen: t`Fullscreen`,
  pictureInPicture: t`Picture in picture`,
  cast: t({ message: 'Cast', context: 'verb: play on another screen' }),
  seek: t({ message: 'Seek', context: 'go to another place of the video' }),
  seekPosition: ({ position, duration }) => t`${position} of ${duration}`,
  time: t({ message: 'Time', context: 'how far the video has played' }),
  live: t({ message: 'Live', context: 'broadcast' }),
  loading: t`Loading`,
  stillLoading: t`Still loading....`,
  serverBusy: t`The server is busy. We’ll start as soon as there’s room.`,
  skip: {
    intro: t`Skip Intro`,
    recap: t`Skip Recap`,
    credits: t`Skip Credits`,
    preview: t`Skip Preview`,
    commercial: t`Skip Ads`,
  },
  skipped: {
    intro: t`Intro skipped`,
    recap: t`Recap skipped`,
    credits: t`Credits skipped`,
    preview: t`Preview skipped`,
    commercial: t`Ads skipped`,
  },
  undoSkip: t({ message: 'Undo', context: 'watch what was skipped' }),
  nextEpisode: t({ message: 'Next Episode', context: 'button' }),
  startsIn: ({ seconds }) => t({ message: `in ${seconds} s`, context: 'when the next episode starts' }),
  watchCredits: t`Watch credits`,
  unmute: t`Tap to unmute`,
  dismissNotice: t`Dismiss notice`,
  tapped: ({ seconds }) => plural(seconds, { one: '# second', other: '# seconds' }),
  menu: t`Player menu`,
  closePanel: ({ name }) => t`Close ${name}`,
  closeList({ name: label }) {
    // Other languages do not capitalise as English does.
    const name = isEnglish() ? label.toLowerCase() : label;
    return t`Close ${name}`;
  },
  subtitleFile: t`Subtitle file`,
  dropFile: t`Drop a subtitle file`,
  otherTab: { title: t`Playing in another tab`, text: t`This one is paused.`, playHere: t`Play here` },
});
