import type { SiteSettings } from '../site-settings/site-settings';

type Source = Pick<SiteSettings, 'values' | 'oidcClientSecret'>;

/** The provider that the site is set up for. */
export interface OidcOptions {
  issuer: string;
  clientId: string;
  /** Undefined for a public client, which PKCE alone protects. */
  clientSecret: string | undefined;
  label: string;
}

/** Undefined where the site has no provider. */
export function oidcOptions({ values, oidcClientSecret }: Source): OidcOptions | undefined {
  const { oidcIssuer: issuer, oidcClientId: clientId, oidcLabel: label } = values;
  if (issuer === null || clientId === null) return undefined;
  return { issuer, clientId, clientSecret: oidcClientSecret, label: label ?? new URL(issuer).hostname };
}

/** Whether nobody logs in with a password of this site: never where there is no other way in. */
export const isLocalLoginOff = (source: Source): boolean => onlyIssuer(source) !== undefined;

/** The provider by which alone people log in, as identities name it. */
export function onlyIssuer(source: Source): string | undefined {
  const options = source.values.localLogin === 'off' ? oidcOptions(source) : undefined;
  return options && issuerKey(options.issuer);
}

/** Issuers are compared as URLs: `https://host` and `https://host/` are the same. */
export const issuerKey = (issuer: string): string => new URL(issuer).href;
