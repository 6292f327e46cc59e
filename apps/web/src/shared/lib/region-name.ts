import { once } from './once';

const names = once(() =>
  typeof Intl.DisplayNames === 'function' ? new Intl.DisplayNames('en', { type: 'region' }) : null,
);

/** English name of an ISO 3166-1 code; the code itself where there is none, or the browser knows no names. */
export function regionName(code: string): string {
  try {
    return names()?.of(code) ?? code;
  } catch {
    return code;
  }
}
