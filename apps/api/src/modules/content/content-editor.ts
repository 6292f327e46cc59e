import type { Router } from 'express';
import { contentEditorRoutes, contentImageRoutes } from './content-editor.routes';
import { ContentEditorService, type ContentEditorDeps } from './content-editor.service';
import { ContentImagesService, type ContentImagesDeps } from './content-images.service';

/** `/content/images`. */
export const createContentImages = (deps: ContentImagesDeps): Router =>
  contentImageRoutes(new ContentImagesService(deps));

/** `/operator/content` and `/operator/content-images`. */
export const createContentEditor = (deps: ContentEditorDeps & ContentImagesDeps): Router =>
  contentEditorRoutes(new ContentEditorService(deps), new ContentImagesService(deps));
