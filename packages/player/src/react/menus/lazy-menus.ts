import { createLazyChunk } from '../lazy-chunk';

/** The menus and the caller's list, loaded after playback begins or when first opened. */
export const lazyMenus = createLazyChunk(() => import('./menus'));
