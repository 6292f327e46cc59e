import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of a program according to PATH. */
const which = (program) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));

/** Path of an installed Firefox: FIREFOX_PATH, otherwise one of the usual paths. */
export const firefoxPath = () =>
  process.env.FIREFOX_PATH ??
  which('firefox-esr') ??
  which('firefox') ??
  ['/Applications/Firefox.app/Contents/MacOS/firefox'].find((path) => existsSync(path));

/** GStreamer's decoder for H.264 and AAC, in the folder of any architecture. */
const hasGStreamerDecoders = () =>
  readdirSync('/usr/lib', { withFileTypes: true }).some(({ name }) =>
    existsSync(join('/usr/lib', name, 'gstreamer-1.0', 'libgstlibav.so')),
  );

/**
 * Why a browser cannot be tested on this machine, by name; empty if both can.
 *
 * @returns {Map<'firefox' | 'webkit', string>}
 */
export function missingBrowsers() {
  const missing = new Map();
  if (!firefoxPath()) missing.set('firefox', 'Firefox is not installed (apt install firefox-esr, or set FIREFOX_PATH)');
  if (!which('WebKitWebDriver') || !which('xvfb-run') || !which('xauth'))
    missing.set('webkit', 'WebKitGTK is not installed (apt install webkit2gtk-driver xvfb xauth)');
  else if (!hasGStreamerDecoders())
    missing.set(
      'webkit',
      'WebKitGTK plays nothing here (apt install gstreamer1.0-libav gstreamer1.0-plugins-good gstreamer1.0-plugins-bad)',
    );
  return missing;
}
