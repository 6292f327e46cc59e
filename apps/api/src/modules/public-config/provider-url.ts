import type { Request } from 'express';
import type { Settings } from '../../config';
import type { SiteOverrides } from '../content';

export type ProviderSettings = Pick<Settings, 'providerUrl' | 'providerPort'>;

const HOST_NAME = /^([a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])$/i;

/**
 * Address of the stream provider as the asking browser reaches it: the operator's, else the host name under which the
 * browser reached this server, on the provider's port.
 */
export function providerUrl(req: Request, settings: ProviderSettings): string {
  if (settings.providerUrl) return settings.providerUrl;
  const host = req.hostname && HOST_NAME.test(req.hostname) ? req.hostname : 'localhost';
  return `${req.protocol}://${host}:${settings.providerPort}`;
}

/** The stream provider beside this server; undefined where the operator named others in `site.json`. */
export const ownProviderUrl = (req: Request, settings: ProviderSettings, site: SiteOverrides): string | undefined =>
  site.providers ? undefined : providerUrl(req, settings);
