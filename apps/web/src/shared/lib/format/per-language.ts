import { intlLocale } from '../../i18n';

/** A value of the page's language that is made when it is first needed, such as a formatter. */
export function perLanguage<Value>(make: (locale: string) => Value): () => Value {
  const made = new Map<string, Value>();
  return () => {
    const locale = intlLocale();
    const value = made.get(locale) ?? make(locale);
    made.set(locale, value);
    return value;
  };
}
