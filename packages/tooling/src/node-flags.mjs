const preload = new URL('server-preload.mjs', import.meta.url).href;

/** MB of heap beyond which a server ends instead of taking the machine with it; also how eagerly V8 collects before. */
const heapMb = { normal: 512, small: 160 };
/** MB for young objects. Fewer cost processor time for every page, more are kept whether used or not. */
const youngMb = { normal: 8, small: 2 };

/**
 * How the servers are run on the memory that `MEMORY` grants: flags of Node, and what the C library reads from the
 * environment. What is set there already stays.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function nodeFlags(env) {
  const memory = env.MEMORY === 'small' ? 'small' : 'normal';
  return {
    // The garbage collector at hand lets a server that rests give back what its work left.
    flags: [
      `--max-old-space-size=${heapMb[memory]}`,
      `--max-semi-space-size=${youngMb[memory]}`,
      '--expose-gc',
      `--import=${preload}`,
    ],
    env: {
      // glibc keeps an arena for each thread, and what is freed between others that stay. Blocks of a page and more are
      // mappings of their own, which return to the system; their number stays well below the 65,530 that Linux grants a process.
      MALLOC_ARENA_MAX: '1',
      MALLOC_MMAP_THRESHOLD_: '4096',
      MALLOC_MMAP_MAX_: '16384',
      MALLOC_TRIM_THRESHOLD_: '131072',
      ...env,
    },
  };
}
