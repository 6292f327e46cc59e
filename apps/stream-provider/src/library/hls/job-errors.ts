/** All slots are in use; a retry may find a free one soon. */
export class JobsBusyError extends Error {
  override readonly name = 'JobsBusyError';
}

/** ffmpeg could not make what was requested. */
export class JobFailedError extends Error {
  override readonly name = 'JobFailedError';
}
