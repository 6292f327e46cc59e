export const TELEVISION = 'a television';
/** A session that was opened by a phone's approval. */
export const TV_SESSION = 'TV';
export const UNKNOWN_DEVICE = 'Unknown device';
const SEPARATOR = ' on ';

/** The order matters: most browsers also contain the names further down. */
const BROWSERS: [pattern: RegExp, name: string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const SYSTEMS: [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\b(Web0S|WebOS|Tizen|SMART-TV)\b/i, TELEVISION],
  [/\b(Linux|X11)\b/, 'Linux'],
];

/** A label by which people recognise a browser in the list of sessions: `Firefox on Linux`. */
export function deviceLabel(userAgent: string | undefined): string {
  const text = userAgent?.slice(0, 400) ?? '';
  const name = (list: typeof BROWSERS) => list.find(([pattern]) => pattern.test(text))?.[1];
  const browser = name(BROWSERS);
  const system = name(SYSTEMS);
  if (browser && system) return browser + SEPARATOR + system;
  return browser ?? system ?? UNKNOWN_DEVICE;
}

/** Splits a label into browser and system; one of them may be missing. */
export const deviceLabelParts = (label: string): string[] => label.split(SEPARATOR, 2);
