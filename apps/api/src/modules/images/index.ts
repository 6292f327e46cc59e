export type { RenderArtwork } from './artwork';
export { createImages } from './create-images';
export { imageRoutes } from './images.routes';
export { ImageService, TITLE_IMAGES_PATH } from './images.service';
