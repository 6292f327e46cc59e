export {
  DEFAULT_SITE_NAME,
  imageOrigins,
  ownProviderUrl,
  publicConfig,
  streamOrigins,
  visitorOrigins,
} from './public-config';
export { siteRoutes } from './site.routes';
