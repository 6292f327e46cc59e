import { t } from '@lingui/core/macro';

/** Messages of playback errors. */
export const errorMessages = () => ({
  title: t`The video couldn't be loaded.`,
  connection: t`Check your internet connection and try again.`,
  other: t`An error occurred while loading the video.`,
  reconnects: t`We’ll continue from here as soon as the connection is back.`,
  reload: t`Reload`,
});
