export { createOembed } from './oembed.routes';
export { createSharePictures } from './share-pictures.routes';
export { oembedQuerySchema, oembedResponseSchema } from './oembed-schemas';
