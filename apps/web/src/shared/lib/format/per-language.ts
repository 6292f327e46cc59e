import { intlLocale } from '../../i18n';

/** Lazily creates a value for the page's language, such as a formatter. */
export function perLanguage<Value>(make: (locale: string) => Value): () => Value {
  const made = new Map<string, Value>();
  return () => {
    const locale = intlLocale();
    const value = made.get(locale) ?? make(locale);
    made.set(locale, value);
    return value;
  };
}
