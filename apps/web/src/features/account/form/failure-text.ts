import { isCallFailure } from '../api/call-failure';

const FAILED = 'That didn’t work. Check your connection and try again.';

/** What a form says of a call that failed: the server's words if it had any. */
export const failureText = (failure: unknown): string | null =>
  failure ? (isCallFailure(failure) && failure.message) || FAILED : null;
