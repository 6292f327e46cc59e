import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run } from './workspace.mjs';

/** The last version that supports Node 20. It contains a headless Chromium for Linux on x64, and its libraries. */
const PACKAGE = '@sparticuz/chromium';
const VERSION = '143.0.4';

/**
 * Path of a Chromium from an npm package, downloaded once into node_modules/.cache; null if there is none for this
 * platform, or if it cannot be downloaded.
 *
 * @returns {Promise<string | null>}
 */
export async function packagedChromium({ platform = process.platform, arch = process.arch } = {}) {
  if (platform !== 'linux' || arch !== 'x64') return null;
  const folder = join(root, 'node_modules/.cache/chromium');
  const install = [
    'npm',
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    `${PACKAGE}@${VERSION}`,
  ];
  const { status, output } = await run(install);
  if (status !== 0) {
    console.error(`Chromium could not be fetched from npm:\n${output}`);
    return null;
  }
  const entry = createRequire(join(folder, 'package.json')).resolve(PACKAGE);
  const { default: chromium } = await import(pathToFileURL(entry).href);
  return chromium.executablePath();
}
