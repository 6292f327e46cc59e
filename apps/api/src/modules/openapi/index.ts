export { openApiDocument, operations } from './document';
export { openApiRoutes } from './openapi.routes';
