import { siteOrigin } from '../public-config/provider-url';

const PATH = '/api/auth/oidc';

/** What is registered at the provider, at the address by which the browser reaches this site. */
export function oidcUrls(...request: Parameters<typeof siteOrigin>) {
  const origin = siteOrigin(...request);
  return {
    redirectUri: `${origin}${PATH}/callback`,
    backchannelLogoutUri: `${origin}${PATH}/backchannel-logout`,
    postLogoutRedirectUri: `${origin}/login`,
  };
}
