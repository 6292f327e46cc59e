import { siteLanguages, siteLanguageFor, siteLanguageTags, type SiteLanguage } from '@marquee/core';
import { siteLanguage } from './i18n';
import { useStoreSetting } from '../store/settings';

export const siteLanguageOptions = siteLanguageTags.map((value) => ({ value, label: siteLanguages[value] }));

interface LanguageChoice {
  language: SiteLanguage;
  choose: (tag: string) => void;
}

/** The page's language, and a function to change it, which reloads the page at the same position. */
export function useLanguageChoice(): LanguageChoice {
  const store = useStoreSetting();
  return {
    language: siteLanguage(),
    choose: (tag) => {
      store('language', siteLanguageFor(tag) ?? null);
      window.location.reload();
    },
  };
}
