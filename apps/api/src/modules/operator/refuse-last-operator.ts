import type { Transaction } from '../../db';
import { ApiError } from '../../http/errors';
import { onlyIssuer } from '../oidc/oidc-options';
import { OidcRepository } from '../oidc/oidc.repository';
import type { SiteSettings } from '../site-settings/site-settings';
import { OperatorsRepository } from './operators.repository';

/** Absent in the terminal, which is the way back. */
export type StoredSettings = Pick<SiteSettings, 'read'> | undefined;

/**
 * Where passwords do not work, the last operator who can log in by the provider is the last one. Use in a transaction that
 * locks the operators.
 */
export async function isLastOperator(tx: Transaction, id: string, siteSettings: StoredSettings): Promise<boolean> {
  if (await new OperatorsRepository(tx).isLast(id)) return true;
  const values = await siteSettings?.read(tx);
  const issuer = values && onlyIssuer({ values });
  if (issuer === undefined) return false;
  const oidc = new OidcRepository(tx);
  return (await oidc.hasOperator(issuer)) && !(await oidc.hasOperator(issuer, id));
}

/** As `isLastOperator`. @throws ApiError `last_operator` */
export async function refuseLastOperator(tx: Transaction, id: string, siteSettings: StoredSettings): Promise<void> {
  if (await isLastOperator(tx, id, siteSettings)) throw new ApiError('last_operator');
}
