export { imageOrigins, ownProviderUrl, publicConfig, streamOrigins } from './public-config';
export { siteRoutes } from './site.routes';
