import type { SiteLanguage } from '@marquee/core';
import { siteLanguage } from '../../i18n';

/** A value of the page's language that is made when it is first needed, such as a formatter. */
export function perLanguage<Value>(make: (language: SiteLanguage) => Value): () => Value {
  const made = new Map<SiteLanguage, Value>();
  return () => {
    const language = siteLanguage();
    const value = made.get(language) ?? make(language);
    made.set(language, value);
    return value;
  };
}
