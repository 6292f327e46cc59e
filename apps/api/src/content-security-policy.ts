import { memoizePerTick } from './lib/memoize-per-tick';
import type { PolicySources } from './http/security-headers';
import { contentFrameOrigins, contentImageOrigins, contentMediaOrigins } from './modules/content';
import { imageOrigins, streamOrigins, visitorOrigins, withoutVisitorSources } from './modules/public-config';
import type { createServices } from './services';

type Services = Pick<ReturnType<typeof createServices>, 'config' | 'content' | 'settings' | 'webBuild'>;

/**
 * Sources that the Content-Security-Policy allows in addition to this site, from the operator's settings and content.
 */
export const contentSecurityPolicySources = ({ config, content, settings, webBuild }: Services): PolicySources => ({
  inlineScripts: () => webBuild.page()?.scriptHashes ?? [],
  streamOrigins: (req) => streamOrigins(config(req)),
  visitorOrigins: (req) => visitorOrigins(config(req)),
  imageOrigins: () => [...imageOrigins(content.site.read()), ...contentImageOrigins(content)],
  mediaOrigins: () => contentMediaOrigins(content),
  frameOrigins: () => contentFrameOrigins(content),
  https: settings.publicUrl?.startsWith('https:') ?? false,
  dependencies: memoizePerTick(() => [webBuild.page(), ...Object.values(content).map((file) => file.read())]),
});

/** The policy for profiles that may not use other sources: the browser blocks sources that visitors add. */
export const policyWithoutVisitorSources = (services: Services): PolicySources => ({
  ...contentSecurityPolicySources(services),
  visitorOrigins: (req) => visitorOrigins(withoutVisitorSources(services.config(req))),
});

/** The policy of a private site for who is not signed in: it names none of the hosts that members reach. */
export const policyForStrangers = (services: Services): PolicySources => ({
  ...contentSecurityPolicySources(services),
  streamOrigins: () => [],
  visitorOrigins: () => [],
  imageOrigins: () => [],
  mediaOrigins: () => [],
  frameOrigins: () => [],
});
