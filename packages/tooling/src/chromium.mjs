import { existsSync } from 'node:fs';

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of an installed Chromium: CHROMIUM_PATH, otherwise one of the usual paths, otherwise null. */
export const chromiumPath = () => process.env.CHROMIUM_PATH ?? candidates.find((path) => existsSync(path)) ?? null;

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The same for tests, which prefer Debian's headless shell, because it renders no windows, tabs and menus. */
export const testChromiumPath = () =>
  process.env.CHROMIUM_PATH ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : chromiumPath());

/** Flags for a headless Chromium that runs as root and contacts no Google services. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
