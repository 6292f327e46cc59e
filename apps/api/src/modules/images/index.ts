import type { Router } from 'express';
import { createImagesService, type ImagesDeps } from './create-images-service';
import { imagesRoutes } from './images.routes';

export { createImageTransformer } from './create-images-service';
export type { ImageTransformer } from './image-transformer';
export type { RenderArtwork } from './artwork-cache';
export { imageParamsSchema } from './image-params';
export { isRaster } from './image-type';
export { TITLE_IMAGES_PATH } from './image-source';

/** `GET /img/t/p/{size}{path}` and `GET /img?url=…` (IMAGE-02). */
export const createImages = (deps: ImagesDeps): Router => imagesRoutes(createImagesService(deps));
