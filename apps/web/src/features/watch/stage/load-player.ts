import { lazyChunk } from '../../../shared/lib/loading/lazy-chunk';

/** The player with its engine: fetched when somebody is about to watch. */
export const playerChunk = lazyChunk(() => import('./player-chunk'), 'required');
