let names: Intl.DisplayNames | undefined;

/** English name of an ISO 3166-1 code; the code itself where there is none. */
export function regionName(code: string): string {
  names ??= new Intl.DisplayNames('en', { type: 'region' });
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
