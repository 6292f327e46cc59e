export { contentRoutes } from './content.routes';
export type { SiteOverrides } from './content-schemas';
export { createOperatorContent, type OperatorContent } from './operator-content';
