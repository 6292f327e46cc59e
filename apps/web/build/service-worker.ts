import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script';

interface BuiltFile {
  fileName: string;
  source: string | Uint8Array;
}
interface PrecacheEntry {
  url: string;
  /** Null for files with a content hash in their name. */
  revision: string | null;
}

/**
 * Cached when first needed: together they are larger than everything else, and a visitor reads one language. The
 * build's manifest is never served.
 */
const ON_DEMAND = /^\.vite\/|^assets\/messages\/|player-messages|shaka|hls-es2021|\.(svg|map|br|gz)$|\.xml$/;

const revisionOf = (source: string | Uint8Array) => createHash('sha256').update(source).digest('hex').slice(0, 16);

/** The files that the worker caches at installation, so that every page opens without a network. */
export function precacheEntries(files: readonly BuiltFile[]): PrecacheEntry[] {
  return files
    .filter(({ fileName }) => !ON_DEMAND.test(fileName))
    .map(({ fileName, source }) => ({
      url: `/${fileName}`,
      revision: fileName.startsWith('assets/') ? null : revisionOf(source),
    }))
    .sort((one, other) => (one.url < other.url ? -1 : 1));
}

/** Builds `worker/service-worker.ts` into `sw.js` with the list of the build's files. */
export function serviceWorker(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'marquee:service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    async writeBundle(_options, bundle) {
      const files = Object.values(bundle).map((file) => ({
        fileName: file.fileName,
        source: file.type === 'chunk' ? file.code : file.source,
      }));
      const code = await bundleScript(root, join(root, 'worker/service-worker.ts'), {
        PRECACHE: JSON.stringify(precacheEntries(files)),
        'process.env.NODE_ENV': '"production"',
      });
      await writeFile(join(outDir, 'sw.js'), code);
    },
  };
}
