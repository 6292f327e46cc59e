export { createSitemap } from './sitemap.routes';
