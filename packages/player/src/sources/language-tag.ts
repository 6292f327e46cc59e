/** A language tag in its usual form, with two letters where there are (`eng` is `en`); `und` for what is none. */
export function languageTag(written: string | null | undefined): string {
  try {
    return (written && Intl.getCanonicalLocales(written)[0]) || 'und';
  } catch {
    return 'und';
  }
}
