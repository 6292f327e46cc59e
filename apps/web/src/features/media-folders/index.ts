export { MediaFolders } from './media-folders';
