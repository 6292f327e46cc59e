import type { MediaType } from '@marquee/core';
import type { TmdbEndpoint } from '../client/types';
import type { TitleImages } from '../domain';
import { toTitleImages } from '../mappers';
import { imagesSchema } from '../wire';
import { TITLE_IMAGE_LANGUAGE } from './title-append';

const params = { include_image_language: TITLE_IMAGE_LANGUAGE };

/** `{movie|tv}/{id}/images`, with the first logo selected. */
export const images: TmdbEndpoint<{ mediaType: MediaType; id: number }, TitleImages> = async (
  { get },
  { mediaType, id },
  options,
) => toTitleImages(await get({ path: `${mediaType}/${id}/images`, params, schema: imagesSchema, ...options }));
