import { prependToChunks } from './prepend-to-chunks';

/** What a chunk imports has run by then, in a task that ends here: the browser may paint and answer before the rest. */
const BREAK = 'await new Promise((resolve) => setTimeout(resolve));\n';

/**
 * Lets chunks begin in a task of their own instead of in that of the library they import. All are still fetched at once,
 * which waiting between two dynamic imports would prevent.
 */
export const taskBreaks = (chunks: RegExp) => prependToChunks({ name: 'task-breaks', chunks, text: BREAK });
