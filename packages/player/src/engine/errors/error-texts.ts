import { PlayerError, type PlayerErrorCode } from './player-error';

interface ErrorText {
  /** The internal text (PLAYER-21). */
  internal: string;
  /** The line under the title of the error panel. */
  shown: string;
}

export const ERROR_TITLE = "The video couldn't be loaded.";
const connection = 'Check your internet connection and try again.';
const other = 'An error occurred while loading the video.';

/** The one table from codes to texts (PLAYER-20, PLAYER-21). */
export const errorTexts: Record<PlayerErrorCode, ErrorText> = {
  unsupported: { internal: 'HLS is not supported in this browser', shown: other },
  network: { internal: 'Network error: Failed to load after 3 attempts.', shown: connection },
  media: { internal: 'Fatal HLS error', shown: other },
  stream: { internal: 'Fatal HLS error', shown: other },
  'no-quality': { internal: 'No valid quality found', shown: other },
  'quality-unavailable': { internal: 'Selected quality not available', shown: other },
  'init-failed': { internal: 'Failed to initialize video player', shown: other },
  unexpected: { internal: 'An unexpected error occurred', shown: other },
};

export const createPlayerError = (
  code: PlayerErrorCode,
  options: { detail?: string; cause?: unknown } = {},
): PlayerError => new PlayerError(code, errorTexts[code].internal, options);

/** Transient messages of the player (PLAYER-03); each shows for the message bar's 2 s unless noted. */
export const playerMessages = {
  stillLoading: 'Still loading....',
  startedOver: 'Playing from the start. This version ends before where you left off.',
  reconnects: 'We’ll continue from here as soon as the connection is back.',
  menuFailed: 'This menu couldn’t be loaded. Check your internet connection.',
  captionsFailed: "The subtitles couldn't be loaded.",
  switchFailed: (quality: string): string => `Failed to switch to ${quality}`,
  sourceFailed: (name: string): string => `Failed to load source: ${name}`,
  sourceChangeFailed: 'Failed to change video source. Please try another source.',
  noPictureInPicture: 'Your browser cannot use picture-in-picture right now, try again later...',
} as const;
