export { openApiDocument, operations } from './document';
export { createOpenApi } from './openapi.routes';
