import { prependToChunks } from './prepend-to-chunks';

/** Compiles all functions of a script while it is fetched, off the main thread (Chromium, "Explicit compile hints"). */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the chunks of which a first visit runs nearly everything: others would cost more memory than they save time. Nothing
 * may stand before the hint, so this comes after all that puts something in front of a chunk.
 */
export const compileHints = (chunks: RegExp) => prependToChunks({ name: 'compile-hints', chunks, text: HINT });
