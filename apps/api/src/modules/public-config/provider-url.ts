import { PROVIDER_PATH } from '@marquee/core/contracts';
import type { Request } from 'express';
import type { Settings } from '../../config';
import type { SiteOverrides } from '../content/content-schemas';

export type ProviderSettings = Pick<Settings, 'providerUrl' | 'providerPort' | 'provider' | 'publicUrl'>;

const HOST = /^([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * URL at which the requesting browser reaches the stream provider: the operator's, else below this server's own URL. If
 * the two servers share no secret, it is the host name of the request with the provider's port.
 */
export function providerUrl(req: Request, settings: ProviderSettings): string {
  if (settings.providerUrl) return settings.providerUrl;
  if (settings.provider.isBehindSite) return `${siteOrigin(req, settings)}${PROVIDER_PATH}`;
  return `${req.protocol}://${hostOf(req).name}:${settings.providerPort}`;
}

/** The `Host` header. Not `X-Forwarded-Host`: no documented proxy sets it, so it may come from the client. */
function hostOf({ headers }: Request): { host: string; name: string } {
  const [host, name] = HOST.exec(headers.host ?? '') ?? [];
  return host !== undefined && name !== undefined ? { host, name } : { host: 'localhost', name: 'localhost' };
}

/**
 * The origin under which the browser reached this server. If its host is PUBLIC_URL's, that is used, because a proxy
 * may have omitted the port.
 */
export function siteOrigin(req: Request, { publicUrl }: Pick<Settings, 'publicUrl'>): string {
  const { host, name } = hostOf(req);
  return publicUrl !== undefined && new URL(publicUrl).hostname === name ? publicUrl : `${req.protocol}://${host}`;
}

/** The built-in stream provider; undefined if `site.json` configures others. */
export const ownProviderUrl = (req: Request, settings: ProviderSettings, site: SiteOverrides): string | undefined =>
  site.providers ? undefined : providerUrl(req, settings);
