import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Below this, a compressed copy saves less than a network packet. */
const MIN_BYTES = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compressFile(path: string): Promise<void> {
  const source = await readFile(path);
  if (source.byteLength < MIN_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.byteLength,
  };
  await Promise.all([
    brotli(source, { params }).then((data) => writeFile(`${path}.br`, data)),
    gzipped(source, { level: constants.Z_BEST_COMPRESSION }).then((data) => writeFile(`${path}.gz`, data)),
  ]);
}

/** Writes a `.br` and a `.gz` beside every text file of the build, so that they are not compressed when served. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'marquee:precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      // The build has failed, and an error here would hide its message.
      if (!existsSync(folder)) return;
      const files = await readdir(folder, { recursive: true, withFileTypes: true });
      const paths = files
        .filter((file) => file.isFile() && COMPRESSIBLE.test(file.name))
        .map((file) => join(file.parentPath, file.name));
      await Promise.all(paths.map(compressFile));
    },
  };
}
