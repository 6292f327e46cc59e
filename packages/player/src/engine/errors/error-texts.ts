import type { PlayerMessages } from '../../messages/player-messages';
import { isServersFault, type StreamProblem } from '../../diagnosis/stream-problem';
import { PlayerError, type PlayerErrorCode } from './player-error';

/** Internal messages (PLAYER-21), for logs and bug reports. */
export const internalTexts: Record<PlayerErrorCode, string> = {
  unsupported: 'HLS is not supported in this browser',
  network: 'Network error: Failed to load after 3 attempts.',
  media: 'Fatal HLS error',
  stream: 'Fatal HLS error',
  'no-quality': 'No valid quality found',
  'quality-unavailable': 'Selected quality not available',
  'init-failed': 'Failed to initialize video player',
  unexpected: 'An unexpected error occurred',
};

/**
 * The text below the title of the error panel (PLAYER-20). If the server responds, the visitor's connection is not to
 * blame.
 */
export const errorText = (code: PlayerErrorCode, { errors }: PlayerMessages, problem?: StreamProblem): string =>
  code === 'network' && !(problem && isServersFault(problem)) ? errors.connection : errors.other;

export const createPlayerError = (
  code: PlayerErrorCode,
  options: { detail?: string; problem?: StreamProblem; cause?: unknown } = {},
): PlayerError => new PlayerError(code, internalTexts[code], options);
