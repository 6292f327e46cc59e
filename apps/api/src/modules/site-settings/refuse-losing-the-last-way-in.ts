import { definedOnly } from '@marquee/core';
import { siteSettingsSchema, type SiteSettings, type SiteSettingsBody } from '@marquee/core/contracts';
import type { Transaction } from '../../db';
import { ApiError } from '../../http/errors';
import { issuerKey, OidcRepository } from '../oidc';
import { OperatorsRepository } from '../operator';

const names = ['localLogin', 'oidcIssuer', 'oidcClientId'];
/** Without it, a provider that has one refuses everybody. A new one cannot be checked here. */
const removesSecret = ({ oidcClientSecret }: SiteSettingsBody): boolean => oidcClientSecret === null;

/**
 * Refuses a change after which no operator could log in, by the provider or by what this site has. Reads what is
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
  if (!names.some((name) => name in body) && !removesSecret(body)) return;
  const rows = await tx.siteSetting.findMany({ where: { key: { in: names } } });
  const stored = siteSettingsSchema.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
  const { localLogin, oidcIssuer, oidcClientId } = { ...stored, ...definedOnly(body), ...fixed };
  if (localLogin === 'on' && (await new OperatorsRepository(tx).hasLocalWayIn())) return;
  const hasWayIn =
    oidcIssuer !== null &&
    oidcClientId !== null &&
    !removesSecret(body) &&
    (await new OidcRepository(tx).hasOperator(issuerKey(oidcIssuer)));
  if (!hasWayIn) throw new ApiError('oidc_operator_needed');
}
