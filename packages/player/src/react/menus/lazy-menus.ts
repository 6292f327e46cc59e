import { createLazyChunk } from '../lazy-chunk';

/** The menus and the caller's list: fetched when the film has begun, or when first opened. */
export const lazyMenus = createLazyChunk(() => import('./menus'));
