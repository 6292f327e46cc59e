export { imageOrigins, mediaSources, streamOrigins, visitorOrigins, type MediaSources } from './csp-origins';
export { ownProviderUrl, providerUrl, siteOrigin, type ProviderSettings } from './provider-url';
export { DEFAULT_SITE_NAME, publicConfig, withoutVisitorSources } from './public-config';
export { createPublicConfig } from './public-config.routes';
