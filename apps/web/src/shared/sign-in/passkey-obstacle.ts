import { t } from '@lingui/core/macro';

const isIpAddress = (hostname: string): boolean => hostname.includes(':') || /^[\d.]+$/.test(hostname);

/**
 * Why this page cannot use passkeys; null if it can. Browsers offer them on secure pages of a domain name only, and the
 * server takes those of the site's own address.
 *
 * @param publicUrl of the site; empty if it has not been set
 */
export function passkeyObstacle(publicUrl: string): string | null {
  const { hostname, origin } = window.location;
  const home = URL.canParse(publicUrl) ? new URL(publicUrl).origin : origin;
  if (home.startsWith('https:') && home !== origin)
    return t`Passkeys work at ${home}. Open the site there to use them.`;
  if (isIpAddress(hostname.replaceAll(/[[\]]/g, '')))
    return t`Passkeys need a domain name, and this page was opened by an IP address.`;
  if (!window.isSecureContext) return t`Passkeys need a secure connection (https), which this page doesn’t have.`;
  if (!('PublicKeyCredential' in window)) return t`This browser doesn’t support passkeys.`;
  return null;
}
