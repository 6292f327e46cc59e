/** All slots are taken; a retry in a moment may find a free one. */
export class JobsBusyError extends Error {
  override readonly name = 'JobsBusyError';
}

/** ffmpeg could not make what was requested. */
export class JobFailedError extends Error {
  override readonly name = 'JobFailedError';
}
