/** Normalises a language tag, to two letters where possible (`eng` becomes `en`); `und` if it is not a tag. */
export function languageTag(written: string | null | undefined): string {
  try {
    return (written && Intl.getCanonicalLocales(written)[0]) || 'und';
  } catch {
    return 'und';
  }
}
