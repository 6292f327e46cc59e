export { DEFAULT_SITE_NAME, imageOrigins, ownProviderUrl, publicConfig, streamOrigins } from './public-config';
export { siteRoutes } from './site.routes';
