const preload = new URL('server-preload.mjs', import.meta.url).href;

/**
 * MB of heap beyond which a server ends instead of exhausting the machine's memory; also determines how eagerly V8
 * collects before that.
 */
const heapMb = { normal: 512, small: 160 };
/** MB for young objects. Smaller values cost processor time on every page; larger ones are retained even if unused. */
const youngMb = { normal: 8, small: 2 };

/**
 * Node flags, and environment for the C library, for the servers according to `MEMORY`. Existing values in the
 * environment have precedence.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function nodeFlags(env) {
  const memory = env.MEMORY === 'small' ? 'small' : 'normal';
  return {
    flags: [
      `--max-old-space-size=${heapMb[memory]}`,
      `--max-semi-space-size=${youngMb[memory]}`,
      `--import=${preload}`,
    ],
    env: {
      // glibc retains freed memory between pieces that stay. Blocks of a page or more become separate mappings, which
      // are returned to the system; their number stays well below the 65,530 that Linux permits per process.
      MALLOC_MMAP_THRESHOLD_: '4096',
      MALLOC_MMAP_MAX_: '16384',
      ...env,
    },
  };
}
