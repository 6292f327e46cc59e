export { contentFrameOrigins, contentImageOrigins, contentMediaOrigins } from './content-origins';
export { createContent } from './content.routes';
export { createOperatorContent } from './operator-content';
