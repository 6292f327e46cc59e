import type { TokenScope } from '@marquee/core/contracts';
import { ApiError } from '../../http/errors';
import { addressKey, type RateLimits } from '../../rate-limits';
import type { Authenticated } from './access-tokens.service';

interface Asker {
  /** Counts secrets that are none, per address. */
  failures: Pick<RateLimits['addonFailures'], 'consume'>;
  address: string | undefined;
}

/**
 * Requires a token of one scope alone: it is in an address, which programs and their services keep, so it may do nothing
 * else. The answer is the same to a secret that was never one, is one no more, or is for something else.
 *
 * @throws ApiError `not_found`
 */
export async function requireOnlyScope(
  found: Promise<Authenticated | undefined>,
  scope: TokenScope,
  { failures, address }: Asker,
): Promise<Authenticated> {
  const holder = await found;
  if (holder?.scopes.length === 1 && holder.scopes[0] === scope) return holder;
  // Counted only now: a program that was revoked and still asks must not lock the others of its household out.
  await failures.consume(addressKey(address));
  throw new ApiError('not_found');
}
