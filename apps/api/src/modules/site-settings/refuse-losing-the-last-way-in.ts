import { definedOnly } from '@marquee/core';
import { siteSettingsSchema, type SiteSettings, type SiteSettingsBody } from '@marquee/core/contracts';
import type { Transaction } from '../../db';
import { ApiError } from '../../http/errors';
import { issuerKey, OidcRepository } from '../oidc';

const names = ['localLogin', 'oidcIssuer', 'oidcClientId'];

/**
 * Refuses a change after which passwords do not work and no operator could log in by the provider either. Reads what is
 * stored: another process may have changed it a moment ago.
 *
 * @param fixed what the environment sets
 * @throws ApiError `oidc_operator_needed`
 */
export async function refuseLosingTheLastWayIn(
  tx: Transaction,
  fixed: Partial<SiteSettings>,
  body: SiteSettingsBody,
): Promise<void> {
  if (!names.some((name) => name in body)) return;
  const rows = await tx.siteSetting.findMany({ where: { key: { in: names } } });
  const stored = siteSettingsSchema.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
  const { localLogin, oidcIssuer, oidcClientId } = { ...stored, ...definedOnly(body), ...fixed };
  if (localLogin === 'on') return;
  const hasWayIn =
    oidcIssuer !== null && oidcClientId !== null && (await new OidcRepository(tx).hasOperator(issuerKey(oidcIssuer)));
  if (!hasWayIn) throw new ApiError('oidc_operator_needed');
}
