export { inlineScriptHashes } from './inline-script-hashes';
export { WebBuild, type WebPage } from './web-build';
export { webRoutes } from './web.routes';
