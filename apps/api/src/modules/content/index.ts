export { contentFrameOrigins, contentImageOrigins, contentMediaOrigins } from './content-origins';
export { createContent } from './content.routes';
export { createContentImages, createContentEditor } from './content-editor';
export { createOperatorContent } from './operator-content';
