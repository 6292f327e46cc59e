export { contentFrameOrigins, contentImageOrigins, contentMediaOrigins } from './content-origins';
export { createContent } from './content.routes';
export type { SiteOverrides } from './content-schemas';
export { createOperatorContent, type OperatorContent } from './operator-content';
