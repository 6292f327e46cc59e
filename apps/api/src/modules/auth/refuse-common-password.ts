import { newPasswordError } from '@marquee/core';
import { ApiError } from '../../http/api-error';

/**
 * The list of common passwords is on the server only, so browsers cannot check it beforehand.
 *
 * @param names of the account: they are guessed first
 * @throws ApiError `bad_request` with the field `password`
 */
export function refuseCommonPassword(password: string, names: readonly string[] = []): void {
  const text = newPasswordError(password, names);
  if (text !== null) throw new ApiError('bad_request', { text, fields: { password: text } });
}
