import { createLaterChunk } from '../later-chunk';

/** The menus and the caller's list: fetched when the film has begun, or when first opened. */
export const laterMenus = createLaterChunk(() => import('./menus'));
