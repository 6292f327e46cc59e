export { FirstPages, type FirstPage } from './first-pages';
export { inlineScriptHashes } from './inline-script-hashes';
export { WebBuild, type WebPage } from './web-build';
export { metadataFetch } from './metadata-fetch';
export { WebRenderer } from './web-renderer';
export { webRoutes, type DrawnPages } from './web.routes';
