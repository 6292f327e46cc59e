import { t } from '@lingui/core/macro';

/** Messages that are shown briefly, or announced to screen readers. */
export const toastMessages = () => ({
  playing: t({ message: 'Playing', context: 'the video' }),
  pausedAt: ({ position }: { position: string }) => t`Paused at ${position}`,
  skippedBack: ({ seconds, position }: { seconds: number; position: string }) => t`Back ${seconds} s · ${position}`,
  skippedForward: ({ seconds, position }: { seconds: number; position: string }) =>
    t`Forward ${seconds} s · ${position}`,
  volume: ({ percent }: { percent: string }) => t`Volume ${percent}`,
  soundOn: t`Sound on`,
  muted: t({ message: 'Muted', context: 'the sound' }),
  normalSpeed: t`Normal speed`,
  speed: ({ rate }: { rate: string }) => t`Speed ${rate}×`,
  quality: ({ quality }: { quality: string }) => t`Quality ${quality}`,
  switchFailed: ({ quality }: { quality: string }) => t`Failed to switch to ${quality}`,
  audio: ({ track }: { track: string }) => t`Audio ${track}`,
  noNextEpisode: t`No next episode`,
  startedOver: t`Playing from the start. This version ends before where you left off.`,
  menuFailed: t`This menu couldn’t be loaded. Check your internet connection and try again.`,
  sourceFailed: ({ source }: { source: string }) => t`Failed to load source: ${source}`,
  sourceChangeFailed: t`Failed to change video source. Please try another source.`,
  soundFailed: t`This browser can’t play the sound of this source. Try another source, or another browser.`,
  noPictureInPicture: t`Your browser cannot use picture-in-picture right now, try again later...`,
  subtitles: ({ name }: { name: string }) => t`Subtitles ${name}`,
  subtitlesOff: t`Subtitles off`,
  secondSubtitles: ({ name }: { name: string }) => t`Second subtitles ${name}`,
  secondSubtitlesOff: t`Second subtitles off`,
  noSubtitles: t`This source has no subtitles`,
  /** The requested action needs subtitles. */
  subtitlesAreOff: t`Subtitles are off`,
  /** `delay` has its sign: `+0.20`. */
  subtitleDelay: ({ delay }: { delay: string }) => t`Subtitle delay ${delay} s`,
  subtitlesFailed: t`The subtitles couldn’t be loaded.`,
  fileTooLarge: t`That file is too large to be subtitles`,
  fileWithoutSubtitles: t`No subtitles were found in that file`,
  sleepOff: t`Sleep timer off`,
  sleepAtEnd: t({ message: 'Sleep timer at the end', context: 'of the film or episode' }),
  sleepIn: ({ minutes }: { minutes: number }) => t`Sleep timer in ${minutes} min`,
  sleepSoon: ({ seconds }: { seconds: number }) => t`The sleep timer pauses in ${seconds} s`,
  sleepPaused: t`Paused by the sleep timer`,
  sleepStopped: t`Stopped by the sleep timer`,
});
