import { newPasswordError } from '@marquee/core';
import { ApiError } from '../../http/api-error';

/**
 * Browsers do not have the list of common passwords, so the server is the first to know.
 *
 * @param names of the account: they are guessed first
 * @throws ApiError `bad_request` with the field `password`
 */
export function refuseCommonPassword(password: string, names: readonly string[] = []): void {
  const text = newPasswordError(password, names);
  if (text !== null) throw new ApiError('bad_request', { text, fields: { password: text } });
}
