import { newPasswordError } from '@marquee/core';
import { ApiError } from '../../http/errors';

/**
 * The list of common passwords is only on the server, so browsers cannot check it.
 *
 * @param names of the account, which attackers guess first
 * @throws ApiError `bad_request` with the field `password`
 */
export function refuseCommonPassword(password: string, names: readonly string[] = []): void {
  const text = newPasswordError(password, names);
  if (text !== null) throw new ApiError('bad_request', { text, fields: { password: text } });
}
