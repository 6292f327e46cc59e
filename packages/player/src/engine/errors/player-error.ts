import type { StreamProblem } from '../../diagnosis/stream-problem';

export const playerErrorCodes = [
  'unsupported',
  'network',
  'media',
  'stream',
  'no-quality',
  'quality-unavailable',
  'init-failed',
  'unexpected',
] as const;
export type PlayerErrorCode = (typeof playerErrorCodes)[number];

/** The player's only error class. `detail` is for logs and bug reports (Shaka's code and data), never for people. */
export class PlayerError extends Error {
  readonly code: PlayerErrorCode;
  readonly detail: string;
  /** The problem of the stream, if it is known already. */
  readonly problem: StreamProblem | undefined;

  constructor(
    code: PlayerErrorCode,
    message: string,
    options: { detail?: string; problem?: StreamProblem; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'PlayerError';
    this.code = code;
    this.detail = options.detail ?? '';
    this.problem = options.problem;
  }
}
