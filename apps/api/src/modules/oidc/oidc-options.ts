import { ApiError } from '../../http/errors';
import type { SiteSettings } from '../site-settings/site-settings';

export type OidcSettings = Pick<SiteSettings, 'values' | 'oidcClientSecret'>;
type Values = Pick<SiteSettings, 'values'>;

/** The provider that the site is set up for. */
export interface OidcOptions {
  issuer: string;
  clientId: string;
  /** Undefined for a public client, which PKCE alone protects. */
  clientSecret: string | undefined;
  label: string;
}

/** Undefined where the site has no provider. */
export function oidcOptions({ values, oidcClientSecret }: OidcSettings): OidcOptions | undefined {
  const { oidcIssuer: issuer, oidcClientId: clientId, oidcLabel: label } = values;
  if (issuer === null || clientId === null) return undefined;
  return { issuer, clientId, clientSecret: oidcClientSecret, label: label ?? new URL(issuer).hostname };
}

/** @throws ApiError `not_configured` */
export function requiredOptions(source: OidcSettings): OidcOptions {
  const options = oidcOptions(source);
  if (!options) throw new ApiError('not_configured');
  return options;
}

/** The provider that the site is set up for, as identities name it. */
export const configuredIssuer = ({ values: { oidcIssuer, oidcClientId } }: Values): string | undefined =>
  oidcIssuer === null || oidcClientId === null ? undefined : issuerKey(oidcIssuer);

/** Whether nobody logs in with a password of this site: never where there is no other way in. */
export const isLocalLoginOff = (source: Values): boolean => onlyIssuer(source) !== undefined;

/** The provider by which alone people log in, as identities name it. */
export const onlyIssuer = (source: Values): string | undefined =>
  source.values.localLogin === 'off' ? configuredIssuer(source) : undefined;

/** Issuers are compared as URLs: `https://host` and `https://host/` are the same. */
export const issuerKey = (issuer: string): string => new URL(issuer).href;
