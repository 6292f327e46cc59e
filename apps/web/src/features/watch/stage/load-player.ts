import { lazyChunk } from '../../../shared/lib/loading/lazy-chunk';

/** The player with its engine and messages, loaded when the visitor is about to watch. */
export const playerChunk = lazyChunk(async () => (await import('./player-chunk')).loadPlayer(), 'required');
