export { imageOrigins, publicConfig, streamOrigins } from './public-config';
export { siteRoutes } from './site.routes';
