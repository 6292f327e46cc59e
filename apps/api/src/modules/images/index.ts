export { createImagesService, createImageTransformer } from './create-images-service';
export { imagesRoutes as createImages, sendImage } from './images.routes';
export type { ImagesService } from './images.service';
export type { ShareCard } from './card/share-card';
export type { ImageTransformer } from './image-transformer';
export type { RenderArtwork } from './artwork-cache';
export { imageParamsSchema } from './image-params';
export { isRaster } from './image-type';
export { TITLE_IMAGES_PATH } from './image-source';
