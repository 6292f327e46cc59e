export type { RenderArtwork } from './artwork-cache';
export { createImages } from './create-images';
export { imageParamsSchema } from './image-params';
export { imageRoutes } from './images.routes';
export { ImageService, TITLE_IMAGES_PATH } from './images.service';
